import { describe, expect, it } from "vitest";

import { chainStart, leafOf, linkOf } from "../../../../lib/crypto/ledger-signature.ts";

import { walkChain } from "./chains.service.ts";
import { headsByWorker, lengthFourYearsAgo, unnamed } from "./verification.rules.ts";
import type { StoredEvent, TrustedCheckpoint } from "./verification.rules.ts";

const now = "2026-11-18T11:00:00Z";
const worker = { empresa_id: 1, trabajador_id: 7 };

/** A chain with a signing at each moment; null for an erased one. */
function chainOf(moments: ReadonlyArray<string | null>, seen: string): StoredEvent[] {
  let previous = chainStart();
  return moments.map((moment, place) => {
    const at = moment ?? seen;
    const entry = { ...worker, registrado_en: at, dia: at.slice(0, 10), antes: null, despues: {} };
    const contenido = JSON.stringify({ ...entry, change: 3 });
    const hoja = leafOf(Buffer.from("salt"), contenido);
    previous = linkOf(previous, hoja);
    const told = moment === null ? null : contenido;
    const sal = moment === null ? null : Buffer.from("salt");
    const id = place + 1;
    return {
      seq: id,
      fichaje_id: id,
      registrado_en: at,
      sal,
      contenido: told,
      hoja,
      eslabon: previous,
    };
  });
}

function checksOf(events: readonly StoredEvent[], points: readonly TrustedCheckpoint[] = []) {
  const walk = walkChain({
    ...worker,
    signed: headsByWorker(points).heads.get(7) ?? unnamed(points.at(-1)),
    oldLength: lengthFourYearsAgo(points, 7, now),
    erasableUntil: Date.parse("2022-11-18T11:00:00Z"),
  });
  for (const event of events) walk.add(event);
  const rows = events.flatMap((event) =>
    event.contenido === null
      ? []
      : [{ id: event.seq, dia: event.registrado_en.slice(0, 10), fila: {} }],
  );
  walk.end({ seq: events.length, eslabon: events.at(-1)?.eslabon ?? null }, rows);
  return walk.findings.map(({ check, seq }) => [check, seq]);
}

describe("an erased entry", () => {
  const old = "2020-03-01T00:00:00Z";

  it("an erased entry is in order when everything before it is older than four years", () => {
    expect(checksOf(chainOf([null, null, "2026-01-07T08:00:00Z"], old))).toEqual([]);
  });

  it("an erased entry behind one of the last four years is too young, for any date of its row", () => {
    expect(checksOf(chainOf(["2026-01-07T08:00:00Z", null], old))).toEqual([["erased-young", 2]]);
  });

  it("an erased entry is too young when its own row says so", () => {
    expect(checksOf(chainOf([null], "2023-01-01T00:00:00Z"))).toEqual([["erased-young", 1]]);
  });

  it("an erased entry is too young when the checkpoint of the company's first day lacks it", () => {
    const first = { numero: 1, creado_en: "2023-05-01T08:00:00Z", cabezas: [] };
    expect(checksOf(chainOf([null], old), [first])).toEqual([["erased-young", 1]]);
  });
});

describe("an entry beside checkpoints", () => {
  const signed = (numero: number, made: string, seq: number): TrustedCheckpoint => ({
    numero,
    creado_en: made,
    cabezas: [[7, seq, chainOf(["2026-11-02T08:00:00Z"], now)[0]?.eslabon.toString("hex") ?? ""]],
  });
  const points = [signed(1, "2026-11-03T02:00:00Z", 1), signed(2, "2026-11-05T02:00:00Z", 1)];

  it.each([
    ["2026-11-05T08:00:00Z", []],
    ["2026-11-05T01:55:00Z", []],
    ["2026-11-04T08:00:00Z", [["backdated", 2]]],
  ])(
    "an entry beside checkpoints that was recorded at %s is judged by the newest without it",
    (moment, found) => {
      expect(checksOf(chainOf(["2026-11-02T08:00:00Z", moment], now), points)).toEqual(found);
    },
  );

  it("an entry of a worker whom no checkpoint names may not be older than the newest", () => {
    const others = points.map((point) => ({ ...point, cabezas: [] }));
    expect(checksOf(chainOf(["2026-11-04T08:00:00Z"], now), others)).toEqual([["backdated", 1]]);
  });
});
