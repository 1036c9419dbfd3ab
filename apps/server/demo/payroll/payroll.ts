import { addDays } from "../../src/lib/calendar/dates.ts";
import type { Person } from "../people.ts";
import { seeded } from "../random.ts";
import type { Window } from "../window.ts";

import type { Career, Days } from "./career.ts";
import { gradeOf } from "./grades.ts";
import { round } from "./money.ts";
import type { Terms } from "./terms.ts";

type YearMonth = { year: number; month: number };

/** Payroll terms of a company; amounts in euros a month. */
export type Payroll = Pick<
  Terms,
  "accidents" | "completesTo" | "extraPays" | "insurance" | "transport"
> & {
  /** Particulars of some people, by their code. */
  particular: ReadonlyMap<string, Partial<Career>>;
};

/** A clinic's: two extra pays apart, transport, sick leave completed. */
export const plainPayroll: Payroll = {
  accidents: 1.5,
  extraPays: "apart",
  transport: 62.4,
  insurance: 0,
  completesTo: 0.9,
  particular: new Map(),
};

/** A small office's: extra pays shared out among the months, a medical insurance in kind. */
export const officePayroll: Payroll = {
  ...plainPayroll,
  extraPays: "prorated",
  transport: 0,
  insurance: 38.5,
  completesTo: 0,
};

/** Months of payslips that a demo company has. */
const monthsKept = 24;

/** The whole months whose payslips there are, oldest first: the last one is the last that ended. */
export function payslipMonths(today: string): YearMonth[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: monthsKept }, (_, index) => {
    const count = year * 12 + month - 1 - (monthsKept - index);
    return { year: Math.floor(count / 12), month: (count % 12) + 1 };
  });
}

const keyOf = ({ year, month }: YearMonth): string => `${year}-${String(month).padStart(2, "0")}`;

/** The newest of the months with payslips that is a month of the year (1 to 12), as `YYYY-MM`. */
function newest(today: string, month: number): string {
  const found = payslipMonths(today).findLast((one) => one.month === month);
  return found === undefined ? "" : keyOf(found);
}

/** Particulars of the clinic's people: bonuses, arrears and a corrected payslip. */
export function clinicPayroll(today: string, codeOf: (key: string) => string): Payroll {
  const at = (back: number): string =>
    keyOf(payslipMonths(today).at(-back) ?? { year: 0, month: 1 });
  return {
    ...plainPayroll,
    particular: new Map([
      [codeOf("marcos"), { bonuses: new Map([[newest(today, 3), 2400]]) }],
      [
        codeOf("lucia"),
        {
          bonuses: new Map([[newest(today, 3), 450]]),
          arrears: new Map([[newest(today, 2), 286.4]]),
          overtimeHours: new Map([
            [at(8), 6],
            [at(2), 3.5],
          ]),
          advances: new Map([[at(4), 300]]),
          corrected: at(8),
        },
      ],
    ]),
  };
}

/** Per cent by which pay rises each January. */
const yearlyRise = 2.5;

/** Supplement of a night hour, in euros. */
const nightHour = 2.5;

/** A person's yearly pay, extra pays included, without seniority and supplements; in euros. */
function salaryIn(slug: string, person: Person, years: { year: number; now: number }): number {
  const grade = gradeOf(person);
  const whole =
    seeded(`${slug} ${person.codigo} pay`).integer(grade.from / 100, grade.to / 100) * 100;
  const rises = (1 + yearlyRise / 100) ** (years.now - years.year);
  return round((whole * (grade.share ?? 1)) / rises);
}

/** A person's pay since their start: half-open periods of dates with a year's pay. */
export function salariesOf(slug: string, person: Person, { from, today }: Window) {
  const now = Number(today.slice(0, 4));
  const first = Math.max(Number(from.slice(0, 4)), Number(person.fecha_alta.slice(0, 4)));
  return Array.from({ length: Math.max(1, now - first + 1) }, (_, index) => {
    const year = first + index;
    return {
      salario_bruto_anual: salaryIn(slug, person, { year, now }),
      desde: index === 0 ? person.fecha_alta : `${year}-01-01`,
      hasta: year >= now ? null : `${year + 1}-01-01`,
    };
  });
}

/** Facts of a person from other parts of the demo: absences and overtime to be paid. */
export type Known = {
  sickLeaves: readonly Days[];
  birthLeaves: readonly Days[];
  unpaid: readonly Days[];
  overtimeHours: ReadonlyMap<string, number>;
};

type Employer = { slug: string; payroll: Payroll; window: Window };

/** Input of a person's payslips. */
export function careerOf(employer: Employer, person: Person, known: Known): Career {
  const { slug, payroll, window } = employer;
  const random = seeded(`${slug} ${person.codigo} payroll`);
  const now = Number(window.today.slice(0, 4));
  const grade = gradeOf(person);
  const particular = payroll.particular.get(person.codigo) ?? {};
  const children = random.pick([0, 0, 0, 1, 1, 2]);
  const union = random.chance(0.12) ? 12.5 : 0;
  // No long career on a temporary contract.
  const isNew = person.fecha_alta > addDays(window.today, -300);
  const temporary = random.chance(0.4) && isNew;
  const travels = grade.lead !== undefined;
  const months = payslipMonths(window.today).map((month) => keyOf(month));
  const drawn = (chance: number, from: number, to: number) =>
    new Map(
      months.flatMap((month): Array<[string, number]> => {
        const amount = random.integer(from, to);
        return random.chance(chance) ? [[month, amount]] : [];
      }),
    );
  return {
    terms: termsOf(payroll, person, { children, union, temporary }),
    annualIn: (year) => salaryIn(slug, person, { year, now }),
    hired: person.fecha_alta,
    left: person.fecha_baja,
    sickLeaves: known.sickLeaves,
    birthLeaves: known.birthLeaves,
    unpaid: known.unpaid,
    advances: hundreds(drawn(0.015, 2, 6)),
    journeys: drawn(travels ? 0.12 : 0, 28, 96),
    bonuses: new Map(),
    arrears: new Map(),
    corrected: null,
    ...particular,
    overtimeHours: added(known.overtimeHours, particular.overtimeHours ?? new Map()),
  };
}

function termsOf(
  payroll: Payroll,
  person: Person,
  drawn: Pick<Terms, "children" | "temporary" | "union">,
): Career["terms"] {
  const { night, lead, share = 1 } = gradeOf(person);
  return {
    ...drawn,
    accidents: payroll.accidents,
    extraPays: payroll.extraPays,
    completesTo: payroll.completesTo,
    transport: round(payroll.transport * share),
    insurance: payroll.insurance,
    share,
    since: person.fecha_alta,
    triennium: 32.8,
    supplements: [
      ...(lead === undefined
        ? []
        : [
            {
              concepto: "plus_responsabilidad",
              texto: "Plus de responsabilidad",
              monthly: lead,
            } as const,
          ]),
      ...(night === undefined
        ? []
        : [
            {
              concepto: "plus_nocturnidad",
              texto: "Plus de nocturnidad",
              monthly: night,
              hourly: nightHour,
            } as const,
          ]),
    ],
  };
}

function hundreds(amounts: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...amounts].map(([month, amount]) => [month, amount * 100]));
}

function added(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): Map<string, number> {
  const all = new Map(one);
  for (const [month, amount] of other) all.set(month, (all.get(month) ?? 0) + amount);
  return all;
}
