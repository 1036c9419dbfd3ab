import type { Actor } from "@atrio/contract/actor";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";

import { insertAccesses } from "./accesses.repo.ts";
import type { FileClass } from "./accesses.repo.ts";

/** Writes down that the caller opened files, in the transaction that lets them. */
export async function recordAccess(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  opened: {
    actor: Pick<Actor, "trabajador_id" | "suplantada_por">;
    clase: FileClass;
    modo: "visto" | "descargado";
    files: ReadonlyArray<{ id: number; trabajador_id: number | null }>;
  },
): Promise<void> {
  const { actor, clase, modo, files } = opened;
  const now = ctx.clock.now().toString();
  await insertAccesses(
    tx,
    files.map((file) => ({
      clase,
      objeto_id: file.id,
      trabajador_id: file.trabajador_id,
      quien_id: actor.trabajador_id,
      suplantada_por: actor.suplantada_por,
      modo,
      en: now,
    })),
  );
}
