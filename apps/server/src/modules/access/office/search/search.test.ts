import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { searchOffice } from "@atrio/contract/access/office-search";

import type { SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";

let t: TestApp;
let reader: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  const company = await t.factory.company();
  reader = await t.factory.signedIn({
    company,
    nombre: "Olga",
    trabajador: { administrador: true, roles_administracion: ["lectura"] },
  });
  const named = { company, nombre: "Íñigo", apellido1: "Núñez" };
  await t.factory.worker({ ...named, trabajador: { fecha_baja: "2026-10-31" } });
  worker = await t.factory.signedIn({ ...named, trabajador: { nif: "12345678Z" } });
  await t.factory.worker({ nombre: "Íñigo", apellido1: "Núñez" });
});

afterAll(() => t.stop());

const find = async (texto: string, token = reader.token): Promise<Answer> =>
  t.call(searchOffice, { token, query: { texto } });

describe("search of the office (Rule ACCESS-53)", () => {
  it("any administrator finds people of the company by name or NIF, those who have left last", async () => {
    expect((await t.call(searchOffice)).status).toBe(401);
    expect((await find("nunez", worker.token)).status).toBe(403);
    expect((await find("x".repeat(121))).status).toBe(422);
    const { personas } = (await find("nunez")).body.data;
    expect(personas).toMatchObject([
      { id: worker.trabajador_id, nombre_completo: "Íñigo Núñez", fecha_baja: null },
      { nombre_completo: "Íñigo Núñez", fecha_baja: "2026-10-31" },
    ]);
    expect((await find("12345678z")).body.data.personas).toHaveLength(1);
    expect((await find("nadie")).body.data).toEqual({ personas: [], centros: [] });
  });

  it("centres are found by a part of their name, and all are offered without a text", async () => {
    const all = (await find("")).body.data;
    expect(all.centros).toHaveLength(1);
    expect(all.personas).toHaveLength(3);
    const [{ nombre }] = all.centros;
    expect((await find(nombre.slice(1, 4).toUpperCase())).body.data.centros).toEqual(all.centros);
  });
});
