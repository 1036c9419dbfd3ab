import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Language } from "@atrio/contract/common";
import type { Endpoint } from "@atrio/contract/endpoint";
import { languages } from "@atrio/contract/languages";
import * as absences from "@atrio/contract/leave/absences";
import * as office from "@atrio/contract/leave/leave-office";
import * as requests from "@atrio/contract/leave/requests";
import * as closures from "@atrio/contract/time/closures";
import * as time from "@atrio/contract/time/time";

import { allEndpoints, nameOf } from "../src/http/description/endpoints.ts";

import { writingByGet } from "./access/policies.ts";
import { samples } from "./access/samples.ts";
import type { Target } from "./access/samples.ts";
import type { Company, SignedIn } from "./factory.ts";
import { foreignTexts, readTexts } from "./foreign-texts.ts";
import { type Answer, startTestApp, type TestApp } from "./harness.ts";
import { languageSamples } from "./language-samples.ts";
import type { LanguageSample } from "./language-samples.ts";
import { createLeaveFactory } from "./leave.ts";

/** Calls that only read: GET, and POST that a handed-over session may make. */
const reading = (await allEndpoints()).filter((endpoint) => {
  if (endpoint.produces !== undefined || nameOf(endpoint) === "POST /auth/logout") return false;
  if (endpoint.method === "GET") return !writingByGet.has(nameOf(endpoint));
  return endpoint.method === "POST" && endpoint.access.whileImpersonating === true;
});

/** Calls that are known to answer texts: names of kinds, sentences of notices, problems. */
const telling = [
  "GET /solicitud/:id",
  "GET /solicitud-tipo",
  "GET /evento-tipo",
  "GET /permisos-retribuidos/:id",
  "GET /permisos-retribuidos/:id/tipos",
  "GET /permisos-no-retribuidos/:id",
  "GET /permisos-no-retribuidos/:id/tipos",
  "POST /trabajador/:id/solicitudes",
  "POST /supervisor/solicitudes-pendientes",
  "GET /trabajador/:id/calendario-laboral-completo",
  "GET /trabajador/:id/notificaciones",
  "GET /notificacion-con-estado/:id",
  "GET /trabajador/:id/regla-vacaciones",
  "GET /trabajador/:id/documentos",
  "GET /trabajador/:id/bienvenida",
  "POST /solicitud/previsualizar",
  "GET /pais",
];

let t: TestApp;
let texts: Awaited<ReturnType<typeof readTexts>>;
let worker: SignedIn;
let boss: SignedIn;
let target: Target;
/** Ids that the rows of the access matrix do not know. */
let known: Record<string, LanguageSample>;

type Posted = { endpoint: Endpoint; who: SignedIn; input: object };

