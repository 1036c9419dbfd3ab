import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { currentUser } from "@atrio/contract/access/auth";
import { batch, mostCalls } from "@atrio/contract/batch";
import type { Language } from "@atrio/contract/common";
import type { Audience, Endpoint } from "@atrio/contract/endpoint";
import { languages } from "@atrio/contract/languages";

import { isBatchable } from "../../src/http/batch-register.ts";
import { allEndpoints, nameOf } from "../../src/http/description/endpoints.ts";
import { foreignTexts, readTexts } from "../foreign-texts.ts";
import { type Answer, startTestApp, type TestApp } from "../harness.ts";

import { verdictFor } from "./expected.ts";
import { confirmedCalls, filesWithoutConfirmation } from "./exports.ts";
import { policies, whileImpersonating, writingByGet } from "./policies.ts";
import { samples } from "./samples.ts";
import { toldInCompany } from "./told-in-company.ts";
import {
  type CallerKind,
  callerKinds,
  createWorld,
  type TargetKind,
  targetKinds,
  type World,
} from "./world.ts";

const endpoints = await allEndpoints();
const answering = endpoints.filter((endpoint) => endpoint.produces !== "event-stream");
const confirmed = endpoints.filter((endpoint) => endpoint.access.confirmed === true);

/** An allowed caller for each audience. */
const holders: Partial<Record<Audience, CallerKind>> = {
  worker: "worker",
  supervisor: "supervisor",
  hours_bag_supervisor: "hoursBagSupervisor",
  administrator: "administrator",
  operator: "operator",
  complaint_handler: "complaintHandler",
  shift_manager: "shiftManager",
};

/** Codes of the refusals that the table of policies decides. */
const refused = [
  "session.required",
  "session.expired",
  "access.denied",
  "access.password_change",
  "access.impersonation",
  "module.not_hired",
  "auth.confirm_password",
];

let t: TestApp;
let world: World;
let texts: Awaited<ReturnType<typeof readTexts>>;
/** Messages of all answers of the matrix, which asks in the four languages by turns. */
const messages: Array<{ name: string; language: Language; status: number; message: string }> = [];

beforeAll(async () => {
  t = await startTestApp();
  texts = await readTexts();
  world = await createWorld(t);
});

afterAll(() => t.stop());

/** Request of a call about a target. */
async function requestOf(endpoint: Endpoint, caller: CallerKind, target: TargetKind) {
  const subject = target === "own" ? await world.ownTarget(caller) : world.targets[target];
  const sample = samples[nameOf(endpoint)];
  if (sample === undefined) throw new Error(`${nameOf(endpoint)} has no sample`);
  return sample(subject);
}

type Request = Awaited<ReturnType<typeof requestOf>>;

const isReading = (endpoint: Endpoint): boolean =>
  endpoint.method === "GET" && !writingByGet.has(nameOf(endpoint));

async function cell(endpoint: Endpoint, caller: CallerKind, request: Request): Promise<Answer> {
  const token = await world.token(caller);
  const language = languages[messages.length % languages.length] ?? "es";
  const headers = { "accept-language": language };
  const answer = await t.call(endpoint, { ...request, token, headers });
  const message = String(answer.body?.message ?? answer.body?.data?.message ?? "");
  messages.push({ name: nameOf(endpoint), language, status: answer.status, message });
  if (answer.status < 400 && !isReading(endpoint)) world.renew();
  return answer;
}

/** Secrets of other people in an answer. */
function leaks(endpoint: Endpoint, answer: Answer, caller: CallerKind): string[] {
  const text = JSON.stringify(answer.body) + JSON.stringify(answer.headers);
  const own = world.callers[caller]?.trabajador_id;
  const home = toldInCompany.has(nameOf(endpoint)) ? world.callers[caller]?.empresa_id : undefined;
  return world.canaries
    .filter(({ owner, knownTo }) => owner !== own && !(own !== undefined && knownTo.includes(own)))
    .filter(({ empresa_id }) => empresa_id !== home)
    .filter(({ text: secret }) => text.includes(secret))
    .map(({ text: secret }) => secret);
}

