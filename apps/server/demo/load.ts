import pg from "pg";

import type { Config } from "../src/config.ts";
import { systemClock } from "../src/lib/calendar/clock.ts";
import { DAY_MS, addDays, epochDay } from "../src/lib/calendar/dates.ts";
import { dateAt, readingsOf } from "../src/lib/calendar/zone.ts";
import { hashPassword } from "../src/lib/crypto/password-hash.ts";
import type { Log } from "../src/platform/log.ts";
import { openStorage } from "../src/platform/storage.ts";

import { agency } from "./agency.ts";
import { clinic } from "./clinic.ts";
import type { Company } from "./company.ts";
import type { Window } from "./window.ts";
import { writeBank } from "./write-bank.ts";
import { writeCalendar } from "./write-calendar.ts";
import { writeChanges } from "./write-changes.ts";
import { writeClockings } from "./write-clockings.ts";
import type { ClockingWriting, Written } from "./write-clockings.ts";
import { writeCompany } from "./write-company.ts";
import { writeComplaints } from "./write-complaints.ts";
import { writeDirectory } from "./write-directory.ts";
import { writeDocuments } from "./write-documents.ts";
import { writeMessages } from "./write-messages.ts";
import { writeNoticePreferences } from "./write-notice-preferences.ts";
import { writeOrgCharts } from "./write-org-charts.ts";
import { writePayslipBatches } from "./write-payslip-batches.ts";
import { writePrivacyPolicy } from "./write-privacy-policy.ts";
import { writeProfiles } from "./write-profiles.ts";
import { writeProjects } from "./write-projects.ts";
import { writeShifts } from "./write-shifts.ts";
import { writeSignatures } from "./write-signatures.ts";
import { writeTaxForms } from "./write-tax-forms.ts";

/** The password of every account of the demo companies. */
export const DEMO_PASSWORD = "Demo1234";

const ZONE = "Europe/Madrid";
/** Any number will do, as long as every process uses the same. */
const LOAD_LOCK = 715_204_120;

type Loading = {
  databaseUrl: string;
  /** Without storage the demo has no files. */
  config: Pick<Config, "secrets"> & Partial<Pick<Config, "storageUrl" | "publicUrl">>;
  /** Last local date of the demo; its noon is then the moment of loading. */
  today?: string;
};

export type Loaded = { empresa_id: number; people: number } & Written;

/**
 * Loads the two demo companies, up to today and in one transaction, unless the slug `demo` exists.
 * Safe to call from two processes at once: the second one waits and finds it done.
 */
export async function loadDemo(input: Loading & { log: Log }): Promise<void> {
  const moment = momentOf(input.today);
  const window = { today: moment.today, from: yearsBefore(moment.today, 2) };
  const companies = [clinic(window), agency(window)];
  const started = performance.now();
  const loaded = await loadCompanies(input, { companies, window, now: moment.now });
  if (loaded.length === 0) return;
  const count = loaded.reduce((sum, { events }) => sum + events, 0);
  const ms = Math.round(performance.now() - started);
  input.log.info({ event: "demo", count, ms }, "Demo companies loaded");
}

/**
 * Loads one company of any size, made by `make` for its window, unless its slug exists (then
 * undefined). `onProgress` hears of each batch of people.
 */
export async function loadCompany(
  input: Loading & Pick<ClockingWriting, "onProgress">,
  options: { years: number; make: (window: Window) => Company },
): Promise<Loaded | undefined> {
  const { today, now } = momentOf(input.today);
  const window = { today, from: yearsBefore(today, options.years) };
  const company = options.make(window);
  const [loaded] = await loadCompanies(input, { companies: [company], window, now });
  return loaded;
}

async function loadCompanies(
  input: Loading & Pick<ClockingWriting, "onProgress">,
  plan: { companies: readonly Company[]; window: Window; now: number },
): Promise<Loaded[]> {
  const { companies, window, now } = plan;
  const { secrets, storageUrl, publicUrl = "" } = input.config;
  const passwordHash = await hashPassword(secrets.pepper, DEMO_PASSWORD);
  const storage = storageUrl === undefined ? undefined : openStorage({ secrets, storageUrl });
  return inTransaction(input.databaseUrl, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [LOAD_LOCK]);
    const loaded: Loaded[] = [];
    for (const company of companies) {
      if (await exists(client, company.slug)) return [];
      const ids = await writeCompany({ client, company, window, passwordHash, now });
      const { onProgress } = input;
      const writing = { client, company, window, now, storage, ...(onProgress && { onProgress }) };
      await writeShifts(writing, ids);
      const written = await writeClockings(writing, ids);
      written.events += await writeChanges(writing, ids);
      await writePayslipBatches(writing, ids);
      await writeProfiles(writing, ids);
      await writeOrgCharts(writing, ids);
      await writeMessages(writing, ids);
      await writeNoticePreferences(writing, ids);
      await writeCalendar(writing, ids);
      await writeDirectory(writing, ids);
      await writePrivacyPolicy(writing, ids);
      await writeDocuments(writing, ids);
      const sealing = { ...writing, config: { secrets, publicUrl } };
      await writeBank(sealing, ids);
      const seal = await writeTaxForms(sealing, ids);
      await writeSignatures({ ...sealing, seal }, ids);
      await writeComplaints(sealing, ids);
      await writeProjects(writing, ids);
      // Signings are loaded past the triggers.
      await client.query(
        "select meses_calcular(empresa_id, id) from trabajador where empresa_id = $1",
        [ids.empresa_id],
      );
      // The server signs a first checkpoint of all this as soon as it runs.
      await client.query("insert into trabajo_pendiente (nombre, datos) values ($1, $2)", [
        "evidence.checkpoint",
        JSON.stringify({ empresa_id: ids.empresa_id, motivo: "importacion" }),
      ]);
      loaded.push({ empresa_id: ids.empresa_id, people: company.personas.length, ...written });
    }
    // The planner knows nothing yet of what came in at once.
    await client.query(
      `analyze jornada, fichaje, fichaje_evento, cambio_dia, cambio_dia_apunte, trabajador, cadena, incidencia, bolsa_movimiento,
        solicitud, solicitud_aprobacion, solicitud_periodo, solicitud_suceso, ausencia, gasto,
        nomina, nomina_linea, documento, contrato, acceso_documento, turno, turno_trabajador, turno_etiqueta, turno_pausa,
        proyecto, proyecto_registro, proyecto_suma`,
    );
    return loaded;
  });
}

async function inTransaction<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "atrio-demo",
    options: "-c timezone=UTC -c statement_timeout=0",
  });
  await client.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    // Closing the connection rolls back the open transaction.
    await client.end();
  }
}

async function exists(client: pg.Client, slug: string): Promise<boolean> {
  await client.query("set local role atrio_gate");
  const { rowCount } = await client.query("select from empresa where slug = $1", [slug]);
  await client.query("set local role none");
  return rowCount !== 0;
}

/** The moment of loading: now, or noon of a given day. */
function momentOf(today: string | undefined): { today: string; now: number } {
  if (today === undefined) {
    const now = systemClock.now().epochMilliseconds;
    return { now, today: dateAt(ZONE, now) };
  }
  const noon = epochDay(today) * DAY_MS + DAY_MS / 2;
  return { today, now: readingsOf(ZONE, noon).earlier };
}

function yearsBefore(date: string, years: number): string {
  return addDays(date, -Math.round(365.25 * years));
}
