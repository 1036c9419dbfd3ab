import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as districts from "@atrio/contract/people/districts";
import { getWorker, updateWorker } from "@atrio/contract/people/workers";

import type { SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";

let t: TestApp;
let me: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  me = await t.factory.signedIn();
});

afterAll(() => t.stop());

const save = async (body: Record<string, unknown>): Promise<Answer> =>
  t.call(updateWorker, { token: me.token, params: { id: me.trabajador_id }, body });

const read = async (language = "es"): Promise<Answer> =>
  t.call(getWorker, {
    token: me.token,
    params: { id: me.trabajador_id },
    headers: { "accept-language": language },
  });

const spanish = {
  pais_id: 724,
  provincia_id: 28,
  poblacion_id: 28_079,
  tipo_via_id: 1,
  nombre_via: "Mayor",
  numero_via: "12",
  escalera: "2",
  piso: "3.º",
  puerta: "B",
  codigo_postal: "28013",
};

describe("the look-ups", () => {
  it("the look-ups of places need a session", async () => {
    expect((await t.call(districts.listCountries)).status).toBe(401);
    expect((await t.call(districts.getPostalCode, { params: { cp: "28013" } })).status).toBe(401);
  });

  it("countries of the world are listed with Spain first, in the reader's language", async () => {
    const inFrench = await t.call(districts.listCountries, {
      token: me.token,
      headers: { "accept-language": "fr" },
    });
    expect(inFrench.body.data[0]).toEqual({ id: 724, codigo: "ES", nombre: "Espagne" });
    expect(inFrench.body.data.length).toBeGreaterThan(240);
    expect(inFrench.body.data).toContainEqual({ id: 826, codigo: "GB", nombre: "Royaume-Uni" });
  });

  it("every province and town of Spain is listed in dictionary order", async () => {
    const provinces = await t.call(districts.listProvinces, { token: me.token });
    expect(provinces.body.data).toHaveLength(52);
    const names = provinces.body.data.map((one: { nombre: string }) => one.nombre);
    expect(names.indexOf("Ávila")).toBeLessThan(names.indexOf("Badajoz"));
    let towns = 0;
    for (const { id } of provinces.body.data) {
      const found = await t.call(districts.listTowns, {
        token: me.token,
        query: { provincia_id: id },
      });
      towns += found.body.data.length;
    }
    expect(towns).toBe(8132);
  });

  it("look-ups answer one province, one town and the towns of a postal code", async () => {
    const { token } = me;
    expect((await t.call(districts.getProvince, { token, params: { id: 7 } })).body.data).toEqual({
      id: 7,
      nombre: "Illes Balears",
    });
    expect((await t.call(districts.getTown, { token, params: { id: 35_014 } })).body.data).toEqual({
      id: 35_014,
      provincia_id: 35,
      nombre: "La Oliva",
    });
    const shared = await t.call(districts.getPostalCode, { token, params: { cp: "29620" } });
    expect(shared.body.data).toMatchObject({
      codigo_postal: "29620",
      provincia: { id: 29, nombre: "Málaga" },
    });
    expect(shared.body.data.poblaciones).toContainEqual({
      id: 29_901,
      provincia_id: 29,
      nombre: "Torremolinos",
    });
    const kinds = await t.call(districts.listStreetKinds, { token });
    expect(kinds.body.data[0]).toMatchObject({ nombre: "Calle" });
  });

  it("look-ups report unknown codes", async () => {
    const { token } = me;
    const answers = [
      await t.call(districts.getProvince, { token, params: { id: 53 } }),
      await t.call(districts.listTowns, { token, query: { provincia_id: 60 } }),
      await t.call(districts.getTown, { token, params: { id: 28_999 } }),
      await t.call(districts.getPostalCode, { token, params: { cp: "28999" } }),
      await t.call(districts.getPostalCode, { token, params: { cp: "99001" } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, "province.not_found"],
      [404, "province.not_found"],
      [404, "town.not_found"],
      [404, "postal_code.not_found"],
      [404, "postal_code.not_found"],
    ]);
    const short = await t.call(districts.getPostalCode, { token, params: { cp: "2801" } });
    expect(short).toMatchObject({ status: 422, body: { code: "postal_code.form" } });
    expect(short.body.errors.cp).toEqual(["El código postal tiene 5 cifras."]);
  });
});

