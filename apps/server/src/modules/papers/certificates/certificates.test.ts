import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { languages } from "@atrio/contract/common";
import type { Language } from "@atrio/contract/common";
import {
  certificateFile,
  certificates,
  requestCertificate,
} from "@atrio/contract/papers/certificates";
import type { CertificateKind } from "@atrio/contract/papers/certificates";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import { good } from "../../../../test/model145.ts";
import { createPayslipFactory } from "../../../../test/payslips.ts";
import { signatureOf, textOf } from "../../../../test/pdfs.ts";

let t: TestApp;
let company: Company;
let ana: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company({ nombre: "Clínica Ejemplo, S.L." });
  await t.sql("update empresa set cif = 'B12345674' where empresa_id = $1", [company.empresa_id]);
  await t.sql(
    "update centro_trabajo set nombre = 'Sede central', direccion = 'Calle Mayor, 1, 28013 Madrid' where empresa_id = $1",
    [company.empresa_id],
  );
  ana = await t.factory.signedIn({
    company,
    nombre: "Ana",
    apellido1: "García",
    trabajador: {
      nif: "00001000B",
      sexo: "M",
      puesto: "Enfermera",
      fecha_alta: "2024-01-08",
    },
  });
});

type Asked = { tipo_certificado: CertificateKind; anyo?: number; idioma?: Language };

async function ask(who: SignedIn, asked: Asked, headers = {}): Promise<Answer> {
  return t.call(requestCertificate, {
    token: who.token,
    headers,
    params: { id: who.trabajador_id },
    body: asked,
  });
}

async function list(who: SignedIn): Promise<Answer["body"]> {
  const answer = await t.call(certificates, {
    token: who.token,
    params: { id: who.trabajador_id },
  });
  return good(answer).body;
}

