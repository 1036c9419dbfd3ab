import { invitationStates } from "@atrio/contract/company/invitations";
import type { InvitationState } from "@atrio/contract/company/invitations";

/** Search parameters of the invitations. */
export type InvitationsSearch = {
  estado?: InvitationState;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readInvitationsSearch(search: Record<string, unknown>): InvitationsSearch {
  const read: InvitationsSearch = {};
  const state = invitationStates.find((known) => known === search["estado"]);
  if (state !== undefined) read.estado = state;
  for (const key of ["pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 1_000_000) read[key] = value;
  }
  return read;
}
