import type { Client } from "pg";

import { epochOf, isoOf } from "../src/lib/calendar/clock.ts";
import { addDays } from "../src/lib/calendar/dates.ts";
import { lastReviewable } from "../src/modules/time/hours-bank/hours-bank.rules.ts";

import type { Company } from "./company.ts";
import type { Cell } from "./copy.ts";
import { drawOutcomes, linesOf } from "./hours-bank.ts";
import type { Difference, Outcome } from "./hours-bank.ts";
import type { Person } from "./people.ts";
import { seeded } from "./random.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type BankWriting = { client: Client; company: Company; window: Window; now: number };

type Row = Record<string, Cell>;

/** Rows whose ids are taken when everything is known: an incidence is known by its place. */
type Rows = {
  incidences: Row[];
  validations: Array<Row & { place: number }>;
  movements: Array<Row & { place: number | null }>;
};

/** The last date whose hours have been looked at when the demo is loaded. */
export function reviewedUntil(company: Company, now: number): string {
  return lastReviewable(
    now,
    company.centros.map(({ zona_horaria }) => zona_horaria),
  );
}

/**
 * Writes the bank's rules, the incidences of the clocked days, their decisions and the statements.
 */
export async function writeHoursBank(
  writing: BankWriting,
  ids: CompanyIds,
  differences: ReadonlyMap<string, readonly Difference[]>,
): Promise<void> {
  const { client, company, now } = writing;
  const scope = { empresa_id: ids.empresa_id };
  if (company.bolsa.length === 0) return;
  await insertObjects(
    client,
    "bolsa_horas_config",
    company.bolsa.map((config) => ({ ...scope, ...config })),
  );
  await insertObjects(client, "bolsa_horas_revision", [
    { ...scope, hasta: reviewedUntil(company, now) },
  ]);
  const rows: Rows = { incidences: [], validations: [], movements: [] };
  for (const person of company.personas) {
    addPerson(rows, { writing, ids, person, found: differences.get(person.codigo) ?? [] });
  }
  await load(client, scope, rows);
}

async function load(client: Client, scope: { empresa_id: number }, rows: Rows): Promise<void> {
  const { incidences, validations, movements } = rows;
  const first = await reserveFor(client, "incidencia", incidences);
  await insertObjects(
    client,
    "incidencia",
    incidences.map((row, index) => ({ id: first + index, ...scope, ...row })),
  );
  await insertObjects(
    client,
    "incidencia_validacion",
    validations.map(({ place, ...row }) => ({ incidencia_id: first + place, ...scope, ...row })),
  );
  const movement = await reserveFor(client, "bolsa_movimiento", movements);
  await insertObjects(
    client,
    "bolsa_movimiento",
    movements.map(({ place, ...row }, index) => ({
      id: movement + index,
      incidencia_id: place === null ? null : first + place,
      ...scope,
      ...row,
    })),
  );
}

type Adding = {
  writing: BankWriting;
  ids: CompanyIds;
  person: Person;
  found: readonly Difference[];
};

function addPerson(rows: Rows, { writing, ids, person, found }: Adding): void {
  const { company, window } = writing;
  const administrator = company.personas.find(({ roles }) => roles.administrador === true);
  // Hours are never decided by their own worker, and there is only one administrator.
  if (administrator === undefined || administrator === person) return;
  const random = seeded(`${company.slug} ${person.codigo} hours bank`);
  const outcomes = drawOutcomes(random, found, window);
  const supervisor = bagSupervisorOf(person, company, window.today);
  const deciderId = idOf(ids.trabajador, administrator.codigo);
  const supervisorId = supervisor === undefined ? null : idOf(ids.trabajador, supervisor.codigo);
  const own = { trabajador_id: idOf(ids.trabajador, person.codigo) };
  const first = rows.incidences.length;
  for (const [index, outcome] of outcomes.entries()) {
    const by = outcome.by === "supervisor" ? (supervisorId ?? deciderId) : deciderId;
    rows.incidences.push({ ...own, ...incidenceRow(outcome, { deciderId: by, now: writing.now }) });
    if (!outcome.isValidated || supervisorId === null) continue;
    const validated = {
      supervisor_id: supervisorId,
      validada_en: notAfter(writing.now, momentOn(outcome.dia, 1, "15:20")),
    };
    rows.validations.push({ ...own, ...validated, place: first + index });
  }
  for (const { of, ...line } of linesOf(outcomes, company.bolsa, window.today)) {
    rows.movements.push({
      ...own,
      ...line,
      autor_id: line.tipo === "caducidad" ? null : deciderId,
      creado_en: momentOn(line.fecha, 0, "11:30"),
      place: of === null ? null : first + of,
    });
  }
}

function incidenceRow(
  outcome: Outcome,
  { deciderId, now }: { deciderId: number; now: number },
): Row {
  const { dia, decided, transferred } = outcome;
  return {
    dia,
    minutos_diferencia: outcome.minutos_diferencia,
    minutos: outcome.minutos,
    observaciones: outcome.observaciones,
    pe_compensacion_id: outcome.pe_compensacion_id,
    estado_id: outcome.estado_id,
    creada_en: notAfter(now, momentOn(dia, 1, "12:07")),
    decidida_en: decided === null ? null : momentOn(decided, 0, "11:30"),
    decidida_por: decided === null ? null : deciderId,
    respuesta: outcome.respuesta,
    trasladada_en: transferred === null ? null : momentOn(transferred, 0, "11:30"),
  };
}

function bagSupervisorOf(person: Person, company: Company, today: string): Person | undefined {
  const codes = person.supervisores
    .filter(({ desde, hasta }) => desde <= today && (hasta === null || today < hasta))
    .map(({ codigo }) => codigo);
  return company.personas.find(
    ({ codigo, roles }) => roles.supervisor_bolsa_horas === true && codes.includes(codigo),
  );
}

/** An instant some days after a date, at a time in UTC. */
function momentOn(date: string, days: number, time: string): string {
  return `${addDays(date, days)}T${time}:00.000Z`;
}

/** The moment of loading is the demo's end. */
function notAfter(now: number, instant: string): string {
  return isoOf(Math.min(now, epochOf(instant)));
}
