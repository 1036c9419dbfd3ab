import { currentUser } from "@atrio/contract/access/auth";
import { updateWorker } from "@atrio/contract/people/workers";
import {
  deleteSigning,
  forgottenPunches,
  listTeamChanges,
  requestCorrection,
} from "@atrio/contract/time/changes";
import type { SigningChange } from "@atrio/contract/time/changes";
import { currentClosure, requestClosure } from "@atrio/contract/time/closures";
import type { MonthClosure } from "@atrio/contract/time/closures";
import { listOwnIncidences, rejectIncidence } from "@atrio/contract/time/hours-bank";
import { listWorkdays } from "@atrio/contract/time/time";
import type { Signing, Workday } from "@atrio/contract/time/time";

import { ask } from "./api.ts";
import type { ApiSession } from "./api.ts";
import type { TestServer } from "./server.ts";

/** A past day that its worker may ask to correct, and its first signing, which has ended. */
export type CorrectableDay = { day: Workday; signing: Signing & { hora_fin: string } };

/** The whole name that lists show. */
export async function fullNameOf(server: TestServer, session: ApiSession): Promise<string> {
  const { user } = currentUser.response.parse(await ask(server, session, currentUser));
  return user.nombre_completo;
}

/** Works as a supervisor from now on: the menu is another. */
export async function superviseFromNow(server: TestServer, session: ApiSession): Promise<void> {
  const path = `/trabajador/${session.workerId}`;
  const body = { pe_modo_supervisor: true };
  await ask(server, session, { method: updateWorker.method, path, body });
}

/** Requests the closure of the oldest open month, once no incidence prevents it. */
export async function askClosure(
  server: TestServer,
  { worker, supervisor }: { worker: ApiSession; supervisor: ApiSession },
): Promise<{ year: number; month: number }> {
  const closure = await closureOf(server, worker);
  const { year, month } = closure;
  if (closure.estado === "pendiente") return { year, month };
  await settleIncidences(server, { worker, supervisor, year });
  const body = { trabajador_id: worker.workerId, year, month };
  await ask(server, worker, { method: requestClosure.method, path: requestClosure.path, body });
  return { year, month };
}

/** The oldest open month of a worker, with what may be done with it. */
export async function closureOf(server: TestServer, worker: ApiSession): Promise<MonthClosure> {
  const path = `/obtener-cierre-mes-actual/${worker.workerId}`;
  const answer = await ask(server, worker, { method: currentClosure.method, path });
  return currentClosure.response.parse(answer).data;
}

type Settlement = { worker: ApiSession; supervisor: ApiSession; year: number };

async function settleIncidences(
  server: TestServer,
  { worker, supervisor, year }: Settlement,
): Promise<void> {
  const query = { worker_id: String(worker.workerId), anyo: String(year), estado_id: "1" };
  const { method, path } = listOwnIncidences;
  const answer = await ask(server, worker, { method, path, query });
  const ids = listOwnIncidences.response.parse(answer).data.map(({ id }) => id);
  if (ids.length === 0) return;
  const body = { incidencia_ids: ids.slice(0, 100), motivo: "No estaba acordado" };
  await ask(server, supervisor, {
    method: rejectIncidence.method,
    path: rejectIncidence.path,
    body,
  });
}

const dayMs = 86_400_000;

/** The newest days before today that their worker may ask to correct. */
export async function correctableDays(
  server: TestServer,
  worker: ApiSession,
  count: number,
): Promise<CorrectableDay[]> {
  const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const [from, to] = [dateOf(Date.now() - 60 * dayMs), dateOf(Date.now() - dayMs)];
  const query = { trabajador_id: String(worker.workerId), dia: `${from}to${to}` };
  const { method, path } = listWorkdays;
  const answer = await ask(server, worker, { method, path, query });
  const days = listWorkdays.response.parse(answer).data.flatMap((day): CorrectableDay[] => {
    const [signing] = day.fichajes;
    const end = signing?.hora_fin ?? null;
    if (signing === undefined || end === null || !day.can.corregir) return [];
    return [{ day, signing: { ...signing, hora_fin: end } }];
  });
  if (days.length < count) throw new Error(`Only ${days.length} days that may be corrected`);
  return days.slice(-count);
}

/** Requests that the first signing of a day begin a minute later. */
export async function askCorrection(
  server: TestServer,
  worker: ApiSession,
  { day, signing }: CorrectableDay,
): Promise<void> {
  const later = new Date(Date.parse(signing.hora_inicio) + 60_000).toISOString();
  const body = {
    trabajador_id: worker.workerId,
    dia: day.dia,
    descripcion: "El lector tardó un minuto en responder",
    propuesta: [
      {
        accion: "cambiar",
        fichaje_id: signing.id,
        hora_inicio: later,
        hora_fin: signing.hora_fin,
      },
    ],
  };
  const { method, path } = requestCorrection;
  await ask(server, worker, { method, path, body });
}

type DayKey = { supervisor: ApiSession; workerId: number; day: string };

/** Supervisors' changes of a worker's day, with the worker's answers. */
export async function changesOf(
  server: TestServer,
  { supervisor, workerId, day }: DayKey,
): Promise<SigningChange[]> {
  const query = { trabajador_id: String(workerId), desde: day, hasta: day };
  const { method, path } = listTeamChanges;
  const answer = await ask(server, supervisor, { method, path, query });
  return listTeamChanges.response.parse(answer).data;
}

/** Deletes the signings of a worker's last day, which then seems to have been forgotten; answers the day. */
export async function forgetDay(server: TestServer, worker: ApiSession): Promise<string> {
  const [found] = await correctableDays(server, worker, 1);
  const day = found?.day;
  for (const { id } of day?.fichajes ?? []) {
    const path = `/fichaje/${id}`;
    const query = { motivo: "Prueba del lector" };
    await ask(server, worker, { method: deleteSigning.method, path, query });
  }
  const { method, path } = forgottenPunches;
  const query = { trabajador_id: String(worker.workerId) };
  const answer = await ask(server, worker, { method, path, query });
  const forgotten = forgottenPunches.response.parse(answer).data.map(({ dia }) => dia);
  if (day === undefined || !forgotten.includes(day.dia)) throw new Error("No day was forgotten");
  return day.dia;
}
