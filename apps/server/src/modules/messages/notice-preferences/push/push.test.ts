import { generateKeyPairSync } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as preferences from "@atrio/contract/messages/notice-preferences";

import type { Company, Worker } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { TestApp } from "../../../../../test/harness.ts";
import {
  createBrowser,
  startPushReceiver,
  vapidClaims,
} from "../../../../../test/push-receiver.ts";
import type { PushReceiver } from "../../../../../test/push-receiver.ts";
import type { Notice } from "../../notices/notices.rules.ts";
import { notify } from "../../notices/notices.service.ts";

type Person = Worker & { token: string };

const token = "fcm-device:abcdefghijklmnopqrstuvwxyz_0123456789";

let t: TestApp;
let receiver: PushReceiver;
let company: Company;
let worker: Person;
let sequence = 0;

beforeAll(async () => {
  receiver = await startPushReceiver();
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const fcm = {
    projectId: "portal-test",
    clientEmail: "push@portal-test.iam.gserviceaccount.com",
    privateKey,
    tokenUrl: `${receiver.origin}/token`,
    sendUrl: receiver.origin,
  };
  receiver.answer("/token", { status: 200, body: { access_token: "pass", expires_in: 3600 } });
  t = await startTestApp({ config: { pushLoopback: true, fcm } });
});

afterAll(async () => {
  await t.stop();
  await receiver.stop();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  receiver.received.length = 0;
  sequence += 1;
  company = await t.factory.company({ nombre: "Talleres Ñandú" });
  worker = await t.factory.signedIn({ company, nombre: "Lucía", apellido1: "Gómez" });
});

/** A browser of somebody that has been let receive notices, and its end of the line. */
async function subscribe(person: Person, name = `/push/${sequence}`) {
  const browser = createBrowser();
  const { status, body } = await t.call(preferences.addWebDevice, {
    token: person.token,
    params: { id: person.trabajador_id },
    body: { endpoint: `${receiver.origin}${name}`, ...browser.keys, nombre: "Firefox · Linux" },
  });
  return { browser, status, body, path: name };
}

async function devices(person: Person): Promise<preferences.NoticeDevice[]> {
  const { body } = await t.call(preferences.listNoticeDevices, {
    token: person.token,
    params: { id: person.trabajador_id },
  });
  return body.data;
}

const remove = (person: Person, deviceId: number) =>
  t.call(preferences.removeNoticeDevice, {
    token: person.token,
    params: { id: person.trabajador_id, dispositivo_id: deviceId },
  });

const test = (person: Person, deviceId: number) =>
  t.call(preferences.testNoticeDevice, {
    token: person.token,
    params: { id: person.trabajador_id, dispositivo_id: deviceId },
  });

const asked = (to: Worker, about: Worker): Notice & { to: number } => {
  sequence += 1;
  const fechas = [{ desde: "2026-12-14", hasta: "2026-12-18" }];
  const kind = "request_to_decide";
  const data = { trabajador_id: about.trabajador_id, solicitud_id: sequence, fechas };
  return {
    kind,
    to: to.trabajador_id,
    data: { ...data, pe_solicitud_tipo_id: 1, rectifica: false, retira: false },
  };
};

async function tell(notice: Notice & { to: number; urgent?: boolean }): Promise<void> {
  await t.ctx.db.tenant(company.empresa_id, (tx) => notify(t.ctx, tx, notice));
  await t.ctx.jobs.idle();
}

const pushed = () => receiver.received.filter(({ path }) => path.startsWith("/push/"));

