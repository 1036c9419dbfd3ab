import type { Language } from "@atrio/contract/common";
import type { CertificateKind } from "@atrio/contract/papers/certificates";

import {
  formatDateRange,
  formatDay,
  formatDecimals,
  formatList,
  formatMonthOfYear,
  formatNumber,
  formatSpan,
} from "../../../lib/calendar/format.ts";
import { townOf } from "../../../lib/spain/town.ts";
import { certificateWords } from "../../../lib/words/certificate-words.ts";
import type { CertificateWords } from "../../../lib/words/certificate-words.ts";
import { fillWords, oneLine } from "../../../lib/words/document-words.ts";

import { contractKind, spanBetween } from "./certificates.rules.ts";
import type { CertificateSubject, LeaveFacts, LeaveRun, PaidSlip } from "./certificates.rules.ts";

/** Sums of a year's payslips, the months without figures, and the payslips' ids. */
export type PayFacts = {
  months: PaidSlip[];
  all: PaidSlip;
  missing: number[];
  sources: number[];
};

/** Kind of a certificate with its contents. */
export type Certified =
  | { kind: "empleo" | "antiguedad" }
  | { kind: "vacaciones"; year: number; leave: LeaveFacts }
  | { kind: "ingresos"; year: number; pay: PayFacts };

/** Person, date and language of a certificate, and how to verify it. */
export type LetterFacts = {
  subject: CertificateSubject;
  /** Local date. */
  today: string;
  language: Language;
  verify: { code: string; page: string; qr: string };
};

type Table =
  | { title: string; figures: Array<{ label: string; value: string }> }
  | { title: string; isText: boolean; head: string[]; rows: string[][]; total: string[] | null };

type Body = { paragraphs: string[]; tables: Table[]; notes: string[] };

/** Title and file name of a certificate. */
export function namesOf(
  language: Language,
  about: { kind: CertificateKind; year: number | null },
): { title: string; file: string } {
  const own = certificateWords(language)[about.kind];
  return {
    title: fillWords(own.title, { year: String(about.year ?? "") }),
    file: about.year === null ? own.file : `${own.file}-${about.year}`,
  };
}

/** View of the template `certificate`, in words. */
export function letterView(certified: Certified, facts: LetterFacts): Record<string, unknown> {
  const { subject, language, verify } = facts;
  const words = certificateWords(language);
  const place = townOf(subject.direccion);
  const date = dayIn(facts.today, language);
  const company = oneLine(subject.empresa);
  const year = "year" in certified ? certified.year : null;
  return {
    title: namesOf(language, { kind: certified.kind, year }).title,
    company: { name: company, lines: headLines(words, subject) },
    opening:
      subject.cif === null
        ? fillWords(words.opening, { company })
        : fillWords(words.opening_cif, { company, cif: subject.cif }),
    verb: words.verb,
    ...bodyOf(certified, facts),
    closing: words.closing,
    dated:
      place === null
        ? fillWords(words.dated, { date })
        : fillWords(words.dated_in, { place, date }),
    seal: {
      title: words.seal.title,
      text: fillWords(words.seal.text, { company }),
      verify: fillWords(words.seal.verify, { link: verify.page }),
      code: verify.code,
      qr: verify.qr,
      alt: words.seal.alt,
    },
    footer: { code: fillWords(words.footer, { code: verify.code }), page: words.page },
  };
}

function headLines(words: CertificateWords, subject: CertificateSubject): string[] {
  const contact = [
    subject.cif === null ? "" : fillWords(words.tax_id, { cif: subject.cif }),
    subject.telefono_empresa === null
      ? ""
      : fillWords(words.phone, { phone: subject.telefono_empresa }),
    subject.email_contacto ?? "",
  ];
  return [subject.direccion ?? "", contact.filter((text) => text !== "").join(" · ")].filter(
    (line) => line !== "",
  );
}

function bodyOf(certified: Certified, facts: LetterFacts): Body {
  switch (certified.kind) {
    case "empleo":
      return employmentBody(facts);
    case "antiguedad":
      return seniorityBody(facts);
    case "vacaciones":
      return leaveBody(certified, facts);
    case "ingresos":
      return payBody(certified, facts);
  }
}

/** The person's name in the letter: with the title where it is known, and the NIF. */
function personOf({ subject, language }: LetterFacts): string {
  const words = certificateWords(language);
  const name = oneLine(subject.nombre_completo);
  const person = fillWords(words.person[subject.sexo ?? "X"], { name });
  if (subject.nif === null) return person;
  return fillWords(words.person_nif, { person, nif: subject.nif });
}

function employmentBody(facts: LetterFacts): Body {
  const { subject, language } = facts;
  const words = certificateWords(language).empleo;
  const paragraphs = [
    fillWords(words.since, { person: personOf(facts), from: dayIn(subject.fecha_alta, language) }),
    postOf(words, subject),
    contractOf(words, facts),
  ];
  return { paragraphs: paragraphs.filter((text) => text !== ""), tables: [], notes: [] };
}

