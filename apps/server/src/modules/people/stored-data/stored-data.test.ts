import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as profile from "@atrio/contract/people/profile";

import { uploadPersonal } from "../../../../test/documents.ts";
import { password as rightPassword, startDoor } from "../../../../test/door.ts";
import type { Door } from "../../../../test/door.ts";
import type { Company, SignedIn } from "../../../../test/factory.ts";
import { formOf, sendForm } from "../../../../test/files.ts";
import { inSpanish } from "../../../../test/harness.ts";
import { recordAudit } from "../../access/audit/audit.service.ts";

let t: Door;
let company: Company;
let me: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  t = await startDoor();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company({ nombre: "Lanzarote Retail" });
  me = await t.factory.signedIn({
    company,
    nombre: "Lucía",
    apellido1: "Gómez",
    trabajador: { nif: "12345678Z", permiso_supervisor: true },
  });
  admin = await t.factory.signedIn({
    company,
    nombre: "Rosa",
    apellido1: "Ortega",
    trabajador: { administrador: true },
  });
});

afterAll(() => t.stop());

const own = (who = me) => ({ token: who.token, params: { id: who.trabajador_id } });

/** Writes down that the administrator did something with my data. */
async function trail(
  accion: "registro_horario.descargado" | "saldo.ajustado",
  whose: SignedIn = me,
): Promise<void> {
  await t.ctx.db.tenant(company.empresa_id, async (tx) =>
    recordAudit(tx, {
      empresa_id: company.empresa_id,
      actor_id: admin.trabajador_id,
      accion,
      objeto: "trabajador",
      objeto_id: whose.trabajador_id,
    }),
  );
}

/** The administrator opened a payslip of mine; `columns` says otherwise. */
async function opened(columns: Record<string, unknown> = {}): Promise<void> {
  await t.factory.insert("acceso_documento", {
    empresa_id: company.empresa_id,
    clase: "nomina",
    objeto_id: 1,
    trabajador_id: me.trabajador_id,
    quien_id: admin.trabajador_id,
    modo: "visto",
    en: "2026-11-17T09:00:00Z",
    ...columns,
  });
}

async function download(token: string, id = me.trabajador_id) {
  const response = await t.app.inject({
    method: "GET",
    url: `/api/v1${profile.myDataArchive.path.replace(":id", String(id))}`,
    headers: { authorization: `Bearer ${token}`, "accept-language": "es" },
  });
  return response;
}

describe("data stored about me", () => {
  it("only the person reads their own stored data", async () => {
    const calls = [profile.myData, profile.myDataReadings] as const;
    for (const call of calls) {
      expect((await t.call(call, { params: { id: me.trabajador_id } })).status).toBe(401);
      const asked = { token: admin.token, params: { id: me.trabajador_id } };
      expect((await t.call(call, asked)).status).toBe(404);
    }
    expect((await download(admin.token)).statusCode).toBe(404);
  });

  it("stored data have purpose, basis, term, number and beginning, in the reader's language", async () => {
    await uploadPersonal(t, me);
    const { status, body } = await t.call(profile.myData, own());
    expect(status).toBe(200);
    const kinds = new Map(body.data.map((kind: { codigo: string }) => [kind.codigo, kind]));
    expect(kinds.size).toBe(26);
    expect(kinds.get("documentos")).toEqual({
      codigo: "documentos",
      nombre: "Documentos personales",
      finalidad: "Guardar lo que subes o lo que la empresa te entrega.",
      base: "Tu contrato de trabajo (art. 6.1.b del RGPD)",
      plazo: "Mientras trabajes en la empresa y 5 años más",
      cuantos: 1,
      desde: "2026-11-18T08:00:00Z",
    });
    expect(kinds.get("fichajes")).toMatchObject({
      cuantos: 0,
      desde: null,
      plazo: "5 años desde cada día",
    });
    expect(kinds.get("perfil")).toMatchObject({ cuantos: 1, desde: "2024-01-07T23:00:00.000Z" });
    expect(kinds.get("sesiones")).toMatchObject({ cuantos: 1 });
    const french = await t.call(profile.myData, { ...own(), headers: { "accept-language": "fr" } });
    expect(french.body.data[0].nombre).toBe("Données personnelles et coordonnées");
  });
});

