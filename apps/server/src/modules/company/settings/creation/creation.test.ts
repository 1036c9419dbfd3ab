import { afterAll, beforeAll, expect, it } from "vitest";

import { requestNewPassword } from "@atrio/contract/access/auth";

import { inSpanish, startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";

import { createCompany } from "./creation.service.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

it("a new company answers an unknown e-mail as it answers a known one", async () => {
  const email = "jefa@nueva.test";
  const made = await createCompany(t.ctx, {
    slug: "nueva",
    nombre: "Nueva",
    cif: null,
    idioma: "es",
    zona_horaria: "Europe/Madrid",
    modulos: [3],
    administrador: { email, nombre: "Eva", apellido1: "Gil", apellido2: null },
  });
  expect(made).toMatchObject({ invited: true });
  const ask = async (address: string): Promise<Answer> =>
    t.call(requestNewPassword, {
      body: { email: address, empresa: "nueva" },
      headers: inSpanish,
    });
  const known = await ask(email);
  const unknown = await ask("nadie@nueva.test");
  expect([unknown.status, unknown.body]).toEqual([200, known.body]);
  // A company that was made otherwise names the problem, unless it chose not to.
  const plain = await t.factory.company();
  const body = { email: "nadie@nueva.test", empresa: plain.slug };
  const answer = await t.call(requestNewPassword, { body, headers: inSpanish });
  expect([answer.status, answer.body.code]).toEqual([404, "auth.unknown_email"]);
});
