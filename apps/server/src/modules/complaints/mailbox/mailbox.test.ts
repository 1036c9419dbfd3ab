import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as cases from "@atrio/contract/complaints/cases";
import * as mailbox from "@atrio/contract/complaints/mailbox";
import * as reports from "@atrio/contract/complaints/reports";

import {
  admitAnother,
  asStranger,
  fileAnonymously,
  makeHandler,
  openMailbox,
  passphrase,
  secret,
  unlock,
} from "../../../../test/complaints.ts";
import type { Handler } from "../../../../test/complaints.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { remind } from "../retention/retention.service.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

const other = "otra frase bastante larga";

const titlesOf = async (who: Handler): Promise<string[]> => {
  const list = await t.call(cases.listCases, { ...who, query: {} });
  expect(list.status).toBe(200);
  return list.body.data.map((one: { titulo: string }) => one.titulo);
};

describe("opening the mailbox", () => {
  it("makes the first handler's key and answers the recovery key once", async () => {
    const company = await t.factory.company();
    const { token } = await makeHandler(t, company);
    const policy = async () => t.call(mailbox.getMailboxPolicy, { params: { slug: company.slug } });
    expect((await policy()).body.data).toMatchObject({ abierto: false, gestores: [] });
    // 15 characters of many kinds, and many of a few kinds (COMPLAINTS-21).
    for (const frase of ["quince letras x", "abcdeabcdeabcdeabcdeabcde"]) {
      const weak = await t.call(mailbox.openMailbox, { token, body: { frase } });
      expect([weak.status, weak.body.code]).toEqual([422, "complaint.passphrase_short"]);
    }
    const opened = await t.call(mailbox.openMailbox, { token, body: { frase: passphrase } });
    expect(opened.body.data.clave_recuperacion).toMatch(/^([0-9A-F]{8}-){7}[0-9A-F]{8}$/);
    const again = await t.call(mailbox.openMailbox, { token, body: { frase: passphrase } });
    expect([again.status, again.body.code]).toEqual([409, "complaint.mailbox_open"]);
    const state = await t.call(mailbox.getMailbox, { token, query: {} });
    expect(state.body.data).toMatchObject({ abierto: "2026-11-18", mi_clave: "activa" });
    const shown = await policy();
    expect(shown.body.data).toMatchObject({ abierto: true, plazos: { acuse_dias: 7 } });
    expect(shown.body.data.gestores).toHaveLength(1);
    expect(shown.body.data.autoridades).toHaveLength(3);
    const unknown = await t.call(mailbox.getMailboxPolicy, { params: { slug: "no-existe" } });
    expect([unknown.status, unknown.body.code]).toEqual([404, "company.not_found"]);
  });
});

describe("the unlocked mailbox (COMPLAINTS-22)", () => {
  it("opens in its session alone, and for 15 minutes", async () => {
    const { handler, company } = await openMailbox(t);
    await fileAnonymously(t, company);
    const list = async (more: object) =>
      t.call(cases.listCases, { ...handler, query: {}, ...more });
    expect((await list({})).status).toBe(200);
    const locked = await list({ headers: {} });
    expect([locked.status, locked.body.code]).toEqual([403, "complaint.locked"]);
    const elsewhere = await list({ token: await t.factory.session(handler) });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, "complaint.locked"]);
    t.clock.advance({ minutes: 15 });
    const late = await list({});
    t.clock.advance({ minutes: -15 });
    expect([late.status, late.body.code]).toEqual([403, "complaint.locked"]);
  });

  it("needs the passphrase; ten wrong ones in a quarter of an hour are the last", async () => {
    const { handler } = await openMailbox(t);
    const { token } = handler;
    const wrong = await t.call(mailbox.unlockMailbox, { token, body: { frase: other } });
    expect([wrong.status, wrong.body.code]).toEqual([422, "complaint.wrong_passphrase"]);
    await t.sql("update limite set cuenta = 9");
    const unlocked = async () =>
      t.call(mailbox.unlockMailbox, { token, body: { frase: passphrase } });
    // A right one does not count.
    expect([(await unlocked()).status, (await unlocked()).status]).toEqual([200, 200]);
    await t.sql("update limite set cuenta = 10");
    const over = await t.call(mailbox.unlockMailbox, { token, body: { frase: passphrase } });
    expect([over.status, over.body.code]).toEqual([429, "request.too_many"]);
    await t.sql("delete from limite");
    const none = await makeHandler(t, await t.factory.company());
    const early = await t.call(mailbox.unlockMailbox, {
      token: none.token,
      body: { frase: passphrase },
    });
    expect([early.status, early.body.code]).toEqual([409, "complaint.no_key"]);
  });
});

