import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as calls from "@atrio/contract/messages/company-messages";

import { sendDocument } from "../../../../test/documents.ts";
import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { png } from "../../../../test/files.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { scriptPayloads } from "../../../../test/script-payloads.ts";
import { statementsOf } from "../../../../test/statements.ts";
import { notify } from "../notices/notices.service.ts";

type Query = EndpointRequest<typeof calls.listNotifications>["query"];
type Message = EndpointRequest<typeof calls.sendCompanyMessage>["body"];

let t: TestApp;
let company: Company;
let worker: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const list = async (query: Query = {}, who = worker): Promise<Answer> =>
  t.call(calls.listNotifications, {
    token: who.token,
    params: { id: who.trabajador_id },
    query: { visible: "1", ...query },
  });

const open = async (id: number, who = worker): Promise<Answer> =>
  t.call(calls.notificationWithState, { token: who.token, params: { id } });

const read = async (id: number, who = worker): Promise<Answer> =>
  t.call(calls.readNotification, { token: who.token, params: { id } });

const putAway = async (id: number, visible?: boolean, who = worker): Promise<Answer> =>
  t.call(calls.putAwayNotification, {
    token: who.token,
    params: { id },
    body: visible === undefined ? {} : { visible },
  });

const send = async (message: Partial<Message> = {}, who = administrator): Promise<Answer> => {
  const answer = await t.call(calls.sendCompanyMessage, {
    token: who.token,
    body: {
      titulo: "Cierre de agosto",
      contenido: "Cerramos **dos semanas**.",
      destinatarios: "todos",
      ...message,
    },
  });
  await t.ctx.jobs.idle();
  return answer;
};

/** Notifications of the portal itself, the newest last; answers their ids. */
async function insert(
  columns: Array<Record<string, unknown>>,
  who: Worker = worker,
): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, one] of columns.entries()) {
    const { id } = await t.factory.insert<{ id: number }>("notificacion", {
      empresa_id: who.empresa_id,
      trabajador_id: who.trabajador_id,
      titulo: `Aviso ${index}`,
      fecha: `2026-11-17T08:00:${String(index).padStart(2, "0")}Z`,
      ...one,
    });
    ids.push(id);
  }
  return ids;
}

const titles = (answer: Answer): string[] =>
  answer.body.data.map((one: { titulo: string }) => one.titulo);

describe("the list", () => {
  it("the list is the worker's own, newest first, by pages, with the number of unread ones", async () => {
    const columns = Array.from({ length: 12 }, (_, index) =>
      index < 3 ? { leida_en: "2026-11-17T10:00:00Z" } : {},
    );
    await insert(columns);
    const other = await t.factory.signedIn({ company });
    await insert([{ titulo: "De otra persona" }], other);
    const first = await list({ take: 10 });
    expect(first.body).toMatchObject({ total: 12, sin_leer: 9 });
    expect(titles(first)[0]).toBe("Aviso 11");
    expect(first.body.data).toHaveLength(10);
    expect(titles(await list({ take: 10, skip: 10 }))).toEqual(["Aviso 1", "Aviso 0"]);
    const foreign = await t.call(calls.listNotifications, {
      token: worker.token,
      params: { id: other.trabajador_id },
      query: { visible: "1" },
    });
    expect(foreign.status).toBe(404);
    expect((await list({ take: 11 })).status).toBe(422);
  });

  it("the list has the fields of each notification, and only the beginning of a long text", async () => {
    await insert([
      {
        titulo: "Nómina",
        descripcion: "x".repeat(400),
        tipo: "nomina",
        icono_id: 6,
        enlace: "/paysheets?nomina=5",
      },
    ]);
    const answer = await list();
    expect(answer.body.data).toEqual([
      {
        id: expect.any(Number),
        titulo: "Nómina",
        descripcion: "x".repeat(300),
        formato: "texto",
        leida: false,
        fecha_lectura: null,
        fecha: "2026-11-17T08:00:00Z",
        documento_notificacion: null,
        tipo: "nomina",
        icono_id: 6,
        automatica: true,
        importante: false,
        visible: true,
        enlace: "/paysheets?nomina=5",
      },
    ]);
    const opened = await open(answer.body.data[0].id);
    expect(opened.body.data).toMatchObject({ descripcion: "x".repeat(400), autor: null });
  });

  it("the list is narrowed by type, state and text, accents aside", async () => {
    await insert([
      { titulo: "Vacaciones aprobadas", tipo: "solicitud" },
      { titulo: "Nómina de octubre", tipo: "nomina", leida_en: "2026-11-17T10:00:00Z" },
      { titulo: "Otra", descripcion: "Tu NOMINA está lista", tipo: "documento" },
    ]);
    expect(titles(await list({ tipo: "nomina" }))).toEqual(["Nómina de octubre"]);
    expect(titles(await list({ leida: "1" }))).toEqual(["Nómina de octubre"]);
    expect(titles(await list({ leida: "0" }))).toEqual(["Otra", "Vacaciones aprobadas"]);
    const found = await list({ busqueda: "nómina" });
    expect(titles(found)).toEqual(["Otra", "Nómina de octubre"]);
    expect(found.body).toMatchObject({ total: 2, sin_leer: 2 });
    expect(titles(await list({ busqueda: "%" }))).toEqual([]);
  });

  it("the list takes the same few statements however long it is", async () => {
    await insert([{}]);
    const one = await statementsOf(async () => list());
    await insert(Array.from({ length: 20 }, () => ({})));
    expect(await statementsOf(async () => list())).toBe(one);
  });
});

