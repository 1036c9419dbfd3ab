import { invitationStates } from "@atrio/contract/company/invitations";
import type { InvitationState } from "@atrio/contract/company/invitations";
import { staffOrders, staffStates } from "@atrio/contract/company/staff";
import type { StaffOrder, StaffState } from "@atrio/contract/company/staff";

/** Search parameters of the people of the company. */
export type StaffSearch = {
  q?: string;
  /** People who work here without it. */
  estado?: Exclude<StaffState, "activa"> | "todas";
  /** Ids of work centres. */
  centros?: readonly number[];
  departamentos?: readonly string[];
  responsable?: number;
  acceso?: InvitationState;
  orden?: StaffOrder;
  sentido?: "desc";
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
  /** Person whose card is open. */
  persona?: number;
};

/** Parts of the search that change; undefined takes one away. */
export type StaffChange = { [K in keyof StaffSearch]: StaffSearch[K] | undefined };

/** Parses the page's search parameters; unknown ones are left out. */
export function readStaffSearch(search: Record<string, unknown>): StaffSearch {
  const read: StaffSearch = {};
  const { q, departamentos } = search;
  if ((typeof q === "string" || typeof q === "number") && String(q).trim() !== "") {
    read.q = String(q).slice(0, 100);
  }
  const state = (["futura", "anterior", "todas"] as const).find((one) => one === search["estado"]);
  if (state !== undefined) read.estado = state;
  const centres = listOf(search["centros"]).map(Number).filter(isId);
  if (centres.length > 0) read.centros = centres.slice(0, 50);
  const names = listOf(departamentos)
    .map(String)
    .filter((name) => name.trim() !== "");
  if (names.length > 0) read.departamentos = names.slice(0, 50);
  const reach = invitationStates.find((one) => one === search["acceso"]);
  if (reach !== undefined) read.acceso = reach;
  const order = staffOrders.find((one) => one === search["orden"]);
  if (order !== undefined && order !== "nombre") read.orden = order;
  if (search["sentido"] === "desc") read.sentido = "desc";
  for (const key of ["responsable", "pagina", "filas", "persona"] as const) {
    const value = Number(search[key]);
    if (isId(value)) read[key] = value;
  }
  return read;
}

const isId = (value: number): boolean =>
  Number.isInteger(value) && value > 0 && value <= 2_147_483_647;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The states that the list offers, in order. */
export const shownStates = [...staffStates, "todas"] as const;
export type ShownState = (typeof shownStates)[number];
