// `npm run bench -- scale`: a small and a large company on one server and one database. Answers of
// the large one may take at most half as long again, and cost the same number of queries.
import type { CannonRequest } from "autocannon";

import { loadConfig } from "../apps/server/src/config.ts";
import type { Config } from "../apps/server/src/config.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { showStep } from "../scripts/lib/progress.mjs";

import { askList, monthSheet } from "./cases.ts";
import { makeCompany } from "./company.ts";
import type { BenchCompany, SignedIn } from "./company.ts";
import { seedDocuments } from "./documents.ts";
import { officeCases } from "./office.ts";
import { dataDir, isQuick, onDatabase, readNumbers } from "./place.ts";
import { startProduct } from "./processes.ts";
import { findProjects, projectCases, seedProjects } from "./projects.ts";
import { countQueries } from "./queries.ts";
import { seedRequests } from "./requests.ts";
import { loadOnce, median, medianOf } from "./rounds.ts";
import type { Figures } from "./rounds.ts";

/** At most: how much longer an answer takes in the large company, by its median and its p99. */
const MOST = 1.5;
const SMALL = isQuick ? 20 : 60;
const plan = { connections: 4, warmUp: 4 };
const usual = isQuick
  ? { workers: 40, years: 0.1, rounds: 1, seconds: 0.1 }
  : { workers: 5000, years: 2, rounds: 9, seconds: 2 };

/** A call of people in a company of any size. */
type ScaleCase = {
  name: string;
  people: (person: SignedIn) => boolean;
  requests: (people: readonly SignedIn[]) => CannonRequest[];
};

/** Teams are as large in both companies, but that of number 1, who supervises the leads. */
const leadsATeam = (person: SignedIn): boolean =>
  person.supervisados > 0 && person.supervisados <= 14;

const ofTeam = (path: string, body: (person: SignedIn) => object) => ({
  people: leadsATeam,
  requests: (people: readonly SignedIn[]) =>
    people.map((person) => askList(person, path, body(person))),
});

/** People who came this month have none yet. */
const hasPayslips = (person: SignedIn): boolean => person.nomina_id !== null;

const askFor = (person: SignedIn, path: string): CannonRequest => ({
  method: "GET",
  path: `/api/v1${path}`,
  headers: { authorization: `Bearer ${person.token}` },
});

const page = (filters: object): { paramsFront: string } => ({
  paramsFront: JSON.stringify({ take: 25, ...filters }),
});

/** A page of the list of all workers, as a colleague reads it. */
function directory(name: string, filters: object): ScaleCase {
  const query = new URLSearchParams(page(filters)).toString();
  return {
    name,
    people: (person) => person.supervisados === 0,
    requests: (people) =>
      people.map((person) =>
        askFor(person, `/trabajador/${person.trabajador_id}/showall-workers?${query}`),
      ),
  };
}

const cases: readonly ScaleCase[] = [
  {
    name: "month sheet",
    people: () => true,
    requests: (people) => monthSheet(people, new Date()),
  },
  {
    name: "team day view",
    people: leadsATeam,
    requests: (people) =>
      people.map((person) =>
        askFor(person, `/supervisor/info-supervisados/${person.trabajador_id}`),
      ),
  },
  { name: "team month", ...ofTeam("/supervisor/get-clockings", () => lastMonth()) },
  {
    name: "team sundays",
    ...ofTeam("/supervisor/get-sunday-clockings", () => ({ year: new Date().getUTCFullYear() })),
  },
  {
    name: "own requests",
    people: () => true,
    requests: (people) =>
      people.map((person) =>
        askList(person, `/trabajador/${person.trabajador_id}/solicitudes`, page({})),
      ),
  },
  {
    name: "own balances",
    people: () => true,
    requests: (people) =>
      people.map((person) => askFor(person, `/saldos-trabajador/${person.trabajador_id}`)),
  },
  {
    name: "own payslips",
    people: hasPayslips,
    requests: (people) =>
      people.map((person) => askFor(person, `/trabajador/${person.trabajador_id}/nominas`)),
  },
  {
    name: "payslip page",
    people: hasPayslips,
    requests: (people) => people.map((person) => askFor(person, `/nomina/${person.nomina_id}`)),
  },
  {
    name: "own documents",
    people: () => true,
    requests: (people) =>
      people.map((person) => askFor(person, `/trabajador/${person.trabajador_id}/documentos`)),
  },
  {
    name: "shared documents",
    people: () => true,
    requests: (people) =>
      people.map((person) =>
        askFor(person, `/documento-personalizado/${person.trabajador_id}/documentos-compartidos`),
      ),
  },
  { name: "team documents", ...ofTeam("/supervisor/documentos", () => page({})) },
  { name: "team calendar", ...ofTeam("/supervisor/calendario-ausencias", () => lastMonth()) },
  { name: "team holidays", ...ofTeam("/supervisor/resumen-vacaciones", () => ({})) },
  {
    name: "team requests",
    ...ofTeam("/supervisor/solicitudes-pendientes", () => page({ pestana: "mi_turno" })),
  },
  {
    name: "team decided",
    ...ofTeam("/supervisor/solicitudes-pendientes", () => page({ pestana: "decididas" })),
  },
  directory("directory page", {}),
  directory("directory search", { busqueda: "r00042" }),
  directory("directory name", { busqueda: "lopez javier" }),
  { name: "team incidences", ...ofTeam("/supervisor/incidencias", () => page({})) },
  ...projectCases,
  ...officeCases,
];

function lastMonth(): { desde: string; hasta: string } {
  const now = new Date();
  const dateOf = (month: number, day: number): string =>
    new Date(Date.UTC(now.getUTCFullYear(), month, day)).toISOString().slice(0, 10);
  return { desde: dateOf(now.getUTCMonth() - 1, 1), hasta: dateOf(now.getUTCMonth(), 0) };
}

