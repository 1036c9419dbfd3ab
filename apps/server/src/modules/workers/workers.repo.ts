import { sql } from "kysely";

import type { Tx } from "../../db/client.ts";

/** What a person may change of their own row. */
type OwnSettings = {
  pe_modo_supervisor?: boolean | undefined;
  pe_ocultar_bienvenida?: boolean | undefined;
  idioma_trabajador?: string | undefined;
};

/** Saves the person's own settings; absent ones stay as they are. */
export async function saveOwnSettings(
  tx: Tx,
  trabajadorId: number,
  settings: OwnSettings,
): Promise<void> {
  if (Object.values(settings).every((value) => value === undefined)) return;
  await tx
    .updateTable("trabajador")
    .set(settings)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", trabajadorId)
    .execute();
}
