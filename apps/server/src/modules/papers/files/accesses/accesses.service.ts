import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";

import { copyAccesses, insertAccesses } from "./accesses.repo.ts";
import type { FileClass } from "./accesses.repo.ts";

/**
 * Records the caller's opening of files, in the transaction that allows it. With `sameWithin`
 * (minutes), reopening a page that is still open is not recorded again.
 */
export async function recordAccess(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  opened: {
    actor: Pick<Actor, "trabajador_id" | "suplantada_por">;
    clase: FileClass;
    modo: "visto" | "descargado";
    files: ReadonlyArray<{ id: number; trabajador_id: number | null }>;
    sameWithin?: number;
  },
): Promise<void> {
  const { actor, clase, modo, files, sameWithin } = opened;
  const moment = ctx.clock.now();
  const now = moment.toString();
  const since =
    sameWithin === undefined ? null : moment.subtract({ minutes: sameWithin }).toString();
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
    since,
  );
}

/**
 * Copies openings of files before they had an owner into the logs of their later objects, so that
 * the owner sees them. `files`: an object, its later object and the owner.
 */
export async function passOnAccesses(
  tx: Tx,
  passed: {
    from: FileClass;
    to: FileClass;
    files: ReadonlyArray<{ from: number; to: number; trabajador_id: number }>;
  },
): Promise<void> {
  if (passed.files.length > 0) await copyAccesses(tx, passed);
}
