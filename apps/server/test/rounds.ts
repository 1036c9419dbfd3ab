/** Rounds of a race, or kills: the usual number, or the full one with `FULL_ROUNDS=1`. */
export function roundsOf({ usual, full }: { usual: number; full: number }): number {
  return process.env["FULL_ROUNDS"] === "1" ? full : usual;
}
