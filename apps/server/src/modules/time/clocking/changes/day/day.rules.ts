import type { Receipt } from "@atrio/contract/time/time";

import type { SigningVersion } from "../../clocking.rules.ts";
import { isRefusal, planChanges, statedTimes } from "../changes.rules.ts";
import type { DayScene, Refusal, SigningWrite, WantedChange } from "../changes.rules.ts";

/** A wanted day: signings that are not named stay. */
export type DayDraft = {
  fichajes: ReadonlyArray<
    Omit<WantedChange, "accion" | "fichaje_id" | "at"> & { id?: number | undefined }
  >;
  borrados: readonly number[];
  /** The signings that the draft started from, with the place of their newest versions. */
  version: ReadonlyArray<{ id: number; seq: number }>;
};

/** A signing of the sheet with its first receipt and that of its newest version. */
type Received = { id: number; recibo_inicio: Receipt; recibo_fin: Receipt | null };

/** True if the day's signings have the versions that the draft started from. */
export function isCurrent(draft: DayDraft, rows: readonly Received[]): boolean {
  const known = new Map(draft.version.map((one) => [one.id, one.seq]));
  return (
    known.size === rows.length &&
    rows.every((row) => known.get(row.id) === (row.recibo_fin ?? row.recibo_inicio).seq)
  );
}

function sameVersion(one: SigningVersion, other: SigningVersion): boolean {
  return JSON.stringify(one) === JSON.stringify({ ...one, ...other });
}

function isNews(write: SigningWrite): boolean {
  return write.existing === null || !sameVersion(write.existing.version, write.version);
}

/**
 * The changes of a draft, judged as a whole: removals first; unchanged signings are left out.
 * Refusals name their place in the draft. Errors: day_change.nothing.
 */
export function changesIn(scene: DayScene, draft: DayDraft): WantedChange[] | Refusal {
  const wanted: WantedChange[] = [
    ...draft.borrados.map((id, index) => ({
      accion: "borrar" as const,
      fichaje_id: id,
      at: `borrados.${index}`,
    })),
    ...draft.fichajes.map((one, index) => ({
      ...statedTimes(one),
      accion: one.id === undefined ? ("anadir" as const) : ("cambiar" as const),
      ...(one.id === undefined ? {} : { fichaje_id: one.id }),
      at: `fichajes.${index}`,
    })),
  ];
  const plan = planChanges(scene, wanted);
  if (isRefusal(plan)) return plan;
  const news = wanted.filter((_, index) => {
    const write = plan[index];
    return write !== undefined && isNews(write);
  });
  return news.length > 0 ? news : { code: "day_change.nothing", fields: ["_"] };
}