describe("every call declares the policy of the table", () => {
  it("the access table has one row for each call and none to spare", () => {
    expect(endpoints.map((endpoint) => nameOf(endpoint)).toSorted()).toEqual(
      Object.keys(policies).toSorted(),
    );
  });

  it.each(endpoints.map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]))(
    "the call declares the policy of its row: %s",
    (name, endpoint) => {
      const { audience, subject, module } = endpoint.access;
      expect([audience, subject, module]).toEqual(policies[name]);
    },
  );
});

describe("every call × every caller × every target", () => {
  it.each(answering.map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]))(
    "every caller and target gets the expected answer: %s",
    async (_, endpoint) => {
      for (const caller of callerKinds) {
        // Answers come the later the more often a password was wrong: each caller begins without tries.
        await t.sql("delete from limite");
        const answers = new Map<string, Answer>();
        for (const target of targetKinds) {
          const request = await requestOf(endpoint, caller, target);
          // A reading that names nobody is the same for each target, and is asked once.
          const key = JSON.stringify(request);
          const earlier = isReading(endpoint) ? answers.get(key) : undefined;
          const answer = earlier ?? (await cell(endpoint, caller, request));
          answers.set(key, answer);
          const verdict = verdictFor(endpoint, caller, target);
          const where = `${nameOf(endpoint)} as ${caller} on ${target}: ${JSON.stringify(answer.body)}`;
          expect(answer.status, where).toBeLessThan(500);
          expect(leaks(endpoint, answer, caller), where).toEqual([]);
          if (verdict === "allowed") {
            expect(refused, where).not.toContain(answer.body.code);
          } else {
            expect(answer.status, where).toBe(verdict.status);
            if (verdict.code !== undefined) expect(answer.body.code, where).toBe(verdict.code);
          }
        }
      }
    },
  );
});

describe("messages in the language of the caller (Rule ACCESS-5)", () => {
  it("no message of the matrix, of a success or a refusal, is in another language", () => {
    // The change of language is told in the new one.
    const foreign = messages
      .filter(({ name }) => name !== "PUT /trabajador/update-language/:id")
      .flatMap(({ name, language, message }) =>
        foreignTexts(texts, language, message).map((text) => `${name} in ${language}: ${text}`),
      );
    expect(foreign).toEqual([]);
    const told = messages.filter(({ status, message }) => status < 300 && message !== "");
    expect(new Set(told.map(({ name }) => name)).size).toBeGreaterThan(15);
  });
});

