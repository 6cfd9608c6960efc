// What the small picture of each named set of rules shows: cards, backs, coins and signs, each at its place in a box of 72 by 52.

/** What a card may show, or what stands alone. */
export type Sign = "c" | "d" | "h" | "s" | "W" | "J" | keyof typeof SIGNS;

export interface Piece {
  /** A card with a sign, its back, a sign alone, or a bid: open, met, or missed. */
  kind: "card" | "back" | "sign" | "open" | "met" | "missed";
  x: number;
  y: number;
  /** Degrees for a card, a size for a sign. */
  by: number;
  sign: Sign;
}

/** Signs in a square of 24, drawn as lines or filled. */
export const SIGNS = {
  bolt: "M14 2 5 14h6l-2 8 10-13h-7Z",
  hill: "M2 21V17M6 21V12M10 21V6M14 21V6M18 21V12M22 21V17",
  hidden: "M2 12c5-7 15-7 20 0M2 12c5 7 15 7 20 0M4 21 20 3",
  glass: "M6 2H18M6 22H18M7 2c0 6 5 7 5 10S7 16 7 22M17 2c0 6-5 7-5 10s5 4 5 10",
  crown: "M3 19 2 7l6 4 4-8 4 8 6-4-1 12Z",
  cup: "M7 3H17V9c0 4-2 6-5 6S7 13 7 9ZM7 5H3c0 4 1 6 4 6M17 5h4c0 4-1 6-4 6M12 15v4M7 21H17",
  person: "M12 3a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM3 22c0-5 4-8 9-8s9 3 9 8Z",
  gone: "M4 4 20 20M20 4 4 20",
  mask: "M2 7c6-2 14-2 20 0 0 7-3 11-7 11-2 0-2-3-3-3s-1 3-3 3C5 18 2 14 2 7ZM6 11h3M15 11h3",
  call: "M3 4H21V16H11L6 21V16H3Z",
  left: "M22 12H3M10 5 3 12l7 7",
  spiral: "M12 12c1-2 4-1 4 1s-3 4-6 3-5-5-3-8 7-4 11-1 4 10 0 13",
  sparkle: "M12 1 14.500 9.500 23 12 14.500 14.500 12 23 9.500 14.500 1 12 9.500 9.500Z",
  grail: "M5 4H19c0 6-2 9-7 9S5 10 5 4ZM12 13v6M7 21H17",
  sword: "M12 1 14.500 4V15H9.500V4ZM6 16H18M12 16v7",
} as const;

/** Each piece is written as the first letter of its kind, its place, its turn or size, and its sign. */
const KINDS = { c: "card", b: "back", s: "sign", o: "open", m: "met", x: "missed" } as const;

const WRITTEN: Readonly<Record<string, string>> = {
  standard: "c20,28,-12,h c52,28,12,s c36,25,0,W",
  quick: "c20,28,-8,h c34,27,0,s s55,27,1,bolt",
  junior: "c28,30,-8,d c44,30,8,h s36,9,.6,sparkle",
  "up-and-down": "s36,27,1.7,hill",
  hidden: "b24,30,-7 b48,30,7 s36,11,.7,hidden",
  delayed: "o18,36 o36,36 o54,36 s36,16,.9,glass",
  "screw-the-dealer": "m20,28 m36,28 x52,28",
  "hidden-notequal": "s36,14,.8,hidden m22,37 x36,37 m50,37",
  canadian: "s36,15,.9,crown m24,37 x48,37",
  hardcore: "x18,18 x36,18 x54,18 x27,36 x45,36",
  "jester-bid": "c36,26,0,J o14,26 o58,26",
  "third-time": "c16,26,0,h c36,26,0,s b56,26,0",
  forehead: "s36,36,1.1,person c36,14,0,J",
  "last-card-up": "b20,28,-8 b35,27,0 c53,26,8,h",
  "bsw-tournament": "s36,26,1.6,cup",
  "german-championship-2008": "s26,26,1.4,cup c54,26,8,W",
  nannie: "s15,28,.8,person s36,28,.8,person s57,28,.7,gone",
  "nannie-3": "s12,28,.7,person s28,28,.7,person s44,28,.7,person s61,28,.6,gone",
  maximus: "c12,26,0,c c28,26,0,d c44,26,0,h c60,26,0,s",
  saboteur: "s26,26,1.3,mask x55,26",
  "saboteur-spoils": "s22,26,1.2,mask m48,26 m60,26",
  tricksy: "c25,27,-6,W s52,26,1,d",
  "all-wizards-all-jesters": "c22,27,-6,W s36,27,.6,left c51,27,6,J",
  "gizzard-fester": "c24,29,-6,W s51,20,1.1,call",
  "pass-one": "s20,26,1,left c50,26,6,h",
  "pull-one": "s20,26,1,left b50,26,6",
  "uber-wizard": "c36,32,0,h s36,10,.8,crown",
  "flat-points": "m14,26 m29,26 m44,26 m59,26",
  smyrna: "c22,27,-6,W s51,27,1.2,spiral",
  magic: "c26,27,-6,c s53,24,1,sparkle",
  camelot: "s22,26,1.4,grail s52,26,1.4,sword",
  "two-player": "s14,26,.9,person b36,26,0 s58,26,.9,person",
  solitaire: "s18,26,1,person b46,27,-6 b58,27,6",
};

const piece = (text: string): Piece => {
  const [x = "0", y = "0", by = "0", sign = "s"] = text.slice(1).split(",");
  return { kind: KINDS[text.charAt(0) as keyof typeof KINDS], x: Number(x), y: Number(y), by: Number(by), sign: sign as Sign };
};

/** The picture of a named set of rules; of any other a card face down. */
export const pictureOf = (name: string): Piece[] => (WRITTEN[name] ?? "b28,27,-6 c44,26,6,W").split(" ").map(piece);
