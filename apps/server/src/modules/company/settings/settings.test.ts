import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  findCompanyConfig,
  getCompanyConfig,
  hiredModules,
  welcome,
} from "@atrio/contract/company/company";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let home: Company;
let person: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  home = await t.factory.company({ slug: "panaderia-sol", modulos: [9, 3, 101] });
  person = await t.factory.signedIn({ company: home });
});

afterAll(() => t.stop());

describe("config-company", () => {
  test("an unknown company is 404, for any name", async () => {
    for (const id of ["ninguna", "999999", "0", "99999999999", "../etc", "ñandú"]) {
      const { status, body } = await t.call(getCompanyConfig, { params: { id } });
      expect([id, status, body.code]).toEqual([id, 404, "company.not_found"]);
    }
  });

  test("the settings of a company refuse an empty or endless name", async () => {
    const long = "a".repeat(61);
    expect((await t.call(getCompanyConfig, { params: { id: long } })).status).toBe(422);
    const empty = await t.call(findCompanyConfig, { query: { empresa_id: "" } });
    expect(empty.status).toBe(422);
    expect(empty.body.errors).toHaveProperty("empresa_id");
  });

  test("public settings are answered by slug, in any case, and by id, without a session", async () => {
    const expected = {
      empresa_id: home.empresa_id,
      slug: "panaderia-sol",
      nombre: "Empresa panaderia-sol",
      idioma: "es",
      logo_por_defecto: true,
      logotipo_link: null,
      color_marca: null,
      firma_digital: false,
      mostrar_aviso_horario: true,
      no_ver_iban_portal: false,
      iban_bloqueado_portal: false,
      redirect_to_login: false,
    };
    for (const id of ["panaderia-sol", "Panaderia-SOL", String(home.empresa_id)]) {
      const { status, body } = await t.call(getCompanyConfig, { params: { id } });
      expect(status).toBe(200);
      expect(body).toEqual({ data: expected });
    }
    const found = await t.call(findCompanyConfig, { query: { empresa_id: "panaderia-sol" } });
    expect(found.body).toEqual({ data: expected });
  });
});

describe("modulo-empresa", () => {
  test("the list of hired modules needs a session", async () => {
    expect((await t.call(hiredModules)).status).toBe(401);
  });

  test("the hired modules of another company are not shown", async () => {
    const other = await t.factory.company();
    const { status, body } = await t.call(hiredModules, {
      token: person.token,
      query: { empresa_id: other.empresa_id },
    });
    expect([403, 404]).toContain(status);
    expect(body).not.toHaveProperty("data");
  });

  test("the hired modules are listed in order", async () => {
    const query = { empresa_id: home.empresa_id };
    const named = await t.call(hiredModules, { token: person.token, query });
    expect(named).toMatchObject({ status: 200, body: { data: [3, 9, 101] } });
    const own = await t.call(hiredModules, { token: person.token });
    expect(own.body).toEqual({ data: [3, 9, 101] });
  });
});

describe("bienvenida", () => {
  test("the welcome needs an own session", async () => {
    const params = { id: person.trabajador_id };
    expect((await t.call(welcome, { params })).status).toBe(401);
    const colleague = await t.factory.worker({ company: home });
    const theirs = await t.call(welcome, {
      token: person.token,
      params: { id: colleague.trabajador_id },
    });
    expect([403, 404]).toContain(theirs.status);
  });

  test("the welcome is the product's in the language of the request until the company writes one", async () => {
    const french = await t.factory.signedIn({
      company: home,
      trabajador: { idioma_trabajador: "fr" },
    });
    const params = { id: french.trabajador_id };
    const { status, body } = await t.call(welcome, {
      token: french.token,
      params,
      headers: { "accept-language": "fr" },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      titulo: "Bienvenue",
      video_descubre_portal: false,
      video_registro_horario: false,
    });
    expect(body.data.contenido).toContain("**pointer**");
  });

  test("the welcome offers the videos of hired pages", async () => {
    const flags = async (modulos: readonly number[]): Promise<boolean[]> => {
      const company = await t.factory.company({ modulos });
      const { trabajador_id, token } = await t.factory.signedIn({ company });
      const { data } = (await t.call(welcome, { token, params: { id: trabajador_id } })).body;
      return [
        data.video_descubre_portal,
        data.video_registro_horario,
        data.video_cierre_mes,
        data.video_editar_fichaje,
        data.video_proyecto,
      ];
    };
    expect(await flags([3])).toEqual([false, false, false, false, false]);
    expect(await flags([99])).toEqual([true, false, false, false, false]);
    expect(await flags([3, 99, 104])).toEqual([true, true, true, true, false]);
  });

  test("the welcome text of a company replaces the product's", async () => {
    const own = await t.factory.signedIn();
    await t.sql(
      "update empresa set bienvenida_titulo = 'Hola', bienvenida_contenido = '**Ánimo**' where empresa_id = $1",
      [own.empresa_id],
    );
    const params = { id: own.trabajador_id };
    const { body } = await t.call(welcome, { token: own.token, params });
    expect(body.data).toMatchObject({ titulo: "Hola", contenido: "**Ánimo**" });
  });
});
