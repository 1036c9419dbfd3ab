import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { PolicyVersion, PrivacyPolicy } from "@atrio/contract/company/privacy-policy";

import type { Tx } from "../../../db/client.ts";

type PolicyText = NonNullable<PrivacyPolicy["texto"]>;

/** Key of a requested policy; a version not in force yet cannot be read. */
export type AskedPolicy = {
  /** null: the company's. */
  language: Language | null;
  /** null: the version in force. */
  version: number | null;
  now: string;
};

const versions = sql`
  select t.version, t.vigente_desde,
    array_agg(t.idioma order by array_position(array['es', 'en', 'fr', 'pt'], t.idioma)) as idiomas
  from texto_privacidad t
  where t.empresa_id = empresa_actual()
  group by t.version, t.vigente_desde`;

/** The company's date at a moment. */
const today = (now: string) => sql`
  (select (${now}::timestamptz at time zone e.zona_horaria)::date from empresa e
    where e.empresa_id = empresa_actual())`;

/** Versions that are or were in force, the current one first. */
export async function listVersions(tx: Tx, now: string): Promise<PolicyVersion[]> {
  const { rows } = await sql<PolicyVersion>`
    select * from (${versions}) v where v.vigente_desde <= ${today(now)}
    order by v.vigente_desde desc, v.version desc`.execute(tx);
  return rows;
}

/**
 * Text of one version in a language, else in the company's, else in the first one written.
 * Undefined for an unknown version.
 */
export async function findText(
  tx: Tx,
  { language, version, now }: AskedPolicy,
): Promise<PolicyText | undefined> {
  const { rows } = await sql<PolicyText>`
    select t.version, t.vigente_desde, t.idioma, t.contenido
    from texto_privacidad t
    join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.vigente_desde <= ${today(now)}
      and (${version}::integer is null or t.version = ${version})
    order by t.vigente_desde desc, t.version desc,
      t.idioma = coalesce(${language}::text, e.idioma) desc, t.idioma = e.idioma desc,
      array_position(array['es', 'en', 'fr', 'pt'], t.idioma)
    limit 1`.execute(tx);
  return rows[0];
}

/** Lock of a company's policies until the transaction ends: one publication at a time. */
export async function lockPolicy(tx: Tx, company: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('privacidad/' || ${company}::integer, 0))`.execute(
    tx,
  );
}

/** The version that was published last, with its texts by language; null before the first. */
export async function findNewest(
  tx: Tx,
): Promise<(PolicyVersion & { textos: Partial<Record<Language, string>> }) | null> {
  const { rows } = await sql<PolicyVersion & { textos: Partial<Record<Language, string>> }>`
    select v.*, (select json_object_agg(t.idioma, t.contenido) from texto_privacidad t
      where t.empresa_id = empresa_actual() and t.version = v.version) as textos
    from (${versions}) v order by v.version desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** A version, in force or not. */
export async function findVersion(tx: Tx, version: number): Promise<PolicyVersion | undefined> {
  const { rows } = await sql<PolicyVersion>`
    select * from (${versions}) v where v.version = ${version}`.execute(tx);
  return rows[0];
}

/** Ids of the people who work in the company at a moment. */
export async function findPeople(tx: Tx, now: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from trabajador t
    where t.empresa_id = empresa_actual() and t.fecha_alta <= ${today(now)}
      and (t.fecha_baja is null or t.fecha_baja >= ${today(now)})
    order by t.id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Adds a version in each of its languages. */
export async function insertVersion(
  tx: Tx,
  { version, vigente_desde }: Pick<PolicyVersion, "version" | "vigente_desde">,
  published: { textos: Partial<Record<Language, string>>; by: number; now: string },
): Promise<void> {
  await sql`
    insert into texto_privacidad
      (empresa_id, version, idioma, contenido, vigente_desde, publicado_por, publicado_en)
    select empresa_actual(), ${version}, t.key, t.value, ${vigente_desde}, ${published.by}, ${published.now}
    from json_each_text(${JSON.stringify(published.textos)}::json) t`.execute(tx);
}
