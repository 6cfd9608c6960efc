// Who can open a link to this page: a loopback address means, to each device, that device itself.

/** Whether only this computer reaches a host, by any of the names it has for itself. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f:]*\])\.?$/i.test(host);
}
