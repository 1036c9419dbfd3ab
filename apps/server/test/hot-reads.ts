import { currentUser } from "@atrio/contract/access/auth";
import { getCompanyConfig, hiredModules, welcome } from "@atrio/contract/company/company";
import { listInbox } from "@atrio/contract/company/inbox";
import type { Endpoint } from "@atrio/contract/endpoint";
import { listBalances } from "@atrio/contract/leave/leave";
import { listOwnRequests, listTeamRequests } from "@atrio/contract/leave/requests";
import { listNotifications } from "@atrio/contract/messages/company-messages";
import { payslipById, payslips } from "@atrio/contract/papers/payslips";
import { signatureDocuments } from "@atrio/contract/papers/signatures";
import { listWorkers } from "@atrio/contract/people/directory";
import { assignmentsDay } from "@atrio/contract/projects/divisions";
import { listProjectParts, listUsableProjects } from "@atrio/contract/projects/registrations";
import { getMyShifts } from "@atrio/contract/shifts/exchanges";
import { listTeamIncidences } from "@atrio/contract/time/hours-bank";
import { scheduleToday } from "@atrio/contract/time/schedules";
import {
  listClockInTypes,
  listPauseKinds,
  listWorkdays,
  openSigning,
  workedHoursSummary,
  yearOverview,
} from "@atrio/contract/time/time";

import type { TestApp } from "./harness.ts";

/** Calls of each statement before its plan is looked at: PostgreSQL compares plans from the sixth on. */
export const repeats = 8;

/** A prepared statement of a connection, with how often its kept plan and plans for the values ran. */
type Prepared = { name: string; statement: string; generic: number; custom: number };

/** Statements that the only connection of an application has run `repeats` times or more. */
export async function readPrepared(t: TestApp): Promise<Prepared[]> {
  const all = await t.ctx.db.gateLookup<Prepared>({
    name: "prepared",
    text: `select name, statement, generic_plans::integer as generic, custom_plans::integer as custom
      from pg_prepared_statements where name <> 'prepared'`,
    values: [],
  });
  return all.filter(({ generic, custom }) => generic + custom >= repeats);
}

/** Reader: a person with a token. */
export type Reader = { trabajador_id: number; empresa_id: number; token: string };

/** A worker whose payslip is read. */
type PaidReader = Reader & { nomina_id: number };

/** A worker with the id of the newest payslip. */
export async function withPayslip<R extends Reader>(
  t: TestApp,
  worker: R,
): Promise<R & PaidReader> {
  const [row] = await t.sql<{ id: number }>(
    "select max(id) as id from nomina where trabajador_id = $1 and publicada_portal",
    [worker.trabajador_id],
  );
  return { ...worker, nomina_id: row?.id ?? 0 };
}

/** Reads that people make all day in November 2026, each for its usual caller. */
export function hotReads(readers: { worker: PaidReader; head: Reader }): Array<[Endpoint, object]> {
  const { token, trabajador_id, empresa_id } = readers.worker;
  const { head } = readers;
  const own = { trabajador_id };
  const params = { id: trabajador_id };
  const paramsFront = JSON.stringify({ skip: 0, take: 25 });
  const absences = JSON.stringify({
    skip: 0,
    take: 10,
    pe_solicitud_tipo_id: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  });
  return [
    [currentUser, { token }],
    [hiredModules, { token }],
    [getCompanyConfig, { token, params: { id: String(empresa_id) } }],
    [welcome, { token, params }],
    [listInbox, { token, query: { paramsFront: JSON.stringify({ solo_totales: true }) } }],
    [listNotifications, { token, params, query: { visible: 1, skip: 0, take: 10 } }],
    [listWorkdays, { token, query: { ...own, dia: "2026-11-12to2026-11-18" } }],
    [openSigning, { token, query: own }],
    [listClockInTypes, { token }],
    [listPauseKinds, { token }],
    [workedHoursSummary, { token, query: { ...own, year: 2026, month: 11 } }],
    [yearOverview, { token, query: { ...own, year: 2026 } }],
    [getMyShifts, { token, params, query: { from: "2026-11-12", to: "2026-11-18" } }],
    [scheduleToday, { token, params }],
    [listBalances, { token, params, query: { year: 2026 } }],
    [listOwnRequests, { token, params, body: { paramsFront } }],
    [listOwnRequests, { token, params, body: { paramsFront: absences } }],
    [payslips, { token, params }],
    [payslipById, { token, params: { id: readers.worker.nomina_id } }],
    [signatureDocuments, { token, params }],
    [assignmentsDay, { token, body: { ...own, dia: "2026-11-18" } }],
    [listUsableProjects, { token, query: { ...own, dia: "2026-11-18" } }],
    [listProjectParts, { token }],
    [listTeamIncidences, { token: head.token, body: { paramsFront } }],
    [
      listWorkers,
      { token: head.token, params: { id: head.trabajador_id }, query: { paramsFront } },
    ],
    [listTeamRequests, { token: head.token, body: { paramsFront } }],
  ];
}
