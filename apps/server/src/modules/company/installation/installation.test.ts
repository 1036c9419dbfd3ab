// The installation in the office (Rule COMPANY-112).
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { currentUser } from "@atrio/contract/access/auth";
import { saveAdministrator } from "@atrio/contract/access/office";
import * as calls from "@atrio/contract/company/installation";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { inSpanish, startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";

import { nameOperator } from "./operators.service.ts";

let t: TestApp;
let folder: string;
let company: Company;
let operator: SignedIn;
let owner: SignedIn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrio-installation-"));
  t = await startTestApp({
    config: { backupTo: folder, backupPassphrase: "una frase larga de copias" },
  });
  company = await t.factory.company({ slug: "sol", nombre: "Panadería Sol" });
  const trabajador = { administrador: true };
  operator = await t.factory.signedIn({ company, trabajador, email: "raul@sol.test" });
  owner = await t.factory.signedIn({ company, trabajador, email: "olga@sol.test" });
  await t.factory.signedIn({ company: await t.factory.company({ slug: "luna", nombre: "Luna" }) });
  const named = { empresa: "sol", email: "raul@sol.test" };
  await nameOperator(t.ctx, named, true);
});

afterAll(async () => {
  await t.stop();
  await rm(folder, { recursive: true });
});

const asOperator = () => ({ token: operator.token, headers: inSpanish });
const state = async () => (await t.call(calls.readInstallation, asOperator())).body.data;

const newCompany = {
  nombre: "Bar Río",
  slug: "bar-rio",
  idioma: "fr" as const,
  zona_horaria: "Atlantic/Canary",
  email: "ana@rio.test",
  nombre_administrador: "Ana",
  apellido1: "Pons",
};
const create = async (change: object = {}) =>
  t.call(calls.createCompany, { ...asOperator(), body: { ...newCompany, ...change } });

describe("people who run the installation", () => {
  it("only they open it, and an owner cannot name one", async () => {
    expect((await t.call(calls.readInstallation, { token: owner.token })).body.code).toBe(
      "access.denied",
    );
    const userOf = async (who: SignedIn) =>
      (await t.call(currentUser, { token: who.token })).body.user.gestor_instalacion;
    expect([await userOf(operator), await userOf(owner)]).toEqual([true, false]);
    const refused = await t
      .sql("set role atrio_app; insert into gestor_instalacion values (1, 1)")
      .catch((error: unknown) => String(error));
    expect(refused).toContain("permission denied");
    await t.sql("reset role");
    expect((await state()).gestores).toMatchObject([
      { email: "raul@sol.test", empresa: "Panadería Sol" },
    ]);
  });

  it("naming somebody says who is not there, or no administrator", async () => {
    await t.factory.worker({ company, email: "ana@sol.test" });
    const outcomes = [
      await nameOperator(t.ctx, { empresa: "nada", email: "x@sol.test" }, true),
      await nameOperator(t.ctx, { empresa: "sol", email: "x@sol.test" }, true),
      await nameOperator(t.ctx, { empresa: "sol", email: "ana@sol.test" }, true),
      await nameOperator(t.ctx, { empresa: "sol", email: "raul@sol.test" }, true),
    ];
    expect(outcomes).toEqual(["no_company", "no_person", "no_administrator", "same"]);
  });

  it("whoever loses the office loses the installation", async () => {
    const eva = await t.factory.signedIn({
      company,
      email: "eva@sol.test",
      trabajador: { administrador: true },
    });
    await nameOperator(t.ctx, { empresa: "sol", email: "eva@sol.test" }, true);
    expect((await t.call(calls.readInstallation, { token: eva.token })).status).toBe(200);
    await t.sql("update sesion set confirmada_en = now()");
    const taken = await t.call(saveAdministrator, {
      token: owner.token,
      params: { id: eva.trabajador_id },
      body: { acceso: "ninguno" },
    });
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    expect((await t.call(calls.readInstallation, { token: eva.token })).status).toBe(403);
    await nameOperator(t.ctx, { empresa: "sol", email: "eva@sol.test" }, false);
  });
});