describe("a change of the passphrase (COMPLAINTS-21)", () => {
  it("leaves the reports readable with the new one alone", async () => {
    const { handler, company } = await openMailbox(t);
    await fileAnonymously(t, company);
    const { token } = handler;
    const body = { frase_actual: passphrase, frase_nueva: other };
    const wrong = await t.call(mailbox.changePassphrase, {
      token,
      body: { ...body, frase_actual: "esta no era la frase" },
    });
    expect([wrong.status, wrong.body.code]).toEqual([422, "complaint.wrong_passphrase"]);
    expect((await t.call(mailbox.changePassphrase, { token, body })).status).toBe(200);
    const old = await t.call(mailbox.unlockMailbox, { token, body: { frase: passphrase } });
    expect(old.status).toBe(422);
    expect(await titlesOf(await unlock(t, handler, other))).toEqual([secret.titulo]);
  });
});

describe("another handler (COMPLAINTS-20)", () => {
  it("waits to be admitted, then reads earlier and later reports", async () => {
    const { handler, company } = await openMailbox(t);
    await fileAnonymously(t, company);
    const second = await makeHandler(t, company);
    const { token } = second;
    const made = await t.call(mailbox.createMailboxKey, { token, body: { frase: passphrase } });
    expect(made.body.data).toEqual({ estado: "pendiente" });
    const twice = await t.call(mailbox.createMailboxKey, { token, body: { frase: passphrase } });
    expect([twice.status, twice.body.code]).toEqual([409, "complaint.key_exists"]);
    const early = await t.call(mailbox.unlockMailbox, { token, body: { frase: passphrase } });
    expect([early.status, early.body.code]).toEqual([409, "complaint.key_pending"]);
    const state = await t.call(mailbox.getMailbox, { token, query: {} });
    const pending = state.body.data.gestores.find(
      (one: { estado: string }) => one.estado === "pendiente",
    );
    const params = { id: pending.id };
    const alone = await t.call(mailbox.admitHandler, { token, params, body: {} });
    expect([alone.status, alone.body.code]).toEqual([403, "complaint.locked"]);
    const admitted = await t.call(mailbox.admitHandler, { ...handler, params, body: {} });
    expect(admitted.body.data).toEqual({ denuncias: 1 });
    await fileAnonymously(t, company, { titulo: "Posterior" });
    const titles = await titlesOf(await unlock(t, second));
    expect(titles.toSorted()).toEqual([secret.titulo, "Posterior"].toSorted());
  });

  it("is not given reports whose reporter excluded that person", async () => {
    const box = await openMailbox(t);
    const second = await admitAnother(t, box);
    await fileAnonymously(t, box.company, { gestores_excluidos: [second.gestor_id] });
    const { token } = second;
    const lost = await t.call(mailbox.recoverMailbox, {
      token,
      body: { clave_recuperacion: box.recoveryKey, frase_nueva: other },
    });
    expect(lost.body.data).toEqual({ denuncias: 0 });
    expect(await titlesOf(await unlock(t, second, other))).toEqual([]);
  });

  it("without the role is refused at once; the remaining one goes on (COMPLAINTS-25)", async () => {
    const box = await openMailbox(t);
    const second = await admitAnother(t, box);
    await t.sql("update trabajador set gestor_denuncias = false where id = $1", [
      second.trabajador_id,
    ]);
    const { id } = await fileAnonymously(t, box.company);
    const refused = await t.call(cases.listCases, { ...second, query: {} });
    expect([refused.status, refused.body.code]).toEqual([403, "access.denied"]);
    const wraps = await t.sql("select from denuncia_llave where destinatario = $1", [
      second.gestor_id,
    ]);
    expect(wraps).toEqual([]);
    const open = await t.call(cases.getCase, { ...box.handler, params: { id }, query: {} });
    expect(open.status).toBe(200);
  });
});

