// A tap on a button may take it away; the second of a double click then meets what lies below.

/** What to do at each press of a mouse: the later ones of a double click that began on a button select no text. */
export function unselecting(): (event: MouseEvent) => void {
  let isOnButton = false;
  return (event) => {
    if (event.detail < 2) isOnButton = event.target instanceof Element && event.target.closest("button") !== null;
    else if (isOnButton) event.preventDefault();
  };
}
