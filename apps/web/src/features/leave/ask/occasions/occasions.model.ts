import type { EndpointRequest } from "@atrio/contract/endpoint";
import type { createRequest } from "@atrio/contract/leave/absences";
import type { OwnOccasion } from "@atrio/contract/leave/occasions";

/** Fact that leave hangs on, as it is being chosen: an own one, or a new one while it is typed. */
export type OccasionDraft = {
  /** Null for a new one. */
  id: number | null;
  date: string;
  label: string;
};

export const newOccasion: OccasionDraft = { id: null, date: "", label: "" };

type Stated = Pick<EndpointRequest<typeof createRequest>["body"], "ocasion_id" | "ocasion">;

/** Fact of a request; nothing while the date of a new one is missing. */
export function statedOccasion(occasion: OccasionDraft | null): Stated {
  if (occasion === null) return {};
  if (occasion.id !== null) return { ocasion_id: occasion.id };
  const label = occasion.label.trim();
  if (occasion.date === "") return {};
  return { ocasion: { fecha: occasion.date, ...(label !== "" && { etiqueta: label }) } };
}

/** True if a fact was chosen, or the date of a new one typed. */
export function isStated(occasion: OccasionDraft | null): boolean {
  return Object.keys(statedOccasion(occasion)).length > 0;
}

/** Approved and waiting amounts of a fact; exact to the hundredth. */
export function askedOf({ usado, pendiente }: Pick<OwnOccasion, "usado" | "pendiente">): number {
  return (Math.round(usado * 100) + Math.round(pendiente * 100)) / 100;
}

/** Amount that can still be asked for; null without a limit. */
export function leftOf(
  occasion: Pick<OwnOccasion, "usado" | "pendiente" | "total">,
): number | null {
  if (occasion.total === null) return null;
  const left = Math.round(occasion.total * 100) - Math.round(askedOf(occasion) * 100);
  return Math.max(0, left) / 100;
}
