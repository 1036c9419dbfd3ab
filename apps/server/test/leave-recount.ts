// A second way to count balances, for tests: walks through the calendar day by day and keeps pots
// that open and run dry, where the product charges lots. Amounts are hundredths.

/** Grant of a company from a year on. */
export type GrantInput = {
  from: number;
  amount: number;
  carry: number;
  /** Last day of carried-over days in the next year, MM-DD. */
  until: string;
  share: boolean;
};

/** A worker's side of a balance. */
export type Holder = {
  hired: string;
  left: string | null;
  inMinutes: boolean;
  grants: GrantInput[];
  adjustments: Array<{ year: number; amount: number; until: string | null }>;
};

/** A request as it stands. */
export type RecountRequest = {
  id: number;
  approved: boolean;
  inForce: boolean;
  /** The approved request that it would replace, while it is pending. */
  replaces: number | null;
  days: Array<{
    date: string;
    cost: number;
    returned: boolean;
    /** Returned by a birth: without a last day. */
    endless?: boolean;
  }>;
};

type DayUse = {
  date: string;
  cost: number;
  approved: boolean;
  returned: boolean;
  endless?: boolean | undefined;
};
type Pot = {
  year: number;
  start: string;
  end: string;
  amount: number;
  left: number;
  /** Rest at the beginning of a year. */
  atNewYear: Map<number, number>;
};

