import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { cancelSignature } from "@atrio/contract/papers/signatures-office";

import type { SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { TestApp } from "../../../../../test/harness.ts";
import { allowSigning } from "../../../../../test/model145.ts";
import { signatureDesk } from "../../../../../test/signatures.ts";
import type { SignatureDesk } from "../../../../../test/signatures.ts";

import { endExpired, remindPending } from "./reminders.service.ts";

let t: TestApp;
let desk: SignatureDesk;
let office: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  desk = signatureDesk(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  const company = await t.factory.company();
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await t.factory.signedIn({ company });
  await allowSigning(t, ana);
});

afterAll(() => t.stop());

const remind = async (): Promise<void> => remindPending(t.ctx, ana.empresa_id);
const expire = async (): Promise<void> => endExpired(t.ctx, ana.empresa_id);

const renew = async (): Promise<void> => {
  ana = { ...ana, token: await t.factory.session(ana) };
};

async function reminders(): Promise<Array<{ titulo: string; enlace: string }>> {
  return t.sql(
    "select titulo, enlace from notificacion where empresa_id = $1 and trabajador_id = $2 and clave like 'signature_reminder:%' order by id",
    [ana.empresa_id, ana.trabajador_id],
  );
}

it("reminds of documents to sign after three days, and again three days later", async () => {
  const id = await desk.asked(office, [ana]);
  t.clock.set("2026-11-20T07:27:00Z");
  await remind();
  expect(await reminders()).toEqual([]);
  t.clock.set("2026-11-21T07:27:00Z");
  await remind();
  await remind();
  const enlace = `/documents?vista=firma&firma=${id}`;
  expect(await reminders()).toEqual([{ titulo: "Tienes un documento pendiente de firma", enlace }]);
  t.clock.set("2026-11-24T07:27:00Z");
  await remind();
  expect(await reminders()).toHaveLength(2);
  await renew();
  const { sucesos } = await desk.view(ana, id);
  expect(sucesos.filter((one) => one.tipo === "recordado")).toHaveLength(2);
});

it("a reminder joins several documents in one message, without their subject", async () => {
  for (let asked = 0; asked < 3; asked += 1) await desk.asked(office, [ana]);
  t.clock.set("2026-11-23T07:27:00Z");
  await remind();
  expect(await reminders()).toEqual([
    { titulo: "Tienes documentos pendientes de firma", enlace: "/documents?vista=firma" },
  ]);
  const mails = (await t.outbox()).filter((mail) => mail.headers["to"]?.includes(ana.email));
  expect(mails.length).toBeGreaterThanOrEqual(4);
  for (const mail of mails) expect(`${mail.text}${mail.html}`).not.toContain("teletrabajo");
});

it("no reminder of signed, withdrawn or expired documents, nor to former workers", async () => {
  const signed = await desk.asked(office, [ana]);
  await desk.signed(ana, signed);
  const cancelled = await desk.asked(office, [ana]);
  const params = { id: cancelled };
  await t.call(cancelSignature, { token: office.token, params, body: {} });
  await desk.asked(office, [ana], { fields: { caduca_el: "2026-11-19" } });
  t.clock.set("2026-11-23T07:27:00Z");
  await expire();
  await remind();
  expect(await reminders()).toEqual([]);
  await renew();
  office = { ...office, token: await t.factory.session(office) };
  await desk.asked(office, [ana]);
  await t.sql("update trabajador set fecha_baja = '2026-11-24' where empresa_id = $1 and id = $2", [
    ana.empresa_id,
    ana.trabajador_id,
  ]);
  t.clock.set("2026-11-27T07:27:00Z");
  await remind();
  expect(await reminders()).toEqual([]);
});

it("expired documents to sign are ended once, with a line in their history", async () => {
  const id = await desk.asked(office, [ana], { fields: { caduca_el: "2026-11-19" } });
  const state = async () =>
    (
      await t.sql<{ estado: string }>(
        "select estado from firma_documento where empresa_id = $1 and id = $2",
        [ana.empresa_id, id],
      )
    )[0]?.estado;
  // The last minute of its last day in Madrid, and the first of the next.
  t.clock.set("2026-11-19T22:59:00Z");
  await expire();
  expect(await state()).toBe("pendiente");
  t.clock.set("2026-11-19T23:00:00Z");
  await expire();
  await expire();
  expect(await state()).toBe("caducado");
  await renew();
  const { sucesos } = await desk.view(ana, id);
  expect(sucesos.filter((one) => one.tipo === "caducado")).toHaveLength(1);
});
