import { hash } from "node:crypto";

import type { Client } from "pg";

import { epochOf } from "../src/lib/calendar/clock.ts";
import { addDays } from "../src/lib/calendar/dates.ts";
import { verificationLink } from "../src/lib/crypto/verification-code.ts";
import { writePdf } from "../src/lib/files/pdf.ts";
import { qrSvg } from "../src/lib/files/qr.ts";
import { wordsIn } from "../src/lib/words/words.ts";
import type { SignedRow } from "../src/modules/papers/signatures/sealing/sealing.rules.ts";
import { evidencePage } from "../src/modules/papers/signatures/sealing/sealing.rules.ts";
import type { Storage } from "../src/platform/storage.ts";

import type { Company } from "./company.ts";
import type { Cell } from "./copy.ts";
import { paper } from "./paper.ts";
import type { Person } from "./people.ts";
import { momentOn, officeFor } from "./request-course.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import type { DemoSeal, SealConfig, SealedFile } from "./seals.ts";
import { papersOfMain, papersOfOthers } from "./signature-papers.ts";
import type { PaperFate } from "./signature-papers.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type SignatureWriting = {
  client: Client;
  company: Company;
  window: Window;
  now: number;
  storage: Storage | undefined;
  config: SealConfig;
  seal: DemoSeal | undefined;
};

type Scene = SignatureWriting & { ids: CompanyIds; stored: ReadonlyMap<string, Stored> };
type Stored = { pdf: Buffer; clave: string; hash: string };
type Entry = { fate: PaperFate; person: Person; id: number };
type Happened = {
  tipo: SignedRow["sucesos"][number]["tipo"];
  en: string;
  who: "own" | "office" | null;
};

const device =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";
const address = "203.0.113.24";

/** Whom the demo is looked at with first, by company. */
const mainAddresses = new Set(["lucia@demo.test", "otra@otra.test"]);
const mostOthers = 14;

/** Writes documents to sign in every state; signed ones have their sealed copy. */
export async function writeSignatures(writing: SignatureWriting, ids: CompanyIds): Promise<void> {
  const { client, company, storage, seal } = writing;
  if (storage === undefined || seal === undefined) return;
  const wanted = wantedOf(company);
  const first = await reserveFor(client, "firma_documento", wanted);
  const entries = wanted.map((one, index) => ({ ...one, id: first + index }));
  const stored = await storePapers(storage, ids.empresa_id, entries);
  const scene: Scene = { ...writing, ids, stored };
  const sealed = new Map<number, SealedFile>();
  for (const entry of entries.filter(({ fate }) => fate.estado === "firmado")) {
    sealed.set(entry.id, await sealedCopy(scene, seal, entry));
  }
  const sendings = sendingsOf(scene, entries);
  const firstSending = await reserveFor(client, "firma_envio", [...sendings]);
  const sendingIds = new Map([...sendings.keys()].map((key, index) => [key, firstSending + index]));
  await insertObjects(
    client,
    "firma_envio",
    [...sendings].map(([key, rows]) => sendingRow(rows, sendingIds.get(key) ?? 0)),
  );
  await insertObjects(
    client,
    "firma_documento",
    entries.map((entry) => ({
      ...rowOf(scene, entry, sealed.get(entry.id)),
      envio_id: sendingIds.get(sendingKey(rowOf(scene, entry, undefined))) ?? null,
    })),
  );
  await insertObjects(
    client,
    "firma_suceso",
    entries.flatMap((entry) => eventRows(scene, entry)),
  );
  await insertObjects(
    client,
    "documento_sellado",
    entries.flatMap((entry) => {
      const copy = sealed.get(entry.id);
      const owner = { clase: "firma", objeto_id: entry.id, ...scopeOf(scene, entry) };
      return copy === undefined ? [] : [{ ...owner, ...copy.entry }];
    }),
  );
}

function wantedOf(company: Company): Array<Omit<Entry, "id">> {
  const active = company.personas.filter((person) => person.fecha_baja === null);
  const main = active.find(({ email }) => mainAddresses.has(email));
  const others = active.filter((person) => person !== main && person.roles.administrador !== true);
  return [
    ...(main === undefined ? [] : papersOfMain.map((fate) => ({ fate, person: main }))),
    ...others.slice(0, mostOthers).flatMap((person, index) => {
      const fate = papersOfOthers[index % papersOfOthers.length];
      return fate === undefined ? [] : [{ fate, person }];
    }),
  ];
}

