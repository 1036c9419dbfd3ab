import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as events from "@atrio/contract/calendar/company-events";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let administrator: SignedIn;

const dinner = { titulo: "Comida de Navidad", desde: "2026-12-18", hasta: "2026-12-18" };
const timed = { ...dinner, todo_el_dia: false, hora_inicio: "14:00", hora_fin: "17:30" };

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const add = async (body: object, who = administrator, headers = {}): Promise<Answer> =>
  t.call(events.createCompanyEvent, { token: who.token, body: body as never, headers });

const change = async (id: number, body: object, who = administrator): Promise<Answer> =>
  t.call(events.updateCompanyEvent, { token: who.token, params: { id }, body: body as never });

const remove = async (id: number, who = administrator): Promise<Answer> =>
  t.call(events.deleteCompanyEvent, { token: who.token, params: { id } });

async function titles(anyo: number, who = administrator): Promise<string[]> {
  const answer = await t.call(events.listCompanyEvents, { token: who.token, query: { anyo } });
  expect(answer.status).toBe(200);
  return answer.body.data.map((one: { titulo: string }) => one.titulo);
}

describe("events of the company", () => {
  it("events of the company are the administrators' to keep", async () => {
    expect((await t.call(events.listCompanyEvents, {})).status).toBe(401);
    const worker = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    for (const answer of [
      await add(dinner, worker),
      await change(1, dinner, worker),
      await remove(1, worker),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, "access.denied"]);
    }
  });

  it("the office chooses among the centres of its own company", async () => {
    const admin = await t.factory.signedIn({ trabajador: { administrador: true } });
    const { token } = admin;
    expect((await t.call(events.eventCentres, {})).status).toBe(401);
    expect((await t.call(events.eventCentres, { token })).body.data).toMatchObject([
      { nombre: "Centro" },
    ]);
  });

  it("company events are added, changed and removed, with an audit entry by person", async () => {
    const made = (await add({ ...timed, centro_id: company.centro_id, descripcion: "" })).body.data;
    expect(made).toEqual({
      id: expect.any(Number),
      ...timed,
      descripcion: null,
      centro_id: company.centro_id,
      centro_trabajo: "Centro",
      color: events.eventColour,
      actualizado_en: expect.stringMatching(/^2026-11-18T08:00:00/),
    });
    const moved = await change(made.id, {
      ...dinner,
      titulo: "Cena",
      desde: "2026-12-31",
      hasta: "2027-01-01",
    });
    expect(moved.body.data).toMatchObject({ titulo: "Cena", hora_inicio: null, centro_id: null });
    const [row] = await t.sql("select version from evento_empresa where id = $1", [made.id]);
    expect(row).toEqual({ version: 1 });
    expect([await titles(2026), await titles(2027), await titles(2028)]).toEqual([
      ["Cena"],
      ["Cena"],
      [],
    ]);
    expect((await remove(made.id)).status).toBe(200);
    expect((await remove(made.id)).body.code).toBe("calendar.event_not_found");
    expect((await change(made.id, dinner)).body.code).toBe("calendar.event_not_found");
    const trail = await t.sql(
      "select accion from auditoria where objeto = 'evento_empresa' order by id",
    );
    expect(trail.map((one) => one["accion"])).toEqual([
      "evento.creado",
      "evento.cambiado",
      "evento.borrado",
    ]);
  });

  it.each([
    [{ ...dinner, hasta: "2026-12-17" }],
    [{ ...dinner, hasta: "2027-12-19" }],
    [{ ...dinner, todo_el_dia: false }],
    [{ ...dinner, hora_inicio: "10:00" }],
    [{ ...timed, hora_fin: null }],
    [{ ...timed, hora_fin: "14:00" }],
  ])("a company event is refused with %j", async (body) => {
    const answer = await add(body);
    expect([answer.status, answer.body.code]).toEqual([422, "calendar.event_dates"]);
  });

  it("a company event lasts at most 366 days, or one night into the next day", async () => {
    expect((await add({ ...dinner, hasta: "2027-12-18" })).status).toBe(200);
    expect((await add({ ...timed, hasta: "2026-12-19", hora_fin: "02:00" })).status).toBe(200);
  });

  it("events of the company do not know another company's centres or events", async () => {
    const other = await t.factory.company();
    const stranger = await t.factory.signedIn({
      company: other,
      trabajador: { administrador: true },
    });
    const foreign = await add({ ...dinner, centro_id: other.centro_id });
    expect([foreign.status, foreign.body.code]).toEqual([404, "centre.not_found"]);
    const { id } = (await add(dinner)).body.data;
    expect(await titles(2026, stranger)).toEqual([]);
    expect((await change(id, dinner, stranger)).body.code).toBe("calendar.event_not_found");
    expect((await remove(id, stranger)).body.code).toBe("calendar.event_not_found");
  });

  it("events of the company are added once, however often the same operation is sent", async () => {
    const key = { "idempotency-key": "evento-de-prueba" };
    const [one, again] = [
      await add(dinner, administrator, key),
      await add(dinner, administrator, key),
    ];
    expect(again.body).toEqual(one.body);
  });
});