describe("a browser", () => {
  it("a push message has title, page and kind, encrypted: no name, no date, no figure", async () => {
    const boss = await t.factory.signedIn({
      company,
      nombre: "Rosa",
      trabajador: { permiso_supervisor: true, idioma_trabajador: "fr" },
    });
    const { browser, status, path } = await subscribe(boss);
    expect(status).toBe(200);
    await tell(asked(boss, worker));
    const [one, ...more] = pushed();
    expect(more).toEqual([]);
    expect(one?.path).toBe(path);
    const read = browser.read(one?.body ?? Buffer.alloc(0));
    expect(read).toEqual({
      titulo: "Demande à traiter",
      enlace: `/fr/absencesSupervisor?solicitud=${sequence}`,
      tipo: "solicitud",
    });
    expect(JSON.stringify(read)).not.toMatch(/Lucía|Gómez|2026/);
    expect(one?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "86400",
      urgency: "normal",
    });
    const claims = vapidClaims(String(one?.headers["authorization"]), t.ctx.push.publicKey);
    expect(claims).toMatchObject({ aud: receiver.origin, sub: "mailto:no-reply@portal.test" });
    expect((await devices(boss))[0]?.ultimo_envio_en).toBe("2026-11-18T08:00:00Z");
  });

  it("a push message never shows the title of a company message", async () => {
    const { browser } = await subscribe(worker);
    const data = {
      trabajador_id: null,
      comunicado_id: await message("Lucía cobra 3.000 €"),
      titulo: "Lucía cobra 3.000 €",
      fecha: "2026-11-18T08:00:00Z",
    };
    await tell({ kind: "company_message", to: worker.trabajador_id, data });
    const [one] = pushed();
    expect(browser.read(one?.body ?? Buffer.alloc(0))).toMatchObject({
      titulo: "Nuevo comunicado de tu empresa",
      tipo: "comunicado",
    });
  });

  async function message(title: string): Promise<number> {
    const [row] = await t.sql<{ id: number }>(
      `insert into comunicado (empresa_id, titulo, contenido, autor_id, fecha, destinatarios, total_destinatarios)
       values ($1, $2, 'x', $3, now(), 'todos', 1) returning id`,
      [company.empresa_id, title, worker.trabajador_id],
    );
    return row?.id ?? 0;
  }

  it("a browser gets urgent pushes in quiet hours too, and none of a switched-off kind", async () => {
    await subscribe(worker);
    await t.call(preferences.updateNoticePreferences, {
      token: worker.token,
      params: { id: worker.trabajador_id },
      body: {
        grupos: [{ tipo: "solicitud", correo: true, push: false }],
        silencio: { desde: "08:00", hasta: "23:59", dias: [1, 2, 3, 4, 5, 6, 7] },
      },
    });
    await tell(asked(worker, worker));
    const day = { trabajador_id: worker.trabajador_id, dia: "2026-11-17", aprobada: true };
    const decided = { kind: "correction_decided" as const, to: worker.trabajador_id };
    // Far ahead of the machine's clock, so that delayed jobs really wait.
    t.clock.set("2030-11-20T12:00:00Z");
    await tell({ ...decided, data: { ...day, solicitud_id: 1 } });
    expect(pushed()).toEqual([]);
    await tell({ ...decided, urgent: true, data: { ...day, solicitud_id: 2 } });
    expect(pushed()).toHaveLength(1);
    expect(pushed()[0]?.headers["urgency"]).toBe("high");
    const [waiting] = await t.sql<{ start_after: Date }>(
      "select start_after from pgboss.job where name = 'push.send' and start_after > now()",
    );
    expect(waiting?.start_after.toISOString()).toBe("2030-11-20T22:59:00.000Z");
    await t.sql("delete from pgboss.job where start_after > now()");
  });

  it.each([404, 410])("a browser whose push service answers %i is deleted", async (status) => {
    const { path } = await subscribe(worker, `/push/gone-${status}`);
    receiver.answer(path, { status });
    await tell(asked(worker, worker));
    expect(await devices(worker)).toEqual([]);
    await tell(asked(worker, worker));
    expect(pushed()).toHaveLength(1);
  });

  it("a push to a browser that cannot be reached is retried later", async () => {
    const { path } = await subscribe(worker);
    receiver.answer(path, { status: 503 });
    await tell(asked(worker, worker));
    expect(pushed()).toHaveLength(1);
    expect(await devices(worker)).toHaveLength(1);
    const jobs = await t.sql("select state from pgboss.job where name = 'push.send'");
    expect(jobs).toEqual([{ state: "retry" }]);
    await t.sql("delete from pgboss.job where name = 'push.send'");
  });

  it("a browser of a former worker or a closed account gets no push", async () => {
    await subscribe(worker);
    await t.sql("update account set desactivada_en = now() where account_user_id = $1", [
      worker.account_user_id,
    ]);
    await tell(asked(worker, worker));
    expect(pushed()).toEqual([]);
  });

  it("a browser of a former worker is deleted at night", async () => {
    const stays = await t.factory.signedIn({ company });
    await subscribe(worker);
    await subscribe(stays, "/push/stays");
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      worker.trabajador_id,
    ]);
    await t.ctx.db.tenant(company.empresa_id, (tx) => t.ctx.jobs.enqueue(tx, "push.purge", {}));
    await t.ctx.jobs.idle();
    const left = await t.sql("select trabajador_id from dispositivo_aviso where empresa_id = $1", [
      company.empresa_id,
    ]);
    expect(left).toEqual([{ trabajador_id: stays.trabajador_id }]);
  });

  it("a browser is one device however often it subscribes, and keeps its newest keys", async () => {
    const first = await subscribe(worker);
    const again = await subscribe(worker);
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(again.body.data.huella).toMatch(/^[0-9a-f]{64}$/);
    expect(await devices(worker)).toHaveLength(1);
    await tell(asked(worker, worker));
    expect(again.browser.read(pushed()[0]?.body ?? Buffer.alloc(0))).toBeDefined();
  });

  it("a browser serves only its latest signed-in person, in any company", async () => {
    const { path } = await subscribe(worker);
    const elsewhere = await t.factory.company();
    const next = await t.factory.signedIn({ company: elsewhere });
    expect((await subscribe(next, path)).status).toBe(200);
    expect(await devices(worker)).toEqual([]);
    expect(await devices(next)).toHaveLength(1);
  });

  it("a browser is refused where address or keys do not fit a push service", async () => {
    const { keys } = createBrowser();
    const body = { endpoint: `${receiver.origin}/push/x`, ...keys, nombre: "x" };
    const offCurve = Buffer.alloc(65, 7).fill(4, 0, 1).toString("base64url");
    for (const wrong of [
      { endpoint: "https://10.0.0.1/x" },
      { endpoint: "https://169.254.169.254/latest" },
      { endpoint: "https://[::ffff:10.0.0.1]/x" },
      { endpoint: "http://push.example.com/x" },
      { endpoint: "nothing" },
      { p256dh: offCurve },
    ]) {
      const answer = await t.call(preferences.addWebDevice, {
        token: worker.token,
        params: { id: worker.trabajador_id },
        body: { ...body, ...wrong },
      });
      expect([answer.status, answer.body.code]).toEqual([422, "push.subscription"]);
    }
    expect(await devices(worker)).toEqual([]);
  });
});

