import type {
  InstallationBackup,
  InstallationCompany,
  InstallationOverview,
} from "@atrio/contract/company/installation";

import type { BareSql } from "../../../db/bare.ts";

/** True while a backup that was asked for is about to begin, or is being made by a server. */
export async function isBackupQueued(sql: BareSql): Promise<boolean> {
  const [row] = await sql<{ near: boolean }>(
    `select exists (select from trabajo_pendiente where nombre = 'backup.daily')
       or exists (select from pgboss.job where name = 'backup.daily'
         and state in ('created', 'active') and start_after <= now()) as near`,
  );
  return row?.near === true;
}

const utc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Release of the database, and the newest migration. */
export async function readReleases(
  sql: BareSql,
): Promise<Pick<InstallationOverview, "base_datos" | "esquema">> {
  const [row] = await sql<Pick<InstallationOverview, "base_datos" | "esquema">>(
    `select split_part(current_setting('server_version'), ' ', 1) as base_datos,
       coalesce((select max(nombre) from migracion), '') as esquema`,
  );
  return row ?? { base_datos: "", esquema: "" };
}

/** The last ten backups, newest first. */
export async function readLastBackups(sql: BareSql): Promise<InstallationBackup[]> {
  return sql<InstallationBackup>(
    `select id, ${utc("empezado_en")} as empezado_en, ${utc("terminado_en")} as terminado_en,
       bytes::float8 as bytes, archivos, fallo
     from respaldo order by id desc limit 10`,
  );
}

/** People who run the installation, by name. */
export async function readOperators(sql: BareSql): Promise<InstallationOverview["gestores"]> {
  return sql<InstallationOverview["gestores"][number]>(
    `select t.nombre_completo, a.email, e.nombre as empresa
     from gestor_instalacion g
     join trabajador t on t.empresa_id = g.empresa_id and t.id = g.trabajador_id and t.administrador
     join account a on a.account_user_id = t.account_user_id
     join empresa e on e.empresa_id = g.empresa_id
     order by texto_plano(t.nombre_completo), g.empresa_id, t.id`,
  );
}

/** A page of the companies by name and their number; `now` is an ISO 8601 instant. */
export async function readCompanyPage(
  sql: BareSql,
  asked: { texto: string; skip: number; take: number; now: string },
): Promise<{ data: InstallationCompany[]; total: number }> {
  const { texto, skip, take, now } = asked;
  const found = `from empresa e
     where $1 = '' or position(lower($1) in e.slug) > 0
       or position(texto_plano($1) in texto_plano(e.nombre)) > 0`;
  const data = await sql<InstallationCompany>(
    `select e.empresa_id, e.slug, e.nombre, ${utc("e.creada_en")} as creada_en,
       p.personas, p.administradores,
       (select count(*)::int from empresa_modulo m where m.empresa_id = e.empresa_id) as modulos_contratados,
       ${utc(`(select max(s.vista_en) from sesion s where s.empresa_id = e.empresa_id
         and s.suplantada_por is null and s.expira_en > $2::timestamptz)`)} as vista_en
     from (select e.* ${found} order by texto_plano(e.nombre), e.empresa_id offset $3 limit $4) e
     cross join lateral (
       select count(*)::int as personas,
         (count(*) filter (where t.administrador))::int as administradores
       from trabajador t
       where t.empresa_id = e.empresa_id
         and t.fecha_alta <= ($2::timestamptz at time zone e.zona_horaria)::date
         and (t.fecha_baja is null
           or t.fecha_baja >= ($2::timestamptz at time zone e.zona_horaria)::date)) p
     order by texto_plano(e.nombre), e.empresa_id`,
    [texto, now, skip, take],
  );
  const [count] = await sql<{ total: number }>(`select count(*)::int as total ${found}`, [texto]);
  return { data, total: count?.total ?? 0 };
}

/** A whole examination as it is kept. */
export type KeptExamination = {
  empezado_en: string;
  terminado_en: string | null;
  hallazgos: Array<{ key: string; values: Record<string, string | number> }> | null;
};

/** The newest whole examination; undefined without any. */
export async function readNewestExamination(sql: BareSql): Promise<KeptExamination | undefined> {
  const [row] = await sql<KeptExamination>(
    `select ${utc("empezado_en")} as empezado_en, ${utc("terminado_en")} as terminado_en, hallazgos
     from examen_instalacion order by id desc limit 1`,
  );
  return row;
}
