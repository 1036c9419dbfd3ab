import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import { moduleIds } from "@atrio/contract/modules";
import type {
  Certificate,
  CertificateKind,
  certificates as certificatesCall,
} from "@atrio/contract/papers/certificates";
import type { Payslip } from "@atrio/contract/papers/payslips";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { isoOf } from "../../../lib/calendar/clock.ts";
import { startOfDate, todayIn } from "../../../lib/calendar/zone.ts";
import { newVerificationCode, verificationLink } from "../../../lib/crypto/verification-code.ts";
import { pdfType, writePdf } from "../../../lib/files/pdf.ts";
import { qrSvg } from "../../../lib/files/qr.ts";
import { oneLine } from "../../../lib/words/words.ts";
import { readBalances } from "../../leave/entitlements/entitlements.service.ts";
import { recordAccess } from "../files/accesses/accesses.service.ts";
import { readPayslips } from "../payslips/payslips.read.ts";
import { registerSealed, sealAndStore } from "../seals/register/register.service.ts";
import type { Sealed } from "../seals/register/register.service.ts";

import { isOwnCertificate } from "./certificates.policy.ts";
import {
  readCertificate,
  readCertificates,
  readPaidInKind,
  readSubject,
} from "./certificates.read.ts";
import type { StoredCertificate } from "./certificates.read.ts";
import {
  countSince,
  insertCertificate,
  insertSources,
  lockCertificates,
} from "./certificates.repo.ts";
import {
  certificatesPerDay,
  hasLeave,
  leaveFactsOf,
  monthsWithoutFigures,
  payByMonth,
  slipsOf,
  yearlyKinds,
} from "./certificates.rules.ts";
import type { CertificateSubject } from "./certificates.rules.ts";
import { letterView, namesOf } from "./letters.rules.ts";
import type { Certified, PayFacts } from "./letters.rules.ts";

type Listed = EndpointResponse<typeof certificatesCall>;

type Asked = {
  tipo_certificado: CertificateKind;
  anyo?: number | undefined;
  idioma?: Language | undefined;
};

/** Listed states of a payslip. */
const paid = [2, 3];

/** The caller's certificates, newest first, and the available kinds. */
export async function listCertificates(ctx: AppContext, actor: Actor): Promise<Listed> {
  const { trabajador_id } = actor;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const [own, subject, slips, balances] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      readCertificates(tx, trabajador_id),
      readSubject(tx, { trabajador_id, today }),
      readSlips(tx, actor, undefined),
      readHolidays(tx, actor, { year: Number(today.slice(0, 4)), today }),
    ]),
  );
  if (subject === undefined) fail("worker.not_found");
  const payYears = [...new Set(withFigures(slips).map((slip) => slip.anyo))].toSorted(
    (a, b) => b - a,
  );
  const missing = monthsWithoutFigures(slips);
  const plain = { anyos: null, meses_sin_cifras: [] };
  const leaveYears = balances.flatMap((balance) =>
    balance.habilitado ? balance.anyos.filter((year) => year <= Number(today.slice(0, 4))) : [],
  );
  const isEmployed = subject.fecha_alta <= today;
  return {
    data: own.map((row) => viewOf(row)),
    disponibles: [
      ...(isEmployed ? [{ tipo_certificado: "empleo" as const, ...plain }] : []),
      ...(isEmployed ? [{ tipo_certificado: "antiguedad" as const, ...plain }] : []),
      ...(leaveYears.length > 0
        ? [{ tipo_certificado: "vacaciones" as const, ...plain, anyos: leaveYears }]
        : []),
      ...(slips.length > 0
        ? [{ tipo_certificado: "ingresos" as const, anyos: payYears, meses_sin_cifras: missing }]
        : []),
    ],
  };
}

async function readHolidays(tx: Tx, actor: Actor, view: { year: number; today: string }) {
  if (!actor.modulos.includes(moduleIds.absences)) return [];
  return readBalances(tx, {
    trabajador_id: actor.trabajador_id,
    years: [view.year],
    today: view.today,
    saldo: "vacaciones",
  });
}

/** Payslips that stand: published, and not put right by another. */
async function readSlips(tx: Tx, actor: Actor, year: number | undefined) {
  const rows = await readPayslips(tx, {
    trabajador_id: actor.trabajador_id,
    states: paid,
    anyo: year,
    take: undefined,
  });
  return rows.filter((row) => row.sustituida_por === null);
}

const withFigures = (slips: readonly Payslip[]): Payslip[] =>
  slips.filter((slip) => slip.total_percibir !== null);

/**
 * Issues a certificate at once: a sealed PDF. Errors: worker.not_found, certificate.year_required,
 * certificate.no_data, certificate.no_figures, certificate.too_many beyond 20 a day,
 * request.conflict where a payslip was withdrawn meanwhile.
 */
