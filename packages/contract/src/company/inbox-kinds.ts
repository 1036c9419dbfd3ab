/** What somebody is asked to do, in the order of the list. */
export const inboxActs = ["aprobar", "firmar", "confirmar", "cerrar", "completar"] as const;
export type InboxAct = (typeof inboxActs)[number];

/** Kinds of things that wait for a worker or a supervisor. */
export const inboxKinds = [
  "solicitud",
  "incidencia",
  "documento",
  "cambio_turno",
  "firma",
  "cambio_fichaje",
  "turno_ofrecido",
  "cierre",
  "justificante",
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** What each kind asks for. */
export const actOfKind: Readonly<Record<InboxKind, InboxAct>> = {
  solicitud: "aprobar",
  incidencia: "aprobar",
  documento: "aprobar",
  cambio_turno: "aprobar",
  firma: "firmar",
  cambio_fichaje: "confirmar",
  turno_ofrecido: "confirmar",
  cierre: "cerrar",
  justificante: "completar",
};
