import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { CompanyConfig } from "@atrio/contract/company/company";

import type { Tx } from "../../../db/client.ts";

/** Key of a company at the gate. */
export type CompanyKey = { slug: string } | { empresa_id: number };

export type WelcomeRow = { titulo: string | null; contenido: string | null };

/** The public settings of a company; undefined when there is none. */
export async function findCompany(tx: Tx, key: CompanyKey): Promise<CompanyConfig | undefined> {
  const query = tx
    .selectFrom("empresa")
    .select([
      "empresa_id",
      "slug",
      "nombre",
      "logo_por_defecto",
      "logotipo_link",
      "firma_digital",
      "mostrar_aviso_horario",
      "no_ver_iban_portal",
      "iban_bloqueado_portal",
      "redirect_to_login",
    ])
    .select((columns) => columns.ref("idioma").$castTo<Language>().as("idioma"));
  const one =
    "slug" in key
      ? query.where("slug", "=", key.slug)
      : query.where("empresa_id", "=", key.empresa_id);
  return one.executeTakeFirst();
}

/** The company's own welcome message; null where it wrote none. */
export async function findWelcome(tx: Tx): Promise<WelcomeRow> {
  return tx
    .selectFrom("empresa")
    .select(["bienvenida_titulo as titulo", "bienvenida_contenido as contenido"])
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .executeTakeFirstOrThrow();
}

/** Settings that an administrator or the operator may change; null removes a text. */
export type CompanySettings = Partial<{
  nombre: string;
  /** First day of time recording (Rule TIME-134). */
  inicio_registro: string;
  cambios_con_aprobacion: boolean;
  /** Minutes without network above which supervisors are told of a punch. */
  aviso_sin_conexion_minutos: number;
  /** Minutes of work from which a Sunday or holiday earns rest; null: half of a usual day. */
  minimo_festivo_minutos: number | null;
  mostrar_aviso_horario: boolean;
  no_ver_iban_portal: boolean;
  iban_bloqueado_portal: boolean;
  redirect_to_login: boolean;
  respuesta_neutra_email: boolean;
  nombre_contacto: string | null;
  email_contacto: string | null;
  telefono_empresa: string | null;
  nombre_mutua: string | null;
  bienvenida_titulo: string | null;
  bienvenida_contenido: string | null;
}>;

/** Changes the settings that are given. */
export async function saveSettings(tx: Tx, settings: CompanySettings): Promise<void> {
  await tx
    .updateTable("empresa")
    .set(settings)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .execute();
}

/** Hires exactly the given modules. */
export async function replaceModules(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    delete from empresa_modulo
    where empresa_id = empresa_actual() and modulo_id <> all (${ids}::integer[])`.execute(tx);
  await sql`
    insert into empresa_modulo (empresa_id, modulo_id)
    select empresa_actual(), unnest(${ids}::integer[])
    on conflict do nothing`.execute(tx);
}

/** A clock-in type or kind of pause by its name, and how the law counts its time. */
export type TimeClass = {
  nombre: string;
  clase_tiempo: "ordinario" | "fuerza_mayor" | "disponibilidad";
};

/** Names of the company's clock-in types and kinds of pause, in order. */
export async function findClockKindNames(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select nombre from (
      select nombre from fichador where empresa_id = empresa_actual()
      union
      select nombre from parada where empresa_id = empresa_actual()) n
    order by lower(nombre)`.execute(tx);
  return rows.map((row) => row.nombre);
}

/** Changes how the time of a clock-in type or kind of pause counts. */
export async function saveTimeClass(tx: Tx, { nombre, clase_tiempo }: TimeClass): Promise<void> {
  for (const table of ["fichador", "parada"] as const) {
    await tx
      .updateTable(table)
      .set({ clase_tiempo })
      .where("empresa_id", "=", sql<number>`empresa_actual()`)
      .where("nombre", "=", nombre)
      .execute();
  }
}
