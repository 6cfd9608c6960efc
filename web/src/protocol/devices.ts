// Oneself on several devices: signed out, signed in by a code or a phrase, and deleted.

import { forget } from "../device/memory";
import { ask, known, type Me } from "./api";

export interface Device {
  id: string;
  label: string;
  seen: number;
  is_this: boolean;
}

export const devices = (): Promise<Device[]> => ask("GET", "/api/me/devices");
export const signOut = (id: string): Promise<null> => ask("DELETE", `/api/me/devices/${id}`);
export const signOutOthers = (): Promise<unknown> => ask("POST", "/api/me/sign-out-everywhere", { but_this: true });
/** Sign this device out, or all of them, and leave nothing here. */
export async function leave(device: string | null): Promise<void> {
  await (device ? signOut(device) : ask("POST", "/api/me/sign-out-everywhere", {}));
  forget();
}
export const deviceCode = (): Promise<{ code: string; link: string }> => ask("POST", "/api/me/devices/code");
export const recoveryPhrase = (): Promise<{ phrase: string }> => ask("POST", "/api/me/recovery");

/** Delete all that is kept of oneself, here as well; the damaged tables that keep something of it. */
export async function forgetMe(): Promise<string[]> {
  const done = await ask<{ left: { table: string }[] } | null>("DELETE", "/api/me");
  forget();
  return (done?.left ?? []).map((one) => one.table);
}

/** Speak for the person of a one-time code, or of a recovery phrase. */
export async function comeBack(secret: { code: string } | { phrase: string }): Promise<Me> {
  const path = "code" in secret ? "/api/devices/redeem" : "/api/recover";
  return known(await ask<Me>("POST", path, { ...secret, replace: true }));
}