describe("a notification", () => {
  it("a notification is read once, and stays read at that moment", async () => {
    const [id = 0] = await insert([{}]);
    expect((await open(id)).body.data).toMatchObject({ leida: false, fecha_lectura: null });
    const first = await read(id);
    expect(first.body.data).toMatchObject({
      leida: true,
      fecha_lectura: "2026-11-18T08:00:00Z",
    });
    t.clock.set("2026-11-18T09:00:00Z");
    expect((await read(id)).body).toEqual(first.body);
    expect((await list()).body.sin_leer).toBe(0);
  });

  it("a notification of somebody else is not there", async () => {
    const other = await t.factory.signedIn({ company });
    const [id = 0] = await insert([{}], other);
    const answers = [await open(id), await read(id), await putAway(id)];
    const missing = await open(2_000_000_000);
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([404, missing.body]);
    }
    expect((await open(id, other)).body.data).toMatchObject({ leida: false, visible: true });
  });

  it("a notification that is put away is neither shown nor counted, until it is brought back", async () => {
    const [id = 0] = await insert([{}, {}]);
    expect((await putAway(id)).body.data).toMatchObject({ id, visible: false });
    const rest = await list();
    expect(rest.body).toMatchObject({ total: 1, sin_leer: 1 });
    const away = await list({ visible: "0" });
    expect(titles(away)).toEqual(["Aviso 0"]);
    expect((await putAway(id, true)).body.data).toMatchObject({ id, visible: true });
    expect((await list()).body).toMatchObject({ total: 2, sin_leer: 2 });
  });

  it("the text of a notification cannot be changed, not even in the database", async () => {
    const [id = 0] = await insert([{}]);
    const change = t.ctx.db.tenant(company.empresa_id, async (tx) =>
      tx.updateTable("notificacion").set({ titulo: "Otro" }).where("id", "=", id).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });
});

