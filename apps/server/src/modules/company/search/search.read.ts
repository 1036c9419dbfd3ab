import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { FoundRequest, FoundShift } from "@atrio/contract/company/search";

import type { Tx } from "../../../db/client.ts";
import { hasAllWords } from "../../../db/text-match.ts";

/** Most rows of a kind in an answer. */
export const most = 6;

/** Ids of people with a name like a typed one, the likest first; at most five, former ones too. */
export async function readLikeNames(tx: Tx, texto: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from buscar_nombres_parecidos(${texto}) id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Filters of the own requests: of kinds, within dates, or with words in title or description. */
export type RequestQuestion = {
  trabajador_id: number;
  language: Language;
  /** Kinds that the caller's modules allow. */
  allowed: readonly number[];
  kinds: readonly number[];
  words: readonly string[];
  /** First and last day of what is asked, null for any time. */
  range: { desde: string; hasta: string } | null;
};

/** Own requests that are not withdrawn, newest first. */
export async function readOwnRequests(tx: Tx, key: RequestQuestion): Promise<FoundRequest[]> {
  const text = sql<string>`texto_plano(coalesce(s.titulo, '') || ' ' || coalesce(s.descripcion, '')
    || ' ' || coalesce(r.nombre->>${key.language}, ''))`;
  const { desde, hasta } = key.range ?? { desde: "-infinity", hasta: "infinity" };
  const { rows } = await sql<FoundRequest>`
    select s.id, s.pe_solicitud_tipo_id, r.nombre->>${key.language} as subtipo, s.titulo, s.estado_id,
      coalesce(p.primero, g.fecha_gasto) as fecha_inicio, p.ultimo as fecha_fin, s.creada_en
    from solicitud s
    left join permiso_tipo r on r.empresa_id = s.empresa_id and r.id = s.pe_solicitud_subtipo_id
    left join gasto g on g.empresa_id = s.empresa_id and g.solicitud_id = s.id
    left join lateral (select min(p.fecha_inicio) as primero, max(p.fecha_fin) as ultimo
      from solicitud_periodo p where p.empresa_id = s.empresa_id and p.solicitud_id = s.id) p on true
    where s.empresa_id = empresa_actual() and s.trabajador_id = ${key.trabajador_id} and not s.borrada
      and s.pe_solicitud_tipo_id = any(${key.allowed})
      and (s.pe_solicitud_tipo_id = any(${key.kinds}) or ${key.kinds.length === 0 && key.words.length === 0}
        or ${hasAllWords(text, key.words)})
      and coalesce(p.primero, g.fecha_gasto, s.creada_en::date) <= ${hasta}::date
      and coalesce(p.ultimo, g.fecha_gasto, s.creada_en::date) >= ${desde}::date
    order by coalesce(p.primero, g.fecha_gasto, s.creada_en::date) desc, s.id desc
    limit ${most}`.execute(tx);
  return rows;
}

/** Filters of the own shifts: within dates, and with words in the names of area and labels. */
export type ShiftQuestion = {
  trabajador_id: number;
  words: readonly string[];
  /** First and last day; no last day: from the first on. */
  desde: string;
  hasta: string | null;
};

/** Own published shifts, in order. */
export async function readOwnShifts(tx: Tx, key: ShiftQuestion): Promise<FoundShift[]> {
  const text = sql<string>`texto_plano(a.nombre || ' ' || coalesce((
    select string_agg(e.nombre, ' ') from turno_etiqueta l
    join etiqueta e on e.empresa_id = l.empresa_id and e.id = l.etiqueta_id
    where l.empresa_id = s.empresa_id and l.turno_id = s.id), ''))`;
  const { rows } = await sql<FoundShift>`
    select s.id, s.fecha, to_char(s.hora_inicio, 'HH24:MI') as hora_inicio,
      to_char(s.hora_fin, 'HH24:MI') as hora_fin, a.nombre as area
    from turno_trabajador w
    join turno s on s.empresa_id = w.empresa_id and s.id = w.turno_id
    join area_trabajo a on a.empresa_id = s.empresa_id and a.id = s.pe_area_trabajo_id
    where w.empresa_id = empresa_actual() and w.trabajador_id = ${key.trabajador_id} and s.publicado
      and s.fecha between ${key.desde}::date and coalesce(${key.hasta}::date, 'infinity'::date)
      and (${key.words.length === 0} or ${hasAllWords(text, key.words)})
    order by s.fecha, s.hora_inicio, s.id
    limit ${most}`.execute(tx);
  return rows;
}
