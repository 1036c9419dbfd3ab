import type { RequestEvent } from "@atrio/contract/leave/absences";

export type EventType = RequestEvent["tipo"];

type Before<T> = { antes: T | null; despues: T | null };

/** A period as it was asked for; hours as `HH:mm`. */
type Period = {
  fecha_inicio: string;
  fecha_fin: string;
  pe_tipo_periodo_id: number;
  hora_inicio: string | null;
  hora_fin: string | null;
};

/** Changes of an edit: raw values, shown in the reader's language. */
export type EventChange =
  | ({
      campo: "titulo" | "descripcion" | "fecha_gasto" | "documentos" | "ocasion" | "fecha_ocasion";
    } & Before<string>)
  | ({
      campo: "pe_solicitud_subtipo_id" | "pe_gasto_tipo_id" | "importe" | "kilometros";
    } & Before<number>)
  | ({ campo: "hospitalizacion" | "sin_fecha_fin" } & Before<boolean>)
  | ({ campo: "periodos" } & Before<readonly Period[]>);

/** Stored detail of an event beside author and moment; nothing medical. */
export type EventDetail = {
  /** Ids of who was asked, reminded, or left. */
  personas?: readonly number[];
  /** The supervisor whose delegate decided. */
  en_nombre_de?: number;
  /** Reason or remark. */
  motivo?: string | null;
  cambios?: readonly EventChange[];
  /** Days, or minutes where hours are counted, given back or in force again. */
  dias?: number | null;
  minutos?: number | null;
};
