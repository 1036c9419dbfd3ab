import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as calls from "@atrio/contract/messages/company-messages";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";

import { deliver } from "./messages/messages.service.ts";

type Message = EndpointRequest<typeof calls.sendCompanyMessage>["body"];

let t: TestApp;
let company: Company;
let admin: SignedIn;
let spanish: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

const enter = async (): Promise<void> => {
  company = await t.factory.company();
  const person = (trabajador: object) =>
    t.factory.signedIn({ company, trabajador: { ...trabajador } });
  admin = await person({ administrador: true });
  spanish = await person({ nombre_departamento_trabajador: "Tienda" });
  french = await person({ idioma_trabajador: "fr", nombre_departamento_trabajador: "Tienda" });
};

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  await enter();
});

afterAll(() => t.stop());

const send = async (message: Partial<Message> = {}): Promise<Answer> => {
  const answer = await t.call(calls.sendCompanyMessage, {
    token: admin.token,
    body: { titulo: "Cierre", contenido: "Cerramos.", destinatarios: "todos", ...message },
  });
  await t.ctx.jobs.idle();
  return answer;
};

const titles = async (who: SignedIn, language = "es"): Promise<string[]> => {
  const { body } = await t.call(calls.listNotifications, {
    token: who.token,
    headers: { "accept-language": language },
    params: { id: who.trabajador_id },
    query: { visible: "1" },
  });
  return body.data.map((one: { titulo: string }) => one.titulo);
};

const inFrench = {
  idioma: "es",
  textos: { fr: { titulo: "Fermeture", contenido: "Fermé." } },
} as const;

describe("messages in several languages (Rule MESSAGES-41)", () => {
  it("each reader gets title and text in their language, others those of the first", async () => {
    const sent = await send(inFrench);
    expect(sent.body.data).toMatchObject({ idioma: "es", textos: [{ idioma: "fr" }] });
    expect([await titles(spanish), await titles(french, "fr")]).toEqual([
      ["Cierre"],
      ["Fermeture"],
    ]);
    const headers = { "accept-language": "fr" };
    const list = await t.call(calls.listNotifications, {
      token: french.token,
      headers,
      params: { id: french.trabajador_id },
      query: { busqueda: "fermé" },
    });
    const [{ id }] = list.body.data;
    const asked = { token: french.token, headers, params: { id } };
    const open = await t.call(calls.notificationWithState, asked);
    expect(open.body.data).toMatchObject({ titulo: "Fermeture", descripcion: "Fermé." });
  });

  it("refuses other texts without the language of the first, or in the same one", async () => {
    for (const wrong of [{ textos: inFrench.textos }, { ...inFrench, idioma: "fr" as const }]) {
      const answer = await send(wrong);
      expect([answer.status, answer.body.code]).toEqual([422, "message.language"]);
    }
    expect((await send({ textos: "{" })).status).toBe(422);
  });
});

describe("messages for later (Rule MESSAGES-42)", () => {
  it("nobody sees a message before its moment", async () => {
    // Jobs wait by the machine's clock, which never comes so far.
    t.clock.set("2198-11-18T08:00:00Z");
    await enter();
    const sent = await send({ enviar_en: "2198-11-20T09:00:00+01:00" });
    expect(sent.body.data).toMatchObject({ total_destinatarios: 3, leidos: 0 });
    expect(await titles(spanish)).toEqual([]);
  });

  it("refuses moments in the past and more than a year ahead", async () => {
    for (const enviar_en of ["2026-11-18T08:00:00Z", "2027-12-01T08:00:00Z"]) {
      const answer = await send({ enviar_en });
      expect([answer.status, answer.body.code]).toEqual([422, "message.moment"]);
    }
  });
});

describe("withdrawing a message (Rule MESSAGES-43)", () => {
  const withdraw = async (id: number, who = admin): Promise<Answer> =>
    t.call(calls.withdrawMessage, { token: who.token, params: { id }, body: {} });

  it("a withdrawn message leaves lists and counts, and is withdrawn once", async () => {
    const { id } = (await send()).body.data;
    expect((await withdraw(id, spanish)).status).toBe(403);
    const other = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await withdraw(id, other)).status).toBe(404);
    const answer = await withdraw(id);
    expect(answer.body.data).toMatchObject({ id, retirado_en: "2026-11-18T08:00:00Z" });
    for (const visible of ["0", "1"] as const) {
      const { body } = await t.call(calls.listNotifications, {
        token: spanish.token,
        params: { id: spanish.trabajador_id },
        query: { visible },
      });
      expect(body).toMatchObject({ total: 0, sin_leer: 0 });
    }
    expect((await withdraw(id)).body.code).toBe("message.withdrawn");
  });

  it("a message that waits for its moment is never sent once it is withdrawn", async () => {
    t.clock.set("2198-11-18T08:00:00Z");
    await enter();
    const { id } = (await send({ enviar_en: "2198-11-20T08:00:00Z" })).body.data;
    await withdraw(id);
    const { empresa_id } = company;
    await deliver(t.ctx, {
      empresa_id,
      comunicado_id: id,
      trabajador_ids: [spanish.trabajador_id],
    });
    const rows = await t.sql("select id from notificacion where empresa_id = $1", [
      company.empresa_id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe("readers and groups of messages", () => {
  it("the office sees who has read a message and who has not", async () => {
    const { id } = (await send()).body.data;
    const { body } = await t.call(calls.listNotifications, {
      token: french.token,
      params: { id: french.trabajador_id },
      query: {},
    });
    const params = { id: body.data[0].id };
    await t.call(calls.readNotification, { token: french.token, params });
    const readers = async (leida: "0" | "1"): Promise<Answer> =>
      t.call(calls.messageReaders, { token: admin.token, params: { id }, query: { leida } });
    expect((await readers("1")).body).toMatchObject({
      total: 1,
      data: [{ id: french.trabajador_id, leida_en: "2026-11-18T08:00:00Z" }],
    });
    expect((await readers("0")).body.total).toBe(2);
    const other = await t.factory.signedIn({ trabajador: { administrador: true } });
    const foreign = await t.call(calls.messageReaders, { token: other.token, params: { id } });
    expect(foreign.status).toBe(404);
  });

  it("groups are centres and departments of the people who work here", async () => {
    await t.factory.worker({
      company,
      trabajador: { fecha_baja: "2026-10-31", nombre_departamento_trabajador: "Obra" },
    });
    const { body } = await t.call(calls.messageGroups, { token: admin.token });
    expect(body.data).toEqual({
      total: 3,
      centros: [{ id: company.centro_id, nombre: "Centro", total: 3 }],
      departamentos: [{ nombre: "Tienda", total: 2 }],
    });
  });
});
