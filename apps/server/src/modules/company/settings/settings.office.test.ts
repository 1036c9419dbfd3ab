import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { requestNewPassword } from "@atrio/contract/access/auth";
import { getCompanyConfig, hiredModules, welcome } from "@atrio/contract/company/company";
import * as settings from "@atrio/contract/company/settings";
import { readNoticePreferences } from "@atrio/contract/messages/notice-preferences";
import { uploadPhoto } from "@atrio/contract/people/profile";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import * as files from "../../../../test/files.ts";
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

const change = async (body: object, who: SignedIn = admin): Promise<Answer> =>
  t.call(settings.changeSettings, { token: who.token, body });

const config = async (): Promise<Record<string, unknown>> => {
  const answer = await t.call(getCompanyConfig, { params: { id: String(company.empresa_id) } });
  return answer.body.data;
};

type Line = { accion: string; actor_id: number | null; detalle: Record<string, unknown> };

const trail = async (): Promise<Line[]> =>
  t.sql<Line>(
    "select accion, actor_id, detalle from auditoria where empresa_id = $1 and accion like 'empresa.%' order by id",
    [company.empresa_id],
  );

describe("settings of the company (Rule COMPANY-40)", () => {
  it("only administrators read and change them, and only of their company", async () => {
    const worker = await t.factory.signedIn({ company });
    const { token } = worker;
    expect((await t.call(settings.getSettings)).status).toBe(401);
    expect((await t.call(settings.getSettings, { token })).status).toBe(403);
    expect((await t.call(settings.changeSettings, { body: {} })).status).toBe(401);
    expect((await change({}, worker)).status).toBe(403);
    const other = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await change({ nombre: "Ajena" }, other)).status).toBe(200);
    expect(await config()).not.toMatchObject({ nombre: "Ajena" });
  });

  it("values outside their limits are refused by field", async () => {
    const cases = [
      [{ nombre: " " }, "nombre"],
      [{ minutos_enlace_clave: 10_081 }, "minutos_enlace_clave"],
      [{ aviso_sin_conexion_minutos: -1 }, "aviso_sin_conexion_minutos"],
      [{ modulo_ids: [3, 77] }, "modulo_ids.1"],
      [{ email_contacto: "nadie" }, "email_contacto"],
      [{ inicio_registro: "1/1/2027" }, "inicio_registro"],
      [{ anyos_registro_horario: 3 }, "anyos_registro_horario"],
      [{ dias_espera_iban: 31 }, "dias_espera_iban"],
      [{ slug: "otro" }, "slug"],
    ] as const;
    for (const [body, field] of cases) {
      const answer = await change(body);
      expect([field, answer.status]).toEqual([field, 422]);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
  });

  it("named settings change, the others stay, and the trail says who changed them", async () => {
    const before = await t.call(settings.getSettings, { token: admin.token });
    const answer = await change({
      nombre: "  Nuevo Nombre ",
      no_ver_iban_portal: true,
      iban_bloqueado_portal: true,
      mostrar_aviso_horario: false,
      firma_digital: true,
      desconexion_digital: false,
      anyos_registro_horario: 6,
      dias_espera_iban: 0,
      cif: "B12345674",
      redirect_to_login: true,
      nombre_contacto: "Marta",
      email_contacto: "Marta@nuevo.test",
      modulo_ids: [99, 3, 3],
      correos_puntos_control: ["Comite@nuevo.test"],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toEqual({
      ...before.body.data,
      nombre: "Nuevo Nombre",
      no_ver_iban_portal: true,
      iban_bloqueado_portal: true,
      mostrar_aviso_horario: false,
      firma_digital: true,
      desconexion_digital: false,
      anyos_registro_horario: 6,
      dias_espera_iban: 0,
      cif: "B12345674",
      redirect_to_login: true,
      nombre_contacto: "Marta",
      email_contacto: "Marta@nuevo.test",
      modulo_ids: [3, 99],
      correos_puntos_control: ["comite@nuevo.test"],
    });
    expect(await config()).toMatchObject({ nombre: "Nuevo Nombre", redirect_to_login: true });
    const hired = await t.call(hiredModules, { token: admin.token });
    expect(hired.body.data).toEqual([3, 99]);
    const [line] = await trail();
    expect(line).toMatchObject({ accion: "empresa.ajustes", actor_id: admin.trabajador_id });
    // People's data are not copied into the trail.
    expect(line?.detalle).toMatchObject({ nombre: "Nuevo Nombre", email_contacto: true });
    const cleared = await change({ nombre_contacto: "", email_contacto: null });
    expect(cleared.body.data).toMatchObject({ nombre_contacto: null, email_contacto: null });
  });

  it("quiet hours hold for people without their own, until there are none (Rule MESSAGES-47)", async () => {
    const params = { id: admin.trabajador_id };
    const ownHours = async (): Promise<unknown> =>
      (await t.call(readNoticePreferences, { token: admin.token, params })).body.data.silencio;
    const silencio = { desde: "21:00", hasta: "07:00", dias: [5, 1] };
    const same = await change({ silencio: { ...silencio, hasta: "21:00" } });
    expect([same.status, same.body.code]).toEqual([422, "notice.quiet_hours"]);
    expect((await change({ silencio: { ...silencio, dias: [8] } })).status).toBe(422);
    expect(await ownHours()).toBeNull();
    const answer = await change({ silencio });
    expect(answer.body.data.silencio).toEqual({ ...silencio, dias: [1, 5] });
    expect(await ownHours()).toEqual({ ...silencio, dias: [1, 5] });
    const [line] = await trail();
    expect(line?.detalle).toEqual({ silencio: "21:00-07:00 5,1" });
    expect((await change({ silencio: null })).body.data.silencio).toBeNull();
    expect(await ownHours()).toBeNull();
  });

  it("the welcome's text and videos follow the settings", async () => {
    await change({ bienvenida_titulo: "Hola", bienvenida_contenido: "Pasa.", modulo_ids: [3, 99] });
    const read = async (): Promise<Record<string, unknown>> => {
      const params = { id: admin.trabajador_id };
      return (await t.call(welcome, { token: admin.token, params })).body.data;
    };
    expect(await read()).toMatchObject({ titulo: "Hola", video_registro_horario: true });
    await change({ bienvenida_videos: false });
    expect(await read()).toMatchObject({
      video_descubre_portal: false,
      video_registro_horario: false,
    });
  });

  it("the answer to unknown e-mails is neutral where the company says so", async () => {
    const ask = async (email: string): Promise<number> => {
      const body = { email, empresa: String(company.empresa_id) };
      return (await t.call(requestNewPassword, { body })).status;
    };
    await change({ respuesta_neutra_email: false });
    expect(await ask("uno@nadie.test")).toBe(404);
    await change({ respuesta_neutra_email: true });
    expect(await ask("otro@nadie.test")).toBe(200);
  });

  it("locked photos do not change", async () => {
    await change({ fotos_bloqueadas: true });
    const worker = await t.factory.signedIn({ company });
    const path = uploadPhoto.path.replace(":id", String(worker.trabajador_id));
    const payload = files.formOf([
      { name: "imagen", file: { name: "yo.png", bytes: await picture(64, 64) } },
    ]);
    const answer = await files.sendForm(t, path, { token: worker.token, payload, headers: {} });
    expect([answer.status, answer.body.code]).toEqual([403, "photo.locked"]);
  });
});

/** A PNG of a colour, half transparent. */
async function picture(width: number, height: number): Promise<Buffer> {
  const background = { r: 20, g: 90, b: 200, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

describe("colour of the company (Rule COMPANY-41)", () => {
  it("a colour is refused where white text on it is hard to read, with one that would do", async () => {
    const faint = await t.call(settings.changeSettings, {
      token: admin.token,
      headers: { "accept-language": "es" },
      body: { color_marca: "#ec6814" },
    });
    expect([faint.status, faint.body.code]).toEqual([422, "company.color_contrast"]);
    expect(faint.body.message).toContain("3,2");
    const proposed = /#[0-9a-f]{6}/.exec(String(faint.body.message))?.[0];
    const taken = await change({ color_marca: proposed });
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    expect(await config()).toMatchObject({ color_marca: proposed });
    expect((await change({ color_marca: "rojo" })).body.code).toBe("company.color_form");
    await change({ color_marca: null });
    expect(await config()).toMatchObject({ color_marca: null });
  });
});

describe("logo of the company (Rule COMPANY-42)", () => {
  const send = async (bytes: Buffer, who: SignedIn = admin): Promise<Answer> =>
    files.sendForm(t, settings.uploadLogo.path, {
      token: who.token,
      payload: files.formOf([{ name: "imagen", file: { name: "logo.png", bytes } }]),
      headers: {},
    });

  it("only administrators put a logo, and only a picture of a sensible size", async () => {
    const worker = await t.factory.signedIn({ company });
    expect((await send(await picture(80, 80), worker)).status).toBe(403);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');
    const cases = [
      [Buffer.alloc(0), 422, "document.empty"],
      [svg, 415, "company.logo_type"],
      [files.pdf(), 415, "company.logo_type"],
      [await picture(300, 31), 422, "company.logo_small"],
      [(await picture(80, 80)).subarray(0, 60), 415, "company.logo_type"],
      [Buffer.concat([await picture(80, 80), files.archive()]), 422, "company.logo_unreadable"],
    ] as const;
    for (const [bytes, status, code] of cases) {
      const answer = await send(bytes);
      expect([code, answer.status, answer.body.code]).toEqual([code, status, code]);
    }
  });

  it("a logo is drawn anew, served without a session, and gone once it is changed", async () => {
    const answer = await send(await picture(2000, 400));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const first = String(answer.body.data.logotipo_link);
    expect(await config()).toMatchObject({ logo_por_defecto: false, logotipo_link: first });
    const read = async (url: string) => t.app.inject({ method: "GET", url });
    expect(settings.publicLogo.path).toBe("/logotipo/:nombre");
    const shown = await read(first);
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(shown.headers["cache-control"]).toContain("immutable");
    const { width, height, hasAlpha } = await sharp(shown.rawPayload).metadata();
    expect([width, height, hasAlpha]).toEqual([560, 112, true]);

    await send(await picture(64, 64));
    expect((await read(first)).statusCode).toBe(404);
    const removed = await t.call(settings.removeLogo, { token: admin.token });
    expect(removed.body.data.logotipo_link).toBeNull();
    expect(await config()).toMatchObject({ logo_por_defecto: true, logotipo_link: null });
    expect((await trail()).map((line) => line.accion)).toEqual(
      Array.from({ length: 3 }, () => "empresa.logotipo"),
    );
  });
});
