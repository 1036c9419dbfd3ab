import { describe, expect, it } from "vitest";

import type { DayChange } from "@atrio/contract/time/day-changes";

import { signingOf, workdayOf } from "../../../../test/workdays.ts";

import { beginningOf, dayDraftOf, deletionsIn, newsIn, rebase, tracesOf } from "./day.model.ts";

const end = "2026-11-10T12:00:00Z";
const morning = signingOf({
  id: 11,
  hora_fin: end,
  recibo_inicio: { seq: 3, hash: "a" },
  recibo_fin: null,
});
const evening = signingOf({ id: 12, recibo_inicio: { seq: 5, hash: "b" } });
const late = { ...evening, recibo_fin: { seq: 6, hash: "c" } };
const day = workdayOf({ fichajes: [morning, late] });

describe("a day's draft", () => {
  it("a draft names changed and removed signings, and every version that it started from", () => {
    const times = { hora_inicio: "2026-11-10T08:00:00Z", hora_fin: "2026-11-10T09:00:00Z" };
    const draft = dayDraftOf(day, [
      { accion: "cambiar", fichaje_id: 11, ...times, fichador_id: 1 },
      { accion: "borrar", fichaje_id: 12 },
      { accion: "anadir", ...times, parada_id: 2 },
    ]);
    expect(draft).toEqual({
      fichajes: [
        { id: 11, ...times, fichador_id: 1 },
        { ...times, parada_id: 2 },
      ],
      borrados: [12],
      version: [
        { id: 11, seq: 3 },
        { id: 12, seq: 6 },
      ],
    });
  });

  it("a draft leaves out a signing that was opened and not changed", () => {
    const same = {
      accion: "cambiar" as const,
      fichaje_id: 11,
      hora_inicio: morning.hora_inicio,
      hora_fin: end,
      ...(morning.fichador_id === null ? {} : { fichador_id: morning.fichador_id }),
    };
    const later = { ...same, hora_inicio: "2026-11-10T08:01:00Z" };
    expect(newsIn(day, [same])).toEqual([]);
    expect(newsIn(day, [later])).toEqual([later]);
  });

  it("a day's draft begins with the signing that it was opened for", () => {
    const actions = beginningOf(day, { signingId: 12, action: "remove" }).map((one) => one.action);
    expect(actions).toEqual(["keep", "remove"]);
  });

  it("a draft keeps its changes when the day has changed meanwhile", () => {
    const lines = beginningOf(day, { signingId: 11, action: "change" });
    const other = signingOf({ id: 13 });
    const now = workdayOf({ fichajes: [morning, other] });
    expect(rebase(lines, now).map(({ key, action }) => [key, action])).toEqual([
      ["signing-11", "change"],
      ["signing-13", "keep"],
    ]);
  });
});

describe("changes of a day's signings", () => {
  const trace = { antes: null, despues: null };
  const change = {
    id: 1,
    dia: day.dia,
    objecion: null,
    fichajes: [
      { ...trace, fichaje_id: 11, tipo: "edicion" },
      { ...trace, fichaje_id: 40, tipo: "borrado" },
    ],
  } as unknown as DayChange;

  it("a change is shown at its signing, or at the day when the signing is gone", () => {
    expect(tracesOf(11, [change])).toMatchObject([{ fichaje_id: 11 }]);
    expect(deletionsIn(day, [change])).toMatchObject([{ fichaje_id: 40 }]);
  });
});
