import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Language } from "@atrio/contract/common";
import type { Endpoint } from "@atrio/contract/endpoint";
import { languages } from "@atrio/contract/languages";
import { sendCompanyMessage } from "@atrio/contract/messages/company-messages";
import { addCalendar, addContract } from "@atrio/contract/papers/contracts-office";
import { uploadPersonalDocument, workerDocuments } from "@atrio/contract/papers/documents";
import { publishDocument } from "@atrio/contract/papers/documents-office";
import { uploadBatch } from "@atrio/contract/papers/payslip-batches";
import { requestSignature } from "@atrio/contract/papers/signatures-office";

import type { SignedIn } from "../../../../test/factory.ts";
import { formOf, jpeg, pdf, png, sendForm } from "../../../../test/files.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { hostileDocuments, hostileImages, hostileNames } from "../../../../test/hostile-files.ts";
import type { HostileFile } from "../../../../test/hostile-files.ts";
import { errorText } from "../../../http/errors.ts";

let t: TestApp;
let worker: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  const company = await t.factory.company();
  await t.sql("update empresa set firma_digital = true where empresa_id = $1", [
    company.empresa_id,
  ]);
  worker = await t.factory.signedIn({ company });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

type Upload = {
  path: string;
  part: "documento" | "fichero";
  by: () => SignedIn;
  fields: () => Record<string, string | number>;
};

const forWorker = (): Record<string, number> => ({ trabajador_id: worker.trabajador_id });

const personal: Upload = {
  path: uploadPersonalDocument.path,
  part: "documento",
  by: () => worker,
  fields: () => ({ documento_tipo: "otro", titulo: "Papel" }),
};
const office = ({ path }: Endpoint, fields: Record<string, string | number>): Upload => ({
  path,
  part: "documento",
  by: () => administrator,
  fields: () => ({ ...forWorker(), ...fields }),
});
const published = office(publishDocument, { categoria: "laboral", titulo: "Papel" });
const contract = office(addContract, {
  codigo_contrato: "100",
  fecha_inicio: "2026-01-01",
  horas_semanales: 40,
  puesto: "Técnica",
});
const calendar = office(addCalendar, {
  anyo: 2026,
  titulo: "Calendario",
  fecha_inicio: "2026-01-01",
});
const message: Upload = {
  path: sendCompanyMessage.path,
  part: "documento",
  by: () => administrator,
  fields: () => ({ titulo: "Papel", contenido: "Papel", destinatarios: "todos" }),
};
const toSign: Upload = {
  path: requestSignature.path,
  part: "fichero",
  by: () => administrator,
  fields: () => ({ trabajador_ids: worker.trabajador_id, titulo: "Papel" }),
};
const batch: Upload = {
  path: uploadBatch.path,
  part: "fichero",
  by: () => administrator,
  fields: () => ({ anyo: 2026, mes: 10, tipo_nomina: "NM" }),
};

async function send(
  upload: Upload,
  file: { bytes: Buffer; name: string },
  language: Language = "es",
): Promise<Answer> {
  const texts = Object.entries(upload.fields()).map(([name, value]) => ({
    name,
    text: String(value),
  }));
  const payload = formOf([...texts, { name: upload.part, file }]);
  const headers = { "accept-language": language };
  return sendForm(t, upload.path, { token: upload.by().token, payload, headers });
}

