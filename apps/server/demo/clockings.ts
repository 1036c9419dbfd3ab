import { datesBetween, epochDay, weekdayOf } from "../src/lib/calendar/dates.ts";
import type { LedgerEventKind } from "../src/modules/time/clocking/ledger.rules.ts";

import type { Centre, ClockInKind } from "./company.ts";
import type { Incident } from "./habits.ts";
import type { Person } from "./people.ts";
import { drawDevices, drawTrace } from "./punches.ts";
import type { Devices, Trace } from "./punches.ts";
import type { Random } from "./random.ts";
import { askedOn } from "./work-plan.ts";
import type { WorkPlan } from "./work-plan.ts";
import { drawIncident, drawSegments } from "./workday.ts";
import type { Segment } from "./workday.ts";

/** An end of a signing: moment of the server, kind of punch, place. */
export type Punch = { at: number; tipo: LedgerEventKind; trace: Trace };

/** A signing as it was made; instants in epoch milliseconds, `fin` null while it is open. */
export type Clocking = {
  dia: string;
  zona_horaria: string;
  kind: Segment["kind"];
  place: ClockInKind;
  inicio: Punch;
  fin: Punch | null;
  /** End that the worker stated afterwards, in place of that of the punch. */
  declared: number | null;
  /** End that the worker put right the next morning, after a punch that came too late. */
  corrected: { at: number; end: number } | null;
  observaciones: string | null;
};

export type Scene = {
  person: Person;
  work: WorkPlan;
  centre: Centre;
  /** The company's clock-in kinds: on site first. */
  kinds: readonly ClockInKind[];
  /** First local date with punches. */
  from: string;
  /** Last local date with punches. */
  to: string;
  /** Upper bound of the demo's data, in epoch milliseconds. */
  now: number;
  random: Random;
};

type Draft = Omit<Clocking, "fin"> & { fin: Punch };

type Day = { dia: string; zona_horaria: string; segments: Segment[]; incident: Incident | null };

const SECOND = 1000;
const DAY_MS = 86_400_000;
const remarks = [
  "Me he quedado a cerrar las citas de la tarde.",
  "Retraso del Cercanías.",
  "Formación interna.",
  "Avisé a mi responsable por teléfono.",
] as const;

/** Clockings of a worker between two dates, in order and without overlap. */
export function clockingsOf(scene: Scene): Clocking[] {
  const devices = drawDevices(scene.random, scene.centre);
  const done: Draft[] = [];
  let forgotten: Draft | undefined;
  for (const day of drawDays(scene)) {
    const drafts = punchDay(scene, devices, day);
    const [first] = drafts;
    if (forgotten !== undefined && first !== undefined) endForgotten(forgotten, first);
    done.push(...drafts);
    forgotten = day.incident === "forgot-out" ? drafts.at(-1) : undefined;
  }
  // A forgotten signing without a later punch stays open.
  if (forgotten !== undefined) forgotten.fin = { ...forgotten.fin, at: Number.POSITIVE_INFINITY };
  return done
    .filter(({ inicio }) => inicio.at <= scene.now)
    .map((draft) => asKnown(draft, scene.now));
}

function drawDays(scene: Scene): Day[] {
  const { random, work, person } = scene;
  let free = Number.NEGATIVE_INFINITY;
  return datesBetween(scene.from, scene.to).flatMap((dia): Day[] => {
    const { intervals, zona_horaria, isPartlyAway } = askedOn(work, dia);
    if (intervals.length === 0) return [];
    // On a day with a requested half nobody is late or forgets.
    const incident = isPartlyAway
      ? null
      : (person.incidents[dia] ?? drawIncident(random, person.habits));
    if (incident === "forgot-all") return [];
    const habits = isPartlyAway ? { ...person.habits, arrives: 0 } : person.habits;
    const segments = drawSegments(random, { habits, intervals, incident, free });
    free = (segments.at(-1)?.end ?? free) + 60 * SECOND;
    return [{ dia, zona_horaria, segments, incident }];
  });
}

function punchDay(scene: Scene, devices: Devices, day: Day): Draft[] {
  const { random, person, centre } = scene;
  const place = drawPlace(scene, day.dia);
  const draw = () => drawTrace(random, { habits: person.habits, centre, devices, kind: place });
  const observaciones = random.chance(0.008) ? random.pick(remarks) : null;
  let trace = draw();
  return day.segments.map((segment, index, all) => {
    const next = all[index + 1];
    const joined = next?.start === segment.end;
    const inicio = { at: segment.start, tipo: openingOf(segment, all[index - 1]), trace };
    const closing = draw();
    // A punch that ends a signing and starts the next has the same device at both.
    trace = joined ? closing : draw();
    const tipo = joined && next.kind !== "work" ? "pausa" : "salida";
    return {
      dia: day.dia,
      zona_horaria: day.zona_horaria,
      kind: segment.kind,
      place,
      inicio,
      fin: { at: segment.end, tipo, trace: closing },
      declared: null,
      corrected: null,
      observaciones: next === undefined ? observaciones : null,
    };
  });
}

function openingOf(segment: Segment, previous: Segment | undefined): LedgerEventKind {
  if (segment.kind !== "work") return "pausa";
  return previous?.end === segment.start ? "reanudar" : "entrada";
}

/** Home on the usual days; workers with a second place go there now and then. */
function drawPlace(scene: Scene, dia: string): ClockInKind {
  const { random, person, kinds } = scene;
  const of = (tipo: ClockInKind["tipo"]) => kinds.find((kind) => kind.tipo === tipo);
  const onSite = of("presencial") ?? kinds[0];
  if (onSite === undefined) throw new Error("The company has no way to clock in");
  const isHomeDay = person.habits.teleworks.includes(weekdayOf(epochDay(dia)));
  if (isHomeDay && random.chance(0.9)) return of("teletrabajo") ?? onSite;
  if (person.habits.visits && random.chance(0.15)) {
    const others = kinds.filter((kind) => kind.tipo === "lugar");
    // By turns: one more draw would change every clocking that follows.
    return others[epochDay(dia) % Math.max(1, others.length)] ?? onSite;
  }
  return onSite;
}

/**
 * Ends a signing that its worker forgot, at the next arrival: by stating when it was once it is more
 * than a day old (Rule TIME-9), else with that very punch, which is then put right.
 */
function endForgotten(forgotten: Draft, arrival: Draft): void {
  const at = arrival.inicio.at - 9 * SECOND;
  const end = Math.round(forgotten.fin.at / (60 * SECOND)) * 60 * SECOND;
  if (at - forgotten.inicio.at > DAY_MS) forgotten.declared = end;
  else forgotten.corrected = { at: at + 5 * SECOND, end };
  forgotten.fin = { at, tipo: "salida", trace: arrival.inicio.trace };
}

/** A clocking as known at `now`: an end in the future is still open. */
function asKnown(draft: Draft, now: number): Clocking {
  if (draft.fin.at <= now) return draft;
  return { ...draft, fin: null, declared: null, corrected: null, observaciones: null };
}
