import { hash } from "node:crypto";

import type { Client } from "pg";

import { moduleIds } from "@atrio/contract/modules";

import type { Checks } from "../src/modules/papers/payslip-batches/matching/matching.rules.ts";
import {
  monthOf,
  sheetFileName,
} from "../src/modules/papers/payslip-batches/payslip-batches.rules.ts";
import type { BatchMonth } from "../src/modules/papers/payslip-batches/payslip-batches.rules.ts";
import type { Storage } from "../src/platform/storage.ts";

import type { Company } from "./company.ts";
import type { Cell } from "./copy.ts";
import { papers } from "./paper.ts";
import { momentOn, officeFor } from "./request-course.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type BatchWriting = {
  client: Client;
  company: Company;
  window: Window;
  now: number;
  storage: Storage | undefined;
};

/** A payslip as a page of a batch prints it; amounts in euros. */
type Printed = {
  id: number;
  trabajador_id: number;
  nombre: string;
  nif: string;
  cifras: Record<string, number>;
};

type Sheet = Printed & { doubt: { correspondencia: string; motivo: string; nif?: string } | null };

/** Payslips of a batch: enough to look at, few enough to load at once. */
const sheetsOfBatch = 8;

/**
 * Writes a batch that is published, of the month before last, and one of this month that waits for its
 * review with two doubtful sheets, for the company that people look at.
 */
export async function writePayslipBatches(writing: BatchWriting, ids: CompanyIds): Promise<void> {
  const { company, storage, window } = writing;
  if (storage === undefined || company.slug !== "demo") return;
  if (!company.modulos.includes(moduleIds.payslips)) return;
  const published = monthBefore(window.today, 2);
  const payslips = await readPayslips(writing.client, { ids, company, month: published });
  if (payslips.length < sheetsOfBatch) return;
  const scene = { ...writing, ids, storage };
  await writePublished(scene, published, payslips);
  await writeWaiting(scene, monthBefore(window.today, 0), payslips);
}

type Scene = BatchWriting & { ids: CompanyIds; storage: Storage };

function monthBefore(today: string, months: number): BatchMonth {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const count = year * 12 + month - 1 - months;
  return { anyo: Math.floor(count / 12), mes: (count % 12) + 1, tipo_nomina: "NM" };
}

/** Payslips of a month, of the person that pictures and journeys look at first of all. */
async function readPayslips(
  client: Client,
  key: { ids: CompanyIds; company: Company; month: BatchMonth },
): Promise<Printed[]> {
  const { ids, company, month } = key;
  const first = company.personas.find(({ email }) => email.startsWith("lucia"));
  const { rows } = await client.query<Printed>(
    `select n.id, t.id as trabajador_id, t.nombre_completo as nombre, t.nif,
       json_build_object('total_devengado', n.total_devengado,
         'total_aportaciones', n.total_aportaciones, 'porcentaje_irpf', n.porcentaje_irpf,
         'descuento_irpf', n.descuento_irpf, 'otras_deducciones', n.otras_deducciones,
         'total_percibir', n.total_percibir) as cifras
     from nomina n
     join trabajador t on t.empresa_id = n.empresa_id and t.id = n.trabajador_id
     where n.empresa_id = $1 and n.anyo = $2 and n.mes_pago = $3 and n.tipo_nomina = $4
       and n.sustituye_id is null and t.fecha_baja is null
       and not exists (select from nomina s where s.empresa_id = n.empresa_id and s.sustituye_id = n.id)
     order by t.id <> $5, t.id limit $6`,
    [
      ids.empresa_id,
      month.anyo,
      month.mes,
      month.tipo_nomina,
      first === undefined ? 0 : idOf(ids.trabajador, first.codigo),
      sheetsOfBatch,
    ],
  );
  return rows;
}

const euros = (amount: number | undefined): string =>
  `${(amount ?? 0).toFixed(2).replace(".", ",")} EUR`;

function pageOf(company: Company, month: BatchMonth, sheet: Printed, nif: string) {
  const { first, last } = monthOf(month);
  const { cifras } = sheet;
  return {
    title: "Recibo de salarios",
    paragraphs: [
      `Empresa: ${company.settings.nombre}. CIF: ${company.settings.cif}`,
      `Trabajador: ${sheet.nombre}`,
      `NIF: ${nif}`,
      `Período de liquidación: del ${first} al ${last}`,
      `A. Total devengado ${euros(cifras["total_devengado"])}`,
      `Total aportaciones ${euros(cifras["total_aportaciones"])}`,
      `IRPF ${euros(cifras["descuento_irpf"])} · Otras deducciones ${euros(cifras["otras_deducciones"])}`,
      `Líquido total a percibir ${euros(cifras["total_percibir"])}`,
    ],
  };
}

type Stored = { clave: string; hash: string; bytes: number };

async function store({ storage, ids }: Scene, bytes: Buffer): Promise<Stored> {
  const name = await storage.put({ empresa_id: ids.empresa_id, bytes, encrypted: true });
  return { clave: name, hash: hash("sha256", bytes), bytes: bytes.length };
}

