import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";

import type { Tx } from "../../../db/client.ts";

type Key = { frase: string; idioma: Language };

/** Writes a company's words for a sentence in a language. */
export async function saveOwnText(
  tx: Tx,
  row: Key & { titulo: string; texto: string; guardado_por: number; guardado_en: string },
): Promise<void> {
  const { titulo, texto, guardado_por, guardado_en } = row;
  await tx
    .insertInto("aviso_texto")
    .values({ empresa_id: sql<number>`empresa_actual()`, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["empresa_id", "frase", "idioma"])
        .doUpdateSet({ titulo, texto, guardado_por, guardado_en }),
    )
    .execute();
}

/** Takes a company's words back; false where there are none. */
export async function deleteOwnText(tx: Tx, { frase, idioma }: Key): Promise<boolean> {
  const gone = await tx
    .deleteFrom("aviso_texto")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("frase", "=", frase)
    .where("idioma", "=", idioma)
    .returning("frase")
    .execute();
  return gone.length > 0;
}