describe("who read my data", () => {
  it("readings of own data are listed newest first: opened files and audit entries", async () => {
    await opened();
    await opened({ trabajador_id: admin.trabajador_id, en: "2026-11-17T11:00:00Z" });
    await trail("registro_horario.descargado");
    await trail("saldo.ajustado", admin);
    const { body } = await t.call(profile.myDataReadings, own());
    const rosa = { id: admin.trabajador_id, nombre_completo: "Rosa Ortega", link_foto: null };
    expect(body.total).toBe(2);
    const shown = body.data.map(({ quien, que, modo, por_ti }: Record<string, unknown>) => ({
      quien,
      que,
      modo,
      por_ti,
    }));
    expect(shown).toContainEqual({
      quien: rosa,
      que: "Registro de jornada",
      modo: "descargado",
      por_ti: false,
    });
    expect(shown).toContainEqual({ quien: rosa, que: "Nómina", modo: "visto", por_ti: false });
  });

  it("the list of readings leaves own ones out by default, but not those of a hand-over", async () => {
    await opened({ quien_id: me.trabajador_id, en: "2026-11-17T07:00:00Z" });
    await opened({
      quien_id: me.trabajador_id,
      suplantada_por: admin.trabajador_id,
      en: "2026-11-17T08:00:00Z",
    });
    const others = await t.call(profile.myDataReadings, own());
    expect(others.body).toMatchObject({
      total: 1,
      data: [{ por_ti: false, suplantada_por: { nombre_completo: "Rosa Ortega" } }],
    });
    const all = await t.call(profile.myDataReadings, { ...own(), query: { propios: "1" } });
    expect(all.body.data.map((one: { por_ti: boolean }) => one.por_ti)).toEqual([false, true]);
  });

  it("the list of readings is paged", async () => {
    for (let hour = 1; hour <= 12; hour += 1) {
      await opened({ en: `2026-11-16T${String(hour).padStart(2, "0")}:00:00Z` });
    }
    const query = { skip: 10, take: 10 };
    const last = await t.call(profile.myDataReadings, { ...own(), query });
    expect([last.body.total, last.body.data.map((one: { en: string }) => one.en)]).toEqual([
      12,
      ["2026-11-16T02:00:00Z", "2026-11-16T01:00:00Z"],
    ]);
    const odd = await t.call(profile.myDataReadings, { ...own(), query: { take: 11 } });
    expect(odd.status).toBe(422);
  });
});

describe("the archive", () => {
  it("the archive has a file for each kind, of mine only, and the trail tells of it", async () => {
    await uploadPersonal(t, me, { fields: { titulo: "Mi carnet" } });
    await uploadPersonal(t, admin, { fields: { titulo: "Canario de Rosa" } });
    await t.factory.insert("notificacion", {
      empresa_id: company.empresa_id,
      trabajador_id: me.trabajador_id,
      titulo: "Tu nómina de octubre",
    });
    const response = await download(me.token);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
    });
    expect(response.headers["content-disposition"]).toContain("mis-datos-2026-11-18.zip");
    const entries = unzipSync(response.rawPayload);
    const text = (name: string): string => Buffer.from(entries[name] ?? []).toString();
    const kinds = await t.call(profile.myData, own());
    const files = kinds.body.data.map((kind: { codigo: string }) => `${kind.codigo}.json`);
    expect(new Set(Object.keys(entries))).toEqual(new Set(["LEEME.txt", ...files]));
    for (const file of files) expect(() => JSON.parse(text(file))).not.toThrow();
    expect(JSON.parse(text("perfil.json"))).toMatchObject({ nombre: "Lucía", nif: "12345678Z" });
    expect(JSON.parse(text("documentos.json"))).toMatchObject([{ titulo: "Mi carnet" }]);
    expect(JSON.parse(text("notificaciones.json"))).toMatchObject([
      { titulo: "Tu nómina de octubre" },
    ]);
    expect(JSON.parse(text("sesiones.json"))).toHaveLength(1);
    expect(text("LEEME.txt")).toContain("Tus datos en el portal de Lanzarote Retail");
    const all = Object.keys(entries).map(text).join("");
    expect(all).not.toMatch(/Canario|clave|token|hash/i);
    expect(await t.trail(company.empresa_id)).toContainEqual(
      expect.objectContaining({ accion: "datos.descargados", actor_id: me.trabajador_id }),
    );
  });

  it("the archive has choices, agreements and decisions about me too, and my photo", async () => {
    const of = { empresa_id: company.empresa_id, trabajador_id: me.trabajador_id };
    await t.factory.insert("aviso_persona", { ...of, frecuencia: "diario" });
    await t.factory.insert("preferencia_aviso", {
      ...of,
      tipo: "solicitud",
      correo: false,
      push: true,
    });
    await t.factory.insert("trabajador_salario", {
      ...of,
      salario_bruto_anual: 24_000,
      vigencia: "[2024-01-08,)",
    });
    await t.factory.insert("calendario_suscripcion", {
      ...of,
      nombre: "Mi móvil",
      alcances: ["festivos"],
      privacidad: "ausente",
      token_hash: Buffer.alloc(32),
      creada_en: "2026-11-17T09:00:00Z",
    });
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#f60" } })
      .png()
      .toBuffer();
    await sendForm(t, profile.uploadPhoto.path.replace(":id", String(me.trabajador_id)), {
      token: me.token,
      payload: formOf([{ name: "imagen", file: { name: "yo.png", bytes } }]),
    });
    const entries = unzipSync((await download(me.token)).rawPayload);
    const rows = (kind: string) =>
      JSON.parse(Buffer.from(entries[`${kind}.json`] ?? []).toString()) as unknown[];
    expect(rows("avisos")).toEqual([
      expect.objectContaining({ tipo: "solicitud", correo: false }),
      expect.objectContaining({ frecuencia: "diario" }),
    ]);
    expect(rows("salario")).toMatchObject([{ salario_bruto_anual: 24_000, hasta: null }]);
    expect(rows("suscripciones")).toMatchObject([{ nombre: "Mi móvil", alcances: ["festivos"] }]);
    expect(rows("horarios")).toContainEqual(expect.objectContaining({ clase: "centro_trabajo" }));
    expect(await sharp(entries["foto.webp"]).metadata()).toMatchObject({ format: "webp" });
  });

  it("the archive is whole when there are more rows than are read at once", async () => {
    await t.sql(
      `insert into notificacion (empresa_id, trabajador_id, titulo)
       select $1, $2, 'Aviso ' || n from generate_series(1, 1203) n`,
      [company.empresa_id, me.trabajador_id],
    );
    const entries = unzipSync((await download(me.token)).rawPayload);
    const rows = JSON.parse(Buffer.from(entries["notificaciones.json"] ?? []).toString());
    expect(new Set(rows.map((row: { titulo: string }) => row.titulo)).size).toBe(1203);
  });

  it("the archive is refused to a handed-over session", async () => {
    const token = await t.factory.session(me, { suplantada_por: admin.trabajador_id });
    const response = await download(token);
    expect([response.statusCode, response.json().code]).toEqual([403, "access.impersonation"]);
  });
});