function postOf(words: CertificateWords["empleo"], subject: CertificateSubject): string {
  const { puesto, centro } = subject;
  if (puesto !== null && centro !== null) {
    return fillWords(words.post_centre, { post: puesto, centre: centro });
  }
  if (puesto !== null) return fillWords(words.post, { post: puesto });
  return centro === null ? "" : fillWords(words.centre, { centre: centro });
}

function contractOf(words: CertificateWords["empleo"], { subject, language }: LetterFacts): string {
  const { codigo_contrato, horas_semanales, fecha_fin } = subject;
  const kind = codigo_contrato === null ? null : contractKind(codigo_contrato);
  if (kind === null || horas_semanales === null) return "";
  const values = { kind: words.kind[kind], hours: formatNumber(horas_semanales, language) };
  if (fecha_fin === null) return fillWords(words.contract, values);
  return fillWords(words.contract_until, { ...values, until: dayIn(fecha_fin, language) });
}

function seniorityBody(facts: LetterFacts): Body {
  const { subject, language, today } = facts;
  const words = certificateWords(language).antiguedad;
  const span = spanBetween(subject.fecha_alta, today);
  const isNone = span.years + span.months + span.days === 0;
  return {
    paragraphs: [
      fillWords(words.text, { person: personOf(facts), from: dayIn(subject.fecha_alta, language) }),
      isNone
        ? words.span_none
        : fillWords(words.span, {
            today: dayIn(today, language),
            span: formatSpan(span, language),
          }),
    ],
    tables: [],
    notes: [],
  };
}

function leaveBody(certified: { year: number; leave: LeaveFacts }, facts: LetterFacts): Body {
  const { language } = facts;
  const { year, leave } = certified;
  const words = certificateWords(language).vacaciones;
  const line = (label: string, days: number) => ({ label, value: formatNumber(days, language) });
  const optional = (label: string, days: number) => (days === 0 ? [] : [line(label, days)]);
  const values = {
    person: personOf(facts),
    today: dayIn(facts.today, language),
    year: String(year),
  };
  return {
    paragraphs: [fillWords(words.text, values)],
    tables: [
      {
        title: "",
        figures: [
          line(words.entitled, leave.entitled),
          line(words.enjoyed, leave.enjoyed),
          ...optional(words.later, leave.later),
          ...optional(words.expired, leave.expired),
          line(words.left, leave.left),
          ...optional(words.coming, leave.coming),
        ],
      },
      ...runsTable(words.dates, leave.runs, language),
      ...runsTable(words.dates_coming, leave.comingRuns, language),
    ],
    notes: leave.unit === "horas" ? [] : [words.unit[leave.unit]],
  };
}

function runsTable(title: string, runs: readonly LeaveRun[], language: Language): Table[] {
  if (runs.length === 0) return [];
  const words = certificateWords(language).vacaciones;
  const rows = runs.map((run) => [
    run.from === run.to ? dayIn(run.from, language) : formatDateRange(run.from, run.to, language),
    formatNumber(run.days, language),
  ]);
  return [{ title, isText: false, head: [words.period, words.days], rows, total: null }];
}

function payBody(certified: { year: number; pay: PayFacts }, facts: LetterFacts): Body {
  const { language } = facts;
  const { year, pay } = certified;
  const words = certificateWords(language).ingresos;
  const nameOf = (month: number) => formatMonthOfYear({ year, month }, language);
  const from = nameOf(pay.months.at(0)?.month ?? 1);
  const to = nameOf(pay.months.at(-1)?.month ?? 1);
  const values = { person: personOf(facts), from, to };
  const hasInKind = pay.all.inKind !== 0;
  const cells = (label: string, slip: PaidSlip): string[] => [
    label,
    ...[
      slip.gross,
      ...(hasInKind ? [slip.inKind] : []),
      slip.contributions,
      slip.withheld,
      slip.net,
    ]
      // Spanish pay is written in Spanish notation, in every language of the letter.
      .map((amount) => formatDecimals(amount, 2, "es")),
  ];
  return {
    paragraphs: [fillWords(from === to ? words.text_one : words.text, values)],
    tables: [
      {
        title: "",
        isText: false,
        head: [
          words.month,
          words.gross,
          ...(hasInKind ? [words.in_kind] : []),
          words.contributions,
          words.withheld,
          words.net,
        ],
        rows: pay.months.map((slip) => cells(nameOf(slip.month), slip)),
        total: cells(words.total, pay.all),
      },
    ],
    notes: [
      ...(pay.missing.length === 0
        ? []
        : [fillWords(words.missing, { months: formatList(pay.missing.map(nameOf), language) })]),
      words.note,
      words.note_tax,
    ],
  };
}

/** A date within a sentence; in French the first of a month is an ordinal. */
function dayIn(date: string, language: Language): string {
  const day = formatDay(date, language);
  return language === "fr" ? day.replace(/^1 /, "1er ") : day;
}
