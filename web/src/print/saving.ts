// The sheet of a record's text, as a file of the device: the server makes it, and keeps nothing.

import { Refusal } from "../protocol/api";
import { printed } from "./papers";

export async function savePdf(record: string): Promise<void> {
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ record }) };
  const answer = await fetch(printed("/api/print"), sent).catch(() => {
    throw new Refusal("unreachable", "");
  });
  if (!answer.ok) throw new Refusal(((await answer.json()) as { code: string }).code, "");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = "wizard-game.pdf";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
