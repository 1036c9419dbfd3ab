import { setImmediate as nextTurn } from "node:timers/promises";

import type { Client } from "pg";

import { addDays } from "../src/lib/calendar/dates.ts";
import type { SigningVersion } from "../src/modules/time/clocking/clocking.rules.ts";
import type { Storage } from "../src/platform/storage.ts";

import { drawWishes } from "./absence-wishes.ts";
import { judgeWishes, noAbsences, slicePlanOf } from "./absences.ts";
import type { Absences } from "./absences.ts";
import { clockingsOf } from "./clockings.ts";
import type { Clocking } from "./clockings.ts";
import type { Company } from "./company.ts";
import { copyLines, encodeRow } from "./copy.ts";
import type { Cell } from "./copy.ts";
import { planOf } from "./hire.ts";
import { differenceOn } from "./hours-bank.ts";
import type { Difference } from "./hours-bank.ts";
import { beginChain } from "./ledger.ts";
import type { Chain, Entered, Owner } from "./ledger.ts";
import { monthFigures } from "./month-closures.ts";
import type { MonthFigures } from "./month-closures.ts";
import type { Person } from "./people.ts";
import { seeded } from "./random.ts";
import { checkReferences, deferReferences } from "./references.ts";
import { idOf, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import type { WorkPlan } from "./work-plan.ts";
import { canBeDecided, writeAbsences } from "./write-absences.ts";
import type { CompanyIds } from "./write-company.ts";
import { reviewedUntil, writeHoursBank } from "./write-hours-bank.ts";
import { writePayslips } from "./write-payslips.ts";
import { writeClosures } from "./write-requests.ts";

export type ClockingWriting = {
  client: Client;
  company: Company;
  window: Window;
  /** Upper bound of the data, in epoch milliseconds. */
  now: number;
  /** Storage folder; undefined for none. */
  storage: Storage | undefined;
  /** Progress callback after each batch: people and events done. */
  onProgress?: (done: { people: number } & Written) => void;
};

/** Number of written rows. */
export type Written = { signings: number; events: number };

const versionColumns = [
  "hora_inicio",
  "hora_fin",
  "fichador_id",
  "parada_id",
  "teletrabajo",
  "latitud_inicio",
  "longitud_inicio",
  "precision_inicio",
  "geolocalizacion_inicio",
  "latitud_fin",
  "longitud_fin",
  "precision_fin",
  "geolocalizacion_fin",
  "account_user_ip",
  "account_user_ip_fin",
  "ip_invalida_inicio",
  "ip_invalida_fin",
  "desfase_inicio_ms",
  "desfase_fin_ms",
  "sin_conexion_inicio",
  "sin_conexion_fin",
  "fin_declarado",
  "observaciones",
  "borrado",
] as const satisfies ReadonlyArray<keyof SigningVersion>;

/** Tables in the order in which their foreign keys want them, the id that is given last comes first. */
const targets = {
  jornada: ["id", "empresa_id", "trabajador_id", "dia", "zona_horaria"],
  fichaje: [
    "id",
    "jornada_id",
    "empresa_id",
    "trabajador_id",
    "seq_inicio",
    "seq_fin",
    ...versionColumns,
  ],
  fichaje_evento: [
    "fichaje_id",
    "empresa_id",
    "trabajador_id",
    "seq",
    "registrado_en",
    "sal",
    "contenido",
    "hoja",
    "eslabon",
  ],
  cadena: ["empresa_id", "trabajador_id", "seq", "eslabon"],
};

/**
 * Lines of COPY without their ids, which are taken when the batch is loaded: until then a day and a
 * signing are known by their place in the batch.
 */
type Batch = {
  days: string[];
  signings: Array<{ day: number; line: string }>;
  events: Array<{ signing: number; line: string }>;
  chains: string[];
  /** Differences of days from their schedule, by the person's code. */
  differences: Map<string, Difference[]>;
  months: Map<string, MonthFigures[]>;
  absences: Map<string, Absences>;
};

/** People whose history is made and loaded at a time. */
const BATCH = 8;
/** Signings that are made before the connection may write again: some milliseconds. */
const SLICE = 50;

/**
 * Generates and loads everybody's clockings, a batch of people at a time: the next batch is
 * generated while the database loads one.
 */
export async function writeClockings(writing: ClockingWriting, ids: CompanyIds): Promise<Written> {
  const { client, company } = writing;
  const isDeferred = await deferReferences(client);
  let loading = Promise.resolve();
  const written = { signings: 0, events: 0 };
  const differences = new Map<string, Difference[]>();
  const months = new Map<string, MonthFigures[]>();
  const absences = new Map<string, Absences>();
  for (let at = 0; at < company.personas.length; at += BATCH) {
    const people = company.personas.slice(at, at + BATCH);
    const made = await makeBatch(writing, ids, people);
    await loading;
    loading = load(client, made);
    // A failure is met by the next await of `loading`; until then nobody else handles it.
    loading.catch(() => undefined);
    for (const [codigo, found] of made.differences) differences.set(codigo, found);
    for (const [codigo, found] of made.months) months.set(codigo, found);
    for (const [codigo, found] of made.absences) absences.set(codigo, found);
    written.signings += made.signings.length;
    written.events += made.events.length;
    writing.onProgress?.({ people: at + people.length, ...written });
  }
  await loading;
  if (isDeferred) await checkReferences(client, ids.empresa_id, "clockings");
  await writeHoursBank(writing, ids, differences);
  await writeClosures(writing, ids, months);
  await writeAbsences(writing, ids, absences);
  await writePayslips(writing, ids, absences);
  return written;
}

async function makeBatch(
  writing: ClockingWriting,
  ids: CompanyIds,
  people: readonly Person[],
): Promise<Batch> {
  const batch: Batch = {
    days: [],
    signings: [],
    events: [],
    chains: [],
    differences: new Map(),
    months: new Map(),
    absences: new Map(),
  };
  for (const person of people) {
    const owner = ownerOf(person, ids);
    const salts = seeded(`${writing.company.slug} ${person.codigo} salts`);
    const chain = beginChain(owner, salts);
    const days = new Map<string, SigningVersion[]>();
    const absences = absencesOf(writing, person);
    const work = {
      plan: planOf(person, writing.company, writing.window),
      absences: absences.approved,
    };
    batch.absences.set(person.codigo, absences);
    for (const [index, clocking] of drawClockings(writing, person, work).entries()) {
      const known = days.get(clocking.dia);
      if (known === undefined) addDay(batch, owner, clocking);
      const entered = chain.enter(clocking);
      addSigning(batch, owner, entered);
      days.set(clocking.dia, [...(known ?? []), entered.version]);
      if (index % SLICE === 0) await nextTurn();
    }
    const counted = countedDays(writing, ids, days);
    batch.differences.set(person.codigo, differencesIn(writing, work, counted));
    batch.months.set(person.codigo, monthsIn(writing, { person, work }, counted));
    addChain(batch, owner, chain);
  }
  return batch;
}

type CountedDays = ReadonlyMap<string, Array<SigningVersion & { counts: boolean }>>;

/** Each day's signings, with whether they count as work. */
function countedDays(
  { company }: ClockingWriting,
  ids: CompanyIds,
  days: ReadonlyMap<string, SigningVersion[]>,
): CountedDays {
  const counting = new Set(
    company.paradas.flatMap(({ tipo, cuenta_como_trabajo }) =>
      cuenta_como_trabajo ? [idOf(ids.parada, tipo)] : [],
    ),
  );
  return new Map(
    [...days].map(([dia, versions]) => [
      dia,
      versions.map((version) => ({
        ...version,
        counts: version.parada_id === null || counting.has(version.parada_id),
      })),
    ]),
  );
}

/** The days, looked at already when the demo is loaded, that are over or under their schedule. */
function differencesIn(
  { company, now }: ClockingWriting,
  work: WorkPlan,
  days: CountedDays,
): Difference[] {
  if (company.bolsa.length === 0) return [];
  const until = reviewedUntil(company, now);
  return [...days].flatMap(([dia, signings]) => {
    if (dia > until) return [];
    const found = differenceOn({ dia, signings }, work, company.bolsa);
    return found === undefined ? [] : [found];
  });
}

/** Figures of each ended month; only companies with an hours bank close their months. */
function monthsIn(
  { company, window }: ClockingWriting,
  { person, work }: { person: Person; work: WorkPlan },
  days: CountedDays,
): MonthFigures[] {
  if (company.bolsa.length === 0) return [];
  const from = person.fecha_alta > window.from ? person.fecha_alta : window.from;
  const today =
    person.fecha_baja !== null && person.fecha_baja < window.today
      ? person.fecha_baja
      : window.today;
  return monthFigures(days, work, { from, today });
}

function addDay({ days }: Batch, { company, actor }: Owner, clocking: Clocking): void {
  const keys = [company.empresa_id, actor.trabajador_id];
  days.push(encodeRow([...keys, clocking.dia, clocking.zona_horaria]));
}

function addSigning(batch: Batch, { company, actor }: Owner, entered: Entered): void {
  const keys = [company.empresa_id, actor.trabajador_id];
  const { version, events } = entered;
  const [opening, ...others] = events;
  const cells: Cell[] = versionColumns.map((column) => version[column]);
  const line = encodeRow([...keys, opening?.seq ?? null, others.at(-1)?.seq ?? null, ...cells]);
  const signing = batch.signings.push({ day: batch.days.length - 1, line }) - 1;
  for (const event of events) {
    const { seq, contenido } = event;
    const links = [bytesOf(event.hoja), bytesOf(event.eslabon)];
    const own = [seq, event.registrado_en, bytesOf(event.sal), contenido, ...links];
    batch.events.push({ signing, line: encodeRow([...keys, ...own]) });
  }
}

function addChain({ chains }: Batch, { company, actor }: Owner, chain: Chain): void {
  const { seq, eslabon } = chain.head();
  chains.push(encodeRow([company.empresa_id, actor.trabajador_id, seq, bytesOf(eslabon)]));
}

/** Bytes as PostgreSQL reads them in text. */
function bytesOf(hex: string): string {
  return `\\x${hex}`;
}

async function load(client: Client, batch: Batch): Promise<void> {
  const { days, signings, events, chains } = batch;
  const day = await reserveFor(client, "jornada", days);
  const first = await reserveFor(client, "fichaje", signings);
  const lines = {
    jornada: days.map((line, index) => `${day + index}\t${line}`),
    fichaje: signings.map((one, index) => `${first + index}\t${day + one.day}\t${one.line}`),
    fichaje_evento: events.map((one) => `${first + one.signing}\t${one.line}`),
    cadena: chains,
  };
  for (const table of ["jornada", "fichaje", "fichaje_evento", "cadena"] as const) {
    await copyLines(client, { table, columns: targets[table] }, lines[table]);
  }
}

function drawClockings(writing: ClockingWriting, person: Person, work: WorkPlan): Clocking[] {
  const { company, window, now } = writing;
  const centre = company.centros.find(({ codigo }) => codigo === person.centro);
  if (centre === undefined) throw new Error(`Unknown centre ${person.centro}`);
  const last = person.isLateToday ? addDays(window.today, -1) : window.today;
  return clockingsOf({
    person,
    centre,
    now,
    work,
    kinds: company.fichadores,
    from: person.fecha_alta > window.from ? person.fecha_alta : window.from,
    to: last,
    random: seeded(`${company.slug} ${person.codigo} clockings`),
  });
}

/** Requests of a person, as far as the portal would have allowed them. */
export function absencesOf(
  { company, window }: Pick<ClockingWriting, "company" | "window">,
  person: Person,
): Absences {
  const { leave, slug } = company;
  if (leave === null) return noAbsences;
  const plan = planOf(person, company, window);
  const days = slicePlanOf(plan);
  const random = seeded(`${slug} ${person.codigo} absences`);
  const own = leave.wishes.get(person.codigo)?.(plan) ?? [];
  const { share } = leave;
  const drawn = drawWishes({ random, person, plan, days, window, share });
  const wishes = [...own, ...drawn].filter((wish) => canBeDecided(company, person, wish));
  return judgeWishes({ person, plan: days, leave }, wishes);
}

function ownerOf(person: Person, ids: CompanyIds): Owner {
  return {
    company: { empresa_id: ids.empresa_id },
    actor: {
      trabajador_id: idOf(ids.trabajador, person.codigo),
      account_user_id: idOf(ids.account, person.codigo),
    },
    typeId: ({ kind, place }) => (kind === "work" ? idOf(ids.fichador, place.nombre) : null),
    pauseId: ({ kind }) => (kind === "work" ? null : idOf(ids.parada, kind)),
  };
}