async function storePapers(
  storage: Storage,
  companyId: number,
  entries: readonly Entry[],
): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>();
  for (const { titulo, nombre, paragraphs } of entries.map(({ fate }) => fate.paper)) {
    if (stored.has(nombre)) continue;
    const bytes = paper(titulo, paragraphs);
    const clave = await storage.put({ empresa_id: companyId, bytes, encrypted: true });
    stored.set(nombre, { pdf: bytes, clave, hash: hash("sha256", bytes, "hex") });
  }
  return stored;
}

const scopeOf = ({ ids }: Scene, { person }: Entry) => ({
  empresa_id: ids.empresa_id,
  trabajador_id: idOf(ids.trabajador, person.codigo),
});

/** Documents of one act: of one paper, asked for at one moment by one person with one last day. */
function sendingKey(row: Readonly<Record<string, Cell>>): string {
  const { empresa_id, titulo, solicitado_por, fecha_solicitud, caduca_el, importante } = row;
  const parts = [empresa_id, titulo, solicitado_por, fecha_solicitud, caduca_el, importante];
  return parts.map(String).join("/");
}

function sendingsOf(scene: Scene, entries: readonly Entry[]) {
  return Map.groupBy(
    entries.map((entry) => rowOf(scene, entry, undefined)),
    sendingKey,
  );
}

/** A sending with its documents; the database counts them by their state. */
function sendingRow(
  rows: ReadonlyArray<Readonly<Record<string, Cell>>>,
  id: number,
): Record<string, Cell> {
  const [row = {}] = rows;
  return {
    id,
    empresa_id: row["empresa_id"] ?? null,
    titulo: row["titulo"] ?? null,
    texto_adicional: row["texto_adicional"] ?? null,
    importante: row["importante"] ?? null,
    caduca_el: row["caduca_el"] ?? null,
    destinatarios: "trabajadores",
    total: rows.length,
    solicitado_por: row["solicitado_por"] ?? null,
    fecha: row["fecha_solicitud"] ?? null,
    nombre: row["nombre"] ?? null,
    paginas: row["paginas"] ?? null,
    bytes: row["bytes"] ?? null,
    hash: row["hash_original"] ?? null,
    clave: row["clave_original"] ?? null,
  };
}

function storedOf(scene: Scene, { fate }: Entry): Stored {
  const found = scene.stored.get(fate.paper.nombre);
  if (found === undefined) throw new Error(`${fate.paper.nombre} is not stored`);
  return found;
}

const fullName = ({ nombre, apellido1, apellido2 }: Person): string =>
  `${nombre} ${apellido1} ${apellido2}`;

/** Requester: an administrator, or the first person where nobody else is one. */
function officeOf({ company }: Scene, { person }: Entry): Person {
  const code = officeFor(company, person);
  return company.personas.find(({ codigo }) => codigo === code) ?? person;
}

/** Events of a document, in order. */
function happened(scene: Scene, { fate }: Entry): Happened[] {
  const { window, now } = scene;
  const asked = addDays(window.today, -fate.daysAgo);
  const at = (days: number, time: string): string => momentOn(addDays(asked, days), time, now);
  const own = (tipo: Happened["tipo"], en: string): Happened => ({ tipo, en, who: "own" });
  const events: Happened[] = [{ tipo: "solicitado", en: at(0, "08:05"), who: "office" }];
  const opened = own("abierto", at(1, "09:40"));
  switch (fate.estado) {
    case "pendiente":
      return events;
    case "firmado":
      return [
        ...events,
        opened,
        own("leido", at(1, "09:44")),
        own("codigo_enviado", at(1, "09:45")),
        own("firmado", at(1, "09:46")),
        { tipo: "sellado", en: at(1, "09:47"), who: null },
      ];
    case "rechazado":
      return [...events, opened, own("rechazado", at(1, "09:52"))];
    case "anulado":
      return [...events, { tipo: "anulado", en: at(2, "10:15"), who: "office" }];
    case "caducado":
      return [
        ...events,
        { tipo: "recordado", en: at(4, "07:27"), who: null },
        { tipo: "caducado", en: at((fate.lastDay ?? 0) + 1, "00:09"), who: null },
      ];
  }
}

function timeOf(events: readonly Happened[], tipo: Happened["tipo"]): string | null {
  return events.find((event) => event.tipo === tipo)?.en ?? null;
}