async function send({ endpoint, who, input }: Posted): Promise<Answer> {
  const answer = await t.call(endpoint, { ...input, token: who.token });
  expect(answer.status, `${nameOf(endpoint)} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer;
}

/** The rules of the law, requests of several kinds and states, signings, a closure, notices. */
async function fillCompany(company: Company): Promise<void> {
  await send({ endpoint: office.loadStatutoryRules, who: boss, input: { body: {} } });
  const rules = await t.sql<{ id: number; kind: number }>(
    `select min(id)::int as id, pe_solicitud_tipo_id as kind from permiso_tipo
     where empresa_id = $1 and activo and not requiere_documento and unidad <> 'horas'
     group by pe_solicitud_tipo_id`,
    [company.empresa_id],
  );
  const ask = async (kind: number, day: string): Promise<number> => {
    const body = {
      pe_solicitud_tipo_id: kind,
      pe_solicitud_subtipo_id: rules.find((one) => one.kind === kind)?.id ?? 0,
      periodos: [{ fecha_inicio: day, fecha_fin: day }],
    };
    const input = { body };
    return (await send({ endpoint: absences.createRequest, who: worker, input })).body.data.id;
  };
  const holidays = await ask(1, "2026-12-15");
  const paid = await ask(4, "2026-12-16");
  const refused = await ask(2, "2026-12-17");
  await send({
    endpoint: requests.approveRequest,
    who: boss,
    input: { body: { solicitud_id: holidays } },
  });
  await send({
    endpoint: requests.rejectRequest,
    who: boss,
    input: { body: { solicitud_id: refused, motivo: "N" } },
  });
  const month = { trabajador_id: worker.trabajador_id, year: 2026, month: 10 };
  await send({ endpoint: closures.requestClosure, who: worker, input: { body: month } });
  const id = { params: { id: paid } };
  const [notice] = await t.sql<{ id: number }>(
    "select max(id)::int as id from notificacion where trabajador_id = $1",
    [worker.trabajador_id],
  );
  const ofBoss = { params: { id: boss.trabajador_id } };
  known = {
    "GET /notificacion-con-estado/:id": { params: { id: notice?.id ?? 0 } },
    "GET /supervisor/info-supervisados/:id": ofBoss,
    "GET /supervisor/supervisors-and-supervisees-photos/:id": ofBoss,
    "GET /supervisor/info-supervisados-cumpleanyos/:id": ofBoss,
    "GET /solicitud/:id": id,
    "POST /solicitud/obtener-comentarios/:id": { ...id, body: {} },
    "POST /solicitud/previsualizar": {
      body: {
        pe_solicitud_tipo_id: 1,
        periodos: [{ fecha_inicio: "2026-12-14", fecha_fin: "2026-12-18" }],
      },
    },
  };
}

/** A day on which somebody clocked, which samples name. */
async function clockIn(): Promise<Pick<Target, "jornada_id" | "fichaje_id">> {
  const [type] = await t.sql<{ id: number }>(
    "select min(id)::int as id from fichador where empresa_id = $1",
    [worker.empresa_id],
  );
  const who = { trabajador_id: worker.trabajador_id, fichador_id: type?.id ?? 0 };
  t.clock.set("2026-11-17T08:00:00Z");
  await send({
    endpoint: time.punch,
    who: worker,
    input: { body: { ...who, accion: "entrada" } },
  });
  t.clock.set("2026-11-17T12:00:00Z");
  const out = await send({
    endpoint: time.punch,
    who: worker,
    input: { body: { ...who, accion: "salida" } },
  });
  t.clock.set("2026-11-18T08:00:00Z");
  const { jornada } = out.body.data;
  return { jornada_id: jornada.id, fichaje_id: jornada.fichajes[0].id };
}

beforeAll(async () => {
  t = await startTestApp();
  texts = await readTexts();
  t.clock.set("2026-11-17T08:00:00Z");
  const company = await t.factory.company();
  // Names that the company gave are in its own words.
  await t.sql("update fichador set nombre = 'F' || id where empresa_id = $1", [company.empresa_id]);
  await t.sql("update parada set nombre = 'P' || id where empresa_id = $1", [company.empresa_id]);
  await t.sql("update centro_trabajo set nombre = 'C1' where empresa_id = $1", [
    company.empresa_id,
  ]);
  await t.factory.holiday(company, "2026-12-08", 2, "Puríssima");
  boss = await t.factory.signedIn({
    company,
    trabajador: {
      permiso_supervisor: true,
      supervisor_bolsa_horas: true,
      permiso_gestor_turnos: true,
      gestor_denuncias: true,
      administrador: true,
    },
  });
  await t.factory.insert("gestor_instalacion", {
    empresa_id: boss.empresa_id,
    trabajador_id: boss.trabajador_id,
  });
  const leave = createLeaveFactory(t);
  const hired = await leave.worker(company, [boss]);
  // Entries of two days.
  worker = { ...hired, token: await t.factory.session(hired, { hours: 48 }) };
  boss = { ...boss, token: await t.factory.session(boss, { hours: 48 }) };
  const signed = await clockIn();
  await fillCompany(company);
  known = { ...known, ...(await languageSamples(t, { company, worker, boss })) };
  target = { ...worker, sesion_id: "3f2b8a52-97e2-4f0d-9c3e-1d7a9d3a0001", ...signed };
});

afterAll(() => t.stop());

/** Stores a language for everybody, which differs from the one that calls ask for. */
async function store(language: Language): Promise<void> {
  await t.sql("update trabajador set idioma_trabajador = $1", [language]);
  await t.sql("update empresa set idioma = $1", [language]);
}

const storedFor = (asked: Language): Language =>
  languages[(languages.indexOf(asked) + 1) % languages.length] ?? "es";

async function answerIn(language: Language, endpoint: Endpoint): Promise<Answer> {
  const name = nameOf(endpoint);
  const isWorkers = endpoint.access.audience === "worker";
  const sample: LanguageSample | undefined = known[name] ?? samples[name]?.(target);
  return t.call(endpoint, {
    ...sample,
    token: isWorkers ? worker.token : boss.token,
    headers: { ...sample?.headers, "accept-language": language },
  });
}

/** Answers of every call in a language, by name. */
async function answersIn(language: Language): Promise<Map<string, Answer>> {
  await store(storedFor(language));
  const answers = new Map<string, Answer>();
  for (const endpoint of reading) {
    answers.set(nameOf(endpoint), await answerIn(language, endpoint));
  }
  return answers;
}

/** Names of Spanish addresses, which are one and the same in every language, and words in all four languages. */
const inOneLanguage: ReadonlySet<string> = new Set([
  "GET /tipo-via",
  "GET /administrador/avisos/textos",
]);

describe("four values of Accept-Language, four languages", () => {
  const answers = new Map<Language, Map<string, Answer>>();

  beforeAll(async () => {
    for (const language of languages) answers.set(language, await answersIn(language));
  });

  it("no answer has a text of another language, whatever language is stored", () => {
    const foreign = languages.flatMap((language) =>
      [...(answers.get(language) ?? [])]
        .filter(([name]) => !inOneLanguage.has(name))
        .flatMap(([name, { body }]) =>
          foreignTexts(texts, language, body).map((text) => `${name} in ${language}: ${text}`),
        ),
    );
    expect(foreign).toEqual([]);
  });

  it("every call that reads answers 200 with fitting input", () => {
    const refused = [...answers].flatMap(([language, all]) =>
      [...all]
        .filter(([, { status }]) => status !== 200)
        .map(([name, { status, body }]) => `${name} in ${language}: ${status} ${body?.code}`),
    );
    expect(refused).toEqual([]);
  });

  it.each(telling)("%s answers in four languages", (name) => {
    const said = languages.map((language) => answers.get(language)?.get(name));
    expect(said.map((answer) => answer?.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(said.map((answer) => JSON.stringify(answer?.body))).size).toBe(4);
  });
});

/** Status of a refused field; calls that want the password typed lately ask for it first. */
const refusedAs = ({ access }: Endpoint): number => (access.confirmed === true ? 403 : 422);

/** Calls that write JSON, but for logging out, which ends the session of the others. */
const writing = (await allEndpoints()).filter(
  (endpoint) =>
    !reading.includes(endpoint) &&
    endpoint.method !== "GET" &&
    endpoint.body !== undefined &&
    nameOf(endpoint) !== "POST /auth/logout",
);

describe("calls that write", () => {
  it("an unknown field is refused in four languages by every one", async () => {
    const wrong: string[] = [];
    for (const endpoint of writing) {
      const name = nameOf(endpoint);
      const { audience, subject } = endpoint.access;
      const caller = audience === "worker" ? worker : boss;
      const about = subject === "self" ? { ...target, ...caller } : target;
      const { token } = caller;
      const { params } = samples[name]?.(about) ?? {};
      const said: Answer[] = [];
      for (const language of languages) {
        const headers = { "accept-language": language };
        said.push(await t.call(endpoint, { params, body: { zz: 1 }, token, headers }));
      }
      const messages = new Set(said.map(({ body }) => String(body?.message)));
      if (messages.size < 4 || said.some(({ status }) => status !== refusedAs(endpoint))) {
        wrong.push(
          `${name} ${said.map(({ status }) => status).join()} ${[...messages].join(" | ")}`,
        );
      }
    }
    expect(wrong).toEqual([]);
  });
});
