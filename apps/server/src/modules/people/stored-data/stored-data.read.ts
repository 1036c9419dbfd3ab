import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Person } from "@atrio/contract/person";

import type { Db, Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";

import { storedBalances } from "./balances.read.ts";
import { projectRows } from "./projects.read.ts";
import { requestRows } from "./requests.read.ts";
import { shiftRows } from "./shifts.read.ts";
import type { DataCode } from "./stored-data.rules.ts";

/** Kinds in a company's tables; sessions and second factors are the gate's. */
export type StoredCode = Exclude<DataCode, "perfil" | "sesiones" | "segundo_factor">;

/**
 * Rows of a kind about a worker, in an order of their own (`orden`), with their moment and the part
 * that the archive shows. Only named columns leave: no key of a stored file, no account number, no
 * sealed answer.
 */
const sources: Record<StoredCode, (workerId: number) => RawBuilder<unknown>> = {
  foto: (id) => sql`
    select 1 as orden, f.subida_en as desde, jsonb_build_object('subida_en', f.subida_en) as fila
    from foto_trabajador f where f.empresa_id = empresa_actual() and f.trabajador_id = ${id}`,
  cuentas: (id) => sql`
    select row_number() over (order by r.version, c.orden) as orden, r.creado_en as desde,
      jsonb_build_object('version', r.version, 'efectivo_en', r.efectivo_en,
        'retirado_en', r.retirado_en, 'iban', c.cabeza || ' … ' || c.ultimos,
        'importe', c.importe, 'restante', c.restante, 'porcentaje', c.porcentaje,
        'nomina', c.nomina, 'alias', b.alias) as fila
    from reparto_bancario r
    join reparto_cuenta c on c.empresa_id = r.empresa_id and c.reparto_id = r.id
    join cuenta_bancaria b on b.empresa_id = c.empresa_id and b.id = c.cuenta_id
    where r.empresa_id = empresa_actual() and r.trabajador_id = ${id}`,
  contratos: (id) => sql`
    select c.id as orden, c.creado_en as desde, jsonb_build_object('codigo_contrato',
      c.codigo_contrato, 'fecha_inicio', c.fecha_inicio, 'fecha_fin', c.fecha_fin,
      'jornada_porcentaje', c.jornada_porcentaje, 'horas_semanales', c.horas_semanales,
      'puesto', c.puesto, 'grupo_profesional', c.grupo_profesional, 'convenio', c.convenio,
      'periodo_prueba_hasta', c.periodo_prueba_hasta) as fila
    from contrato c where c.empresa_id = empresa_actual() and c.trabajador_id = ${id}`,
  horarios: (id) => sql`
    select row_number() over (order by h.vigencia, h.clase, h.nombre) as orden,
      lower(h.vigencia)::timestamptz as desde, jsonb_build_object('clase', h.clase,
        'nombre', h.nombre, 'desde', lower(h.vigencia), 'hasta', upper(h.vigencia) - 1) as fila
    from (
      select 'horario' as clase, o.nombre, t.vigencia from trabajador_horario t
      join horario o on o.empresa_id = t.empresa_id and o.id = t.horario_id
      where t.empresa_id = empresa_actual() and t.trabajador_id = ${id}
      union all
      select 'centro_trabajo', o.nombre, t.vigencia from trabajador_centro t
      join centro_trabajo o on o.empresa_id = t.empresa_id and o.id = t.centro_trabajo_id
      where t.empresa_id = empresa_actual() and t.trabajador_id = ${id}
      union all
      select 'supervisor', o.nombre_completo, t.vigencia from supervision t
      join trabajador o on o.empresa_id = t.empresa_id and o.id = t.supervisor_id
      where t.empresa_id = empresa_actual() and t.supervisado_id = ${id}
      union all
      select 'organigrama', concat_ws(': ', o.nombre, t.puesto), daterange(null, null)
      from nodo_organigrama t
      join organigrama o on o.empresa_id = t.empresa_id and o.id = t.pe_organigrama_id
      where t.empresa_id = empresa_actual() and t.trabajador_id = ${id}
    ) h`,
  salario: (id) => sql`
    select row_number() over (order by s.vigencia) as orden,
      lower(s.vigencia)::timestamptz as desde, jsonb_build_object(
        'salario_bruto_anual', s.salario_bruto_anual, 'desde', lower(s.vigencia),
        'hasta', upper(s.vigencia) - 1) as fila
    from trabajador_salario s where s.empresa_id = empresa_actual() and s.trabajador_id = ${id}`,
  turnos: shiftRows,
  fichajes: (id) => sql`
    select f.id as orden, f.hora_inicio as desde, jsonb_build_object('id', f.id,
      'hora_inicio', f.hora_inicio, 'hora_fin', f.hora_fin, 'teletrabajo', f.teletrabajo,
      'latitud_inicio', f.latitud_inicio, 'longitud_inicio', f.longitud_inicio,
      'latitud_fin', f.latitud_fin, 'longitud_fin', f.longitud_fin,
      'ip', f.account_user_ip, 'ip_fin', f.account_user_ip_fin,
      'observaciones', f.observaciones, 'borrado', f.borrado) as fila
    from fichaje f where f.empresa_id = empresa_actual() and f.trabajador_id = ${id}`,
  proyectos: projectRows,
  cambios_fichaje: (id) => sql`
    select c.id * 2 as orden, c.hecho_en as desde, jsonb_build_object('fichaje_id', c.fichaje_id,
      'dia', c.dia, 'tipo', c.tipo, 'motivo', c.motivo, 'hecho_en', c.hecho_en,
      'autor', a.nombre_completo, 'respuesta', c.respuesta, 'comentario', c.comentario,
      'respondido_en', c.respondido_en) as fila
    from cambio_fichaje c
    left join trabajador a on a.empresa_id = c.empresa_id and a.id = c.autor_id
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${id}
    union all
    select c.id * 2 + 1, c.hecho_en, jsonb_build_object('dia', c.dia,
      'autor', a.nombre_completo, 'motivo', c.motivo, 'hecho_en', c.hecho_en,
      'objetado_por', o.nombre_completo, 'objecion', c.objecion, 'objetado_en', c.objetado_en,
      'leido_por', (select jsonb_agg(jsonb_build_object('nombre', s.nombre_completo,
          'leido_en', l.leido_en) order by l.leido_en)
        from cambio_dia_lectura l
        join trabajador s on s.empresa_id = l.empresa_id and s.id = l.supervisor_id
        where l.empresa_id = c.empresa_id and l.cambio_id = c.id))
    from cambio_dia c
    left join trabajador a on a.empresa_id = c.empresa_id and a.id = c.autor_id
    left join trabajador o on o.empresa_id = c.empresa_id and o.id = c.objetado_por
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${id}`,
  bolsa_horas: (id) => sql`
    select i.id as orden, i.creada_en as desde, jsonb_build_object('dia', i.dia,
      'minutos_diferencia', i.minutos_diferencia, 'minutos', i.minutos,
      'observaciones', i.observaciones, 'pe_compensacion_id', i.pe_compensacion_id,
      'estado_id', i.estado_id, 'decidida_en', i.decidida_en, 'respuesta', i.respuesta,
      'validaciones', (select coalesce(jsonb_agg(jsonb_build_object('validada_en', v.validada_en,
          'por', w.nombre_completo) order by v.validada_en), '[]')
        from incidencia_validacion v
        join trabajador w on w.empresa_id = v.empresa_id and w.id = v.supervisor_id
        where v.empresa_id = i.empresa_id and v.incidencia_id = i.id)) as fila
    from incidencia i where i.empresa_id = empresa_actual() and i.trabajador_id = ${id}`,
  saldos: storedBalances,
  solicitudes: requestRows,
  justificantes: (id) => sql`
    select d.id as orden, d.subido_en as desde, jsonb_build_object('solicitud_id', d.solicitud_id,
      'nombre', d.nombre, 'tipo', d.tipo, 'bytes', d.bytes, 'subido_en', d.subido_en) as fila
    from solicitud_documento d where d.empresa_id = empresa_actual() and d.trabajador_id = ${id}`,
  nominas: (id) => sql`
    select n.id as orden, n.publicada_en as desde, jsonb_build_object('tipo_nomina', n.tipo_nomina,
      'anyo', n.anyo, 'mes_pago', n.mes_pago, 'publicada_en', n.publicada_en,
      'total_devengado', n.total_devengado, 'total_aportaciones', n.total_aportaciones,
      'porcentaje_irpf', n.porcentaje_irpf, 'descuento_irpf', n.descuento_irpf,
      'otras_deducciones', n.otras_deducciones, 'total_percibir', n.total_percibir) as fila
    from nomina n where n.empresa_id = empresa_actual() and n.trabajador_id = ${id}
      and n.publicada_portal`,
  prenomina: (id) => sql`
    select e.id as orden, e.entregada_en as desde, jsonb_build_object('mes', e.mes,
      'formato', e.formato, 'tipo', e.tipo, 'entregada_en', e.entregada_en,
      'entregada_por', w.nombre_completo, 'cifras', p.cifras) as fila
    from prenomina_entrega_persona p
    join prenomina_entrega e on e.empresa_id = p.empresa_id and e.id = p.entrega_id
    left join trabajador w on w.empresa_id = e.empresa_id and w.id = e.autor_id
    where p.empresa_id = empresa_actual() and p.trabajador_id = ${id}`,
  documentos: (id) => sql`
    select d.id as orden, d.subido_en as desde, jsonb_build_object('categoria', d.categoria,
      'documento_tipo', d.documento_tipo, 'titulo', d.titulo, 'descripcion', d.descripcion,
      'nombre', d.nombre, 'tipo', d.tipo, 'bytes', d.bytes, 'subido_en', d.subido_en,
      'aprobacion', d.aprobacion, 'decidida_en', d.decidida_en) as fila
    from documento d where d.empresa_id = empresa_actual() and d.trabajador_id = ${id}
      and d.retirado_en is null
    union all
    select -c.id, c.creado_en, jsonb_build_object('titulo', c.titulo, 'anyo', c.anyo,
      'acuerdo_cambio_jornada', c.acuerdo_cambio_jornada, 'fecha_inicio', c.fecha_inicio,
      'fecha_fin', c.fecha_fin, 'horas_semanales_antes', c.horas_semanales_antes,
      'horas_semanales', c.horas_semanales, 'motivo', c.motivo)
    from calendario_trabajador c
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${id}`,
  firmas: (id) => sql`
    select f.id as orden, f.fecha_solicitud as desde, jsonb_build_object('titulo', f.titulo,
      'estado', f.estado, 'email', f.email, 'fecha_solicitud', f.fecha_solicitud,
      'fecha_acceso', f.fecha_acceso, 'fecha_lectura', f.fecha_lectura,
      'fecha_firma', f.fecha_firma, 'fecha_rechazo', f.fecha_rechazo,
      'motivo_rechazo', f.motivo_rechazo) as fila
    from firma_documento f where f.empresa_id = empresa_actual() and f.trabajador_id = ${id}`,
  modelo145: (id) => sql`
    select m.id as orden, m.creado_en as desde, jsonb_build_object('version', m.version,
      'estado', m.estado, 'creado_en', m.creado_en, 'firmado_en', m.firmado_en,
      'confirmado_en', m.confirmado_en, 'entregado_en', array(select h.entregado_en
        from modelo145_entrega h where h.empresa_id = m.empresa_id and h.modelo145_id = m.id
        order by h.entregado_en)) as fila
    from modelo145 m where m.empresa_id = empresa_actual() and m.trabajador_id = ${id}`,
  certificados: (id) => sql`
    select c.id as orden, c.emitido_en as desde, jsonb_build_object('tipo_certificado',
      c.tipo_certificado, 'anyo', c.anyo, 'idioma', c.idioma, 'codigo', c.codigo,
      'nombre', c.nombre, 'emitido_en', c.emitido_en) as fila
    from certificado c where c.empresa_id = empresa_actual() and c.trabajador_id = ${id}`,
  notificaciones: (id) => sql`
    select n.id as orden, n.fecha as desde, jsonb_build_object('titulo', n.titulo,
      'descripcion', n.descripcion, 'tipo', n.tipo, 'fecha', n.fecha, 'leida_en', n.leida_en) as fila
    from notificacion n where n.empresa_id = empresa_actual() and n.trabajador_id = ${id}`,
  avisos: (id) => sql`
    select d.id as orden, d.creado_en as desde, jsonb_build_object('dispositivo', d.nombre,
      'canal', d.canal, 'creado_en', d.creado_en, 'ultimo_envio_en', d.ultimo_envio_en) as fila
    from dispositivo_aviso d where d.empresa_id = empresa_actual() and d.trabajador_id = ${id}
    union all
    select -1, null, jsonb_build_object('frecuencia', p.frecuencia, 'desconexion', p.desconexion,
      'silencio_desde', p.silencio_desde, 'silencio_hasta', p.silencio_hasta,
      'silencio_dias', p.silencio_dias)
    from aviso_persona p where p.empresa_id = empresa_actual() and p.trabajador_id = ${id}
    union all
    select -1 - row_number() over (order by c.tipo), null,
      jsonb_build_object('tipo', c.tipo, 'correo', c.correo, 'push', c.push)
    from preferencia_aviso c where c.empresa_id = empresa_actual() and c.trabajador_id = ${id}`,
  suscripciones: (id) => sql`
    select s.id as orden, s.creada_en as desde, jsonb_build_object('nombre', s.nombre,
      'alcances', s.alcances, 'privacidad', s.privacidad, 'creada_en', s.creada_en,
      'usada_en', s.usada_en) as fila
    from calendario_suscripcion s
    where s.empresa_id = empresa_actual() and s.trabajador_id = ${id}`,
  accesos: (id) => sql`
    select row_number() over (order by l.en, l.clase, l.quien_id) as orden, l.en as desde,
      jsonb_build_object('en', l.en, 'quien', t.nombre_completo, 'suplantada_por', a.nombre_completo,
        'que', l.clase, 'modo', l.modo) as fila
    from (${readings(id)}) l
    left join trabajador t on t.empresa_id = empresa_actual() and t.id = l.quien_id
    left join trabajador a on a.empresa_id = empresa_actual() and a.id = l.suplantada_por
    union all
    select -2 * e.id, e.creado_en, jsonb_build_object('en', e.creado_en, 'quien', w.nombre_completo,
      'que', 'enlace_inspeccion', 'desde', e.desde, 'hasta', e.hasta, 'motivo', e.motivo,
      'caduca_en', e.expira_en, 'revocado_en', e.revocado_en)
    from enlace_inspeccion e
    left join trabajador w on w.empresa_id = e.empresa_id and w.id = e.emisor_id
    where e.empresa_id = empresa_actual() and e.trabajador_id = ${id}
    union all
    select -1, i.enviada_en, jsonb_build_object('en', i.enviada_en, 'quien', w.nombre_completo,
      'que', 'invitacion', 'email', i.email, 'caduca_en', i.caduca_en)
    from invitacion i
    left join trabajador w on w.empresa_id = i.empresa_id and w.id = i.enviada_por
    where i.empresa_id = empresa_actual() and i.trabajador_id = ${id}`,
};

/**
 * Openings of a worker's files and lines of the audit trail about them. An `accion` of the trail stands
 * in `clase`, with no `modo`.
 */
function readings(workerId: number): RawBuilder<unknown> {
  return sql`
    select d.en, d.quien_id, d.suplantada_por, d.clase, d.modo from acceso_documento d
    where d.empresa_id = empresa_actual() and d.trabajador_id = ${workerId}
    union all
    select u.ocurrida_en, u.actor_id, u.suplantada_por, u.accion, null from auditoria u
    where u.empresa_id = empresa_actual() and u.objeto = 'trabajador'
      and u.objeto_id = ${String(workerId)}
      -- what was done at the console has nobody's name
      and u.actor_id is not null
      and u.accion in ('registro_horario.descargado', 'suplantacion.iniciada', 'saldo.ajustado',
        'foto.cambiada', 'foto.borrada', 'perfil.email_avisos', 'segundo_factor.activado',
        'segundo_factor.desactivado', 'segundo_factor.retirado', 'administracion.acceso', 'datos.descargados',
        'trabajador.alta', 'trabajador.cambio', 'trabajador.baja', 'trabajador.reincorporacion',
        'trabajador.permisos', 'clave.enlace_enviado')
    union all
    select u.ocurrida_en, u.actor_id, u.suplantada_por, u.accion, null
    from solicitud s
    join auditoria u on u.empresa_id = s.empresa_id and u.objeto = 'solicitud'
      and u.objeto_id = s.id::text and u.accion = 'solicitud.documento_descargado'
    where s.empresa_id = empresa_actual() and s.trabajador_id = ${workerId}`;
}

/** Number of rows of a kind, and the date of the oldest. */
export type KeptCount = { codigo: DataCode; cuantos: number; desde: string | null };

const storedCodes = Object.keys(sources).filter((code): code is StoredCode =>
  Object.hasOwn(sources, code),
);

/**
 * Amount of stored data of each kind about a worker in the company's tables, and the company's
 * retention years.
 */
export async function readKept(
  tx: Tx,
  workerId: number,
): Promise<{ counts: KeptCount[]; years: number }> {
  const parts = storedCodes.map(
    (code) => sql`
      select ${code}::text as codigo, count(*)::integer as cuantos, min(s.desde) as desde
      from (${sources[code](workerId)}) s`,
  );
  const [counts, company] = await Promise.all([
    sql<KeptCount>`${sql.join(parts, sql` union all `)}`.execute(tx),
    sql<{ years: number }>`
      select anyos_registro_horario as years from empresa
      where empresa_id = empresa_actual()`.execute(tx),
  ]);
  return { counts: counts.rows, years: company.rows[0]?.years ?? 0 };
}

/** Since when somebody has been in the company (local date). */
export async function readBeginning(tx: Tx, workerId: number): Promise<string | null> {
  const { rows } = await sql<{ desde: string }>`
    select fecha_alta as desde from trabajador
    where empresa_id = empresa_actual() and id = ${workerId}`.execute(tx);
  return rows[0]?.desde ?? null;
}

/** Names of a worker and their company. */
export async function readNames(
  tx: Tx,
  workerId: number,
): Promise<{ nombre_completo: string; empresa: string }> {
  const { rows } = await sql<{ nombre_completo: string; empresa: string }>`
    select t.nombre_completo, e.nombre as empresa
    from trabajador t join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.id = ${workerId}`.execute(tx);
  return rows[0] ?? { nombre_completo: "", empresa: "" };
}

/** A row of the archive; `orden` is where the next page goes on. */
export type ArchiveRow = { orden: string; fila: unknown };

/** Before every row: rows without an id of their own have negative numbers. */
export const beforeAll = "-9223372036854775808";

/** Rows of a kind after `after`: `limit` of them, and those in the place of the last one. */
export async function readRows(
  tx: Tx,
  key: { codigo: StoredCode; trabajador_id: number; after: string; limit: number },
): Promise<ArchiveRow[]> {
  const { rows } = await sql<ArchiveRow>`
    select s.orden::text as orden, s.fila from (${sources[key.codigo](key.trabajador_id)}) s
    where s.orden > ${key.after}::bigint
    order by s.orden fetch first (${key.limit}) rows with ties`.execute(tx);
  return rows;
}

/** An open session of somebody as the archive shows it. */
export type OwnSession = {
  dispositivo: string;
  ip: string | null;
  creada_en: string;
  vista_en: string;
  expira_en: string;
};

/** Sessions of a person in a company, oldest first. As the door, which owns them. */
export async function findOwnSessions(
  db: Db,
  key: { empresa_id: number; trabajador_id: number },
): Promise<OwnSession[]> {
  return db.gateLookup<OwnSession>({
    name: "own-sessions",
    text: `select dispositivo, host(ip) as ip, creada_en, vista_en, expira_en from sesion
      where empresa_id = $1 and trabajador_id = $2 and suplantada_por is null
      order by creada_en`,
    values: [key.empresa_id, key.trabajador_id],
  });
}

/** A second factor in the archive: its existence, never its secret. */
export type OwnFactor = { activado_en: string; codigos_restantes: number };

/** The second factor of a person's account, at most one: it belongs to the gate. */
export async function findOwnFactor(
  db: Db,
  key: { account_user_id: number },
): Promise<OwnFactor[]> {
  return db.gateLookup<OwnFactor>({
    name: "own-second-factor",
    text: `select f.activado_en, (select count(*)::integer from codigo_recuperacion c
        where c.account_user_id = f.account_user_id and c.usado_en is null) as codigos_restantes
      from segundo_factor f
      where f.account_user_id = $1 and f.activado_en is not null`,
    values: [key.account_user_id],
  });
}

/** An access to a person's data, or a change; `clase` is a file's or an action of the trail. */
export type ReadingRow = {
  en: string;
  quien: Person | null;
  suplantada_por: Person | null;
  clase: string;
  modo: "visto" | "descargado" | null;
};

/**
 * A page of readings and changes of a worker's data, newest first, and their number. Without `own`,
 * the worker's own are left out.
 */
export async function readReadings(
  tx: Tx,
  key: { trabajador_id: number; own: boolean; skip: number; take: number },
): Promise<{ rows: ReadingRow[]; total: number }> {
  const { trabajador_id, own } = key;
  const wanted = sql`(${readings(trabajador_id)}) l
    where ${own} or l.quien_id is distinct from ${trabajador_id} or l.suplantada_por is not null`;
  const someone = (
    alias: string,
  ): RawBuilder<unknown> => sql`case when ${sql.ref(`${alias}.id`)} is null
    then null else json_build_object('id', ${sql.ref(`${alias}.id`)},
      'nombre_completo', ${sql.ref(`${alias}.nombre_completo`)},
      'link_foto', ${sql.ref(`${alias}.link_foto`)}) end`;
  const [page, count] = await Promise.all([
    sql<ReadingRow>`
      select p.en, p.clase, p.modo, ${someone("t")} as quien, ${someone("a")} as suplantada_por
      from (select l.* from ${wanted} order by l.en desc, l.clase, l.quien_id
        ${pageLimit(key)}) p
      left join trabajador t on t.empresa_id = empresa_actual() and t.id = p.quien_id
      left join trabajador a on a.empresa_id = empresa_actual() and a.id = p.suplantada_por
      order by p.en desc, p.clase, p.quien_id`.execute(tx),
    sql<{ total: number }>`select count(*)::integer as total from ${wanted}`.execute(tx),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
}
