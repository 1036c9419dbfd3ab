import { setImmediate as nextTurn } from "node:timers/promises";

import type { Client } from "pg";

import { periodKinds, requestKinds } from "@atrio/contract/kinds";

import type { Absences } from "./absences.ts";
import type { Company } from "./company.ts";
import { copyLines, encodeRow } from "./copy.ts";
import type { Cell } from "./copy.ts";
import { payslipsOf } from "./payroll/career.ts";
import type { Days, MadePayslip } from "./payroll/career.ts";
import { gradeOf } from "./payroll/grades.ts";
import { careerOf, payslipMonths, salariesOf } from "./payroll/payroll.ts";
import type { Known } from "./payroll/payroll.ts";
import type { Person } from "./people.ts";
import { checkReferences, deferReferences } from "./references.ts";
import { idOf, insertObjects, rangeOf, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type PayslipWriting = { client: Client; company: Company; window: Window };

const columns = {
  nomina: [
    "id",
    "empresa_id",
    "trabajador_id",
    "tipo_nomina",
    "anyo",
    "mes_pago",
    "fecha_inicio",
    "fecha_fin",
    "estado_nomina_id",
    "publicada_portal",
    "publicada_en",
    "creada_en",
    "total_devengado",
    "total_aportaciones",
    "porcentaje_irpf",
    "descuento_irpf",
    "otras_deducciones",
    "total_percibir",
    "aportacion_empresa",
    "cabecera",
    "bases",
    "sustituye_id",
  ],
  nomina_linea: [
    "empresa_id",
    "nomina_id",
    "orden",
    "seccion",
    "concepto",
    "texto",
    "unidades",
    "precio",
    "base",
    "tipo",
    "importe",
  ],
};

/** People whose payslips are made and loaded at a time. */
const BATCH = 50;

type Batch = { payslips: Array<{ cells: Cell[]; corrects: number | null }>; lines: Line[] };
type Line = { place: number; cells: Cell[] };

/** Writes pay and, with the payslips module, two years of payslips. */
export async function writePayslips(
  writing: PayslipWriting,
  ids: CompanyIds,
  absences: ReadonlyMap<string, Absences>,
): Promise<void> {
  const { client, company } = writing;
  await writeSalaries(writing, ids);
  const overtime = await readOvertime(client, ids.empresa_id);
  const isDeferred = await deferReferences(client);
  for (let at = 0; at < company.personas.length; at += BATCH) {
    const batch: Batch = { payslips: [], lines: [] };
    for (const person of company.personas.slice(at, at + BATCH)) {
      addPerson(batch, {
        writing,
        ids,
        person,
        known: knownOf(person, { ids, absences, overtime }),
      });
      await nextTurn();
    }
    await load(client, ids, batch);
  }
  if (isDeferred) await checkReferences(client, ids.empresa_id, "payslips");
}

async function writeSalaries({ client, company, window }: PayslipWriting, ids: CompanyIds) {
  await insertObjects(
    client,
    "trabajador_salario",
    company.personas.flatMap((person) =>
      salariesOf(company.slug, person, window).map(({ salario_bruto_anual, ...period }) => ({
        empresa_id: ids.empresa_id,
        trabajador_id: idOf(ids.trabajador, person.codigo),
        salario_bruto_anual,
        vigencia: rangeOf(period),
      })),
    ),
  );
}

type Overtime = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** Hours that the bank handed to payroll, by worker and month `YYYY-MM`. */
async function readOvertime(client: Client, companyId: number): Promise<Overtime> {
  const { rows } = await client.query<{ trabajador_id: number; mes: string; horas: number }>(
    `select trabajador_id, to_char(fecha, 'YYYY-MM') as mes, sum(-minutos)::float8 / 60 as horas
       from bolsa_movimiento
      where empresa_id = $1 and tipo = 'traslado_nomina' group by 1, 2 having sum(minutos) < 0`,
    [companyId],
  );
  const byWorker = new Map<number, Map<string, number>>();
  for (const row of rows) {
    const known = byWorker.get(row.trabajador_id) ?? new Map<string, number>();
    byWorker.set(row.trabajador_id, known.set(row.mes, Math.round(row.horas * 100) / 100));
  }
  return byWorker;
}

type Elsewhere = {
  ids: CompanyIds;
  absences: ReadonlyMap<string, Absences>;
  overtime: Overtime;
};

function knownOf(person: Person, { ids, absences, overtime }: Elsewhere): Known {
  const { requests } = absences.get(person.codigo) ?? { requests: [] };
  const days = (...kinds: number[]): Days[] =>
    requests
      .filter((one) => kinds.includes(one.kind) && one.fate === "approved")
      .filter((one) => one.replacedBy === null)
      .flatMap(({ periods }) => periods)
      .filter((period) => period.pe_tipo_periodo_id === periodKinds.fullDays)
      .map(({ fecha_inicio, fecha_fin }) => ({ desde: fecha_inicio, hasta: fecha_fin }))
      .toSorted((one, other) => (one.desde < other.desde ? -1 : 1));
  return {
    sickLeaves: days(requestKinds.medicalLeave),
    birthLeaves: days(requestKinds.paternity),
    unpaid: days(requestKinds.unpaidLeave),
    overtimeHours: overtime.get(idOf(ids.trabajador, person.codigo)) ?? new Map(),
  };
}

type Adding = { writing: PayslipWriting; ids: CompanyIds; person: Person; known: Known };

function addPerson(batch: Batch, { writing, ids, person, known }: Adding): void {
  const { company, window } = writing;
  const career = careerOf({ slug: company.slug, payroll: company.payroll, window }, person, known);
  const head = headOf(company, person);
  const months = payslipMonths(window.today);
  const last = months.at(-1);
  const worker = idOf(ids.trabajador, person.codigo);
  const monthly = new Map<string, number>();
  for (const made of payslipsOf(career, months)) {
    const isLast = made.anyo === last?.year && made.mes_pago === last.month;
    const month = `${made.tipo_nomina} ${made.anyo} ${made.mes_pago}`;
    const corrects = made.corrects ? (monthly.get(month) ?? null) : null;
    const cells = cellsOf(made, { head, state: isLast ? 2 : 3 });
    const place = batch.payslips.push({ cells: [worker, ...cells], corrects }) - 1;
    monthly.set(month, place);
    for (const [index, line] of made.figures.lineas.entries()) {
      const { seccion, concepto, texto, unidades, precio, base, tipo, importe } = line;
      const amounts = [unidades, precio, base, tipo, importe];
      batch.lines.push({ place, cells: [index + 1, seccion, concepto, texto, ...amounts] });
    }
  }
}

function cellsOf(made: MadePayslip, { head, state }: { head: object; state: number }): Cell[] {
  const { figures, published } = made;
  const moment = `${published}T08:30:00.000Z`;
  return [
    made.tipo_nomina,
    made.anyo,
    made.mes_pago,
    made.fecha_inicio,
    made.fecha_fin,
    state,
    true,
    moment,
    moment,
    figures.total_devengado,
    figures.total_aportaciones,
    figures.porcentaje_irpf,
    figures.descuento_irpf,
    figures.otras_deducciones,
    figures.total_percibir,
    figures.aportacion_empresa,
    JSON.stringify({ ...head, dias: made.days }),
    JSON.stringify(figures.bases),
  ];
}

/** Provinces as the Social Security numbers them, by work centre. */
const provinces: Record<string, string> = { MAD: "28", BCN: "08", LPA: "35" };

function headOf(company: Company, person: Person) {
  const { grupo_cotizacion, grupo_profesional } = gradeOf(person);
  const province = provinces[person.centro] ?? "28";
  const centre = company.centros.find(({ codigo }) => codigo === person.centro);
  return {
    empresa: company.settings.nombre,
    cif: company.settings.cif,
    ccc: accountOf(province),
    centro: centre?.direccion ?? null,
    nombre: `${person.nombre} ${person.apellido1} ${person.apellido2}`,
    nif: person.nif,
    naf: affiliationOf(province, person.nif),
    puesto: person.puesto,
    grupo_profesional,
    grupo_cotizacion,
    antiguedad_desde: person.fecha_alta,
  };
}

/** Contribution account of the general regime, with its control number. */
function accountOf(province: string): string {
  const number = `${province}1234567`;
  return `0111 ${province} 1234567 ${control(number)}`;
}

/** Number of affiliation to the Social Security, with its control number. */
function affiliationOf(province: string, nif: string): string {
  const number = `${province}${10_000_000 + Number(nif.slice(0, 8))}`;
  return `${number}${control(number)}`;
}

function control(number: string): string {
  return String(Number(number) % 97).padStart(2, "0");
}

async function load(client: Client, { empresa_id }: CompanyIds, batch: Batch): Promise<void> {
  const { payslips, lines } = batch;
  const first = await reserveFor(client, "nomina", payslips);
  await copyLines(
    client,
    { table: "nomina", columns: columns.nomina },
    payslips.map(({ cells, corrects }, index) =>
      encodeRow([first + index, empresa_id, ...cells, corrects === null ? null : first + corrects]),
    ),
  );
  await copyLines(
    client,
    { table: "nomina_linea", columns: columns.nomina_linea },
    lines.map(({ place, cells }) => encodeRow([empresa_id, first + place, ...cells])),
  );
}
