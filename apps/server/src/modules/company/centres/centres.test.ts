import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as calls from "@atrio/contract/company/centres";
import type { Centre } from "@atrio/contract/company/centres";

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

const shop = {
  codigo: "VIG",
  nombre: "Tienda de Vigo",
  direccion: "Rúa do Príncipe 1",
  municipio: "Vigo",
  region: "ES-GA" as const,
  zona_horaria: "Europe/Madrid",
  calendario_festivo_id: null,
  rangos_ip: ["10.1.2.3/16"],
};
const add = async (body: object, token = admin.token): Promise<Answer> =>
  t.call(calls.addCentre, { token, body: body as never });
const change = async (id: number, body: object): Promise<Answer> =>
  t.call(calls.changeCentre, { token: admin.token, params: { id }, body });
const list = async (): Promise<Centre[]> => {
  const answer = await t.call(calls.listCentres, { token: admin.token });
  expect(answer.status).toBe(200);
  return answer.body.data.centros;
};
const isRefused = (answer: Answer): unknown[] => [answer.status, answer.body.code];

describe("work centres in the office (Rule COMPANY-69)", () => {
  it("only the role of people reads and writes them, and only of their company", async () => {
    expect((await t.call(calls.listCentres)).status).toBe(401);
    const worker = await t.factory.signedIn({ company });
    expect((await t.call(calls.listCentres, { token: worker.token })).status).toBe(403);
    expect((await add(shop, worker.token)).status).toBe(403);
    const other = await t.factory.company();
    const [own] = await list();
    const stranger = await t.factory.signedIn({
      company: other,
      trabajador: { administrador: true },
    });
    const foreign = await t.call(calls.changeCentre, {
      token: stranger.token,
      params: { id: own?.id ?? 0 },
      body: { nombre: "Mío" },
    });
    expect(isRefused(foreign)).toEqual([404, "centre.not_found"]);
  });

  it("wrong values are refused by field", async () => {
    const cases = [
      [{ ...shop, codigo: " " }, "codigo"],
      [{ ...shop, zona_horaria: "Europe/Vigo" }, "zona_horaria"],
      [{ ...shop, codigo: "C1" }, "codigo"],
      [{ ...shop, calendario_festivo_id: 2_000_000_000 }, "calendario_festivo_id"],
      [{ ...shop, region: "ES-XX" }, "region"],
      [{ ...shop, rangos_ip: ["10.1.0.0"] }, "rangos_ip.0"],
    ] as const;
    for (const [body, field] of cases) {
      const answer = await add(body);
      expect([field, Object.keys(answer.body.errors ?? {})]).toEqual([field, [field]]);
    }
  });

  it("a centre is added, changed in part, and audited", async () => {
    const { data } = (await add(shop)).body;
    expect(data).toMatchObject({ ...shop, rangos_ip: ["10.1.0.0/16"], personas: 0, activo: true });
    const changed = await change(data.id, { nombre: "Vigo Centro", direccion: null });
    expect(changed.body.data).toMatchObject({
      nombre: "Vigo Centro",
      direccion: null,
      municipio: "Vigo",
    });
    const trail = await t.sql(
      "select actor_id from auditoria where empresa_id = $1 and accion = 'centro.guardado'",
      [company.empresa_id],
    );
    expect(trail).toEqual([{ actor_id: admin.trabajador_id }, { actor_id: admin.trabajador_id }]);
  });

  it("a centre with people stays in use, an empty one is put out of use and back", async () => {
    const { data: empty } = (await add(shop)).body;
    const used = (await list()).find(({ codigo }) => codigo === "C1");
    expect(used?.personas).toBe(1);
    const refused = await change(used?.id ?? 0, { activo: false });
    expect(isRefused(refused)).toEqual([409, "centre.in_use"]);
    expect((await change(empty.id, { activo: false })).body.data.activo).toBe(false);
    expect((await list()).at(-1)).toMatchObject({ codigo: "VIG", activo: false });
    expect((await change(empty.id, { activo: true })).body.data.activo).toBe(true);
  });
});

describe("departments (Rule COMPANY-70)", () => {
  it("a department's people get its new name, an unknown one is refused", async () => {
    const trabajador = { nombre_departamento_trabajador: "Ventas" };
    await t.factory.worker({ company, trabajador });
    await t.factory.worker({ company, trabajador });
    const rename = async (nombre: string, nuevo: string | null) =>
      t.call(calls.renameDepartment, { token: admin.token, body: { nombre, nuevo } });
    expect((await rename("Ventas", "Comercial")).body.data).toEqual({ personas: 2 });
    expect(isRefused(await rename("Ventas", "X"))).toEqual([404, "centre.no_department"]);
    const { body } = await t.call(calls.listCentres, { token: admin.token });
    expect(body.data.departamentos).toEqual([{ nombre: "Comercial", personas: 2 }]);
    expect((await rename("Comercial", " ")).status).toBe(422);
  });
});
