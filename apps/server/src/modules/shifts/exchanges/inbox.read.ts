import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { waitingColumns } from "../../../db/waiting.ts";
import type { WaitingReader } from "../../../db/waiting.ts";

import { managers } from "./mine.read.ts";

const area = sql`(select a.nombre from area_trabajo a
  where a.empresa_id = s.empresa_id and a.id = s.pe_area_trabajo_id)`;

/** Requests about shifts that have not begun, in a state that waits for somebody. */
const waiting = (tipo: string, key: WaitingReader, isTheirs: RawBuilder<unknown>) => sql`
  select ${waitingColumns(tipo, {
    id: sql`p.id`,
    persona: sql`p.solicitante_id`,
    texto: area,
    fecha_inicio: sql`s.fecha`,
    fecha_fin: sql`coalesce(c.fecha, s.fecha)`,
    espera_desde: sql`coalesce(p.respondida_en, p.creada_en)`,
    hasta: sql`s.fecha`,
  })}
  from turno_peticion p
  join turno s on s.empresa_id = p.empresa_id and s.id = p.turno_id
  left join turno c on c.empresa_id = p.empresa_id and c.id = p.turno_companero_id
  where p.empresa_id = empresa_actual() and ${isTheirs}
    and lower(s.periodo) > ${key.now}::timestamptz`;

/** Shifts that colleagues offer to somebody, or want to swap with them. */
export function offeredShifts(key: WaitingReader): RawBuilder<unknown> {
  return waiting(
    "turno_ofrecido",
    key,
    sql`p.companero_id = ${key.trabajador_id} and p.estado = 'pendiente_companero'`,
  );
}

/** Requests about shifts that wait for a manager of their areas. */
export function undecidedExchanges(key: WaitingReader): RawBuilder<unknown> {
  return waiting(
    "cambio_turno",
    key,
    sql`p.estado = 'pendiente_gestor' and exists (
      select from json_array_elements_text(${managers}) m
      where m::integer = ${key.trabajador_id})`,
  );
}
