/**
 * What each notice needs to know, as ids and dates: names and languages are read when it is written.
 * `trabajador_id` is always whose time it is about, also when the reader is somebody else.
 */
type NoticeData = {
  /** To those who decide: supervisors, or administrators when there are none. */
  correction_requested: { trabajador_id: number; solicitud_id: number; dia: string };
  /** To the worker. */
  correction_decided: {
    trabajador_id: number;
    solicitud_id: number;
    dia: string;
    aprobada: boolean;
  };
  /** To the worker: a supervisor added, edited or deleted a signing. */
  signing_changed: {
    trabajador_id: number;
    autor_id: number;
    dia: string;
    tipo: "alta" | "edicion" | "borrado";
  };
  /** To the supervisor whose change was answered. */
  signing_change_answered: {
    trabajador_id: number;
    dia: string;
    respuesta: "confirmado" | "disputado";
  };
  /** To those who decide; month 1 to 12. */
  closure_requested: { trabajador_id: number; solicitud_id: number; year: number; month: number };
  /** To the worker. */
  closure_decided: {
    trabajador_id: number;
    solicitud_id: number;
    year: number;
    month: number;
    aprobada: boolean;
  };
  /** To the worker. */
  month_reopened: { trabajador_id: number; solicitud_id: number; year: number; month: number };
  /** To the worker, and to their hours bank supervisors. */
  incidence_created: { trabajador_id: number; incidencia_id: number; dia: string };
  /** To the worker. */
  incidence_decided: {
    trabajador_id: number;
    incidencia_id: number;
    dia: string;
    aprobada: boolean;
  };
  /** To the worker; `desde` is the instant at which the signing began, ISO 8601. */
  signing_left_open: { trabajador_id: number; fichaje_id: number; dia: string; desde: string };
};

export type NoticeKind = keyof NoticeData;

/** One thing that happened, as those who are told of it need to know it. */
export type Notice = { [K in NoticeKind]: { kind: K; data: NoticeData[K] } }[NoticeKind];
