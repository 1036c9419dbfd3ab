import type { RequestView } from "@atrio/contract/request-view";
import type { Workday } from "@atrio/contract/time/time";

import { minutesBetween } from "../../../../lib/format.ts";

type Proposal = NonNullable<RequestView["correccion"]>["propuesta"][number];

/** Difference of a line between before and after. */
export type LineChange = "none" | "add" | "change" | "remove";

/** A signing before or after. */
export type DayLine = {
  key: string;
  start: string;
  /** Null while open. */
  end: string | null;
  fichador_id: number | null;
  parada_id: number | null;
  teletrabajo: boolean;
  countsAsWork: boolean;
  remarks: string | null;
  change: LineChange;
};

/** The day as it stands and as it would be, in order, and the minutes worked in each. */
export type DayComparison = {
  before: DayLine[];
  after: DayLine[];
  workedBefore: number;
  workedAfter: number;
};

/** The company's clock-in types and pauses, as far as a proposal needs them. */
type Kinds = {
  types: ReadonlyArray<{ id: number; tipo: string }>;
  pauses: ReadonlyArray<{ id: number; cuenta_como_trabajo: boolean }>;
};

/** Compares a day with the result of its correction. */
export function compareDay(
  day: Workday,
  proposals: readonly Proposal[],
  kinds: Kinds,
): DayComparison {
  const touched = new Map(proposals.map((one) => [one.fichaje_id, one]));
  const before = day.fichajes.map((signing): DayLine => {
    const action = touched.get(signing.id)?.accion;
    return {
      key: `signing-${signing.id}`,
      start: signing.hora_inicio,
      end: signing.hora_fin,
      fichador_id: signing.fichador_id,
      parada_id: signing.parada_id,
      teletrabajo: signing.teletrabajo,
      countsAsWork: signing.cuenta_como_trabajo,
      remarks: signing.observaciones,
      change: action === undefined ? "none" : changeOf(action),
    };
  });
  const kept = before.filter(({ change }) => change === "none");
  const changed = proposals.flatMap((one, index) => {
    const old = before.find(({ key }) => key === `signing-${one.fichaje_id ?? 0}`);
    const line = proposedLine(one, { kinds, old, key: `proposal-${index}` });
    return line === null ? [] : [line];
  });
  const after = [...kept, ...changed].toSorted((a, b) => minutesBetween(b.start, a.start));
  return { before, after, workedBefore: workedIn(before), workedAfter: workedIn(after) };
}

/** Lines of a proposal without its day. */
export function proposedLines(proposals: readonly Proposal[], kinds: Kinds): DayLine[] {
  return proposals.flatMap((one, index) => {
    const key = `proposal-${index}`;
    const line = proposedLine(one, { kinds, old: undefined, key });
    if (line !== null) return [line];
    const { hora_inicio_actual } = one;
    if (hora_inicio_actual === null) return [];
    const blank = { fichador_id: null, parada_id: null, teletrabajo: false, countsAsWork: true };
    return [
      {
        ...blank,
        key,
        start: hora_inicio_actual,
        end: one.hora_fin_actual,
        remarks: null,
        change: "remove",
      },
    ];
  });
}

type LineScene = { kinds: Kinds; old: DayLine | undefined; key: string };

/** Line that a proposal leaves on the day; none when it deletes. */
function proposedLine(one: Proposal, { kinds, old, key }: LineScene): DayLine | null {
  const start = one.hora_inicio ?? old?.start ?? null;
  if (one.accion === "borrar" || start === null) return null;
  return {
    key,
    start,
    end: one.hora_fin ?? old?.end ?? null,
    ...natureOf(one, { kinds, old }),
    remarks: one.observaciones ?? old?.remarks ?? null,
    change: changeOf(one.accion),
  };
}

/** Kind of a proposed signing: a proposal without a kind keeps the old one. */
function natureOf(one: Proposal, { kinds, old }: Omit<LineScene, "key">) {
  const isNamed = one.parada_id !== null || one.fichador_id !== null;
  const { parada_id, fichador_id } = isNamed ? one : (old ?? one);
  const pause = kinds.pauses.find(({ id }) => id === parada_id);
  const type = kinds.types.find(({ id }) => id === fichador_id);
  return {
    fichador_id,
    parada_id,
    teletrabajo: parada_id === null && type?.tipo === "teletrabajo",
    countsAsWork: parada_id === null || pause?.cuenta_como_trabajo === true,
  };
}

function changeOf(action: Proposal["accion"]): LineChange {
  if (action === "anadir") return "add";
  return action === "cambiar" ? "change" : "remove";
}

function workedIn(lines: readonly DayLine[]): number {
  return lines.reduce(
    (sum, { start, end, countsAsWork }) =>
      countsAsWork && end !== null ? sum + minutesBetween(start, end) : sum,
    0,
  );
}
