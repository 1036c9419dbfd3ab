import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { MailFrequency, QuietHours } from "@atrio/contract/messages/notice-preferences";

import type { Tx } from "../../../db/client.ts";
import type { NoticeWords } from "../../../lib/words/notice-text.ts";

/** A recipient as of `now`. */
export type Reader = {
  empresa_id: number;
  id: number;
  nombre: string;
  idioma: Language;
  email: string;
  /** A supervisor's address for notices about their people, instead of the account's. */
  email_supervisor: string | null;
  receive_email_from_supervisees: boolean;
  permiso_supervisor: boolean;
  supervisor_bolsa_horas: boolean;
  administrador: boolean;
  /** Works here today with an account that opens. */
  can_enter: boolean;
  zona_horaria: string;
  empresa: string;
  /** True if non-urgent messages wait for working hours. */
  desconexion: boolean;
  frecuencia: MailFrequency;
  silencio: QuietHours | null;
  /** Kinds of notice for which they chose the channels. */
  elecciones: Array<{ tipo: string; correo: boolean; push: boolean }>;
  /** Devices that receive their notices, by id. */
  dispositivos: number[];
  /** Dates around today with an approved absence of the whole day. */
  ausencias: string[];
};

/** More than a mail waits at most: dates in another zone are among them too. */
const daysAround = 5;

/** The readers of a notice, in the order of their ids; `now` is an instant in ISO 8601. */
export async function readReaders(
  tx: Tx,
  key: { ids: readonly number[]; now: string },
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select t.empresa_id, t.id, t.nombre, t.idioma_trabajador as idioma, a.email, t.email_supervisor,
      t.receive_email_from_supervisees, t.permiso_supervisor, t.supervisor_bolsa_horas,
      t.administrador, a.desactivada_en is null and t.fecha_alta <= d.hoy and (t.fecha_baja is null or t.fecha_baja >= d.hoy) as can_enter,
      coalesce(c.zona_horaria, e.zona_horaria) as zona_horaria, e.nombre as empresa,
      coalesce(p.desconexion, e.desconexion_digital) as desconexion,
      coalesce(p.frecuencia, 'al_momento') as frecuencia,
      case when s.desde is not null then json_build_object('desde', to_char(s.desde, 'HH24:MI'),
        'hasta', to_char(s.hasta, 'HH24:MI'), 'dias', s.dias) end as silencio,
      (select coalesce(json_agg(json_build_object('tipo', g.tipo, 'correo', g.correo, 'push', g.push)), '[]')
        from preferencia_aviso g where g.empresa_id = t.empresa_id and g.trabajador_id = t.id) as elecciones,
      array(select v.id from dispositivo_aviso v
        where v.empresa_id = t.empresa_id and v.trabajador_id = t.id order by v.id) as dispositivos,
      (select coalesce(json_agg(distinct f.fecha), '[]') from ausencia f
        where f.empresa_id = t.empresa_id and f.trabajador_id = t.id and f.vigente and f.aprobada
          and f.desde_minuto = 0 and f.hasta_minuto = 1440
          and f.fecha between d.hoy - ${daysAround}::integer and d.hoy + ${daysAround}::integer) as ausencias
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    join account a on a.account_user_id = t.account_user_id
    cross join lateral (select (${key.now}::timestamptz at time zone e.zona_horaria)::date as hoy) d
    left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.vigencia @> d.hoy
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    left join aviso_persona p on p.empresa_id = t.empresa_id and p.trabajador_id = t.id
    cross join lateral (select case when p.silencio_propio then p.silencio_desde else e.silencio_desde end as desde,
      case when p.silencio_propio then p.silencio_hasta else e.silencio_hasta end as hasta,
      case when p.silencio_propio then p.silencio_dias else e.silencio_dias end as dias) s
    where t.empresa_id = empresa_actual() and t.id = any(${key.ids})
    order by t.id`.execute(tx);
  return rows;
}

/** Full names of workers, by id. */
export async function readNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; nombre_completo: string }>`
    select id, nombre_completo from trabajador
    where empresa_id = empresa_actual() and id = any(${ids})`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.nombre_completo]));
}

/** Words of the company's own for sentences, by sentence (Rule MESSAGES-50). */
export async function readOwnWords(tx: Tx): Promise<Map<string, NoticeWords["propios"]>> {
  const { rows } = await sql<{ frase: string; propios: NoticeWords["propios"] }>`
    select frase, json_object_agg(idioma, json_build_object('titulo', titulo, 'texto', texto)) as propios
    from aviso_texto where empresa_id = empresa_actual() group by frase`.execute(tx);
  return new Map(rows.map(({ frase, propios }) => [frase, propios]));
}

/** A signing that nobody has ended for a day. */
export type LeftOpen = { fichaje_id: number; trabajador_id: number; dia: string; desde: string };

/**
 * Signings that began before an instant (ISO 8601), are still open and whose worker has not been
 * told, oldest first.
 */
export async function readLeftOpen(tx: Tx, before: string): Promise<LeftOpen[]> {
  const { rows } = await sql<LeftOpen>`
    select f.id as fichaje_id, f.trabajador_id, j.dia, f.hora_inicio as desde
    from fichaje f
    join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
    where f.empresa_id = empresa_actual() and f.hora_fin is null and not f.borrado
      and f.hora_inicio < ${before}::timestamptz
      and not exists (select from notificacion n
        where n.empresa_id = f.empresa_id and n.trabajador_id = f.trabajador_id
          and n.clave = 'signing_left_open:' || f.id)
    order by f.hora_inicio, f.id`.execute(tx);
  return rows;
}
