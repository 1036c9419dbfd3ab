import type { Deadline, WaitingKind, WaitingRow } from "@atrio/contract/company/waiting";

import { addDays } from "../../lib/format.ts";
import type { Accent } from "../../ui/theme.ts";

/** Pages that a row leads to, the first that the app has; with search parameters for the inbox. */
const pages: Record<WaitingKind, { to: readonly string[]; search?: Record<string, string> }> = {
  solicitudes: { to: ["/admin/inbox"], search: { vista: "solicitudes" } },
  cierres: { to: ["/admin/inbox"], search: { vista: "cierres" } },
  incidencias: { to: ["/admin/inbox"], search: { vista: "incidencias" } },
  gastos: { to: ["/admin/inbox"], search: { vista: "gastos" } },
  nominas: { to: ["/admin/payslips"] },
  firmas: { to: ["/admin/signatures"] },
  invitaciones: { to: ["/admin/invitations"], search: { estado: "invitado" } },
  sello: { to: ["/admin/seal"] },
};

/** The address that a row leads to; null while the app has no page for it. */
export function addressOf(
  { tipo, total, parte }: Pick<WaitingRow, "tipo" | "total" | "parte">,
  exists: (path: string) => boolean,
): { to: string; search: Record<string, string> } | null {
  const { to, search = {} } = pages[tipo];
  const path = to.find(exists);
  if (path === undefined) return null;
  // Where every link has expired, the list of the others would be empty.
  const isExpired = tipo === "invitaciones" && parte === total;
  return { to: path, search: isExpired ? { estado: "caducado" } : search };
}

/** Tint of a row's tile: red when late, yellow when near, else the kind's own. */
export function tintOf({ tipo, urgencia }: Pick<WaitingRow, "tipo" | "urgencia">): Accent {
  if (urgencia === "tarde") return "red";
  if (urgencia === "cerca") return "yellow";
  const own: Record<WaitingKind, Accent> = {
    solicitudes: "green",
    cierres: "blue",
    incidencias: "blue",
    gastos: "green",
    nominas: "grape",
    firmas: "teal",
    invitaciones: "grape",
    sello: "teal",
  };
  return own[tipo];
}

/** A day of the strip with the deadlines that it has. */
export type StripDay = { day: string; count: number; isNear: boolean };

const stripDays = 14;

/** Two weeks from Monday on: deadlines by day; near are those of today and the three days after it. */
export function stripOf(
  monday: string,
  today: string,
  deadlines: ReadonlyArray<Pick<Deadline, "el">>,
): StripDay[] {
  const near = addDays(today, 3);
  return Array.from({ length: stripDays }, (_, index) => {
    const day = addDays(monday, index);
    const count = deadlines.filter(({ el }) => el === day).length;
    return { day, count, isNear: day >= today && day <= near };
  });
}