type Companies = { small: BenchCompany; large: BenchCompany };
type Scaled = { name: string; small: Figures; large: Figures; p50: number; p99: number };

/**
 * Measures every case on both companies by turns, or the cases whose name contains a given word,
 * and answers the exceeded budgets.
 */
export async function measureScale(args: readonly string[]): Promise<string[]> {
  const isWord = (arg: string, index: number): boolean =>
    !arg.startsWith("--") && !(args[index - 1] ?? "").startsWith("--");
  const words = args.filter(isWord);
  const numbers = args.filter((arg, index) => !isWord(arg, index));
  const size = readNumbers(numbers, usual);
  const wanted = cases.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const config = loadConfig({ DATA_DIR: dataDir });
  return onDatabase(async (url) => {
    await migrate(url);
    const companies = {
      small: await makeFullCompany(url, config, {
        workers: SMALL,
        years: size.years,
        slug: "small",
      }),
      large: await makeFullCompany(url, config, {
        workers: size.workers,
        years: size.years,
        slug: "large",
      }),
    };
    const counted = await countAll(url, companies);
    const server = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: url });
    try {
      const scaled: Scaled[] = [];
      for (const one of wanted) {
        scaled.push(
          await showStep(`Measuring ${one.name}`, () => measure(one, server.url, companies, size)),
        );
      }
      return [...counted, ...print(scaled, size.workers)];
    } finally {
      await server.stop();
    }
  });
}

/** Company with clockings, requests, documents and a project. */
export async function makeFullCompany(
  url: string,
  config: Pick<Config, "secrets">,
  size: { workers: number; years: number; slug: string },
): Promise<BenchCompany> {
  const company = await showStep(`Making ${size.workers} people, ${size.years} years`, () =>
    makeCompany(url, config, size),
  );
  if (!company.isNew) {
    await findProjects(url, company);
    return company;
  }
  const rate = Math.round(company.events / company.seconds);
  console.log(`  ${company.events} events in ${company.seconds.toFixed(0)} s, ${rate} a second`);
  await seedRequests(url, { empresa_id: company.empresa_id, years: size.years });
  await seedDocuments(url, company);
  await seedProjects(url, company);
  return company;
}

/**
 * Counts the queries of the first asker of each company: a server's queries depend on nothing else.
 */
async function countAll(databaseUrl: string, companies: Companies): Promise<string[]> {
  const asked = cases.map(({ name, people, requests }) => ({
    name,
    small: requests(companies.small.workers.filter((one) => people(one)).slice(0, 1)),
    large: requests(companies.large.workers.filter((one) => people(one)).slice(0, 1)),
  }));
  const sent = asked.flatMap(({ small, large }) => [...small, ...large]);
  const counts = await countQueries({ databaseUrl, dataDir }, sent);
  console.log("\nStatements for one answer, small and large company:");
  return asked.flatMap(({ name }, index) => {
    const [small, large] = [counts[index * 2], counts[index * 2 + 1]];
    console.log(`  ${name.padEnd(18)}${small} and ${large}`);
    return small === large ? [] : [`${name} (statements)`];
  });
}

async function measure(
  one: ScaleCase,
  url: string,
  companies: Companies,
  size: { rounds: number; seconds: number },
): Promise<Scaled> {
  const asking = (company: BenchCompany): SignedIn[] => company.workers.filter(one.people);
  // The same load on both, also where the small company has fewer possible callers.
  const connections = Math.min(plan.connections, asking(companies.small).length);
  const load = async (company: BenchCompany, seconds: number): Promise<Figures> => {
    const people = asking(company);
    return loadOnce(one, { url, people, seconds, connections });
  };
  if (!isQuick) {
    await load(companies.small, plan.warmUp);
    await load(companies.large, plan.warmUp);
  }
  const rounds: Array<{ small: Figures; large: Figures }> = [];
  for (let round = 0; round < size.rounds; round += 1) {
    const isTurned = round % 2 === 1;
    const first = await load(isTurned ? companies.large : companies.small, size.seconds);
    const second = await load(isTurned ? companies.small : companies.large, size.seconds);
    rounds.push(isTurned ? { small: second, large: first } : { small: first, large: second });
  }
  const ratio = (key: "p50" | "p99"): number =>
    median(rounds.map(({ small, large }) => large[key] / small[key]));
  return {
    name: one.name,
    small: medianOf(rounds.map(({ small }) => small)),
    large: medianOf(rounds.map(({ large }) => large)),
    p50: ratio("p50"),
    p99: ratio("p99"),
  };
}

function print(scaled: readonly Scaled[], workers: number): string[] {
  console.log(`\nAnswers with ${SMALL} and with ${workers} people, ms; at most ${MOST} times:`);
  const row = (texts: readonly string[]): void => {
    console.log(
      texts.map((text, index) => (index === 0 ? text.padEnd(18) : text.padStart(11))).join(""),
    );
  };
  row(["", "small p50", "large p50", "ratio", "small p99", "large p99", "ratio", ""]);
  // A company without an answer within the round has no ratio above 0.
  const isWithin = (ratio: number): boolean => ratio > 0 && ratio <= MOST;
  const over = isQuick ? [] : scaled.filter(({ p50, p99 }) => !isWithin(p50) || !isWithin(p99));
  for (const one of scaled) {
    const { small, large, p50, p99 } = one;
    const figures = [small.p50, large.p50, p50, small.p99, large.p99, p99];
    const mark = over.includes(one) ? "OVER" : "ok";
    row([one.name, ...figures.map((figure) => figure.toFixed(2)), mark]);
  }
  return over.map(({ name }) => name);
}
