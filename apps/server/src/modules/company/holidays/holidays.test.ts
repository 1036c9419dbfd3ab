import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { addCentre } from "@atrio/contract/company/centres";
import * as calls from "@atrio/contract/company/holidays";
import type { Holiday } from "@atrio/contract/company/holidays";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  company = await t.factory.company();
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const newYear = {
  fecha: "2027-01-01",
  nombre: "Año Nuevo",
  tipo_festivo_id: 2,
  de_convenio: false,
};
const reconquest = {
  fecha: "2027-03-29",
  nombre: "Reconquista",
  tipo_festivo_id: 4,
  de_convenio: false,
};
const vigo = {
  nombre: "Vigo",
  centros: [] as number[],
  anyo: 2027,
  festivos: [newYear, reconquest],
};

const add = async (body: object, token = admin.token): Promise<Answer> =>
  t.call(calls.addHolidayCalendar, { token, body: { ...vigo, ...body } });
const change = async (id: number, body: object): Promise<Answer> =>
  t.call(calls.changeHolidayCalendar, {
    token: admin.token,
    params: { id },
    body: { ...vigo, ...body },
  });
const daysOf = async (id: number, anyo: number): Promise<Holiday[]> => {
  const request = { token: admin.token, params: { id }, query: { anyo } };
  const answer = await t.call(calls.getHolidayYear, request);
  expect(answer.status).toBe(200);
  return answer.body.data.festivos;
};
const centre = async (codigo: string): Promise<number> => {
  const body = {
    codigo,
    nombre: `Centro ${codigo}`,
    direccion: null,
    municipio: null,
    region: null,
    zona_horaria: "Europe/Madrid",
    calendario_festivo_id: null,
    rangos_ip: [],
  };
  return (await t.call(addCentre, { token: admin.token, body })).body.data.id;
};
const isRefused = (answer: Answer): unknown[] => [
  answer.status,
  answer.body.code,
  Object.keys(answer.body.errors ?? {}),
];