describe("companies", () => {
  it("a new company has an invited administrator and every module", async () => {
    const made = await create();
    expect(made.body.data, JSON.stringify(made.body)).toMatchObject({
      slug: "bar-rio",
      invitado: true,
    });
    const mails = await t.outbox();
    expect(mails.map(({ headers }) => headers["to"])).toContain("ana@rio.test");
    const found = await t.call(calls.listCompanies, {
      ...asOperator(),
      query: { paramsFront: JSON.stringify({ texto: "rio" }) },
    });
    expect(found.body).toMatchObject({
      total: 1,
      data: [
        {
          slug: "bar-rio",
          personas: 1,
          administradores: 1,
          modulos_contratados: 16,
          vista_en: null,
        },
      ],
    });
    const [line] = await t.sql<{ detalle: object }>(
      "select detalle from auditoria where accion = 'instalacion.empresa_creada'",
    );
    expect(line?.detalle).toEqual({ slug: "bar-rio", nombre: "Bar Río" });
  });

  it("wrong data are refused at their field, in the caller's language", async () => {
    const errorsOf = async (change: object) => (await create(change)).body.errors;
    expect(await errorsOf({ slug: "Bar Río" })).toEqual({
      slug: ["Usa minúsculas sin tilde, cifras y guiones, y no solo cifras."],
    });
    expect(await errorsOf({ slug: "sol" })).toEqual({
      slug: ["Ya hay una empresa con ese nombre en la dirección."],
    });
    expect(Object.keys(await errorsOf({ slug: "admin" }))).toEqual(["slug"]);
    expect(Object.keys(await errorsOf({ slug: "otra", cif: "B12345675" }))).toEqual(["cif"]);
    expect(Object.keys(await errorsOf({ slug: "otra", zona_horaria: "Marte/Base" }))).toEqual([
      "zona_horaria",
    ]);
    expect(Object.keys(await errorsOf({ slug: "otra", email: "sin arroba" }))).toEqual(["email"]);
  });
});

describe("examination, backups and held mails", () => {
  it("faults are told with their remedy, now and after a whole examination", async () => {
    const read = async () => (await t.call(calls.readExamination, asOperator())).body.data;
    const before = await read();
    expect(before.completo).toBeNull();
    expect(before.hallazgos).toContainEqual({
      clave: "backup_none",
      texto: "No hay ninguna copia de seguridad.",
      consejo: "npm run backup -- --to CARPETA, o BACKUP_TO para que se haga cada día.",
    });
    expect((await t.call(calls.startExamination, { ...asOperator(), body: {} })).status).toBe(200);
    const again = await t.call(calls.startExamination, { ...asOperator(), body: {} });
    expect(again.body.code).toBe("installation.examination_running");
    await t.ctx.jobs.idle();
    const { completo } = await read();
    expect(completo.terminado_en).not.toBeNull();
    expect(completo.hallazgos.map((one: { clave: string }) => one.clave)).toContain("backup_none");
  });

  it("a backup is made at once, and listed", async () => {
    const started = await t.call(calls.startBackup, { ...asOperator(), body: {} });
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    const again = await t.call(calls.startBackup, { ...asOperator(), body: {} });
    expect(again.body.code).toBe("installation.backup_running");
    await t.ctx.jobs.idle();
    const { copias } = await state();
    expect(copias).toMatchObject({ destino: true, hora_diaria: "02:30", en_curso: false });
    expect(copias.ultimas).toMatchObject([{ fallo: null }]);
    expect(copias.ultimas[0].bytes).toBeGreaterThan(1000);
  });

  it("without a place for backups none is begun", async () => {
    const { config } = t.ctx;
    Object.assign(t.ctx, { config: { ...config, backupTo: undefined } });
    const refused = await t.call(calls.startBackup, { ...asOperator(), body: {} });
    Object.assign(t.ctx, { config });
    expect([refused.status, refused.body.code]).toEqual([409, "installation.no_target"]);
  });

  it("held mails leave, those of before the restore dropped on request (Rule COMPANY-90)", async () => {
    const letGo = { ...asOperator(), body: { descartar_anteriores: true } };
    const nothing = await t.call(calls.releaseHeld, letGo);
    expect([nothing.status, nothing.body.code]).toEqual([409, "installation.nothing_held"]);
    await t.sql("update instalacion set envios_retenidos = now()");
    await t.sql(
      `insert into trabajo_pendiente (nombre, datos, creado_en) values
         ('mail.send', '{}', now() - interval '1 day'), ('push.send', '{}', now() + interval '1 day')`,
    );
    expect((await state()).envios).toEqual({ retenidos: true, en_espera: 2, anteriores: 1 });
    const done = await t.call(calls.releaseHeld, letGo);
    expect(done.body.data).toEqual({ liberados: 1, descartados: 1 });
    expect((await state()).envios.retenidos).toBe(false);
  });
});
