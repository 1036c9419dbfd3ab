import { afterAll, beforeAll, expect, it } from "vitest";

import { saveComplaintHandler } from "@atrio/contract/access/handlers";
import { listOfficeHandlers } from "@atrio/contract/complaints/handlers-office";
import { openMailbox } from "@atrio/contract/complaints/mailbox";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let owner: SignedIn;
let ana: SignedIn;
let ben: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  owner = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await t.factory.signedIn({ company, nombre: "Ana" });
  ben = await t.factory.signedIn({ company, nombre: "Ben" });
});

afterAll(() => t.stop());

const change = (
  who: { trabajador_id: number },
  gestor: boolean,
  token = owner.token,
): Promise<Answer> =>
  t.call(saveComplaintHandler, { token, params: { id: who.trabajador_id }, body: { gestor } });

const list = async () =>
  (await t.call(listOfficeHandlers, { token: owner.token, query: {} })).body.data;

it("an owner names handlers and sees the state of their keys; the last one stays (Rule COMPLAINTS-32)", async () => {
  expect((await change(ana, true, ana.token)).status).toBe(403);
  const stranger = await t.factory.worker({ company: await t.factory.company() });
  expect((await change(stranger, true)).body.code).toBe("worker.not_found");
  const named = await change(ana, true);
  expect(named.status, JSON.stringify(named.body)).toBe(200);
  await change(ben, true);
  const frase = "una frase larga del canal 2026";
  const opened = await t.call(openMailbox, { token: ana.token, body: { frase } });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  const before = await list();
  expect(before).toMatchObject({
    abierto: "2026-11-18",
    gestores: [
      { id: ana.trabajador_id, clave: "activa", desde: "2026-11-18" },
      { id: ben.trabajador_id, clave: "sin_clave", desde: null },
    ],
  });
  expect((await change(ana, false)).status).toBe(200);
  expect((await list()).gestores).toMatchObject([{ id: ben.trabajador_id }]);
  const last = await change(ben, false);
  expect([last.status, last.body.code]).toEqual([409, "office.last_handler"]);
  // Repeating a choice changes nothing and leaves no line.
  await change(ben, true);
  const lines = await t.sql<{ accion: string }>(
    "select accion from auditoria where accion like 'gestor_denuncias.%' order by id",
  );
  expect(lines.map(({ accion }) => accion)).toEqual([
    "gestor_denuncias.nombrado",
    "gestor_denuncias.nombrado",
    "gestor_denuncias.retirado",
  ]);
});
