import type { Client } from "pg";

import { inEachLanguage } from "@atrio/contract/languages";

import { pdfType } from "../src/lib/files/pdf.ts";
import { statutoryText } from "../src/lib/words/kind-names.ts";
import { statutoryRules } from "../src/modules/leave/entitlements/catalogue/catalogue.rules.ts";
import type { Storage } from "../src/platform/storage.ts";

import type { Company } from "./company.ts";
import { KM_RATE } from "./expenses.ts";
import type { Leave } from "./leave.ts";
import { paper } from "./paper.ts";
import { momentOn } from "./request-course.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type LeaveWriting = {
  client: Client;
  company: Company;
  window: Window;
  now: number;
  storage: Storage | undefined;
};
type Scoped = LeaveWriting & { leave: Leave; ids: CompanyIds; scope: { empresa_id: number } };

/** The name under which a rule's id is found. */
export function ruleKey(kind: number, codigo: string): string {
  return `${kind} ${codigo}`;
}

/** Writes a company's absence and expense rules; answers their ids. */
export async function writeLeave(
  writing: LeaveWriting,
  ids: CompanyIds,
  leave: Leave,
): Promise<ReadonlyMap<string, number>> {
  const scope = { empresa_id: ids.empresa_id };
  const scoped = { ...writing, leave, ids, scope };
  const rules = await writeRules(scoped);
  await writeBalances(scoped);
  await writeHolidayRules(scoped);
  await writeDelegations(scoped);
  await writeExpenseRules(scoped);
  return rules;
}

async function writeRules({ client, scope }: Scoped): Promise<Map<string, number>> {
  const first = await reserveFor(client, "permiso_tipo", statutoryRules);
  const textOf = (kind: number, codigo: string, field: "name" | "text"): string =>
    JSON.stringify(inEachLanguage((language) => statutoryText(language, kind, codigo)[field]));
  await insertObjects(
    client,
    "permiso_tipo",
    statutoryRules.map(({ pe_solicitud_tipo_id, ...rule }, index) => ({
      ...scope,
      id: first + index,
      pe_solicitud_tipo_id,
      codigo: rule.codigo,
      nombre: textOf(pe_solicitud_tipo_id, rule.codigo, "name"),
      descripcion: textOf(pe_solicitud_tipo_id, rule.codigo, "text"),
      norma: rule.norma,
      unidad: rule.unidad,
      saldo: rule.saldo,
      retribuido: rule.retribuido,
      limite: rule.limite,
      limite_por: rule.limite_por,
      maximo_consecutivo: rule.maximo_consecutivo,
      preaviso_dias: rule.preaviso_dias,
      requiere_documento: rule.requiere_documento,
      documento_restringido: rule.documento_restringido,
      admite_medio_dia: rule.admite_medio_dia,
      admite_horas: rule.admite_horas,
      decide: rule.decide,
      activo: rule.activo,
      minimo_meses: rule.minimo_meses,
      maximo_meses: rule.maximo_meses,
      ocasion: rule.ocasion,
      plazo_meses: rule.plazo_meses,
      prorroga_dias: rule.prorroga_dias,
      prorroga_meses: rule.prorroga_meses,
      orden: index,
    })),
  );
  return new Map(
    statutoryRules.map((rule, index) => [
      ruleKey(rule.pe_solicitud_tipo_id, rule.codigo),
      first + index,
    ]),
  );
}

/** Grants, corrections by hand, and the lock of the year before last. */
async function writeBalances({ client, scope, leave, ids, company, window, now }: Scoped) {
  await insertObjects(
    client,
    "saldo_regla",
    leave.grants.map((grant) => ({ ...scope, ...grant })),
  );
  const administrator = company.personas.find(({ roles }) => roles.administrador === true);
  if (administrator === undefined) return;
  const author = idOf(ids.trabajador, administrator.codigo);
  await insertObjects(
    client,
    "saldo_ajuste",
    leave.adjustments.map(({ codigo, ...adjustment }) => ({
      ...scope,
      ...adjustment,
      trabajador_id: idOf(ids.trabajador, codigo),
      autor_id: author,
      creado_en: momentOn(`${adjustment.anyo}-01-21`, "09:20", now),
    })),
  );
  const year = Number(window.today.slice(0, 4)) - 2;
  if (year < Number(window.from.slice(0, 4))) return;
  const locked = momentOn(`${year + 1}-02-16`, "10:00", now);
  await insertObjects(client, "saldo_anyo_cerrado", [
    { ...scope, anyo: year, cerrado_en: locked, cerrado_por: author },
  ]);
}

/** The rules in plain words; the first one with the document that holds them all. */
async function writeHolidayRules({ client, scope, leave, storage }: Scoped): Promise<void> {
  const { holidayRules: rules } = leave;
  if (rules.length === 0) return;
  const texts = rules.map(({ titulo, descripcion }) => `${titulo.es}. ${descripcion.es}`);
  const bytes = paper("Normas de vacaciones", texts);
  const stored = await storage?.put({ ...scope, bytes, encrypted: true });
  await insertObjects(
    client,
    "regla_vacaciones",
    rules.map((rule, index) => {
      const hasFile = stored !== undefined && index === 0;
      return {
        ...scope,
        titulo: JSON.stringify(rule.titulo),
        descripcion: JSON.stringify(rule.descripcion),
        documento_nombre: hasFile ? "normas-de-vacaciones.pdf" : null,
        documento_tipo: hasFile ? pdfType : null,
        documento_clave: hasFile ? stored : null,
        orden: index,
      };
    }),
  );
}

async function writeDelegations({ client, scope, leave, ids, now }: Scoped): Promise<void> {
  await insertObjects(
    client,
    "supervision_delegacion",
    leave.delegations.map(({ supervisor, delegado, desde, hasta, motivo }) => ({
      ...scope,
      supervisor_id: idOf(ids.trabajador, supervisor),
      delegado_id: idOf(ids.trabajador, delegado),
      vigencia: `[${desde},${hasta}]`,
      motivo,
      creada_en: momentOn(desde, "06:50", now),
    })),
  );
}

/** The rate of a kilometre; a fifth of a month's pay is the most of an expense. */
async function writeExpenseRules({ client, scope, window }: Scoped): Promise<void> {
  await insertObjects(client, "gasto_regla", [
    { ...scope, desde: window.from, tarifa_km: KM_RATE, limite_porcentaje_salario: 20 },
  ]);
}