describe("an address", () => {
  it("an address is kept, and read with its names in the reader's language", async () => {
    expect((await save(spanish)).status).toBe(200);
    expect((await read("pt")).body.data).toMatchObject({
      ...spanish,
      pais: "Espanha",
      provincia: "Madrid",
      poblacion: "Madrid",
      tipo_via: "Calle",
      direccion: "Calle Mayor, 12, Esc. 2, 3.º B, 28013 Madrid",
    });
  });

  it("an address may be saved in parts, and taken away", async () => {
    await save(spanish);
    const moved = await save({ numero_via: "14", piso: "" });
    expect(moved.body.data).toMatchObject({ ...spanish, numero_via: "14", piso: null });
    const away = await save({ pais_id: null });
    expect(away.status).toBe(200);
    expect(away.body.data).toMatchObject({
      pais_id: null,
      poblacion_id: null,
      nombre_via: null,
      codigo_postal: null,
      direccion: null,
    });
  });

  it("an address abroad has texts for province and town", async () => {
    await save(spanish);
    const porto = await save({
      pais_id: 620,
      poblacion_texto: "Porto",
      codigo_postal: "4000-322",
      nombre_via: "Rua das Flores",
    });
    expect(porto.status).toBe(200);
    expect(porto.body.data).toMatchObject({
      provincia_id: null,
      poblacion_id: null,
      tipo_via_id: null,
      poblacion: "Porto",
      direccion: "Rua das Flores, 12, Esc. 2, 3.º B, 4000-322 Porto, Portugal",
    });
    const back = await save({ pais_id: 724 });
    expect(back.body.data).toMatchObject({ poblacion_texto: null, codigo_postal: null });
  });

  it("an address takes a town's province from the town, and lets a town go with its province", async () => {
    expect((await save({ pais_id: 724, poblacion_id: 8019 })).body.data.provincia_id).toBe(8);
    expect((await save({ provincia_id: 46 })).body.data).toMatchObject({
      provincia_id: 46,
      poblacion_id: null,
    });
  });

  it("an address may have a postal code of the next province where its town uses that code", async () => {
    const trevinyo = { pais_id: 724, poblacion_id: 9109, codigo_postal: "01211" };
    expect((await save(trevinyo)).status).toBe(200);
    expect((await save({ poblacion_id: 9059, provincia_id: 9 })).body.errors).toEqual({
      codigo_postal: ["El código postal no corresponde a esa provincia."],
    });
  });

  it.each([
    [{ pais_id: 998 }, "pais_id", "No se ha encontrado el país."],
    [{ provincia_id: 60 }, "provincia_id", "No se ha encontrado la provincia."],
    [{ poblacion_id: 28_999 }, "poblacion_id", "No se ha encontrado la población."],
    [
      { provincia_id: 8, poblacion_id: 28_079, codigo_postal: "08001" },
      "poblacion_id",
      "La población no pertenece a esa provincia.",
    ],
    [{ tipo_via_id: 900 }, "tipo_via_id", "No se ha encontrado el tipo de vía."],
    [{ codigo_postal: "28999" }, "codigo_postal", "No se ha encontrado el código postal."],
    [{ codigo_postal: "2801" }, "codigo_postal", "El código postal tiene 5 cifras."],
    [
      { codigo_postal: "08001" },
      "codigo_postal",
      "El código postal no corresponde a esa provincia.",
    ],
    [{ poblacion_texto: "Madriz" }, "poblacion_texto", "En España se elige de la lista."],
    [
      { pais_id: 620, provincia_id: 28 },
      "provincia_id",
      "Este dato es solo para direcciones de España.",
    ],
    [{ pais_id: null, nombre_via: "Mayor" }, "pais_id", "Indica antes el país."],
  ])(
    "an address is refused with %o, at its field, and stays as it was",
    async (change, field, text) => {
      await save(spanish);
      const answer = await save(change);
      expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [text] } } });
      expect((await read()).body.data).toMatchObject(spanish);
    },
  );

  it("an address has no company field among the writable ones", async () => {
    for (const field of ["nif", "nombre", "puesto", "fecha_alta", "permiso_supervisor"]) {
      expect((await save({ [field]: "x" })).body.errors).toEqual({
        [field]: ["Este campo no se puede enviar."],
      });
    }
    expect((await save({ telefono: "no tengo" })).body.errors).toEqual({
      telefono: ["Introduce un teléfono válido."],
    });
    expect((await save({ telefono: "+34 600 12 34 56" })).body.data.telefono).toBe(
      "+34 600 12 34 56",
    );
    expect((await save({ telefono: "" })).body.data.telefono).toBeNull();
  });

  it("an address is refused by the database too", async () => {
    const broken = [
      "pais_id = 620, provincia_id = 28",
      "pais_id = 724, provincia_id = 8, poblacion_id = 28079",
      "pais_id = 724, codigo_postal = '2801'",
      "pais_id = 724, poblacion_texto = 'Madrid'",
      "pais_id = null, nombre_via = 'Mayor'",
    ];
    for (const change of broken) {
      await expect(
        t.sql(`update trabajador set ${change} where id = $1`, [me.trabajador_id]),
      ).rejects.toThrow(/check constraint/);
    }
  });
});

describe("a profile", () => {
  it("a profile shows names, age, nationality and a masked tax id", async () => {
    t.clock.set("2026-11-18T08:00:00Z");
    await t.sql(
      `update trabajador set nif = $2, fecha_nacimiento = '1990-11-19', nacionalidad_id = 380,
        apellido1 = 'Rossi', apellido2 = 'Vidal' where id = $1`,
      [me.trabajador_id, "12345678Z"],
    );
    const answer = await read("en");
    expect(answer.body.data).toMatchObject({
      apellido1: "Rossi",
      apellido2: "Vidal",
      nif: "***4567**",
      nacionalidad: "Italy",
      edad: 35,
    });
    expect(JSON.stringify(answer.body)).not.toContain("12345678");
  });
});
