import * as cases from "@atrio/contract/complaints/cases";
import * as mailbox from "@atrio/contract/complaints/mailbox";
import * as reports from "@atrio/contract/complaints/reports";
import type { ComplaintState } from "@atrio/contract/complaints/states";
import type { Endpoint, EndpointRequest, EndpointSpec } from "@atrio/contract/endpoint";

import type { Company, SignedIn } from "./factory.ts";
import { formOf, pdf, sendForm } from "./files.ts";
import type { Answer, TestApp } from "./harness.ts";

export const passphrase = "caballo grapa pila correcta";

/** Canary texts of a report: words that nothing else holds. */
export const secret = {
  titulo: "Comisiones en almacén kanariTITULO",
  descripcion: "El encargado cobra kanariTEXTO por cada pedido",
  tipo: "soborno",
} as const;

/** A handler with an unlocked mailbox. */
export type Handler = SignedIn & { headers: Record<string, string>; gestor_id: string };

export type Mailbox = { company: Company; handler: Handler; recoveryKey: string };

let address = 0;

/** Another address for each stranger, so that the limit by address does not count them together. */
function nextAddress(): string {
  address += 1;
  return `198.51.${Math.floor(address / 250)}.${(address % 250) + 1}`;
}

/** Calls without a session from an address of its own. */
export async function asStranger<S extends EndpointSpec>(
  t: TestApp,
  endpoint: Endpoint<S>,
  body: EndpointRequest<S>["body"],
  more: { headers?: Record<string, string>; address?: string } = {},
): Promise<Answer> {
  const response = await t.app.inject({
    method: "POST",
    url: `/api/v1${endpoint.path}`,
    remoteAddress: more.address ?? nextAddress(),
    headers: { "accept-language": "es", ...more.headers },
    payload: body as object,
  });
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  return {
    status: response.statusCode,
    body: isJson ? response.json() : response.body,
    headers: response.headers,
  };
}

/** A worker with the handlers' role. */
export async function makeHandler(t: TestApp, company: Company): Promise<SignedIn> {
  return t.factory.signedIn({ company, trabajador: { gestor_denuncias: true } });
}

/** Unlocks the mailbox; the answered headers go with each call of the handler. */
export async function unlock(t: TestApp, who: SignedIn, frase = passphrase): Promise<Handler> {
  const { token } = who;
  const answer = await t.call(mailbox.unlockMailbox, { token, body: { frase } });
  const state = await t.call(mailbox.getMailbox, { token, query: {} });
  const [row] = await t.sql<{ id: string }>(
    "select id from buzon_gestor where empresa_id = $1 and trabajador_id = $2 and estado = 'activa'",
    [who.empresa_id, who.trabajador_id],
  );
  if (answer.status !== 200 || state.status !== 200 || row === undefined) {
    throw new Error(`Not unlocked: ${JSON.stringify(answer.body)}`);
  }
  const headers = { [mailbox.mailboxKeyHeader]: String(answer.body.data.llave) };
  return { ...who, headers, gestor_id: row.id };
}

/** A company with an open mailbox and its first handler. */
export async function openMailbox(t: TestApp, company?: Company): Promise<Mailbox> {
  const home = company ?? (await t.factory.company());
  const first = await makeHandler(t, home);
  const opened = await t.call(mailbox.openMailbox, {
    token: first.token,
    body: { frase: passphrase },
  });
  return {
    company: home,
    handler: await unlock(t, first),
    recoveryKey: opened.body.data.clave_recuperacion,
  };
}

/** A second handler, admitted by the first. */
export async function admitAnother(t: TestApp, box: Mailbox): Promise<Handler> {
  const other = await makeHandler(t, box.company);
  await t.call(mailbox.createMailboxKey, { token: other.token, body: { frase: passphrase } });
  const [row] = await t.sql<{ id: string }>(
    "select id from buzon_gestor where empresa_id = $1 and trabajador_id = $2",
    [other.empresa_id, other.trabajador_id],
  );
  await t.call(mailbox.admitHandler, { ...box.handler, params: { id: row?.id ?? "" }, body: {} });
  return unlock(t, other);
}

/** Files an anonymous report; answers its id and code. */
export async function fileAnonymously(
  t: TestApp,
  company: Company,
  more: object = {},
): Promise<{ id: string; uuid: string }> {
  const body = { ...secret, slug: company.slug, sin_correo: true, ...more };
  const answer = await asStranger(t, reports.fileAnonymousComplaint, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

/** Files a named report of a worker. */
export async function fileNamed(
  t: TestApp,
  { token }: SignedIn,
  more: object = {},
): Promise<{ id: string; uuid: string }> {
  const answer = await t.call(reports.fileComplaint, { token, body: { ...secret, ...more } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

/** Brings a case to a state by the handler's steps. */
export async function bringTo(
  t: TestApp,
  handler: Handler,
  id: string,
  estado: ComplaintState,
): Promise<void> {
  const asked = { ...handler, params: { id } };
  const texto = "Paso";
  if (estado === "recibida") return;
  const admitida = estado !== "no_admitida";
  await t.call(cases.decideCase, { ...asked, body: { admitida, texto } });
  if (estado === "admitida" || estado === "no_admitida") return;
  await t.call(cases.assignCase, { ...asked, body: { gestor_id: handler.gestor_id } });
  if (estado === "en_investigacion") return;
  await t.call(cases.concludeCase, { ...asked, body: { resultado: "archivo", texto } });
}

/** A caller with a session, or the headers of an unlocked mailbox beside it. */
export type Caller = { token?: string; headers?: Record<string, string> };

/** Sends a PDF as a form; an empty token is none. */
export async function sendPdf(
  t: TestApp,
  url: string,
  { token = "", headers = {} }: Caller,
  texts: Array<{ name: string; text: string }> = [],
): Promise<Answer> {
  const file = { name: "prueba de julio.pdf", bytes: pdf({ before: "" }) };
  const payload = formOf([...texts, { name: "documento", file }]);
  return sendForm(t, url, { token, payload, headers });
}

/** A case in a state, whose reporter excluded a handler; answers its id and code. */
export async function fileWithout(
  t: TestApp,
  { company, handler }: Mailbox,
  { excluded, estado }: { excluded: Handler; estado: ComplaintState },
): Promise<{ id: string; uuid: string }> {
  const gestores_excluidos = [excluded.gestor_id];
  const filed = await fileAnonymously(t, company, { gestores_excluidos });
  await bringTo(t, handler, filed.id, estado);
  return filed;
}
