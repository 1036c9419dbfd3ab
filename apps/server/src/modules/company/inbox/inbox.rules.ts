import type { InboxPage, InboxRow } from "@atrio/contract/company/inbox";
import { actOfKind, inboxActs } from "@atrio/contract/company/inbox-kinds";
import type { InboxAct, InboxKind } from "@atrio/contract/company/inbox-kinds";
import { timeRequestKinds } from "@atrio/contract/kinds";

const aboutTime: readonly number[] = Object.values(timeRequestKinds);

/** Place of a kind in the list: by what it asks for. */
export function rankOf(kind: InboxKind): number {
  return inboxActs.indexOf(actOfKind[kind]);
}

/** True if a kind asks for an act, or any act will do. */
export function asksFor(kind: InboxKind, act: InboxAct | undefined): boolean {
  return act === undefined || actOfKind[kind] === act;
}

/** Address of the page on which a thing is done. */
export function linkOf(row: Omit<InboxRow, "acto" | "link">): string {
  const { tipo, id, pe_solicitud_tipo_id, fecha_inicio, fecha_fin } = row;
  const isAboutTime = aboutTime.includes(pe_solicitud_tipo_id ?? 0);
  const links: Record<InboxKind, string> = {
    solicitud: isAboutTime
      ? `/timeRegistrationSupervisor?vista=decidir&solicitud=${id}`
      : `/absencesSupervisor?solicitud=${id}`,
    incidencia: "/hoursBagSupervisor",
    documento: `/documentsSupervisor?doc=${id}`,
    cambio_turno: "/quadrantsSupervisor",
    registros: `/projectSupervisor?proyecto=${id}&desde=${fecha_inicio ?? ""}&hasta=${fecha_fin ?? ""}`,
    firma: `/documents?vista=firma&firma=${id}`,
    cambio_fichaje: `/timeRegistration?dia=${fecha_inicio ?? ""}`,
    turno_ofrecido: "/shifts",
    mensaje: isAboutTime ? "/timeRegistration" : `/absences?solicitud=${id}`,
    cierre: `/timeRegistration?mes=${(fecha_inicio ?? "").slice(0, 7)}`,
    justificante: `/absences?solicitud=${id}`,
  };
  return links[tipo];
}

/** Numbers of what waits, in the order of the list. */
export function totalsOf(
  counted: ReadonlyArray<{ tipo: InboxKind; total: number }>,
): Pick<InboxPage, "pendientes" | "tipos"> {
  return {
    pendientes: counted.reduce((sum, { total }) => sum + total, 0),
    tipos: counted
      .map(({ tipo, total }) => ({ tipo, acto: actOfKind[tipo], total }))
      .toSorted((one, other) => rankOf(one.tipo) - rankOf(other.tipo)),
  };
}
