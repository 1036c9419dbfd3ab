import { currentUser, handOver, login, logout } from "@atrio/contract/access/auth";
import { listClockInTypes, listWorkdays, openSigning, punch } from "@atrio/contract/time/time";
import type { ClockAction, Signing } from "@atrio/contract/time/time";

import { demoPassword } from "./people.ts";
import type { TestServer } from "./server.ts";

type Call = {
  method: string;
  path: string;
  token?: string;
  query?: Record<string, string>;
  body?: object;
  headers?: Readonly<Record<string, string>>;
};

/** User agent of programs' sessions, like a phone's. */
const userAgent =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";

/** A session opened by a program, for calls that no page makes. */
export type ApiSession = {
  token: string;
  workerId: number;
  /** Headers of its calls beside the usual ones. */
  headers?: Readonly<Record<string, string>>;
};

/** Signs in over HTTP for a browser; answers the session as the portal keeps it. */
export async function browserSession(
  server: TestServer,
  email: string,
  password: string = demoPassword,
): Promise<{ token: string; expiresAt: string }> {
  const answer = login.response.parse(await send(server, { ...login, body: { email, password } }));
  return { token: answer.access_token, expiresAt: answer.expires_at };
}

/** Signs in over HTTP. Throws the server's refusal. */
export async function openSession(
  server: TestServer,
  email: string,
  password: string = demoPassword,
): Promise<ApiSession> {
  const { token } = await browserSession(server, email, password);
  const { user } = currentUser.response.parse(await send(server, { ...currentUser, token }));
  return { token, workerId: user.id };
}

/** The worker's open signing, or null. */
export async function openSigningOf(
  server: TestServer,
  { token, workerId }: ApiSession,
): Promise<Signing | null> {
  const query = { trabajador_id: String(workerId) };
  return openSigning.response.parse(await send(server, { ...openSigning, token, query })).data;
}

/** A worker's signings of Madrid's days until today, in order; the islands are an hour behind, hence two. */
export async function signingsOf(
  server: TestServer,
  { token, workerId }: ApiSession,
  daysAgo = 1,
): Promise<Signing[]> {
  const dayMs = 24 * 60 * 60 * 1000;
  const [from, to] = [new Date(Date.now() - daysAgo * dayMs), new Date()].map((instant) =>
    instant.toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" }),
  );
  const query = { trabajador_id: String(workerId), dia: `${from}to${to}` };
  const answer = await send(server, { ...listWorkdays, token, query });
  return listWorkdays.response.parse(answer).data.flatMap(({ fichajes }) => fichajes);
}

/** Punches as another device of the same person would. */
export async function punchElsewhere(
  server: TestServer,
  { token, workerId }: ApiSession,
  accion: ClockAction,
): Promise<void> {
  const types = listClockInTypes.response.parse(
    await send(server, { ...listClockInTypes, token, query: {} }),
  );
  const type = accion === "entrada" ? { fichador_id: types.data[0]?.id } : {};
  await send(server, { ...punch, token, body: { trabajador_id: workerId, accion, ...type } });
}

/** Leaves a worker's clock stopped, from any state. */
export async function stopClock(server: TestServer, email: string): Promise<void> {
  const session = await openSession(server, email);
  if ((await openSigningOf(server, session)) === null) return;
  const body = { trabajador_id: session.workerId, accion: "salida" };
  await send(server, { ...punch, token: session.token, body });
}

/** An administrator's one-time code that opens the portal as somebody else. */
export async function askHandOver(
  server: TestServer,
  { administrator, worker }: { administrator: string; worker: string },
): Promise<string> {
  const { workerId } = await openSession(server, worker);
  const { token } = await openSession(server, administrator);
  const answer = await send(server, { ...handOver, token, body: { trabajador_id: workerId } });
  return handOver.response.parse(answer).data.code;
}

/** Ends a session from outside, as another device of the same person would. */
export async function endSessionOf(server: TestServer, token: string): Promise<void> {
  await send(server, { ...logout, token });
}

/** True if the server still knows a session. */
export async function isSignedIn(server: TestServer, token: string): Promise<boolean> {
  return (await request(server, { ...currentUser, token })).ok;
}

/** Call of a signed-in program; answers the body. */
export function ask(
  server: TestServer,
  { token, headers = {} }: ApiSession,
  call: Omit<Call, "token">,
): Promise<unknown> {
  return send(server, { ...call, token, headers });
}

async function send(server: TestServer, call: Call): Promise<unknown> {
  const response = await request(server, call);
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  throw new Error(`${call.method} ${call.path}: ${response.status} ${JSON.stringify(answer)}`);
}

function request(server: TestServer, { method, path, token, query, body, headers }: Call) {
  const search = query === undefined ? "" : `?${new URLSearchParams(query).toString()}`;
  return fetch(`${server.url}/api/v1${path}${search}`, {
    method,
    headers: {
      ...headers,
      "user-agent": userAgent,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
