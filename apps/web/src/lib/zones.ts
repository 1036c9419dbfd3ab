import { timeZones } from "./format.ts";

/** Time zones on offer: those of Spain and its neighbours first, then all that the browser knows. */
export function zonesFor(current: string): string[] {
  const near = [
    "Europe/Madrid",
    "Atlantic/Canary",
    "Africa/Ceuta",
    "Europe/Lisbon",
    "Europe/Paris",
    "Europe/London",
  ];
  return [...new Set([...near, current, ...timeZones()])];
}
