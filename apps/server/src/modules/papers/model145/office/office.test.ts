import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { handOverModel145, listOfficeModel145 } from "@atrio/contract/papers/model145-office";
import type { OfficeModel145 } from "@atrio/contract/papers/model145-office";
import { myDataReadings } from "@atrio/contract/people/profile";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";
import { allowSigning, signForm } from "../../../../../test/model145.ts";
import { textOf } from "../../../../../test/pdfs.ts";
import { statementsOf } from "../../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let pay: SignedIn;
let ana: SignedIn;
let bruno: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  const worker = (nombre: string, nif: string) =>
    t.factory.signedIn({ company, nombre, apellido1: "García", trabajador: { nif } });
  ana = await worker("Ana", "00001000B");
  bruno = await worker("Bruno", "00002000E");
  pay = await t.factory.signedIn({
    company,
    nombre: "Zoe",
    trabajador: { administrador: true, roles_administracion: ["nominas"] },
  });
  await allowSigning(t, ana);
});

const show = (filters: object = {}, token = pay.token): Promise<Answer> =>
  t.call(listOfficeModel145, { token, query: { paramsFront: JSON.stringify(filters) } });

const idsOf = ({ body }: Answer) => body.data.map((row: OfficeModel145) => row.persona.id);

async function take(modelo145_ids: number[] | null) {
  const response = await t.app.inject({
    method: "POST",
    url: "/api/v1/administrador/modelo145/entregar",
    headers: { authorization: `Bearer ${pay.token}` },
    payload: { modelo145_ids },
  });
  return response;
}

describe("Model 145 for payroll (Rules PAPERS-120 and PAPERS-121)", () => {
  it("answers 401 without a session and 403 for workers and other roles of the office", async () => {
    expect((await t.call(listOfficeModel145)).status).toBe(401);
    expect((await show({}, ana.token)).status).toBe(403);
    const people = await t.factory.signedIn({
      company,
      trabajador: { administrador: true, roles_administracion: ["personas"] },
    });
    expect((await show({}, people.token)).status).toBe(403);
    const body = { modelo145_ids: null };
    expect((await t.call(handOverModel145, { token: people.token, body })).status).toBe(403);
  });

  it("lists forms that nobody has handed over, everybody, and people without one; no answers", async () => {
    const id = await signForm(t, ana, { nombre: "García, Ana", pension_compensatoria: 4321 });
    const changes = await show();
    expect(changes.body).toMatchObject({ total: 1, cambios: 1 });
    expect(changes.body.data).toEqual([
      {
        persona: { id: ana.trabajador_id, nombre_completo: "Ana García", link_foto: null },
        codigo: expect.any(String),
        nif: "00001000B",
        modelo145_id: id,
        version: 1,
        firmado_en: "2026-11-18T08:00:00Z",
        confirmado_en: null,
        entregado_en: null,
        entregado_por: null,
      },
    ]);
    expect(JSON.stringify(changes.body)).not.toContain("4321");
    expect(idsOf(await show({ ver: "todas" }))).toHaveLength(3);
    expect(idsOf(await show({ ver: "sin_firmar" }))).toEqual([
      bruno.trabajador_id,
      pay.trabajador_id,
    ]);
    expect(idsOf(await show({ ver: "todas", texto: "bruno garcia" }))).toEqual([
      bruno.trabajador_id,
    ]);
    expect(await show({ ver: "todas", skip: 10, take: 10 })).toMatchObject({
      body: { data: [], total: 3 },
    });
  });

  it("a form of somebody who has left is still to hand over", async () => {
    await signForm(t, ana);
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      ana.trabajador_id,
    ]);
    expect(idsOf(await show())).toEqual([ana.trabajador_id]);
    expect((await show({ ver: "todas" })).body.total).toBe(2);
  });

  it("hands all new forms over at once, records it, and tells their workers", async () => {
    await signForm(t, ana, { nombre: "García, Ana" });
    await signForm(t, bruno, { nif: "00002000E", nombre: "García, Bruno" });
    const answer = await take(null);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const files = unzipSync(answer.rawPayload);
    const names = Object.keys(files);
    expect(names).toHaveLength(2);
    for (const name of ["Ana García", "Bruno García"]) {
      const file = names.find((one) => one.includes(`${name} modelo-145-v1.pdf`)) ?? "";
      const [first = "", last = ""] = name.split(" ");
      expect(await textOf(Buffer.from(files[file] ?? []))).toContain(`${last}, ${first}`);
    }
    expect((await show()).body).toMatchObject({ total: 0, cambios: 0 });
    const all = (await show({ ver: "todas", texto: "Ana" })).body.data[0];
    expect(all).toMatchObject({ entregado_por: expect.stringContaining("Zoe") });
    expect(all.entregado_en).not.toBeNull();
    const seen = await t.call(myDataReadings, {
      token: ana.token,
      params: { id: ana.trabajador_id },
    });
    expect(JSON.stringify(seen.body)).toContain("Zoe");
    const audit = await t.sql<{ detalle: object }>(
      "select detalle from auditoria where empresa_id = $1 and accion = 'modelo145.entregados'",
      [company.empresa_id],
    );
    expect(audit).toEqual([{ detalle: { personas: 2 } }]);
    expect((await take(null)).statusCode).toBe(404);
  });

  it("a newer version is to be handed over again; an older one is not in force", async () => {
    const first = await signForm(t, ana);
    const alone = await take([first]);
    expect([alone.statusCode, alone.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const second = await signForm(t, ana, { vivienda_habitual: true });
    expect((await show()).body.data).toMatchObject([{ modelo145_id: second, version: 2 }]);
    const old = await take([first]);
    expect([old.statusCode, old.json().code]).toEqual([409, "model145.not_in_force"]);
    expect((await take([second, 999_999])).statusCode).toBe(404);
    expect((await show()).body.cambios).toBe(1);
    expect((await take([second])).statusCode).toBe(200);
  });

  it("another company's form is not found", async () => {
    const other = await t.factory.company();
    const eva = await t.factory.signedIn({ company: other, trabajador: { nif: "00001000B" } });
    await allowSigning(t, eva);
    const foreign = await signForm(t, eva);
    expect((await take([foreign])).statusCode).toBe(404);
    expect((await show({ ver: "todas" })).body.total).toBe(3);
  });

  it("costs the same statements for many people", async () => {
    const ask = async () => expect((await show({ ver: "todas" })).status).toBe(200);
    const few = await statementsOf(ask);
    for (let index = 0; index < 12; index += 1) await t.factory.worker({ company });
    expect(await statementsOf(ask)).toBe(few);
  });
});