describe("a person", () => {
  it("a person has ten devices at most, also when two are added at once", async () => {
    for (let count = 0; count < 9; count += 1) await subscribe(worker, `/push/many-${count}`);
    const both = await Promise.all([
      subscribe(worker, "/push/many-10"),
      subscribe(worker, "/push/many-11"),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe("push.too_many");
    // A repeated subscription of the same browser is no eleventh device.
    expect((await subscribe(worker, "/push/many-3")).status).toBe(200);
    expect(await devices(worker)).toHaveLength(10);
  });

  it("a person neither sees nor removes nor tests another person's device", async () => {
    const other = await t.factory.signedIn({ company });
    const { body } = await subscribe(worker);
    const { id } = body.data;
    for (const answer of [await remove(other, id), await test(other, id)]) {
      expect([answer.status, answer.body.code]).toEqual([404, "push.device_not_found"]);
    }
    expect(await devices(other)).toEqual([]);
    expect((await remove(worker, id)).status).toBe(200);
    expect((await remove(worker, id)).status).toBe(404);
    await tell(asked(worker, worker));
    expect(pushed()).toEqual([]);
  });

  it("a person sends a test push at once, ten times in an hour", async () => {
    const { browser, body } = await subscribe(worker);
    for (let count = 0; count < 10; count += 1) {
      expect((await test(worker, body.data.id)).status).toBe(200);
    }
    expect((await test(worker, body.data.id)).status).toBe(429);
    await t.ctx.jobs.idle();
    expect(pushed()).toHaveLength(10);
    expect(browser.read(pushed()[0]?.body ?? Buffer.alloc(0))).toEqual({
      titulo: "Aviso de prueba: este dispositivo recibe los avisos del portal",
      enlace: "/personalArea?vista=avisos",
      tipo: "prueba",
    });
  });
});

describe("the app", () => {
  const bind = (confirmed: { confirmado?: unknown }) =>
    t.call(preferences.addAppDevice, {
      token: worker.token,
      params: { id: worker.trabajador_id },
      body: Object({ token, nombre: "Android", ...confirmed }),
    });

  it("the app gets pushes only after its owner has confirmed on the device", async () => {
    expect((await bind({})).status).toBe(422);
    expect((await bind({ confirmado: false })).status).toBe(422);
    expect(await devices(worker)).toEqual([]);
    expect((await bind({ confirmado: true })).status).toBe(200);
    await tell(asked(worker, worker));
    await tell(asked(worker, worker));
    const sent = receiver.received.filter(({ path }) => path.endsWith("messages:send"));
    expect(sent.map(({ path }) => path)).toEqual([
      "/v1/projects/portal-test/messages:send",
      "/v1/projects/portal-test/messages:send",
    ]);
    expect(sent[0]?.headers["authorization"]).toBe("Bearer pass");
    expect(JSON.parse(String(sent[1]?.body))).toEqual({
      message: {
        token,
        notification: { title: "Solicitud por aprobar" },
        data: { enlace: `/absences?solicitud=${sequence}`, tipo: "solicitud" },
        android: { priority: "NORMAL", ttl: "86400s" },
      },
    });
    // A pass serves until it expires.
    expect(receiver.received.filter(({ path }) => path === "/token")).toHaveLength(1);
  });

  it("the device of an uninstalled app is deleted", async () => {
    receiver.answer("/v1/projects/portal-test/messages:send", { status: 404 });
    await bind({ confirmado: true });
    await tell(asked(worker, worker));
    expect(await devices(worker)).toEqual([]);
  });
});
