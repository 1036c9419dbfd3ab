// Generated companies and histories of leave, for tests.
import fc from "fast-check";

/** Balances that histories spend. */
export const spentBalances = ["vacaciones", "asuntos_propios", "horas_retribuidas"] as const;
export type Spent = (typeof spentBalances)[number];

/** Weekly schedules: ISO weekdays with minutes of start and end. */
export const weeks: ReadonlyArray<{ days: number[]; from: number; to: number }> = [
  { days: [1, 2, 3, 4, 5], from: 480, to: 960 },
  { days: [1, 2, 3, 4], from: 540, to: 1080 },
  { days: [2, 3, 6], from: 600, to: 1020 },
  { days: [1, 2, 3, 4, 5, 6], from: 510, to: 927 },
];

const dateOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);

const day = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / 86_400_000, max: Date.parse(to) / 86_400_000 })
    .map((number) => dateOf(number));

/** Half of the days lie before a New Year, where two years are charged. */
const someDay = fc.oneof(
  day("2024-01-01", "2027-06-30"),
  fc
    .tuple(fc.integer({ min: 2024, max: 2026 }), fc.integer({ min: 18, max: 31 }))
    .map(([year, date]) => `${year}-12-${date}`),
);

const grant = (amounts: number[], carries: number[]) =>
  fc.record({
    amount: fc.constantFrom(...amounts),
    carry: fc.constantFrom(...carries),
    until: fc.constantFrom("01-31", "03-31", "12-31"),
    share: fc.boolean(),
    /** Another figure from 2026 on. */
    later: fc.option(fc.constantFrom(...amounts)),
  });

/** A company's rules; amounts in hundredths. */
export const companyCase = fc.record({
  unit: fc.constantFrom("naturales", "laborables"),
  holidays: fc.uniqueArray(day("2024-01-01", "2027-12-31"), { minLength: 5, maxLength: 25 }),
  grants: fc.record({
    vacaciones: grant([2200, 2350, 3000], [0, 500, 1050, 4000]),
    asuntos_propios: grant([200, 400, 650], [0, 100]),
    horas_retribuidas: grant([96_000, 120_100], [0, 24_000]),
  }),
});

const length = fc.integer({ min: 1, max: 16 });
const asks = fc.record({
  type: fc.constant("ask" as const),
  balance: fc.constantFrom(...spentBalances, "vacaciones" as const),
  from: someDay,
  length,
  part: fc.constantFrom("full", "full", "full", "morning", "afternoon", "hours"),
  state: fc.constantFrom("approved", "approved", "pending", "cancelled", "rejected"),
});
const rectifies = fc.record({
  type: fc.constant("rectify" as const),
  which: fc.nat(),
  shift: fc.integer({ min: -4, max: 4 }),
  length,
  state: fc.constantFrom("approved", "pending", "rejected"),
});
const cancels = fc.record({ type: fc.constant("cancel" as const), which: fc.nat() });
const falls = fc.record({
  type: fc.constant("sick" as const),
  isBirth: fc.boolean(),
  which: fc.nat(),
  skip: fc.integer({ min: -2, max: 3 }),
  length: fc.integer({ min: 1, max: 12 }),
});
const adjusts = fc.record({
  type: fc.constant("adjust" as const),
  balance: fc.constantFrom(...spentBalances),
  year: fc.integer({ min: 2024, max: 2027 }),
  amount: fc.constantFrom(-1200, -100, 50, 200, 625),
  /** Own expiry, in months from the year's first. */
  months: fc.option(fc.integer({ min: 1, max: 20 })),
});

const step = fc.oneof(
  { arbitrary: asks, weight: 7 },
  { arbitrary: rectifies, weight: 2 },
  { arbitrary: cancels, weight: 1 },
  { arbitrary: falls, weight: 2 },
  { arbitrary: adjusts, weight: 2 },
);

/** Years of a person in one of the companies. */
export const historyCase = fc.record({
  company: fc.nat({ max: 19 }),
  hired: day("2022-06-01", "2025-10-31"),
  /** People who have left sign in no more. */
  left: fc.option(day("2026-11-20", "2027-12-31"), { freq: 3 }),
  week: fc.nat({ max: weeks.length - 1 }),
  nextWeek: fc.nat({ max: weeks.length - 1 }),
  /** First day of the next schedule. */
  change: day("2024-06-01", "2026-12-31"),
  today: fc.constantFrom("2025-12-30", "2026-03-31", "2026-11-18"),
  steps: fc.array(step, { minLength: 4, maxLength: 10 }),
});

type Of<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type CompanyCase = Of<typeof companyCase>;
export type HistoryCase = Of<typeof historyCase>;
export type Ask = Of<typeof asks>;
export type Rectify = Of<typeof rectifies>;
export type Cancel = Of<typeof cancels>;
export type Sick = Of<typeof falls>;
export type Adjust = Of<typeof adjusts>;