async function download(who: SignedIn, id: number): Promise<Buffer> {
  const response = await t.app.inject({
    url: `/api/v1/certificado-document?certificado_id=${id}`,
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return response.rawPayload;
}

/** Issues a certificate and reads it. */
async function made(who: SignedIn, asked: Asked): Promise<string> {
  const { data } = good(await ask(who, asked)).body;
  return textOf(await download(who, data.id));
}

describe("an income certificate of payslips that are only a PDF", () => {
  const pdf = Buffer.from("%PDF-1.7");
  const sentences: Record<Language, RegExp> = {
    es: /No incluye las nóminas de agosto de 2026 y octubre de 2026: .*sin las cifras/,
    en: /does not include the payslips for August 2026 and October 2026: .*without figures/,
    fr: /bulletins de paie de ces mois : août 2026 et octobre 2026\. .*sans les montants/,
    pt: /Não inclui os recibos de vencimento de agosto de 2026 e outubro de 2026: .*sem os valores/,
  };

  it.each(languages)(
    "an income certificate without figures of some months names those months, in %s",
    async (idioma) => {
      const { payslip } = createPayslipFactory(t);
      for (const mes_pago of [7, 9, 11]) await payslip(ana, { mes_pago });
      for (const mes_pago of [10, 8, 8]) await payslip(ana, { mes_pago, sinCifras: true, pdf });
      const text = await made(ana, { tipo_certificado: "ingresos", anyo: 2026, idioma });
      expect(text).toMatch(sentences[idioma]);
      const offer = (await list(ana)).disponibles.at(-1);
      expect(offer).toEqual({
        tipo_certificado: "ingresos",
        anyos: [2026],
        meses_sin_cifras: [
          { anyo: 2026, mes: 8 },
          { anyo: 2026, mes: 10 },
        ],
      });
    },
  );

  it.each(languages)(
    "an income certificate is refused where the year has no figures, in words of %s",
    async (language) => {
      await createPayslipFactory(t).payslip(ana, { sinCifras: true, pdf });
      const answer = await ask(
        ana,
        { tipo_certificado: "ingresos", anyo: 2026 },
        { "accept-language": language },
      );
      expect([answer.status, answer.body.code]).toEqual([409, "certificate.no_figures"]);
      expect(answer.body.message).toContain("PDF");
      expect(answer.body.errors).toEqual({ anyo: [answer.body.message] });
      expect((await list(ana)).disponibles.at(-1)).toMatchObject({ anyos: [] });
    },
  );

  it("an income certificate names no months where every payslip has figures", async () => {
    await createPayslipFactory(t).payslip(ana);
    const text = await made(ana, { tipo_certificado: "ingresos", anyo: 2026, idioma: "es" });
    expect(text).not.toContain("No incluye");
  });
});

describe("only the worker has certificates", () => {
  it("certificates need a session", async () => {
    const params = { id: ana.trabajador_id };
    const answers = await Promise.all([
      t.call(certificates, { params }),
      t.call(requestCertificate, { params, body: { tipo_certificado: "empleo" } }),
      t.call(certificateFile, { query: { certificado_id: 1 } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401]);
  });

  it("certificates answer 404 to supervisors, administrators and other companies", async () => {
    const boss = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true, administrador: true },
    });
    await t.factory.supervise(boss, ana);
    const { id } = good(await ask(ana, { tipo_certificado: "empleo" })).body.data;
    for (const { token } of [boss, await t.factory.signedIn()]) {
      const params = { id: ana.trabajador_id };
      const answers = [
        await t.call(certificates, { token, params }),
        await t.call(requestCertificate, { token, params, body: { tipo_certificado: "empleo" } }),
        await t.call(certificateFile, { token, query: { certificado_id: id } }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
    }
  });

  it("a handed-over session makes no certificate, and its openings are recorded", async () => {
    const boss = await t.factory.worker({ company, trabajador: { administrador: true } });
    const { id } = good(await ask(ana, { tipo_certificado: "empleo" })).body.data;
    const token = await t.factory.session(ana, { suplantada_por: boss.trabajador_id });
    const refused = await ask({ ...ana, token }, { tipo_certificado: "empleo" });
    expect(refused.status).toBe(403);
    await download({ ...ana, token }, id);
    const opened = await t.sql(
      `select modo, quien_id, suplantada_por from acceso_documento
       where empresa_id = $1 and clase = 'certificado' and objeto_id = $2`,
      [ana.empresa_id, id],
    );
    expect(opened).toEqual([
      {
        modo: "descargado",
        quien_id: ana.trabajador_id,
        suplantada_por: boss.trabajador_id,
      },
    ]);
  });
});

describe("asking for one", () => {
  it("a certificate is refused without a year, and for a year without data", async () => {
    const missing = await ask(ana, { tipo_certificado: "ingresos" });
    expect([missing.status, missing.body.code]).toEqual([422, "certificate.year_required"]);
    const none = await ask(ana, { tipo_certificado: "ingresos", anyo: 2026 });
    expect([none.status, none.body.code]).toEqual([409, "certificate.no_data"]);
    const later = await ask(ana, { tipo_certificado: "vacaciones", anyo: 2027 });
    expect(later.body.code).toBe("certificate.no_data");
    const worker = await t.factory.signedIn({ company, trabajador: { fecha_alta: "2026-12-01" } });
    const early = await ask(worker, { tipo_certificado: "antiguedad" });
    expect(early.body.code).toBe("certificate.no_data");
    expect((await list(worker)).disponibles).toEqual([]);
  });

  it("a certificate is sealed at once, registered, encrypted and listed", async () => {
    const { data } = good(await ask(ana, { tipo_certificado: "empleo" })).body;
    const pdf = await download(ana, data.id);
    expect(await signatureOf(pdf)).toEqual({ isValid: true, isWhole: true, signatures: 1 });
    expect(data).toMatchObject({
      tipo_certificado: "empleo",
      anyo: null,
      idioma: "es",
      nombre: "certificado-laboral_Ana-García.pdf",
      bytes: pdf.length,
    });
    expect((await list(ana)).data).toEqual([data]);
    const [row] = await t.sql<{ clave: string; registered: boolean; waiting: number }>(
      `select c.clave, s.sha256 = c.sha256 as registered,
        (select count(*)::integer from archivo_pendiente p where p.clave = c.clave) as waiting
       from certificado c join documento_sellado s on s.empresa_id = c.empresa_id and s.codigo = c.codigo
       where c.empresa_id = $1 and c.id = $2`,
      [ana.empresa_id, data.id],
    );
    expect(row).toMatchObject({ registered: true, waiting: 0 });
    expect(row?.clave).toMatch(/\.enc$/);
  });

  it("a repeated request for a certificate gets the first answer", async () => {
    const headers = { "idempotency-key": "certificate-once" };
    const first = good(await ask(ana, { tipo_certificado: "empleo" }, headers)).body.data;
    expect(good(await ask(ana, { tipo_certificado: "empleo" }, headers)).body.data).toEqual(first);
    expect((await list(ana)).data).toHaveLength(1);
  });

  it("a worker gets twenty certificates a day, by their own date, also at once", async () => {
    await t.sql(
      `insert into documento_sellado (empresa_id, codigo, sha256, clase, objeto_id, trabajador_id,
         emitido_en, huella_certificado, sello_tiempo)
       select $1, 'AAAA-AAAA-AAAA-AAAA-AA' || chr(65 + n / 8) || chr(65 + n % 8), repeat('0', 64),
         'certificado', 1000000 + n, $2, $3::timestamptz, '', false from generate_series(0, 17) n`,
      [ana.empresa_id, ana.trabajador_id, "2026-11-17T23:00:00Z"],
    );
    await t.sql(
      `insert into certificado (empresa_id, trabajador_id, tipo_certificado, idioma, codigo, nombre,
         bytes, sha256, clave, emitido_en)
       select empresa_id, trabajador_id, 'empleo', 'es', codigo, 'x.pdf', 1, sha256, 'x', emitido_en
       from documento_sellado where empresa_id = $1`,
      [ana.empresa_id],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => ask(ana, { tipo_certificado: "empleo" })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 429, 429,
    ]);
    t.clock.set("2026-11-18T23:00:00Z");
    const token = await t.factory.session(ana);
    good(await ask({ ...ana, token }, { tipo_certificado: "empleo" }));
  });
});

describe("contents of certificates", () => {
  it("an employment certificate has post, centre and contract, and no pay", async () => {
    await t.factory.insert("contrato", {
      empresa_id: ana.empresa_id,
      trabajador_id: ana.trabajador_id,
      codigo_contrato: "200",
      fecha_inicio: "2024-01-08",
      horas_semanales: 30,
      jornada_porcentaje: 75,
      puesto: "Enfermera",
      creado_por: ana.trabajador_id,
      creado_en: "2024-01-08T08:00:00Z",
    });
    await createPayslipFactory(t).payslip(ana);
    const text = await made(ana, { tipo_certificado: "empleo" });
    expect(text).toContain("La empresa Clínica Ejemplo, S.L., con NIF B12345674,");
    expect(text).toContain(
      "Que D.ª Ana García, con NIF 00001000B, presta sus servicios en esta empresa desde el 8 de enero de 2024 y continúa de alta",
    );
    expect(text).toContain("el puesto de Enfermera en el centro de trabajo Sede central.");
    expect(text).toContain("indefinido a tiempo parcial, con una jornada de 30 horas semanales");
    expect(text).toContain("En Madrid, a 18 de noviembre de 2026");
    expect(text).not.toMatch(/2\.000|1\.606|€/);
  });

  it("an employment certificate has the length of service in the chosen language", async () => {
    const spanish = await made(ana, { tipo_certificado: "antiguedad" });
    expect(spanish).toContain("2 años, 10 meses y 10 días");
    const texts = { en: "2 years, 10 months and 10 days", fr: "2 ans, 10 mois et 10 jours" };
    for (const [language, expected] of Object.entries(texts)) {
      const idioma = language === "en" ? "en" : "fr";
      expect(await made(ana, { tipo_certificado: "antiguedad", idioma })).toContain(expected);
    }
    await t.sql("update trabajador set idioma_trabajador = 'pt' where id = $1", [
      ana.trabajador_id,
    ]);
    const own = await made(ana, { tipo_certificado: "antiguedad" });
    expect(own).toContain("2 anos, 10 meses e 10 dias");
  });

  it("an income certificate adds up valid published payslips with figures", async () => {
    const { payslip } = createPayslipFactory(t);
    const replaced = await payslip(ana, { mes_pago: 9 });
    await payslip(ana, {
      mes_pago: 9,
      sustituye_id: replaced,
      lineas: [
        { seccion: "devengo_salarial", importe: 2100 },
        { seccion: "especie", importe: 55.5 },
        { seccion: "aportacion_trabajador", importe: 133.35 },
        { seccion: "irpf", importe: 315, tipo: 15 },
      ],
    });
    await payslip(ana, { mes_pago: 10 });
    await payslip(ana, { mes_pago: 10, tipo_nomina: "PE" });
    await payslip(ana, { mes_pago: 11, publicada_portal: false, estado_nomina_id: 1 });
    await payslip(ana, { mes_pago: 8, estado_nomina_id: 4 });
    await payslip(ana, { anyo: 2025, mes_pago: 12 });
    expect((await list(ana)).disponibles.at(-1)).toEqual({
      tipo_certificado: "ingresos",
      anyos: [2026, 2025],
      meses_sin_cifras: [],
    });
    const text = await made(ana, { tipo_certificado: "ingresos", anyo: 2026, idioma: "fr" });
    expect(text).toContain("septembre 2026 – octobre 2026");
    // Gross, in kind, contributions, tax and net of each month and of all.
    expect(text).toContain("2.100,00 55,50 133,35 315,00 1.596,15");
    expect(text).toContain("4.000,00 0,00 188,00 600,00 3.212,00");
    expect(text).toContain("6.100,00 55,50 321,35 915,00 4.808,15");
    expect(text).not.toContain("août");
  });
});

describe("holidays", () => {
  it("the certificate has granted, enjoyed and remaining holidays, with dates", async () => {
    const { id } = await t.factory.insert<{ id: number }>("permiso_tipo", {
      empresa_id: ana.empresa_id,
      pe_solicitud_tipo_id: 1,
      codigo: "general",
      nombre: JSON.stringify({ es: "Vacaciones", en: "H", fr: "C", pt: "F" }),
      descripcion: JSON.stringify({ es: "V", en: "H", fr: "C", pt: "F" }),
      unidad: "laborables",
      saldo: "vacaciones",
      retribuido: true,
      decide: "supervisores",
      orden: 1,
    });
    expect(id).toBeGreaterThan(0);
    await t.factory.insert("saldo_regla", {
      empresa_id: ana.empresa_id,
      saldo: "vacaciones",
      desde_anyo: 2024,
      cantidad: 23,
      arrastre_maximo: 0,
      arrastre_hasta: "12-31",
      proporcional: true,
    });
    expect((await list(ana)).disponibles).toContainEqual({
      tipo_certificado: "vacaciones",
      anyos: [2026, 2025, 2024],
      meses_sin_cifras: [],
    });
    const text = await made(ana, { tipo_certificado: "vacaciones", anyo: 2026 });
    expect(text).toContain("Días que corresponden 23");
    expect(text).toContain("Días pendientes de disfrutar 23");
    expect(text).toContain("Los días son laborables.");
  });
});
