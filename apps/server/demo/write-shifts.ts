import type { Client } from "pg";

import { isoOf } from "../src/lib/calendar/clock.ts";
import { DAY_MS } from "../src/lib/calendar/dates.ts";
import { placeShift } from "../src/modules/shifts/planning/planning.rules.ts";

import type { Company } from "./company.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import { demoAreas, demoLabels, demoPauses, peopleOf, rosterOf } from "./shifts.ts";
import type { DemoShift } from "./shifts.ts";
import type { Window } from "./window.ts";
import { absencesOf } from "./write-clockings.ts";
import type { CompanyIds } from "./write-company.ts";

type ShiftWriting = { client: Client; company: Company; window: Window; now: number };

type Catalogue = {
  areas: ReadonlyMap<string, number>;
  labels: ReadonlyMap<string, number>;
  pauses: ReadonlyMap<string, number>;
};

/**
 * Writes the demo's work areas and their shifts. Before the months are closed: published shifts of a
 * closed month stand (Rule SHIFTS-8).
 */
export async function writeShifts(writing: ShiftWriting, ids: CompanyIds): Promise<void> {
  const { company, window } = writing;
  const manager = company.personas.find(({ roles }) => roles.permiso_gestor_turnos === true);
  if (company.slug !== "demo" || manager === undefined) return;
  const catalogue = await writeCatalogue(writing, ids, manager.codigo);
  const away = new Map(
    company.personas.map((person) => [person, absencesOf(writing, person).approved]),
  );
  const roster = rosterOf({
    company,
    window,
    isAway: (person, date) => away.get(person)?.has(date) === true,
  });
  await writeRoster(writing, ids, { catalogue, roster, manager: manager.codigo });
}

async function writeCatalogue(
  { client, company }: ShiftWriting,
  ids: CompanyIds,
  manager: string,
): Promise<Catalogue> {
  const { empresa_id } = ids;
  const { rows } = await client.query<{ codigo: string; id: number }>(
    "select codigo, id from centro_trabajo where empresa_id = $1",
    [empresa_id],
  );
  const centres = new Map(rows.map((row) => [row.codigo, row.id]));
  const area = await reserveFor(client, "area_trabajo", demoAreas);
  await insertObjects(
    client,
    "area_trabajo",
    demoAreas.map(({ nombre, centro, observaciones }, index) => ({
      empresa_id,
      id: area + index,
      nombre,
      centro_trabajo_id: idOf(centres, centro),
      observaciones,
    })),
  );
  const rowOf = (codigo: string, index: number) => ({
    empresa_id,
    pe_area_trabajo_id: area + index,
    trabajador_id: idOf(ids.trabajador, codigo),
  });
  await insertObjects(
    client,
    "area_gestor",
    demoAreas.map((_, index) => rowOf(manager, index)),
  );
  await insertObjects(
    client,
    "area_trabajador",
    demoAreas.flatMap((one, index) =>
      peopleOf(one, company).map(({ codigo }) => rowOf(codigo, index)),
    ),
  );
  const labels = Object.entries(demoLabels);
  const label = await reserveFor(client, "etiqueta", labels);
  await insertObjects(
    client,
    "etiqueta",
    labels.map(([nombre, color], index) => ({ empresa_id, id: label + index, nombre, color })),
  );
  const pauses = Object.entries(demoPauses);
  const pause = await reserveFor(client, "pausa", pauses);
  await insertObjects(
    client,
    "pausa",
    pauses.map(([nombre, [hora_inicio, hora_fin]], index) => ({
      empresa_id,
      id: pause + index,
      nombre,
      hora_inicio,
      hora_fin,
      cuenta_como_trabajo: true,
    })),
  );
  return {
    areas: new Map(demoAreas.map(({ nombre }, index) => [nombre, area + index])),
    labels: new Map(labels.map(([nombre], index) => [nombre, label + index])),
    pauses: new Map(pauses.map(([nombre], index) => [nombre, pause + index])),
  };
}

type RosterWriting = { catalogue: Catalogue; roster: readonly DemoShift[]; manager: string };

async function writeRoster(
  { client, company, now }: ShiftWriting,
  ids: CompanyIds,
  { catalogue, roster, manager }: RosterWriting,
): Promise<void> {
  const { empresa_id } = ids;
  const author = idOf(ids.trabajador, manager);
  const planned = isoOf(now - 35 * DAY_MS);
  const first = await reserveFor(client, "turno", roster);
  const placed = roster.map((shift, index) => ({
    shift,
    scope: { empresa_id, turno_id: first + index },
    place: placeOf(shift, company),
  }));
  await insertObjects(
    client,
    "turno",
    placed.map(({ shift, scope, place }) => ({
      empresa_id,
      id: scope.turno_id,
      pe_area_trabajo_id: idOf(catalogue.areas, shift.area),
      fecha: shift.fecha,
      ...place,
      color: shift.color,
      num_minimo_trabajadores: shift.num_minimo_trabajadores,
      observaciones: shift.observaciones,
      publicado: shift.publicado,
      cambiado_por: author,
      cambiado_en: planned,
    })),
  );
  await insertObjects(
    client,
    "turno_etiqueta",
    placed.map(({ shift, scope }) => ({
      ...scope,
      etiqueta_id: idOf(catalogue.labels, shift.etiqueta),
    })),
  );
  await insertObjects(
    client,
    "turno_pausa",
    placed.map(({ shift, scope }) => {
      const [hora_inicio, hora_fin] = demoPauses[shift.pausa];
      const pausa_id = idOf(catalogue.pauses, shift.pausa);
      return { ...scope, pausa_id, hora_inicio, hora_fin, cuenta_como_trabajo: true };
    }),
  );
  await insertObjects(
    client,
    "turno_trabajador",
    placed.flatMap(({ shift, scope, place }) =>
      shift.workers.map(({ codigo, motivo }) => ({
        ...scope,
        trabajador_id: idOf(ids.trabajador, codigo),
        periodo: place.periodo,
        motivo,
        asignado_por: author,
        asignado_en: planned,
      })),
    ),
  );
}

function placeOf({ area, fecha, hora_inicio, hora_fin }: DemoShift, { centros }: Company) {
  const centro = demoAreas.find(({ nombre }) => nombre === area)?.centro;
  const zona_horaria = centros.find(({ codigo }) => codigo === centro)?.zona_horaria;
  if (zona_horaria === undefined) throw new Error(`No centre of the area ${area}`);
  const termina_dia_siguiente = hora_fin <= hora_inicio;
  const times = { fecha, hora_inicio, hora_fin, termina_dia_siguiente, turno_24h: false };
  const { placed } = placeShift(times, zona_horaria);
  if (placed === undefined) throw new Error(`Impossible shift on ${fecha}`);
  const { start, end } = placed.periodo;
  return {
    hora_inicio,
    hora_fin,
    termina_dia_siguiente,
    turno_24h: false,
    zona_horaria,
    periodo: `[${isoOf(start)},${isoOf(end)})`,
  };
}