/** Results of the checks; pages are not numbered here. */
function checksOf({ doubt }: Sheet): Checks {
  return {
    nif: doubt?.motivo === "nif_incorrecto" ? "mal" : "bien",
    nombre: doubt?.motivo === "nombre_distinto" ? "mal" : "bien",
    paginas: "sin_comprobar",
    mes: "bien",
    cifras: "bien",
    neto_anterior: "bien",
  };
}

/** Writes the batch's own row and those of its sheets; `extra` completes each sheet's. */
async function writeBatch(
  scene: Scene,
  month: BatchMonth,
  input: {
    sheets: readonly Sheet[];
    row: Record<string, Cell>;
    extra: (sheet: Sheet) => Record<string, Cell>;
  },
): Promise<{ id: number; files: Stored[] }> {
  const { client, company, ids } = scene;
  const pages = input.sheets.map((sheet) =>
    pageOf(company, month, sheet, sheet.doubt?.nif ?? sheet.nif),
  );
  const whole = await store(scene, papers(pages));
  const files: Stored[] = [];
  for (const page of pages) files.push(await store(scene, papers([page])));
  const scope = { empresa_id: ids.empresa_id };
  const id = await reserveFor(client, "nomina_lote", [month]);
  const name = `nominas-${month.anyo}-${String(month.mes).padStart(2, "0")}.pdf`;
  await insertObjects(client, "nomina_lote", [
    { ...scope, id, ...month, path: name, ...whole, paginas: pages.length, ...input.row },
  ]);
  const rows = input.sheets.map((sheet, index) => ({
    ...scope,
    lote_id: id,
    orden: index + 1,
    pagina_desde: index + 1,
    pagina_hasta: index + 1,
    nif: sheet.doubt?.nif ?? sheet.nif,
    nombre_leido: sheet.nombre,
    trabajador_id: sheet.doubt?.correspondencia === "ninguna" ? null : sheet.trabajador_id,
    correspondencia: sheet.doubt?.correspondencia ?? "segura",
    motivo: sheet.doubt?.motivo ?? null,
    cifras: JSON.stringify(sheet.cifras),
    comprobaciones: JSON.stringify(checksOf(sheet)),
    ...files[index],
    ...input.extra(sheet),
  }));
  await insertObjects(client, "nomina_lote_hoja", rows);
  return { id, files };
}

function authorOf({ company, ids }: Scene): number | null {
  const [somebody] = company.personas;
  const office = somebody === undefined ? undefined : officeFor(company, somebody);
  return office === undefined || office === null ? null : idOf(ids.trabajador, office);
}

async function writePublished(
  scene: Scene,
  month: BatchMonth,
  payslips: readonly Printed[],
): Promise<void> {
  const { client, ids, now } = scene;
  const published = await client.query<{ en: string }>(
    `select to_char(max(publicada_en) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as en
       from nomina where empresa_id = $1 and id = any($2)`,
    [ids.empresa_id, payslips.map((payslip) => payslip.id)],
  );
  const moment = published.rows[0]?.en ?? momentOn(monthOf(month).last, "09:00", now);
  const { id, files } = await writeBatch(scene, month, {
    sheets: payslips.map((payslip) => ({ ...payslip, doubt: null })),
    row: {
      estado: "publicado",
      publicar_el: null,
      publicado_en: moment,
      creado_por: authorOf(scene),
      creado_en: moment,
    },
    extra: (sheet) => ({ estado: "publicada", nomina_id: sheet.id }),
  });
  for (const [index, payslip] of payslips.entries()) {
    const file = files[index];
    await client.query(
      `update nomina set lote_id = $3, path = $4, clave = $5, hash = $6, bytes = $7
        where empresa_id = $1 and id = $2`,
      [ids.empresa_id, payslip.id, id, sheetFileName(month), file?.clave, file?.hash, file?.bytes],
    );
  }
}

/** A sheet has an NIF with a wrong letter, another a different name. */
async function writeWaiting(
  scene: Scene,
  month: BatchMonth,
  payslips: readonly Printed[],
): Promise<void> {
  const sheets = payslips.map((payslip, index): Sheet => {
    if (index === 3) {
      const doubt = { correspondencia: "dudosa", motivo: "nombre_distinto" };
      return { ...payslip, nombre: "Marta Ruiz Calvo", doubt };
    }
    if (index !== 5) return { ...payslip, doubt: null };
    const nif = `${payslip.nif.slice(0, 8)}${payslip.nif.endsWith("A") ? "B" : "A"}`;
    return { ...payslip, doubt: { correspondencia: "ninguna", motivo: "nif_incorrecto", nif } };
  });
  const moment = momentOn(scene.window.today, "08:05", scene.now);
  await writeBatch(scene, month, {
    sheets,
    row: {
      estado: "revision",
      publicar_el: null,
      publicado_en: null,
      creado_por: authorOf(scene),
      creado_en: moment,
    },
    extra: () => ({ estado: "pendiente", nomina_id: null }),
  });
}
