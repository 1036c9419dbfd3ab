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
import { fill, oneLine, wordsIn } from "../../../lib/words/words.ts";
import type { Words } from "../../../lib/words/words.ts";

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

type Letters = Words<"papers/certificate-words">;
type Table =
  | { title: string; figures: Array<{ label: string; value: string }> }
  | { title: string; isText: boolean; head: string[]; rows: string[][]; total: string[] | null };

type Body = { paragraphs: string[]; tables: Table[]; notes: string[] };

/** Title and file name of a certificate. */
export function namesOf(
  language: Language,
  about: { kind: CertificateKind; year: number | null },
): { title: string; file: string } {
  const own = wordsIn(language, "papers/certificate-words")[about.kind];
  return {
    title: fill(own.title, { year: String(about.year ?? "") }),
    file: about.year === null ? own.file : `${own.file}-${about.year}`,
  };
}

/** View of the template `certificate`, in words. */
export function letterView(certified: Certified, facts: LetterFacts): Record<string, unknown> {
  const { subject, language, verify } = facts;
  const words = wordsIn(language, "papers/certificate-words");
  const place = townOf(subject.direccion);
  const date = dayIn(facts.today, language);
  const company = oneLine(subject.empresa);
  const year = "year" in certified ? certified.year : null;
  return {
    title: namesOf(language, { kind: certified.kind, year }).title,
    company: { name: company, lines: headLines(words, subject) },
    opening:
      subject.cif === null
        ? fill(words.opening, { company })
        : fill(words.opening_cif, { company, cif: subject.cif }),
    verb: words.verb,
    ...bodyOf(certified, facts),
    closing: words.closing,
    dated: place === null ? fill(words.dated, { date }) : fill(words.dated_in, { place, date }),
    seal: {
      title: words.seal.title,
      text: fill(words.seal.text, { company }),
      verify: fill(words.seal.verify, { link: verify.page }),
      code: verify.code,
      qr: verify.qr,
      alt: words.seal.alt,
    },
    footer: { code: fill(words.footer, { code: verify.code }), page: words.page },
  };
}

function headLines(words: Letters, subject: CertificateSubject): string[] {
  const contact = [
    subject.cif === null ? "" : fill(words.tax_id, { cif: subject.cif }),
    subject.telefono_empresa === null ? "" : fill(words.phone, { phone: subject.telefono_empresa }),
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
  const words = wordsIn(language, "papers/certificate-words");
  const name = oneLine(subject.nombre_completo);
  const person = fill(words.person[subject.sexo ?? "X"], { name });
  if (subject.nif === null) return person;
  return fill(words.person_nif, { person, nif: subject.nif });
}

function employmentBody(facts: LetterFacts): Body {
  const { subject, language } = facts;
  const words = wordsIn(language, "papers/certificate-words").empleo;
  const paragraphs = [
    fill(words.since, { person: personOf(facts), from: dayIn(subject.fecha_alta, language) }),
    postOf(words, subject),
    contractOf(words, facts),
  ];
  return { paragraphs: paragraphs.filter((text) => text !== ""), tables: [], notes: [] };
}

function postOf(words: Letters["empleo"], subject: CertificateSubject): string {
  const { puesto, centro } = subject;
  if (puesto !== null && centro !== null) {
    return fill(words.post_centre, { post: puesto, centre: centro });
  }
  if (puesto !== null) return fill(words.post, { post: puesto });
  return centro === null ? "" : fill(words.centre, { centre: centro });
}

function contractOf(words: Letters["empleo"], { subject, language }: LetterFacts): string {
  const { codigo_contrato, horas_semanales, fecha_fin } = subject;
  const kind = codigo_contrato === null ? null : contractKind(codigo_contrato);
  if (kind === null || horas_semanales === null) return "";
  const values = { kind: words.kind[kind], hours: formatNumber(horas_semanales, language) };
  if (fecha_fin === null) return fill(words.contract, values);
  return fill(words.contract_until, { ...values, until: dayIn(fecha_fin, language) });
}

function seniorityBody(facts: LetterFacts): Body {
  const { subject, language, today } = facts;
  const words = wordsIn(language, "papers/certificate-words").antiguedad;
  const span = spanBetween(subject.fecha_alta, today);
  const isNone = span.years + span.months + span.days === 0;
  return {
    paragraphs: [
      fill(words.text, { person: personOf(facts), from: dayIn(subject.fecha_alta, language) }),
      isNone
        ? words.span_none
        : fill(words.span, {
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
  const words = wordsIn(language, "papers/certificate-words").vacaciones;
  const line = (label: string, days: number) => ({ label, value: formatNumber(days, language) });
  const optional = (label: string, days: number) => (days === 0 ? [] : [line(label, days)]);
  const values = {
    person: personOf(facts),
    today: dayIn(facts.today, language),
    year: String(year),
  };
  return {
    paragraphs: [fill(words.text, values)],
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
  const words = wordsIn(language, "papers/certificate-words").vacaciones;
  const rows = runs.map((run) => [
    run.from === run.to ? dayIn(run.from, language) : formatDateRange(run.from, run.to, language),
    formatNumber(run.days, language),
  ]);
  return [{ title, isText: false, head: [words.period, words.days], rows, total: null }];
}

function payBody(certified: { year: number; pay: PayFacts }, facts: LetterFacts): Body {
  const { language } = facts;
  const { year, pay } = certified;
  const words = wordsIn(language, "papers/certificate-words").ingresos;
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
    paragraphs: [fill(from === to ? words.text_one : words.text, values)],
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
        : [fill(words.missing, { months: formatList(pay.missing.map(nameOf), language) })]),
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