describe("reading all", () => {
  const readAll = async (
    call: typeof calls.readAllNotifications | typeof calls.readAllNotificationsByGet,
    token = worker.token,
  ): Promise<Answer> => t.call(call, { token, params: { userId: worker.trabajador_id } });

  it.each([
    ["PUT", calls.readAllNotifications],
    ["GET", calls.readAllNotificationsByGet],
  ])("all own notifications are marked as read with %s", async (_, call) => {
    const other = await t.factory.signedIn({ company });
    await insert([{}, {}, { leida_en: "2026-11-17T10:00:00Z" }]);
    await insert([{}], other);
    const answer = await readAll(call);
    expect([answer.status, answer.body]).toEqual([200, { data: { leidas: 2 } }]);
    expect((await list()).body.sin_leer).toBe(0);
    expect((await list({}, other)).body.sin_leer).toBe(1);
    expect((await readAll(call)).body.data.leidas).toBe(0);
    expect((await readAll(call, other.token)).status).toBe(404);
  });

  it("marking all as read is refused to a handed-over session, also with GET", async () => {
    const [id = 0] = await insert([{}]);
    const token = await t.factory.session(worker, { suplantada_por: administrator.trabajador_id });
    for (const call of [calls.readAllNotifications, calls.readAllNotificationsByGet]) {
      const answer = await readAll(call, token);
      expect([answer.status, answer.body.code]).toEqual([403, "access.impersonation"]);
    }
    expect((await open(id, { ...worker, token })).body.data.leida).toBe(false);
  });
});

it("every open page of the worker is told the unread count at once", async () => {
  const heard: string[] = [];
  const stop = t.ctx.events.subscribe(
    { ...worker, sesion_id: "0" },
    (event) => void heard.push(event.tipo),
  );
  const [id = 0] = await insert([{}, {}]);
  await read(id);
  await vi.waitFor(() => expect(heard).toEqual(["avisos"]));
  await read(id);
  await putAway(id);
  await t.call(calls.readAllNotifications, {
    token: worker.token,
    params: { userId: worker.trabajador_id },
  });
  await vi.waitFor(() => expect(heard).toEqual(["avisos", "avisos", "avisos"]));
  stop();
});

