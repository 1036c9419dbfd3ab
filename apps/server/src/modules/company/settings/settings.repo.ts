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

/** Settings of time recording; minutes without network above which supervisors are told of a punch. */
export type TimeSettings = {
  cambios_con_aprobacion?: boolean;
  aviso_sin_conexion_minutos?: number;
};

/** Changes the settings that are given. */
export async function saveTimeSettings(tx: Tx, settings: TimeSettings): Promise<void> {
  await tx
    .updateTable("empresa")
    .set(settings)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .execute();
}