/** All files in the storage folder, half written ones included. */
async function stored(): Promise<string[]> {
  const folder = fileURLToPath(t.ctx.config.storageUrl);
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** All traces of uploads: bytes, announced names without a row, and rows. */
async function kept(): Promise<unknown> {
  const tables = ["archivo_pendiente", "documento", "contrato", "calendario_trabajador"];
  const others = [
    "firma_documento",
    "nomina_lote",
    "nomina_lote_hoja",
    "notificacion",
    "comunicado",
  ];
  const counts = await Promise.all(
    [...tables, ...others].map(async (table) =>
      t.sql(`select '${table}' as name, count(*)::integer as count from ${table}`),
    ),
  );
  return [await stored(), counts];
}

/** Sends a file that must be refused by its contents, in the sender's language, without a trace. */
async function sendKeptOut(upload: Upload, file: HostileFile, language: Language): Promise<Answer> {
  const before = await kept();
  const answer = await send(upload, file, language);
  const where = `${upload.path} ${file.what}: ${JSON.stringify(answer.body)}`;
  expect([answer.status, where]).not.toEqual([200, where]);
  expect(answer.status, where).toBeLessThan(500);
  expect(answer.body.errors?.[upload.part], where).toEqual([errorText(language, answer.body.code)]);
  expect(await kept(), where).toEqual(before);
  return answer;
}

const statuses = {
  "document.empty": 422,
  "document.type": 415,
  "document.unsafe": 422,
  "document.damaged": 422,
  "document.embedded": 422,
  "document.too_large": 413,
} as const;

type Case = [path: string, what: string, upload: Upload, file: HostileFile];

/** Every file for the calls that most people reach, some of them for the others: more than a hundred. */
const everything = [...hostileDocuments, ...hostileImages];
const oneInFour = everything.filter((_, index) => index % 4 === 0);
const refused: Case[] = [
  ...everything.map((file): [Upload, HostileFile] => [personal, file]),
  ...everything.map((file): [Upload, HostileFile] => [published, file]),
  ...hostileDocuments.map((file): [Upload, HostileFile] => [toSign, file]),
  ...oneInFour.map((file): [Upload, HostileFile] => [contract, file]),
  ...oneInFour.map((file): [Upload, HostileFile] => [message, file]),
  ...oneInFour.map((file): [Upload, HostileFile] => [calendar, file]),
].map(([upload, file]) => [upload.path, file.what, upload, file]);

describe("hostile files", () => {
  it("there are more than a hundred hostile files", () => {
    expect(refused.length).toBeGreaterThan(100);
  });

  it.each(refused)("%s refuses the hostile file: %s", async (_path, _what, upload, file) => {
    const language = languages[refused.findIndex((one) => one[3] === file) % 4] ?? "es";
    const answer = await sendKeptOut(upload, file, language);
    expect([answer.status, answer.body.code]).toEqual([statuses[file.code], file.code]);
  });

  it.each<[string, Buffer]>([
    ["photo", jpeg()],
    ["picture", png()],
  ])("a signature request refuses files that are no document: a %s", async (what, bytes) => {
    const file = { what, bytes, name: "foto.jpg", code: "document.type" } as const;
    expect((await sendKeptOut(toSign, file, "pt")).body.code).toBe("document.type");
  });

  // A batch may be an archive, larger and of more streams than a letter.
  const mayBeBatches = /^an archive$|office document|^streams without end$|^a byte over/;
  const forBatches = hostileDocuments.filter(({ what }) => !mayBeBatches.test(what));

  it.each(forBatches.map((file): [string, HostileFile] => [file.what, file]))(
    "a batch upload refuses a hostile file: %s",
    async (_what, file) => {
      const answer = await sendKeptOut(batch, file, "fr");
      expect(answer.body.code).toMatch(/^(document\.(type|unsafe|empty)|batch\.unreadable)$/);
    },
  );
});

describe("hostile names", () => {
  it.each(hostileNames)(
    "the hostile name %j is stored as %j, and served as a download",
    async (given, name) => {
      for (const upload of [personal, published]) {
        const answer = await send(upload, { bytes: pdf(), name: given });
        expect([answer.status, answer.body.data?.nombre], JSON.stringify(answer.body)).toEqual([
          200,
          name,
        ]);
        const response = await t.app.inject({
          url: `/api/v1/documento?documento_ids=${answer.body.data.id}&modo=visto`,
          headers: { authorization: `Bearer ${worker.token}` },
        });
        expect(response.headers).toMatchObject({
          "content-type": "application/pdf",
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        });
        expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="[\w.-]+"/);
      }
    },
  );

  it("a file name with a NUL is refused, and nothing of the file is stored", async () => {
    for (const upload of [personal, published, toSign, batch]) {
      const before = await kept();
      const answer = await send(upload, { bytes: pdf(), name: "a\u0000.pdf" });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await kept()).toEqual(before);
    }
  });
});

describe("stored bytes of refused uploads", () => {
  it("stored bytes of uploads are ciphertext on the disk, whatever call stored them", async () => {
    const canary = "kanarienvogel-im-klartext";
    const bytes = pdf({ objects: [`7 0 obj\n(${canary})\nendobj\n`] });
    for (const upload of [personal, published, contract, calendar]) {
      const answer = await send(upload, { bytes, name: `${canary}.pdf` });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
    await send(personal, { bytes: jpeg(), name: "foto.jpg" });
    const paths = await stored();
    expect(paths.length).toBeGreaterThanOrEqual(5);
    for (const path of paths) {
      expect(path).toMatch(/[0-9a-f]{32}\.enc$/);
      const content = await readFile(path);
      for (const plain of [canary, "%PDF-", "JFIF", "/Type/Catalog"]) {
        expect(content.includes(plain), path).toBe(false);
      }
    }
    expect(await t.sql("select from archivo_pendiente")).toEqual([]);
    const list = await t.call(workerDocuments, {
      token: worker.token,
      params: { id: worker.trabajador_id },
    });
    expect(JSON.stringify(list.body)).not.toContain(".enc");
  });
});