describe("a message of the company", () => {
  it("a company message reaches everybody here: whole in the portal, its title by mail", async () => {
    const left = await t.factory.signedIn({ company, trabajador: { fecha_baja: "2026-11-17" } });
    const coming = await t.factory.signedIn({ company, trabajador: { fecha_alta: "2026-11-19" } });
    const foreign = await t.factory.signedIn();
    const sent = await send({ importante: true });
    expect([sent.status, sent.body.data]).toEqual([
      200,
      {
        id: expect.any(Number),
        titulo: "Cierre de agosto",
        contenido: "Cerramos **dos semanas**.",
        idioma: null,
        textos: [],
        retirado_en: null,
        importante: true,
        fecha: "2026-11-18T08:00:00Z",
        autor: expect.objectContaining({ id: administrator.trabajador_id }),
        destinatarios: "todos",
        total_destinatarios: 2,
        leidos: 0,
        documento_notificacion: null,
      },
    ]);
    const got = await list();
    expect(got.body.data).toEqual([
      expect.objectContaining({
        titulo: "Cierre de agosto",
        descripcion: "Cerramos **dos semanas**.",
        formato: "markdown",
        tipo: "comunicado",
        automatica: false,
        importante: true,
        enlace: null,
      }),
    ]);
    const opened = await open(got.body.data[0].id);
    expect(opened.body.data.autor.id).toBe(administrator.trabajador_id);
    const others = [left, coming, foreign].map((who) => who.trabajador_id);
    expect(await t.sql("select from notificacion where trabajador_id = any($1)", [others])).toEqual(
      [],
    );
    const mails = await t.outbox();
    const mail = mails.find(({ headers }) => headers["to"] === worker.email);
    expect(mail?.headers["subject"]).toBe("Nuevo comunicado de tu empresa");
    expect(mail?.text).toContain("«Cierre de agosto»");
    const page = `http://portal.test/internComunication?aviso=${got.body.data[0].id}`;
    expect(mail?.text).toContain(page);
    expect(mail?.text).not.toContain("dos semanas");
  });

  it("a message of the company goes to centres, departments or certain workers", async () => {
    const away = await t.factory.signedIn({
      company: { ...company, ...(await centreOf()) },
      trabajador: { nombre_departamento_trabajador: "Almacén, norte" },
    });
    const total = async (message: Partial<Message>): Promise<unknown> =>
      (await send(message)).body.data?.total_destinatarios;
    expect(await total({ destinatarios: "centros", centro_ids: [company.centro_id] })).toBe(2);
    expect(await total({ destinatarios: "departamentos", departamentos: ["ALMACEN, norte"] })).toBe(
      1,
    );
    expect(
      await total({ destinatarios: "trabajadores", trabajador_ids: [away.trabajador_id] }),
    ).toBe(1);
    expect((await list({}, away)).body.total).toBe(2);
    expect((await list()).body.total).toBe(1);
  });

  async function centreOf(): Promise<{ centro_id: number }> {
    const { id } = await t.factory.insert<{ id: number }>("centro_trabajo", {
      empresa_id: company.empresa_id,
      codigo: "norte",
      nombre: "Norte",
    });
    return { centro_id: id };
  }

  it.each<[Partial<Message>, number, string]>([
    [{ destinatarios: "centros" }, 422, "message.audience"],
    [{ destinatarios: "todos", departamentos: ["Taller"] }, 422, "message.audience"],
    [{ destinatarios: "departamentos", departamentos: ["Nadie"] }, 422, "message.nobody"],
    [{ destinatarios: "centros", centro_ids: [2_000_000_000] }, 404, "centre.not_found"],
    [{ destinatarios: "trabajadores", trabajador_ids: [2_000_000_000] }, 404, "worker.not_found"],
    [{ titulo: " " }, 422, "request.invalid"],
    [{ titulo: "x".repeat(151) }, 422, "request.invalid"],
    [{ contenido: "" }, 422, "request.invalid"],
    [{ documento: "texto" }, 422, "request.required"],
  ])("a message of the company is refused with %o", async (message, status, code) => {
    const answer = await send(message);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await list()).body.total).toBe(0);
  });

  it("a message of the company is written by administrators only", async () => {
    expect((await send({}, worker)).status).toBe(403);
    expect((await t.call(calls.listCompanyMessages, { token: worker.token })).status).toBe(403);
  });

  it("a company message is sent once, however often it is asked for with its key or delivered", async () => {
    const body = { titulo: "Uno", contenido: "Uno", destinatarios: "todos" as const };
    const headers = { "idempotency-key": "un-comunicado" };
    const once = async (): Promise<Answer> =>
      t.call(calls.sendCompanyMessage, { token: administrator.token, body, headers });
    const [first, again] = [await once(), await once()];
    expect(again.body).toEqual(first.body);
    await t.ctx.db.tenant(company.empresa_id, async (tx) =>
      t.ctx.jobs.enqueue(tx, "notifications.deliver", {
        empresa_id: company.empresa_id,
        comunicado_id: first.body.data.id,
        trabajador_ids: [worker.trabajador_id],
      }),
    );
    await t.ctx.jobs.idle();
    expect((await list()).body.total).toBe(1);
  });

  it("a company message counts its readers", async () => {
    await send();
    const [one] = (await list()).body.data;
    await read(one.id);
    const answer = await t.call(calls.listCompanyMessages, { token: administrator.token });
    expect(answer.body).toMatchObject({
      total: 1,
      data: [{ titulo: "Cierre de agosto", total_destinatarios: 2, leidos: 1 }],
    });
  });
});