export async function makeCertificate(
  ctx: AppContext,
  actor: Actor,
  asked: Asked & { once: Once | undefined },
): Promise<Certificate> {
  const year = yearOf(asked);
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const since = isoOf(startOfDate(actor.zona_horaria, today));
  const [subject, given, certified] = await Promise.all([
    ctx.db.read(actor.empresa_id, (tx) =>
      readSubject(tx, { trabajador_id: actor.trabajador_id, today }),
    ),
    ctx.db.read(actor.empresa_id, (tx) => countSince(tx, actor.trabajador_id, since)),
    readCertified(ctx, actor, { kind: asked.tipo_certificado, year, today }),
  ]);
  if (subject === undefined) fail("worker.not_found");
  if (subject.fecha_alta > today) fail("certificate.no_data");
  if (given >= certificatesPerDay && asked.once === undefined) fail("certificate.too_many");
  const language = asked.idioma ?? subject.idioma;
  const sealed = await print(ctx, actor, { certified, subject, today, language });
  const { file } = namesOf(language, { kind: asked.tipo_certificado, year });
  const keep = async (tx: Tx): Promise<Certificate> => {
    await lockCertificates(tx, actor.trabajador_id);
    const count = await countSince(tx, actor.trabajador_id, since);
    if (count >= certificatesPerDay) fail("certificate.too_many");
    const kept = {
      trabajador_id: actor.trabajador_id,
      tipo_certificado: asked.tipo_certificado,
      anyo: year,
      idioma: language,
      codigo: sealed.codigo,
      nombre: `${file}_${oneLine(subject.nombre_completo).replaceAll(" ", "-")}.pdf`,
      bytes: sealed.bytes,
      sha256: sealed.sha256,
      clave: sealed.clave,
      emitido_en: sealed.emitido_en,
    };
    const id = await insertCertificate(tx, kept);
    const sources = certified.kind === "ingresos" ? certified.pay.sources : [];
    if (!(await insertSources(tx, id, sources))) fail("request.conflict");
    await registerSealed(tx, sealed, {
      clase: "certificado",
      objeto_id: id,
      trabajador_id: actor.trabajador_id,
    });
    return viewOf({ ...kept, id, codigo_verificacion: sealed.codigo, anulado_en: null });
  };
  return ctx.db.tenant(actor.empresa_id, keep, asked.once);
}

/** The year of a kind that is about one; another kind has none. */
function yearOf(asked: Asked): number | null {
  if (!yearlyKinds.includes(asked.tipo_certificado)) return null;
  if (asked.anyo !== undefined) return asked.anyo;
  return fail("certificate.year_required", { fields: { anyo: ["certificate.year_required"] } });
}

/**
 * Reads the contents of a certificate beside its person. Errors: certificate.no_data,
 * certificate.no_figures.
 */
async function readCertified(
  ctx: AppContext,
  actor: Actor,
  about: { kind: CertificateKind; year: number | null; today: string },
): Promise<Certified> {
  const { kind, year, today } = about;
  if (kind === "empleo" || kind === "antiguedad" || year === null) {
    return { kind: kind === "antiguedad" ? kind : "empleo" };
  }
  if (year > Number(today.slice(0, 4))) return noData();
  if (kind === "vacaciones") {
    const [balance] = await ctx.db.read(actor.empresa_id, async (tx) =>
      readHolidays(tx, actor, { year, today }),
    );
    if (balance === undefined) return noData();
    const leave = leaveFactsOf(balance, today);
    return hasLeave(leave) ? { kind, year, leave } : noData();
  }
  return { kind, year, pay: await readPay(ctx, actor, year) };
}

function noData(): never {
  return fail("certificate.no_data", { fields: { anyo: ["certificate.no_data"] } });
}

/** Errors at `anyo`: certificate.no_data, certificate.no_figures. */
async function readPay(ctx: AppContext, actor: Actor, year: number): Promise<PayFacts> {
  const [rows, inKind] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      readSlips(tx, actor, year),
      readPaidInKind(tx, { trabajador_id: actor.trabajador_id, anyo: year }),
    ]),
  );
  const slips = withFigures(rows);
  if (rows.length === 0) return noData();
  if (slips.length === 0) {
    fail("certificate.no_figures", { fields: { anyo: ["certificate.no_figures"] } });
  }
  return {
    ...payByMonth(slipsOf(slips, inKind)),
    missing: monthsWithoutFigures(rows).map(({ mes }) => mes),
    sources: slips.map(({ id }) => id),
  };
}

async function print(
  ctx: AppContext,
  actor: Actor,
  letter: { certified: Certified; subject: CertificateSubject; today: string; language: Language },
): Promise<Sealed> {
  const { certified, language } = letter;
  const code = newVerificationCode();
  const link = verificationLink(ctx.config.publicUrl, code);
  const year = "year" in certified ? certified.year : null;
  const { title } = namesOf(language, { kind: certified.kind, year });
  const pdf = await writePdf({
    template: "certificate",
    title,
    language,
    data: letterView(certified, {
      ...letter,
      verify: { code, page: `${ctx.config.publicUrl}/verify`, qr: qrSvg(link) },
    }),
    made: ctx.clock.now().epochMilliseconds,
  });
  return sealAndStore(ctx, {
    empresa_id: actor.empresa_id,
    codigo: code,
    pdf,
    reason: title,
    stamp: "wanted",
  });
}

/** PDF of a certificate of the caller; the access is recorded. Errors: certificate.not_found. */
export async function openCertificate(
  ctx: AppContext,
  actor: Actor,
  id: number,
): Promise<FileAnswer> {
  const row = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await readCertificate(tx, id);
    if (found === undefined || !isOwnCertificate(actor, found)) fail("certificate.not_found");
    await recordAccess(ctx, tx, {
      actor,
      clase: "certificado",
      modo: "descargado",
      files: [found],
    });
    return found;
  });
  const { clave } = row;
  const bytes = await ctx.storage.get({ empresa_id: actor.empresa_id, clave });
  if (bytes !== undefined) return { bytes, name: row.nombre, type: pdfType };
  ctx.log.error({ certificate: id }, "The bytes of a certificate are gone");
  return fail("certificate.not_found");
}

function viewOf(row: Omit<StoredCertificate, "trabajador_id" | "clave">): Certificate {
  return {
    id: row.id,
    tipo_certificado: row.tipo_certificado,
    anyo: row.anyo,
    idioma: row.idioma,
    codigo_verificacion: row.codigo_verificacion,
    nombre: row.nombre,
    bytes: row.bytes,
    emitido_en: row.emitido_en,
    anulado_en: row.anulado_en,
  };
}