function evidenceOf(scene: Scene, entry: Entry): SignedRow["evidencia"] {
  const { person } = entry;
  return {
    nombre: fullName(person),
    nif: person.nif,
    email: person.email,
    ip: address,
    agente: device,
    zona_horaria: scene.company.settings.zona_horaria,
    idioma: person.idioma_trabajador,
    hash: storedOf(scene, entry).hash,
    codigo_enviado_en: timeOf(happened(scene, entry), "codigo_enviado") ?? "",
  };
}

function rowOf(scene: Scene, entry: Entry, sealed: SealedFile | undefined): Record<string, Cell> {
  const { fate, person, id } = entry;
  const { paper: told } = fate;
  const events = happened(scene, entry);
  const { pdf, clave, hash: digest } = storedOf(scene, entry);
  const office = idOf(scene.ids.trabajador, officeOf(scene, entry).codigo);
  const asked = addDays(scene.window.today, -fate.daysAgo);
  const isSigned = fate.estado === "firmado";
  return {
    id,
    ...scopeOf(scene, entry),
    titulo: told.titulo,
    texto_adicional: told.texto_adicional,
    importante: fate.importante,
    email: person.email,
    estado: fate.estado,
    fecha_solicitud: timeOf(events, "solicitado"),
    solicitado_por: office,
    caduca_el: fate.lastDay === null ? null : addDays(asked, fate.lastDay),
    fecha_acceso: timeOf(events, "abierto"),
    fecha_lectura: timeOf(events, "leido"),
    fecha_firma: timeOf(events, "firmado"),
    fecha_rechazo: timeOf(events, "rechazado"),
    motivo_rechazo: fate.motivo_rechazo,
    anulado_en: timeOf(events, "anulado"),
    anulado_por: fate.estado === "anulado" ? office : null,
    recordado_en: timeOf(events, "recordado"),
    nombre: told.nombre,
    paginas: 1,
    bytes: pdf.length,
    hash_original: digest,
    clave_original: clave,
    evidencia: isSigned ? JSON.stringify(evidenceOf(scene, entry)) : null,
    hash_firmado: sealed?.file.sha256 ?? null,
    bytes_firmado: sealed?.file.bytes ?? null,
    clave_firmado: sealed?.file.clave ?? null,
  };
}

function eventRows(scene: Scene, entry: Entry): Array<Record<string, Cell>> {
  const owner = scopeOf(scene, entry);
  const office = idOf(scene.ids.trabajador, officeOf(scene, entry).codigo);
  const people = { own: owner.trabajador_id, office };
  return happened(scene, entry).map(({ tipo, en, who }) => ({
    empresa_id: owner.empresa_id,
    firma_documento_id: entry.id,
    tipo,
    en,
    quien_id: who === null ? null : people[who],
    ip: who === "own" ? address : null,
    agente: who === "own" ? device : null,
    detalle: "{}",
  }));
}

async function sealedCopy(scene: Scene, seal: DemoSeal, entry: Entry): Promise<SealedFile> {
  const { company, config } = scene;
  const { fate, id } = entry;
  const events = happened(scene, entry);
  const signed = timeOf(events, "firmado") ?? "";
  const evidence = evidenceOf(scene, entry);
  const words = wordsIn(evidence.idioma, "papers/signature-evidence");
  const row: SignedRow = {
    id,
    ...scopeOf(scene, entry),
    titulo: fate.paper.titulo,
    nombre: fate.paper.nombre,
    paginas: 1,
    hash_original: evidence.hash,
    clave_original: "",
    clave_firmado: null,
    fecha_firma: signed,
    solicitado_por: fullName(officeOf(scene, entry)),
    empresa: company.settings.nombre,
    cif: company.settings.cif,
    evidencia: evidence,
    sucesos: events
      .filter(({ tipo }) => tipo !== "sellado")
      .map(({ tipo, en, who }) => ({
        tipo,
        en,
        ip: who === "own" ? address : null,
        detalle: {},
      })),
  };
  return seal({
    reason: words.reason,
    made: epochOf(timeOf(events, "sellado") ?? signed),
    print: async () => storedOf(scene, entry).pdf,
    appendix: async (code) => {
      const link = verificationLink(config.publicUrl, code);
      return writePdf({
        template: "evidence",
        title: words.title,
        language: evidence.idioma,
        data: evidencePage(row, { codigo: code, link, qr: qrSvg(link), stamping: "none" }),
        made: epochOf(signed),
      });
    },
  });
}