describe("calls in a batch (Rule ACCESS-70)", () => {
  const batchable = endpoints.filter((endpoint) => isBatchable(endpoint));
  const chunks = Array.from({ length: Math.ceil(batchable.length / mostCalls) }, (_, chunk) =>
    batchable.slice(chunk * mostCalls, (chunk + 1) * mostCalls),
  );
  const textsOf = (values: object = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

  it("no call that changes data or hands out a file is batchable", () => {
    const names = batchable.map((endpoint) => nameOf(endpoint));
    expect(names.filter((name) => writingByGet.has(name) || confirmedCalls.has(name))).toEqual([]);
    const posts = batchable.filter(({ method }) => method !== "GET").map((one) => nameOf(one));
    expect(posts.filter((name) => !whileImpersonating.has(name))).toEqual([]);
  });

  it.each(callerKinds)("a batch answers no call that is refused by itself: %s", async (caller) => {
    for (const target of targetKinds) {
      const subject = target === "own" ? await world.ownTarget(caller) : world.targets[target];
      const token = await world.token(caller);
      for (const chunk of chunks) {
        const calls = chunk.map((endpoint) => {
          const { params, query, body } = samples[nameOf(endpoint)]?.(subject) ?? {};
          return {
            call: nameOf(endpoint),
            params: textsOf(params),
            query: textsOf(query),
            payload: body,
          };
        });
        const answer = await t.call(batch, { token, body: { calls } });
        if (verdictFor(currentUser, caller, target) !== "allowed") {
          expect(answer.status).toBe(401);
          continue;
        }
        expect(answer.status).toBe(200);
        for (const [index, endpoint] of chunk.entries()) {
          const { status, content } = answer.body.answers[index];
          const where = `${nameOf(endpoint)} as ${caller} on ${target}: ${JSON.stringify(content)}`;
          const verdict = verdictFor(endpoint, caller, target);
          expect(status, where).toBeLessThan(500);
          expect(leaks(endpoint, { status, body: content, headers: {} }, caller), where).toEqual(
            [],
          );
          if (verdict === "allowed") expect(refused, where).not.toContain(content.code);
          else expect(status, where).toBe(verdict.status);
        }
      }
    }
  });
});

describe("a call that answers a file", () => {
  const exporting = /export|descarg|zip|\bcsv\b|xlsx/i;

  it("a call that answers a file asks for the password, or the table says why not", () => {
    const files = endpoints.filter(
      ({ path, produces }) => produces === "file" || exporting.test(path),
    );
    const undecided = files
      .map((endpoint) => nameOf(endpoint))
      .filter(
        (name) => !confirmedCalls.has(name) && !Object.hasOwn(filesWithoutConfirmation, name),
      );
    expect(undecided).toEqual([]);
  });

  it("a call that answers a file is in the table once, and nothing is that does not exist", () => {
    const names = new Set(endpoints.map((endpoint) => nameOf(endpoint)));
    const table = [...confirmedCalls, ...Object.keys(filesWithoutConfirmation)];
    expect(table.filter((name) => !names.has(name))).toEqual([]);
    expect(new Set(table).size).toBe(table.length);
  });

  it("a call that answers a file asks for the password as the table says", () => {
    expect(confirmed.map((endpoint) => nameOf(endpoint)).toSorted()).toEqual(
      [...confirmedCalls].toSorted(),
    );
  });
});

describe("a session whose password was typed more than five minutes ago", () => {
  it.each(confirmed.map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]))(
    "%s is refused without a password typed in the last five minutes",
    async (name, endpoint) => {
      const { audience, subject } = endpoint.access;
      const caller = holders[audience] ?? "none";
      const target = subject === "self" ? await world.ownTarget(caller) : world.targets.supervisee;
      const token = await world.token(caller);
      const sample = samples[name]?.(target);
      const start = t.clock.now().toString();
      t.clock.advance({ minutes: 5 });
      const inTime = await t.call(endpoint, { ...sample, token });
      t.clock.advance({ seconds: 1 });
      const late = await t.call(endpoint, { ...sample, token });
      t.clock.set(start);
      expect(inTime.body.code).not.toBe("auth.confirm_password");
      expect([late.status, late.body.code]).toEqual([403, "auth.confirm_password"]);
    },
  );
});

describe("a module that is not hired", () => {
  const gated = answering.filter((endpoint) => endpoint.access.module !== null);

  it.each(gated.map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]))(
    "%s answers 403 where its module is not hired",
    async (name, endpoint) => {
      const company = await t.factory.company({ modulos: [] });
      // Every role: the module refuses.
      const trabajador = {
        permiso_supervisor: true,
        supervisor_bolsa_horas: true,
        permiso_gestor_turnos: true,
        gestor_denuncias: true,
        administrador: true,
      };
      const worker = await t.factory.signedIn({ company, trabajador });
      const sample = samples[name]?.({ ...worker, jornada_id: 1, sesion_id: "" });
      const answer = await t.call(endpoint, { ...sample, token: worker.token });
      expect([answer.status, answer.body.code]).toEqual([403, "module.not_hired"]);
    },
  );
});

describe("identity that contradicts the session", () => {
  it.each(
    answering
      .filter(({ method, access }) => method === "GET" && access.audience === "worker")
      .map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]),
  )("%s refuses an identity that contradicts the session", async (name, endpoint) => {
    const me = await t.factory.signedIn();
    const other = await t.factory.worker();
    const sample = samples[name]?.({ ...me, jornada_id: 1, sesion_id: "" }) ?? {};
    const query = { ...sample.query, usuario_id: other.account_user_id };
    const answer = await t.call(endpoint, { ...sample, query, token: me.token });
    expect([answer.status, answer.body.code]).toEqual([403, "access.identity"]);
  });
});
