import type { InspectionLink } from "@atrio/contract/time/evidence";

import type { Found } from "../../../lib/finder.ts";
import { isEarlier } from "../../../lib/format.ts";

/** Scopes of an inspection, the widest first. */
export const scopes = ["empresa", "centro", "trabajador"] as const;
export type Scope = (typeof scopes)[number];

/** Fields of a form about whose days are inspected. */
export type Inspected = { scope: Scope; object: Found | null; from: string; until: string };

/** The whole company from the first day of the year on. */
export function inspectedOn(today: string): Inspected {
  return { scope: "empresa", object: null, from: `${today.slice(0, 4)}-01-01`, until: today };
}

/** Fields that are missing or wrong. */
export type InspectedFault = "object" | "range";

/** Faults of a form; none when it can be sent. */
export function faultsOf({ scope, object, from, until }: Inspected): InspectedFault[] {
  const faults: InspectedFault[] = [];
  if (scope !== "empresa" && object === null) faults.push("object");
  if (from === "" || until === "" || from > until) faults.push("range");
  return faults;
}

/** Scope of an inspection, as its calls ask for it. */
export type InspectedBody = {
  alcance: Scope;
  trabajador_id?: number;
  centro_trabajo_id?: number;
  desde: string;
  hasta: string;
};

/** Body of a call about an inspection. */
export function bodyOf({ scope, object, from, until }: Inspected): InspectedBody {
  const body: InspectedBody = { alcance: scope, desde: from, hasta: until };
  if (scope === "trabajador" && object !== null) body.trabajador_id = object.id;
  if (scope === "centro" && object !== null) body.centro_trabajo_id = object.id;
  return body;
}

export type LinkState = "active" | "revoked" | "expired";

/** State of a link at an instant. */
export function stateOf(
  { revocado_en, expira_en }: Pick<InspectionLink, "revocado_en" | "expira_en">,
  now: string,
): LinkState {
  if (revocado_en !== null) return "revoked";
  return isEarlier(now, expira_en) ? "active" : "expired";
}