/** The figures of a year, as the product names them but in hundredths. */
export type RecountFigures = {
  dias_totales: number;
  dias_ajuste: number;
  dias_resultantes: number;
  dias_usados: number;
  dias_aprobados: number;
  dias_pendientes: number;
  dias_aprobados_pendientes: number;
  dias_caducados: number;
};

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The next day of the calendar. */
export function tomorrow(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** Every day of a year. */
const calendar = new Map<number, string[]>();

function daysOf(year: number): string[] {
  const known = calendar.get(year);
  if (known !== undefined) return known;
  const days: string[] = [];
  for (let day = `${year}-01-01`; yearOf(day) === year; day = tomorrow(day)) days.push(day);
  calendar.set(year, days);
  return days;
}

function grantFor(holder: Holder, year: number): GrantInput | undefined {
  let found: GrantInput | undefined;
  for (const grant of holder.grants) {
    if (grant.from <= year && (found === undefined || grant.from > found.from)) found = grant;
  }
  return found;
}

/** Counts the days of a year on which somebody belongs to the company, one by one. */
function grantedIn(holder: Holder, year: number): number {
  const grant = grantFor(holder, year);
  if (grant === undefined) return 0;
  const days = daysOf(year).length;
  let employed = 0;
  for (const day of daysOf(year)) {
    if (day >= holder.hired && (holder.left === null || day <= holder.left)) employed += 1;
  }
  if (employed === 0) return 0;
  if (!grant.share || employed === days) return grant.amount;
  // Half days, or whole minutes, until it is enough.
  const step = holder.inMinutes ? 100 : 50;
  let share = 0;
  while (share * days < grant.amount * employed) share += step;
  return Math.min(share, grant.amount);
}

function potsOf(holder: Holder, year: number): { pots: Pot[]; debt: number } {
  const pots: Pot[] = [];
  const open = (amount: number, end: string): void => {
    if (amount === 0) return;
    pots.push({ year, start: `${year}-01-01`, end, amount, left: amount, atNewYear: new Map() });
  };
  const own = holder.adjustments.filter((one) => one.year === year);
  const plain = own.filter((one) => one.amount > 0 && one.until === null);
  const whole = plain.reduce((total, one) => total + one.amount, grantedIn(holder, year));
  const grant = grantFor(holder, year);
  const carried = Math.min(whole, grant?.carry ?? 0);
  open(whole - carried, `${year}-12-31`);
  open(carried, `${year + 1}-${grant?.until ?? "12-31"}`);
  for (const one of own) if (one.amount > 0 && one.until !== null) open(one.amount, one.until);
  let debt = -own.filter((one) => one.amount < 0).reduce((total, one) => total + one.amount, 0);
  for (const pot of inOrder(pots)) {
    const taken = Math.min(debt, pot.amount);
    pot.amount -= taken;
    pot.left -= taken;
    debt -= taken;
  }
  return { pots, debt };
}

function inOrder(pots: readonly Pot[]): Pot[] {
  const key = (pot: Pot): string => `${pot.end} ${pot.year}`;
  return pots.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

/** Every day that some request charges. A pending rectification takes what exceeds the old version. */
function usesOf(requests: readonly RecountRequest[]): DayUse[] {
  const uses: DayUse[] = [];
  for (const request of requests) {
    const old = requests.find((one) => one.id === request.replaces && one.inForce);
    const extra = request.approved || old === undefined ? null : extraOver(request, old);
    for (const [index, day] of request.days.entries()) {
      if (day.returned) {
        const { date, cost, endless } = day;
        uses.push({ date, cost, endless, approved: true, returned: true });
      } else if (request.inForce) {
        const cost = extra?.[index] ?? day.cost;
        uses.push({ date: day.date, cost, approved: request.approved, returned: false });
      }
    }
  }
  return uses;
}

/** Needs of each day of a rectification beyond the old version: its own day's, then its year's. */
function extraOver(request: RecountRequest, old: RecountRequest): number[] {
  const costOn = (days: RecountRequest["days"], date: string) =>
    days
      .filter((one) => one.date === date && !one.returned)
      .reduce((all, one) => all + one.cost, 0);
  const extra = request.days.map((day) => Math.max(0, day.cost - costOn(old.days, day.date)));
  for (const year of new Set(request.days.map((day) => day.date.slice(0, 4)))) {
    let given = old.days
      .filter((day) => !day.returned && day.date.startsWith(year))
      .reduce((all, day) => all + Math.max(0, day.cost - costOn(request.days, day.date)), 0);
    for (const [index, day] of request.days.entries()) {
      if (!day.date.startsWith(year)) continue;
      const part = Math.min(given, extra[index] ?? 0);
      given -= part;
      extra[index] = (extra[index] ?? 0) - part;
    }
  }
  return extra;
}

type Walk = { pots: Pot[]; missing: Map<number, number>; debts: Map<number, number> };

/** Lives through the years day by day: pots open, are eaten from, are given back. */
function walk(holder: Holder, uses: readonly DayUse[], years: [number, number]): Walk {
  const pots: Pot[] = [];
  const missing = new Map<number, number>();
  const debts = new Map<number, number>();
  const meals = Map.groupBy(uses, (use) => use.date);
  for (let year = years[0]; year <= years[1]; year += 1) {
    for (const pot of pots) pot.atNewYear.set(year, pot.left);
    const opened = potsOf(holder, year);
    pots.push(...opened.pots);
    debts.set(year, opened.debt);
    for (const day of daysOf(year)) {
      const today = meals.get(day) ?? [];
      for (const use of today.toSorted((a, b) => Number(b.returned) - Number(a.returned))) {
        missing.set(year, (missing.get(year) ?? 0) + eat(pots, use));
      }
    }
  }
  return { pots, missing, debts };
}

/** Consumes the lots that end first; answers the missing amount. */
function eat(pots: Pot[], use: DayUse): number {
  let hungry = use.cost;
  for (const pot of inOrder(pots.filter((one) => one.start <= use.date && use.date <= one.end))) {
    const bite = Math.min(hungry, pot.left);
    if (bite === 0) continue;
    pot.left -= bite;
    hungry -= bite;
    if (!use.returned) continue;
    const end = use.endless === true ? "9999-12-31" : `${pot.year + 2}-06-30`;
    const dates = { start: use.date, end };
    pots.push({ year: pot.year, ...dates, amount: bite, left: bite, atNewYear: new Map() });
  }
  return hungry;
}

const total = <T>(entries: readonly T[], amount: (entry: T) => number): number =>
  entries.reduce((all, entry) => all + amount(entry), 0);

/** Recounts a balance as of a day; answers the figures of any year of the walk. */
export function recount(
  holder: Holder,
  requests: readonly RecountRequest[],
  view: { today: string; years: [number, number] },
): (year: number) => RecountFigures {
  const uses = usesOf(requests);
  const walked = walk(holder, uses, view.years);
  return (year) => figuresOf({ holder, uses, walked, year, today: view.today });
}

function figuresOf(input: {
  holder: Holder;
  uses: DayUse[];
  walked: Walk;
  year: number;
  today: string;
}): RecountFigures {
  const { holder, uses, year, today } = input;
  const { pots, debts } = input.walked;
  const touching = pots.filter((pot) => yearOf(pot.start) <= year && yearOf(pot.end) >= year);
  const opening = (pot: Pot): number =>
    yearOf(pot.start) === year ? pot.amount : (pot.atNewYear.get(year) ?? 0);
  const own = uses.filter((use) => yearOf(use.date) === year);
  const costOf = (wanted: (use: DayUse) => boolean): number =>
    total(own.filter(wanted), (use) => use.cost);
  const granted = grantedIn(holder, year);
  const debt = debts.get(year) ?? 0;
  const resulting = total(touching, opening) - debt;
  const lost = touching.filter((pot) => yearOf(pot.end) === year && pot.end < today);
  return {
    dias_totales: granted,
    dias_ajuste: resulting - granted,
    dias_resultantes: resulting,
    dias_usados: costOf((use) => use.approved && use.date <= today),
    dias_aprobados: costOf((use) => use.approved && use.date > today),
    dias_pendientes: costOf((use) => !use.approved),
    dias_aprobados_pendientes: costOf(() => true),
    dias_caducados: total(lost, (pot) => pot.left),
  };
}

/** Uses without a pot, and adjustments beyond the pots, in all years. */
export function missingIn(
  holder: Holder,
  requests: readonly RecountRequest[],
  years: [number, number],
): number {
  const { missing, debts } = walk(holder, usesOf(requests), years);
  return total([...missing.values(), ...debts.values()], (one) => one);
}

/**
 * The most that could still be asked for on days of a range, found by trying: on the last day of
 * each pot, as much as leaves everybody else as fed as before.
 */
export function spareIn(
  holder: Holder,
  requests: readonly RecountRequest[],
  range: { from: string; until: string; years: [number, number] },
): number {
  if (range.from > range.until) return 0;
  const uses = usesOf(requests).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const { pots } = walk(holder, uses, range.years);
  const plain = uses.map((use) => ({ ...use, returned: false }));
  const guests: DayUse[] = [];
  const short = (): number => {
    const fresh = pots.map((pot) => ({ ...pot, left: pot.amount }));
    const meals = [...plain, ...guests].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    return total(meals, (use) => eat(fresh, use));
  };
  const before = short();
  for (const pot of inOrder(pots)) {
    if (pot.end < range.from || pot.start > range.until) continue;
    const date = pot.end < range.until ? pot.end : range.until;
    const guest = { date, cost: 0, approved: false, returned: false };
    guests.push(guest);
    guest.cost = mostThat(
      pot.left,
      total(pots, (one) => one.amount),
      (cost) => {
        guest.cost = cost;
        return short() <= before;
      },
    );
  }
  return total(guests, (guest) => guest.cost);
}

/** The largest whole number up to a limit that passes a test which all smaller ones pass. */
function mostThat(guess: number, limit: number, passes: (value: number) => boolean): number {
  let [least, most] = [0, limit + 1];
  // Mostly it is what the pot has left, and not one more.
  for (const value of [guess + 1, guess]) {
    if (value >= most || value <= least) continue;
    if (passes(value)) least = value;
    else most = value;
  }
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (passes(middle)) least = middle;
    else most = middle;
  }
  return least;
}