describe("holiday calendars in the office (Rule COMPANY-71)", () => {
  it("only the role of people reads and writes them, and only of their company", async () => {
    expect((await t.call(calls.listHolidayCalendars)).status).toBe(401);
    const worker = await t.factory.signedIn({ company });
    expect((await t.call(calls.listHolidayCalendars, { token: worker.token })).status).toBe(403);
    expect((await add({}, worker.token)).status).toBe(403);
    const { id } = (await add({})).body.data;
    const stranger = await t.factory.signedIn({ trabajador: { administrador: true } });
    const request = { token: stranger.token, params: { id } };
    const read = await t.call(calls.getHolidayYear, { ...request, query: { anyo: 2027 } });
    expect(isRefused(read)).toEqual([404, "holiday.not_found", []]);
    const removed = await t.call(calls.removeHolidayCalendar, request);
    expect(isRefused(removed)).toEqual([404, "holiday.not_found", []]);
    const foreign = await add({ nombre: "Ajeno", centros: [await centre("V1")] }, stranger.token);
    expect(isRefused(foreign)).toEqual([422, "holiday.centre", ["centros"]]);
  });

  it("a calendar is added with centres and days, and one of its years is written anew", async () => {
    const [one, other] = [await centre("V1"), await centre("V2")];
    const { data } = (await add({ centros: [one] })).body;
    expect(data).toMatchObject({ nombre: "Vigo", anyos: [2027], festivos: [newYear, reconquest] });
    expect(data.centros).toEqual([{ id: one, nombre: "Centro V1", region: null }]);
    const next = { ...newYear, fecha: "2028-01-01" };
    expect((await change(data.id, { anyo: 2028, festivos: [next] })).body.data.anyos).toEqual([
      2027, 2028,
    ]);
    const changed = await change(data.id, {
      nombre: "Ría de Vigo",
      centros: [other],
      festivos: [newYear],
    });
    expect(changed.body.data).toMatchObject({ nombre: "Ría de Vigo", festivos: [newYear] });
    expect(changed.body.data.centros).toEqual([{ id: other, nombre: "Centro V2", region: null }]);
    expect(await daysOf(data.id, 2028)).toEqual([next]);
    const trail = await t.sql(
      "select actor_id from auditoria where empresa_id = $1 and accion = 'festivos.calendario_guardado'",
      [company.empresa_id],
    );
    expect(trail).toHaveLength(3);
  });

  it("wrong calendars are refused by field, and nothing of them is written", async () => {
    const { id } = (await add({})).body.data;
    const local = ["2027-05-03", "2027-05-04", "2027-05-05"].map((fecha) => ({
      ...reconquest,
      fecha,
    }));
    const fifteen = Array.from({ length: 15 }, (_, index) => ({
      ...newYear,
      fecha: `2027-02-${String(index + 1).padStart(2, "0")}`,
    }));
    const cases = [
      [{ nombre: "Vigo" }, "holiday.name_taken", "nombre"],
      [{ nombre: "B", festivos: [newYear, newYear] }, "holiday.repeated", "festivos.1.fecha"],
      [{ nombre: "B", anyo: 2028 }, "holiday.other_year", "festivos.0.fecha"],
      [{ nombre: "B", festivos: local }, "holiday.too_many_local", "festivos"],
      [{ nombre: "B", festivos: fifteen }, "holiday.too_many", "festivos"],
      [{ nombre: "B", centros: [2_000_000_000] }, "holiday.centre", "centros"],
    ] as const;
    for (const [body, code, field] of cases) {
      const answer = await add(body);
      expect([answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([code, [field]]);
    }
    expect((await change(id, { festivos: fifteen })).body.code).toBe("holiday.too_many");
    expect(await daysOf(id, 2027)).toEqual([newYear, reconquest]);
  });

  it("the database refuses a fifteenth holiday and a third local one, past the service too", async () => {
    const { id } = (await add({})).body.data;
    const insert = async (tipo: number, count: number) =>
      t.sql(
        `insert into festivo (empresa_id, calendario_festivo_id, fecha, tipo_festivo_id, nombre)
         select $1, $2, date '2027-06-01' + n, $3, 'Fiesta' from generate_series(1, $4::integer) n`,
        [company.empresa_id, id, tipo, count],
      );
    await expect(insert(4, 2)).rejects.toThrow(/Too many public holidays/);
    await expect(insert(3, 13)).rejects.toThrow(/Too many public holidays/);
    await insert(3, 12);
  });

  it("a calendar that a centre follows stays, another one is removed with its days", async () => {
    const used = (await add({ centros: [await centre("V1")] })).body.data.id;
    const free = (await add({ nombre: "Lugo" })).body.data.id;
    const remove = async (id: number) =>
      t.call(calls.removeHolidayCalendar, { token: admin.token, params: { id } });
    expect(isRefused(await remove(used))).toEqual([409, "holiday.in_use", []]);
    expect((await remove(free)).body.data).toEqual({ id: free });
    expect(isRefused(await remove(free))).toEqual([404, "holiday.not_found", []]);
  });
});

describe("proposals of holidays (Rule COMPANY-72)", () => {
  it("a region's days come with a calendar's local ones, and nothing is written", async () => {
    const { id } = (await add({ festivos: [newYear, reconquest] })).body.data;
    const propose = async (query: object): Promise<Answer> =>
      t.call(calls.proposeHolidays, { token: admin.token, query: query as never });
    const answer = await propose({ region: "ES-GA", anyo: "2028", calendario: String(id) });
    const names: string[] = answer.body.data.map((day: Holiday) => day.nombre);
    expect(names).toContain("Día Nacional de Galicia");
    expect(names).toContain("Reconquista");
    expect(await daysOf(id, 2028)).toEqual([]);
    expect((await propose({ region: "ES-XX", anyo: "2028" })).status).toBe(422);
    const unknown = await propose({ region: "ES-GA", anyo: "2028", calendario: "2000000000" });
    expect(isRefused(unknown)).toEqual([404, "holiday.not_found", []]);
  });
});