describe("the document of a message", () => {
  const sendFile = async (bytes?: Buffer, name = "../Calendario.exe"): Promise<Answer> => {
    const fields = { titulo: "Calendario", contenido: "Adjunto", destinatarios: "todos" };
    const answer = await sendDocument(t, "/comunicados", administrator, {
      fields,
      name,
      ...(bytes && { bytes }),
    });
    await t.ctx.jobs.idle();
    return answer;
  };
  const download = async (id: number, who = worker) =>
    t.app.inject({
      url: `/api/v1${calls.notificationDocument.path.replace(":id", String(id))}?modo=visto`,
      headers: { authorization: `Bearer ${who.token}` },
    });

  it("a message's document is stored once for all, opened by its recipients, and each opening is recorded", async () => {
    const sent = await sendFile();
    expect(sent.body.data.documento_notificacion).toEqual({
      nombre: "Calendario.pdf",
      tipo: "application/pdf",
      bytes: expect.any(Number),
    });
    const [one] = (await list()).body.data;
    expect(one.documento_notificacion).toEqual(sent.body.data.documento_notificacion);
    const file = await download(one.id);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(file.rawPayload.length).toBe(one.documento_notificacion.bytes);
    const stored = await t.sql(
      "select from comunicado where empresa_id = $1 and clave is not null",
      [company.empresa_id],
    );
    expect(stored).toHaveLength(1);
    const accesses = await t.sql(
      `select clase, objeto_id, trabajador_id, quien_id, modo from acceso_documento
       where empresa_id = $1`,
      [company.empresa_id],
    );
    expect(accesses).toEqual([
      {
        clase: "comunicado",
        objeto_id: sent.body.data.id,
        trabajador_id: null,
        quien_id: worker.trabajador_id,
        modo: "visto",
      },
    ]);
    expect((await download(one.id, administrator)).statusCode).toBe(404);
  });

  it("the document of a message without one is 404", async () => {
    await send();
    const [one] = (await list()).body.data;
    const answer = await download(one.id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "document.not_found"]);
  });

  it("the document of a message is a harmless PDF or picture up to 5 MB, or nothing is sent", async () => {
    expect((await sendFile(png(), "cartel.pdf")).body.data.documento_notificacion).toMatchObject({
      nombre: "cartel.png",
      tipo: "image/png",
    });
    const html = await sendFile(Buffer.from("<script>alert(1)</script>"), "cartel.pdf");
    expect([html.status, html.body.code]).toEqual([415, "document.type"]);
    const large = await sendFile(Buffer.alloc(5_242_881, "%PDF-1.7\n"));
    expect([large.status, large.body.code]).toEqual([413, "document.too_large"]);
    expect((await list()).body.total).toBe(1);
    expect(await t.sql("select from archivo_pendiente")).toEqual([]);
  });
});

describe("200 scripts", () => {
  it("200 scripts in titles and texts of messages stay text, letter by letter", async () => {
    const sent: Answer[] = [];
    for (const payload of scriptPayloads) {
      const body = {
        titulo: payload,
        contenido: payload,
        destinatarios: "trabajadores" as const,
        trabajador_ids: [worker.trabajador_id],
      };
      sent.push(await t.call(calls.sendCompanyMessage, { token: administrator.token, body }));
    }
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    await t.ctx.jobs.idle();
    const pages = [await list({ take: 100 }), await list({ take: 100, skip: 100 })];
    const told = pages.flatMap(({ body }) => body.data);
    const expected = new Set(scriptPayloads);
    expect(told).toHaveLength(expected.size);
    expect(new Set(told.map((one) => one.titulo))).toEqual(expected);
    expect(new Set(told.map((one) => one.descripcion))).toEqual(expected);
    expect(pages[0]?.headers["content-type"]).toMatch(/^application\/json/);
    const mails = await t.outbox();
    const html = mails.map((mail) => mail.html).join("");
    expect(html).not.toMatch(/<(script|img|svg|iframe|object|video|form|input|details)\b/i);
  });

  it("scripts in names are text in other people's notices", async () => {
    await t.sql("update trabajador set receive_email_from_supervisees = false where id = $1", [
      worker.trabajador_id,
    ]);
    await t.ctx.db.tenant(company.empresa_id, async (tx) => {
      for (const [index, payload] of scriptPayloads.entries()) {
        const about = { trabajador_id: administrator.trabajador_id, dia: "2026-11-17" };
        await tx
          .updateTable("trabajador")
          .set({ nombre: payload })
          .where("id", "=", about.trabajador_id)
          .execute();
        await notify(t.ctx, tx, {
          kind: "correction_requested",
          to: worker.trabajador_id,
          data: { ...about, solicitud_id: index + 1 },
        });
      }
    });
    const pages = [await list({ take: 100 }), await list({ take: 100, skip: 100 })];
    const told: Array<{ descripcion: string; formato: string }> = pages.flatMap(
      ({ body }) => body.data,
    );
    for (const payload of scriptPayloads) {
      expect(told.some((one) => one.descripcion.startsWith(payload))).toBe(true);
    }
    // Names of people are never taken for Markdown.
    expect(new Set(told.map((one) => one.formato))).toEqual(new Set(["texto"]));
  });
});
