import { requestKinds } from "@atrio/contract/kinds";
import { createRequest, previewRequest } from "@atrio/contract/leave/absences";
import { listBalances } from "@atrio/contract/leave/leave";
import type { Balance, BalanceKind } from "@atrio/contract/leave/leave";
import { loadStatutoryRules, saveBalanceRule } from "@atrio/contract/leave/leave-office";
import { approveRequest, rejectRequest } from "@atrio/contract/leave/requests";
import type { RequestView } from "@atrio/contract/request-view";

import { ask, openSession } from "./api.ts";
import type { ApiSession } from "./api.ts";
import { accounts } from "./people.ts";
import type { TestServer } from "./server.ts";

const dayMs = 86_400_000;

/** Days of holidays that everybody has in these journeys, in a year. */
const granted = 22;

/** Inserts the statutory leave rules, and holidays for this year and the next. */
export async function grantLeave(server: TestServer): Promise<void> {
  const administrator = await openSession(server, accounts.administrator);
  const { method, path } = loadStatutoryRules;
  await ask(server, administrator, { method, path, body: {} });
  const rule = {
    saldo: "vacaciones",
    desde_anyo: new Date().getUTCFullYear(),
    cantidad: granted,
    arrastre_maximo: granted,
    arrastre_hasta: "12-31",
    proporcional: false,
  };
  await ask(server, administrator, {
    method: saveBalanceRule.method,
    path: saveBalanceRule.path,
    body: rule,
  });
}

/** A balance of a worker in a year. */
export async function balanceOf(
  server: TestServer,
  { token, workerId }: ApiSession,
  { kind, year }: { kind: BalanceKind; year: number },
): Promise<Balance> {
  const answer = await ask(
    server,
    { token, workerId },
    {
      method: listBalances.method,
      path: `/saldos-trabajador/${workerId}`,
      query: { year: String(year) },
    },
  );
  const balance = listBalances.response.parse(answer).data.find(({ saldo }) => saldo === kind);
  if (balance === undefined) throw new Error(`No balance of ${kind}`);
  return balance;
}

function holidaysOn(day: string) {
  const periodos = [{ fecha_inicio: day, fecha_fin: day }];
  return { pe_solicitud_tipo_id: requestKinds.holidays, periodos };
}

/** The next days on which a worker may have a day of holidays, from three weeks ahead on. */
export async function freeDays(
  server: TestServer,
  worker: ApiSession,
  count: number,
): Promise<string[]> {
  const found: string[] = [];
  for (let ahead = 21; found.length < count && ahead < 120; ahead += 1) {
    const day = new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10);
    const { method, path } = previewRequest;
    const answer = await ask(server, worker, { method, path, body: holidaysOn(day) });
    const { coste, problemas } = previewRequest.response.parse(answer).data;
    if (coste === 1 && problemas.length === 0) found.push(day);
  }
  if (found.length < count) throw new Error("Not enough days to ask for");
  return found;
}

/** Requests a day of holidays as another device of the same person would. */
export async function askHoliday(
  server: TestServer,
  worker: ApiSession,
  day: string,
): Promise<RequestView> {
  const { method, path } = createRequest;
  const answer = await ask(server, worker, { method, path, body: holidaysOn(day) });
  return createRequest.response.parse(answer).data;
}

/** Decides a request as its supervisor would from elsewhere; a reason rejects it. */
export async function decideElsewhere(
  server: TestServer,
  supervisor: ApiSession,
  { requestId, reason = null }: { requestId: number; reason?: string | null },
): Promise<void> {
  const { method, path } = reason === null ? approveRequest : rejectRequest;
  const body = { solicitud_id: requestId, ...(reason === null ? {} : { motivo: reason }) };
  await ask(server, supervisor, { method, path, body });
}