describe("a lost passphrase (COMPLAINTS-23)", () => {
  it("the recovery key gives a new key, and the reports with it", async () => {
    const { handler, company, recoveryKey } = await openMailbox(t);
    await fileAnonymously(t, company);
    const { token } = handler;
    const wrong = await t.call(mailbox.recoverMailbox, {
      token,
      body: { clave_recuperacion: "0".repeat(64), frase_nueva: other },
    });
    expect([wrong.status, wrong.body.code]).toEqual([422, "complaint.recovery_wrong"]);
    const typed = recoveryKey.toLowerCase().replaceAll("-", " ");
    const recovered = await t.call(mailbox.recoverMailbox, {
      token,
      body: { clave_recuperacion: typed, frase_nueva: other },
    });
    expect(recovered.body.data).toEqual({ denuncias: 1 });
    const old = await t.call(cases.listCases, { ...handler, query: {} });
    expect([old.status, old.body.code]).toEqual([403, "complaint.locked"]);
    expect(await titlesOf(await unlock(t, handler, other))).toEqual([secret.titulo]);
    // Nobody uses it unnoticed: every holder of a key gets a mail, the own account among them.
    const mail = (await t.outbox()).find(({ headers }) => headers["to"] === handler.email);
    expect(mail?.headers["subject"]).toBe("Alguien ha usado la clave de recuperación del buzón");
  });
});

describe("a lost passphrase without the recovery key (COMPLAINTS-20)", () => {
  it("another key takes the place of the lost one and waits to be admitted", async () => {
    const box = await openMailbox(t);
    const second = await admitAnother(t, box);
    await fileAnonymously(t, box.company);
    const { token } = second;
    const body = { frase: other, sustituir: true as const };
    const made = await t.call(mailbox.createMailboxKey, { token, body });
    expect(made.body.data).toEqual({ estado: "pendiente" });
    const old = await t.call(cases.listCases, { ...second, query: {} });
    expect([old.status, old.body.code]).toEqual([403, "complaint.locked"]);
    const state = await t.call(mailbox.getMailbox, { token, query: {} });
    const pending = state.body.data.gestores.find(
      (one: { estado: string }) => one.estado === "pendiente",
    );
    const params = { id: pending.id };
    const admitted = await t.call(mailbox.admitHandler, { ...box.handler, params, body: {} });
    expect(admitted.body.data).toEqual({ denuncias: 1 });
    expect(await titlesOf(await unlock(t, second, other))).toEqual([secret.titulo]);
  });

  it("nobody retires the only active key", async () => {
    const { handler } = await openMailbox(t);
    const { token } = handler;
    const refused = await t.call(mailbox.createMailboxKey, {
      token,
      body: { frase: other, sustituir: true as const },
    });
    expect([refused.status, refused.body.code]).toEqual([409, "complaint.key_exists"]);
    expect(await titlesOf(handler)).toEqual([]);
  });
});

