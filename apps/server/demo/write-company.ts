import type { Client } from "pg";

import { isoOf } from "../src/lib/calendar/clock.ts";

import type { Centre, Company } from "./company.ts";
import { insideRanges } from "./company.ts";
import { reserveIds } from "./copy.ts";
import { TOLERANCE, yearsOf } from "./hire.ts";
import { holidaysOf } from "./holidays.ts";
import { arrayOf, idOf, insertObjects, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import { writePeople, writeRelations } from "./write-people.ts";

/** The ids that the database gave to the parts of a company. */
export type CompanyIds = {
  empresa_id: number;
  /** By the person's code. */
  trabajador: ReadonlyMap<string, number>;
  account: ReadonlyMap<string, number>;
  /** By name. */
  fichador: ReadonlyMap<string, number>;
  /** By kind. */
  parada: ReadonlyMap<string, number>;
};

export type Writing = {
  client: Client;
  company: Company;
  window: Window;
  /** argon2id hash that all accounts share. */
  passwordHash: string;
  /** Moment of loading, epoch milliseconds. */
  now: number;
};

type Scoped = Writing & { scope: { empresa_id: number } };

/** Writes a company, its people and its catalogues: everything but the punches. */
export async function writeCompany(writing: Writing): Promise<CompanyIds> {
  const { client } = writing;
  const company = { table: "empresa", column: "empresa_id" };
  const scope = { empresa_id: await reserveIds(client, company, 1) };
  // Row security binds an owner too: from here on the transaction acts inside the company.
  await client.query("select set_config('app.empresa_id', $1, true)", [String(scope.empresa_id)]);
  const scoped = { ...writing, scope };
  await writeSettings(scoped);
  const centros = await writeCentres(scoped);
  const horarios = await writeSchedules(scoped);
  const people = await writePeople(scoped);
  await writeRelations(scoped, { centros, horarios, trabajador: people.trabajador });
  const clocking = await writeClocking(scoped);
  await writeNotices(scoped, people.trabajador);
  return { ...scope, ...people, ...clocking };
}

async function writeSettings({ client, company, window, scope }: Scoped): Promise<void> {
  await insertObjects(client, "empresa", [
    {
      ...scope,
      slug: company.slug,
      firma_digital: true,
      inicio_registro: `${window.from.slice(0, 8)}01`,
      ...company.settings,
    },
  ]);
  await insertObjects(
    client,
    "empresa_modulo",
    company.modulos.map((id) => ({ ...scope, modulo_id: id })),
  );
}

async function writeCentres(scoped: Scoped): Promise<Map<string, number>> {
  const { client, company, window, scope } = scoped;
  const { centros } = company;
  const calendarId = await reserveFor(client, "calendario_festivo", centros);
  const centreId = await reserveFor(client, "centro_trabajo", centros);
  await insertObjects(
    client,
    "calendario_festivo",
    centros.map(({ nombre }, index) => ({ ...scope, id: calendarId + index, nombre })),
  );
  await insertObjects(
    client,
    "festivo",
    centros.flatMap((centre, index) =>
      holidayRows(centre, window).map((holiday) => ({
        ...scope,
        calendario_festivo_id: calendarId + index,
        ...holiday,
      })),
    ),
  );
  await insertObjects(
    client,
    "centro_trabajo",
    centros.map((centre, index) => ({
      ...scope,
      id: centreId + index,
      codigo: centre.codigo,
      nombre: centre.nombre,
      direccion: centre.direccion,
      zona_horaria: centre.zona_horaria,
      calendario_festivo_id: calendarId + index,
      rangos_ip: arrayOf(insideRanges),
    })),
  );
  return new Map(centros.map(({ codigo }, index) => [codigo, centreId + index]));
}

function holidayRows(centre: Centre, window: Window) {
  const { from, to } = yearsOf(window);
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return years.flatMap((year) => holidaysOf(centre.place, year));
}

async function writeSchedules({ client, company, scope }: Scoped): Promise<Map<string, number>> {
  const { horarios } = company;
  const first = await reserveFor(client, "horario", horarios);
  await insertObjects(
    client,
    "horario",
    horarios.map((schedule, index) => ({
      ...scope,
      id: first + index,
      codigo: schedule.codigo,
      nombre: schedule.nombre,
      semanas: schedule.semanas,
      trabaja_festivos: schedule.trabaja_festivos,
      tolerancia_minutos: TOLERANCE,
    })),
  );
  await insertObjects(
    client,
    "horario_tramo",
    horarios.flatMap(({ tramos }, index) =>
      tramos.map((stretch) => ({ ...scope, horario_id: first + index, ...stretch })),
    ),
  );
  return new Map(horarios.map(({ codigo }, index) => [codigo, first + index]));
}

async function writeClocking({ client, company, scope }: Scoped) {
  const { fichadores, paradas } = company;
  const kindId = await reserveFor(client, "fichador", fichadores);
  const pauseId = await reserveFor(client, "parada", paradas);
  await insertObjects(
    client,
    "fichador",
    fichadores.map((kind, index) => ({
      ...scope,
      id: kindId + index,
      nombre: kind.nombre,
      tipo: kind.tipo,
      rangos_ip: arrayOf(kind.rangos_ip),
      clase_tiempo: kind.clase_tiempo ?? "ordinario",
      orden: index,
    })),
  );
  await insertObjects(
    client,
    "parada",
    paradas.map((kind, index) => ({
      ...scope,
      id: pauseId + index,
      ...kind,
      orden: index,
    })),
  );
  return {
    fichador: new Map(fichadores.map(({ nombre }, index) => [nombre, kindId + index])),
    parada: new Map(paradas.map(({ tipo }, index) => [tipo, pauseId + index])),
  };
}

async function writeNotices(
  { client, company, scope, now }: Scoped,
  workers: ReadonlyMap<string, number>,
): Promise<void> {
  await insertObjects(
    client,
    "notificacion",
    company.avisos.map(({ codigo, daysAgo, leida, ...told }) => ({
      ...scope,
      ...told,
      trabajador_id: idOf(workers, codigo),
      fecha: instantBefore(now, daysAgo * 24 + 2),
      leida_en: leida ? instantBefore(now, daysAgo * 24 - 3) : null,
    })),
  );
}

function instantBefore(now: number, hours: number): string {
  return isoOf(now - hours * 3_600_000);
}
