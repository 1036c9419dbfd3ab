import type { Client } from "pg";

import { eventColour } from "@atrio/contract/calendar/company-events";
import { moduleIds } from "@atrio/contract/modules";

import { isoOf } from "../src/lib/calendar/clock.ts";
import { DAY_MS, addDays, epochDay, weekdayOf } from "../src/lib/calendar/dates.ts";

import type { Company } from "./company.ts";
import { seeded } from "./random.ts";
import { arrayOf, idOf, insertObjects } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type CalendarWriting = { client: Client; company: Company; window: Window; now: number };

/** An event that begins about `from` days after today and lasts so many days. */
type DemoEvent = {
  titulo: string;
  descripcion: string | null;
  from: number;
  days: number;
  times: readonly [string, string] | null;
  /** Code of the centre that it is for; null for everybody. */
  centro: string | null;
  color: string;
};

const [violet, green, blue, amber] = [eventColour, "#1B6B3A", "#1D4F91", "#7A4F00"];

const clinicEvents: readonly DemoEvent[] = [
  {
    titulo: "Campaña de vacunación de la gripe",
    descripcion: "Voluntaria y gratuita, en el servicio médico de cada centro.",
    from: -30,
    days: 12,
    times: null,
    centro: null,
    color: green,
  },
  {
    titulo: "Simulacro de evacuación",
    descripcion: "Salida por la escalera norte. Punto de encuentro: la plaza.",
    from: -9,
    days: 1,
    times: ["11:00", "11:45"],
    centro: "MAD",
    color: amber,
  },
  {
    titulo: "Reunión general",
    descripcion: "Resultados del trimestre y planes del siguiente. Por videoconferencia.",
    from: 6,
    days: 1,
    times: ["10:00", "11:30"],
    centro: null,
    color: violet,
  },
  {
    titulo: "Formación en protección de datos",
    descripcion: null,
    from: 13,
    days: 1,
    times: ["09:30", "13:00"],
    centro: "MAD",
    color: blue,
  },
  {
    titulo: "Jornada de puertas abiertas",
    descripcion: null,
    from: 19,
    days: 1,
    times: ["16:00", "19:30"],
    centro: "BCN",
    color: blue,
  },
  {
    titulo: "Comida de Navidad",
    descripcion: "Confirma tu asistencia en recepción.",
    from: 29,
    days: 1,
    times: ["14:00", "17:30"],
    centro: null,
    color: violet,
  },
  {
    titulo: "Inventario anual",
    descripcion: null,
    from: 48,
    days: 3,
    times: null,
    centro: "LPA",
    color: amber,
  },
];

/** The person who reads the calendar on a telephone. */
const subscriber = "Lucía";

/** Writes a company's events, and a subscription whose address nobody knows any more. */
export async function writeCalendar(writing: CalendarWriting, ids: CompanyIds): Promise<void> {
  const { client, company, window, now } = writing;
  const isHired = company.modulos.includes(moduleIds.calendar);
  if (company.slug !== "demo" || !isHired) return;
  const office = company.personas.find(({ roles }) => roles.administrador === true);
  if (office === undefined) throw new Error("A company without an office keeps no events");
  const centres = await centreIds(client, ids);
  await insertObjects(
    client,
    "evento_empresa",
    clinicEvents.map((event) => {
      const first = firstDay(event, window.today);
      return {
        empresa_id: ids.empresa_id,
        titulo: event.titulo,
        descripcion: event.descripcion,
        desde: first,
        hasta: addDays(first, event.days - 1),
        hora_inicio: event.times?.[0] ?? null,
        hora_fin: event.times?.[1] ?? null,
        centro_id: event.centro === null ? null : idOf(centres, event.centro),
        color: event.color,
        creado_por: idOf(ids.trabajador, office.codigo),
        actualizado_en: isoOf(now - 40 * DAY_MS),
      };
    }),
  );
  await writeSubscription(writing, ids);
}

async function writeSubscription(
  { client, company, now }: CalendarWriting,
  ids: CompanyIds,
): Promise<void> {
  const person = company.personas.find(({ nombre }) => nombre === subscriber);
  if (person === undefined) return;
  // The hash is drawn and belongs to no token.
  const digest = Buffer.alloc(32);
  seeded("suscripcion").fill(digest);
  await insertObjects(client, "calendario_suscripcion", [
    {
      empresa_id: ids.empresa_id,
      trabajador_id: idOf(ids.trabajador, person.codigo),
      nombre: "Calendario del móvil",
      alcances: arrayOf(["ausencias", "turnos", "festivos", "eventos"]),
      privacidad: "ausente",
      token_hash: String.raw`\x${digest.toString("hex")}`,
      creada_en: isoOf(now - 62 * DAY_MS),
      usada_en: isoOf(now - 3 * 3_600_000),
    },
  ]);
}

async function centreIds(client: Client, ids: CompanyIds): Promise<Map<string, number>> {
  const { rows } = await client.query<{ codigo: string; id: number }>(
    "select codigo, id from centro_trabajo where empresa_id = $1",
    [ids.empresa_id],
  );
  return new Map(rows.map((row) => [row.codigo, row.id]));
}

/** Date some days from today; moved to Monday for several days, off the weekend for none. */
function firstDay({ from, days }: DemoEvent, today: string): string {
  const date = addDays(today, from);
  const weekday = weekdayOf(epochDay(date));
  const isGood = days === 1 ? weekday <= 5 : weekday === 1;
  return isGood ? date : addDays(date, 8 - weekday);
}