describe("everything lost (COMPLAINTS-24)", () => {
  it("the mailbox begins anew and says how many reports stay sealed", async () => {
    const { handler, company, recoveryKey } = await openMailbox(t);
    const { uuid } = await fileAnonymously(t, company);
    const { token } = handler;
    const body = { frase: other, acepto: true as const };
    const anew = await t.call(mailbox.restartMailbox, { token, body });
    expect(anew.body.data.ilegibles).toBe(1);
    await fileAnonymously(t, company, { titulo: "Después" });
    expect(await titlesOf(await unlock(t, handler, other))).toEqual(["Después"]);
    const own = await asStranger(t, reports.findComplaint, { uuid });
    expect(own.body.data.titulo).toBe(secret.titulo);
    const stale = await t.call(mailbox.recoverMailbox, {
      token,
      body: { clave_recuperacion: recoveryKey, frase_nueva: other },
    });
    expect([stale.status, stale.body.code]).toEqual([422, "complaint.recovery_wrong"]);
  });

  it("is refused while another handler has an active key", async () => {
    const box = await openMailbox(t);
    const { token } = await admitAnother(t, box);
    const body = { frase: other, acepto: true as const };
    const refused = await t.call(mailbox.restartMailbox, { token, body });
    expect([refused.status, refused.body.code]).toEqual([409, "complaint.other_handlers"]);
  });

  it("an administrator who takes every other role away does not do so unnoticed", async () => {
    const box = await openMailbox(t);
    const second = await admitAnother(t, box);
    const mailed = await asStranger(t, reports.fileAnonymousComplaint, {
      ...secret,
      slug: box.company.slug,
      correo_personal: "avisada@fuera.test",
    });
    const { uuid } = await fileAnonymously(t, box.company);
    await t.sql("update trabajador set gestor_denuncias = false where empresa_id = $1", [
      box.company.empresa_id,
    ]);
    await t.sql("update account set desactivada_en = now() where account_user_id = $1", [
      second.account_user_id,
    ]);
    const puppet = await makeHandler(t, box.company);
    const { token } = puppet;
    const body = { frase: other, acepto: true as const };
    const anew = await t.call(mailbox.restartMailbox, { token, body });
    expect([anew.status, anew.body.data.ilegibles]).toEqual([200, 2]);
    // Everybody with a key is told at once, also without the role and with a disabled account.
    const outbox = await t.outbox();
    for (const { email } of [box.handler, second]) {
      const mail = outbox.find(({ headers }) => headers["to"] === email);
      expect(mail?.headers["subject"]).toBe("El buzón de denuncias ha empezado de nuevo");
      expect(mail?.text).toContain("ha creado claves nuevas");
    }
    const [entry] = await t.sql<{ actor_id: number }>(
      "select actor_id from auditoria where empresa_id = $1 and accion = 'buzon.reiniciado'",
      [box.company.empresa_id],
    );
    expect(entry?.actor_id).toBe(puppet.trabajador_id);
    // Whoever is about to file a report, and the reporters of earlier ones, read it too.
    const policy = await t.call(mailbox.getMailboxPolicy, { params: { slug: box.company.slug } });
    expect(policy.body.data).toMatchObject({ reiniciado: "2026-11-18" });
    const own = await asStranger(t, reports.findComplaint, { uuid });
    expect(own.body.data).toMatchObject({
      titulo: secret.titulo,
      sellada: "2026-11-18",
      can: { escribir: false, editar: false, borrar: true },
    });
    const unread = await asStranger(t, reports.writeToHandlers, { uuid, texto: "¿Hola?" });
    expect([unread.status, unread.body.code]).toEqual([409, "complaint.state"]);
    // The earlier reports stay sealed.
    expect(await titlesOf(await unlock(t, puppet, other))).toEqual([]);
    const [addressed] = await t.sql<{ id: string }>(
      "select id from denuncia where id = $1 and correo is not null and sellada is not null",
      [mailed.body.data.id],
    );
    expect(addressed).toBeDefined();
    t.clock.advance({ hours: 24 });
    await remind(t.ctx, box.company.empresa_id);
    t.clock.advance({ hours: -24 });
    const told = (await t.outbox()).filter(({ headers }) => headers["to"] === "avisada@fuera.test");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("último aviso");
  });
});