describe("mails about the people whom I supervise", () => {
  const wanted = async (who: SignedIn, value: boolean) =>
    t.call(profile.updateReceiveEmails, {
      ...own(who),
      headers: inSpanish,
      body: { receive_email_from_supervisees: value },
    });
  const kept = async () => {
    const [row] = await t.sql<{
      receive_email_from_supervisees: boolean;
      email_supervisor: string;
    }>("select receive_email_from_supervisees, email_supervisor from trabajador where id = $1", [
      me.trabajador_id,
    ]);
    return row;
  };

  it("mails about the people whom I supervise are chosen by supervisors", async () => {
    expect(await wanted(me, false)).toMatchObject({
      status: 200,
      body: { data: { message: "Tu preferencia se ha guardado." } },
    });
    expect(await kept()).toMatchObject({ receive_email_from_supervisees: false });
    expect((await wanted(admin, false)).status).toBe(403);
  });

  it("mails about supervised people go to another address only with the password", async () => {
    const person = await t.person({ company, trabajador: { permiso_supervisor: true } });
    const token = await t.enter(person);
    const save = async (email: string | null, password: string) =>
      t.call(profile.updateSupervisorEmail, {
        token,
        params: { id: person.trabajador_id },
        body: { email_supervisor: email, password },
      });
    const address = async () => {
      const [row] = await t.sql<{ email_supervisor: string | null }>(
        "select email_supervisor from trabajador where id = $1",
        [person.trabajador_id],
      );
      return row?.email_supervisor;
    };
    expect(await save("otra@prueba.test", "No-Es-Esta-1")).toMatchObject({
      status: 422,
      body: { code: "password.wrong", errors: { password: ["La contraseña no es correcta."] } },
    });
    expect(await save("no es un correo", rightPassword)).toMatchObject({
      status: 422,
      body: { errors: { email_supervisor: ["Introduce un correo válido."] } },
    });
    expect(await address()).toBeNull();
    expect(await save(" Otra@Prueba.test ", rightPassword)).toMatchObject({
      status: 200,
      body: {
        status_code: 200,
        message: "La dirección para los correos de tu equipo se ha guardado.",
      },
    });
    expect(await address()).toBe("otra@prueba.test");
    expect((await save("", rightPassword)).status).toBe(200);
    expect(await address()).toBeNull();
  });
});
