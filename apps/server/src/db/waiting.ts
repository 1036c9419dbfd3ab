import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Somebody for whom things wait, on their local day and at an instant (ISO 8601). */
export type WaitingReader = {
  trabajador_id: number;
  today: string;
  now: string;
  language: string;
};

type Value = RawBuilder<unknown>;

/** Columns of a thing that waits; those left out are null. */
type WaitingColumns = {
  id: Value;
  /** Id of the person who asks. */
  persona?: Value;
  pe_solicitud_tipo_id?: Value;
  texto?: Value;
  fecha_inicio?: Value;
  fecha_fin?: Value;
  coste?: Value;
  unidad?: Value;
  importe?: Value;
  minutos?: Value;
  espera_desde: Value;
  hasta?: Value;
  ausentes?: Value;
  ausente?: Value;
  bloqueo?: Value;
};

const none = sql`null`;

/** Columns of the rows of one kind, the same for every kind, so that one statement joins them. */
export function waitingColumns(tipo: string, one: WaitingColumns): RawBuilder<unknown> {
  return sql`${sql.lit(tipo)}::text as tipo, (${one.id})::integer as id,
    (${one.persona ?? none})::integer as persona_id,
    (${one.pe_solicitud_tipo_id ?? none})::integer as pe_solicitud_tipo_id,
    (${one.texto ?? none})::text as texto, (${one.fecha_inicio ?? none})::date as fecha_inicio,
    (${one.fecha_fin ?? none})::date as fecha_fin, (${one.coste ?? none})::float8 as coste,
    (${one.unidad ?? none})::text as unidad, (${one.importe ?? none})::float8 as importe,
    (${one.minutos ?? none})::integer as minutos,
    (${one.espera_desde})::timestamptz as espera_desde, (${one.hasta ?? none})::date as hasta,
    coalesce(${one.ausentes ?? none}, 0)::integer as ausentes,
    (${one.ausente ?? none})::text as ausente, (${one.bloqueo ?? none})::text as bloqueo`;
}
