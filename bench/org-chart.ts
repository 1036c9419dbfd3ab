// `npm run bench -- org-chart`: a chart of 2,000 people in a real browser: time until it can be
// used, frames a second while it is dragged, and the cost of each, light and dark.
import { loadavg } from "node:os";
import { join } from "node:path";

import pg from "pg";
import type { Browser, Page } from "playwright-core";

import { migrate } from "../apps/server/src/db/migrate.ts";
import { systemClock } from "../apps/server/src/lib/calendar/clock.ts";
import { createFactory } from "../apps/server/test/factory.ts";
import { showStep } from "../scripts/lib/progress.mjs";
import { buildWebIfStale } from "../scripts/lib/web-build.ts";

import { recordFrames } from "./frames.ts";
import type { Frames } from "./frames.ts";
import { dragAround, enter, launchBrowser, restMs, screen, timeToUse } from "./pages.ts";
import type { Scheme } from "./pages.ts";
import { dataDir, isQuick, onDatabase } from "./place.ts";
import { startProduct } from "./processes.ts";
import { median } from "./rounds.ts";

/**
 * Milliseconds until it can be used, at most; frames a second while dragging, at least; milliseconds of
 * the page's thread a frame, at most.
 */
const budget = { milliseconds: 1000, frames: 50, work: 8 };
const people = isQuick ? 60 : 2000;
/** Number of people under each. */
const below = 7;
const opens = isQuick ? 1 : 5;
const schemes = isQuick ? (["light"] as const) : (["light", "dark"] as const);

type Made = { token: string; chartId: number };

/** Company with its people in one statement, and a chart in which each has seven below. */
async function makeChart(databaseUrl: string): Promise<Made> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sql = async <T extends Record<string, unknown>>(
      text: string,
      values: unknown[] = [],
    ): Promise<T[]> => (await client.query<T>(text, values)).rows;
    const factory = createFactory(sql, systemClock);
    const company = await factory.company({ slug: "chart" });
    const { empresa_id, token } = await factory.signedIn({ company });
    await sql(
      `with cuentas as (
        insert into account (email) select 'persona' || n || '@chart.test'
        from generate_series(1, $2::integer) n returning account_user_id)
      insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, apellido2,
        fecha_alta, puesto, nombre_departamento_trabajador)
      select $1, account_user_id, 'O' || account_user_id, 'María Jesús', 'Núñez', account_user_id::text,
        '2024-01-08', 'Responsable de atención al paciente', 'Atención al paciente'
      from cuentas`,
      [empresa_id, people],
    );
    const [chart] = await sql<{ id: number }>(
      `insert into organigrama (empresa_id, nombre, creado_en) values ($1, 'Todo', now()) returning id`,
      [empresa_id],
    );
    const chartId = chart?.id ?? 0;
    await sql(
      `with recursive gente as (
        select id, row_number() over (order by id) - 1 as puesto
        from trabajador where empresa_id = $1 and codigo like 'O%'),
      arbol as (
        select id, puesto, 1 as nivel from gente where puesto = 0
        union all
        select g.id, g.puesto, a.nivel + 1 from arbol a
        join gente g on g.puesto > 0 and (g.puesto - 1) / $3 = a.puesto),
      base as (
        select nextval(pg_get_serial_sequence('nodo_organigrama', 'id')) as primero)
      insert into nodo_organigrama (empresa_id, id, pe_organigrama_id, padre_id, nivel, orden, tipo,
        trabajador_id)
      select $1, base.primero + a.puesto, $2,
        case when a.puesto > 0 then base.primero + (a.puesto - 1) / $3 end,
        a.nivel, case when a.puesto > 0 then (a.puesto - 1) % $3 else 0 end, 'persona', a.id
      from arbol a, base`,
      [empresa_id, chartId, below],
    );
    await sql("analyze");
    return { token, chartId };
  } finally {
    await client.end();
  }
}

/** Element that is there once the chart can be used. */
const firstNode = '[role="application"] button';
const path = "/orgChart";

/** Number of visible nodes. */
async function visibleNodes(page: Page): Promise<number> {
  return page.getByRole("application").evaluate((surface) => {
    const room = surface.getBoundingClientRect();
    return [...surface.querySelectorAll("[data-kind][data-current]")].filter((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return right > room.left && left < room.right && bottom > room.top && top < room.bottom;
    }).length;
  });
}

/** Drags the chart around with the pointer for some seconds; animation frames a second. */
async function drag(page: Page): Promise<number> {
  const from = { x: screen.width / 2 + 100, y: screen.height / 2 + 60 };
  const frames = await dragAround(page, { from, reach: { x: 380, y: 160 } });
  await page.mouse.up();
  return frames;
}

/** Views of the chart during a drag, each from the former one. */
const looks: ReadonlyArray<{ name: string; go?: (page: Page) => Promise<void> }> = [
  { name: "as it opens" },
  {
    name: "everything unfolded",
    go: async (page) => {
      await page.getByRole("button", { name: "Desplegar todo" }).click();
      await page.getByRole("button", { name: "Plegar todo" }).waitFor();
    },
  },
  {
    name: "from farther",
    go: async (page) => {
      for (let press = 0; press < 3; press += 1) {
        await page.getByRole("button", { name: "Alejar" }).click();
        await page.waitForTimeout(restMs);
      }
    },
  },
  {
    name: "all on the screen",
    go: async (page) => page.getByRole("button", { name: "Ver todo" }).click(),
  },
];

type Drag = { look: string; scheme: Scheme; nodes: number; frames: Frames };
type Measured = { milliseconds: number; drags: Drag[] };

async function measureIn(browser: Browser, url: string, { token }: Made): Promise<Measured> {
  const times: number[] = [];
  const drags: Drag[] = [];
  for (const scheme of schemes) {
    let page = await enter(browser, { url, token, scheme, link: path });
    for (let round = 0; round < opens; round += 1) {
      if (round > 0) {
        await page.context().close();
        page = await enter(browser, { url, token, scheme, link: path });
      }
      times.push(await timeToUse(page, path, firstNode));
    }
    for (const { name: look, go } of looks) {
      await go?.(page);
      await page.waitForTimeout(restMs);
      const nodes = await visibleNodes(page);
      drags.push({ look, scheme, nodes, frames: await recordFrames(browser, () => drag(page)) });
    }
    await page.context().close();
  }
  return { milliseconds: median(times), drags };
}

/** Prints the figures of a chart of 2,000 people in the browser; answers the exceeded budgets. */
export async function measureOrgChart(): Promise<string[]> {
  await buildWebIfStale(join(import.meta.dirname, ".."));
  return onDatabase(async (databaseUrl) => {
    await migrate(databaseUrl);
    const made = await showStep(`Making a chart of ${people} people`, () => makeChart(databaseUrl));
    const server = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    const browser = await launchBrowser();
    try {
      return report(await measureIn(browser, server.url, made));
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

function report({ milliseconds, drags }: Measured): string[] {
  console.log(`Load average: ${loadavg()[0]?.toFixed(1)}`);
  console.log(`Until it can be used: ${milliseconds.toFixed(0)} ms (median)\n`);
  const row = (texts: readonly string[]): void => {
    console.log(
      texts.map((text, index) => (index === 0 ? text.padEnd(28) : text.padStart(10))).join(""),
    );
  };
  row(["dragging", "", "nodes", "frames/s", "drawn/s", "ms/frame"]);
  for (const { look, scheme, nodes, frames } of drags) {
    const { perSecond, drawn, work } = frames;
    row([look, scheme, String(nodes), perSecond.toFixed(0), drawn.toFixed(0), work.toFixed(1)]);
  }
  if (isQuick) return [];
  return [
    ...(milliseconds > budget.milliseconds
      ? [`${milliseconds.toFixed(0)} ms until the chart can be used`]
      : []),
    ...drags.flatMap(({ look, scheme, frames: { perSecond, work } }) => [
      ...(perSecond < budget.frames
        ? [`${perSecond.toFixed(0)} frames a second, ${look}, ${scheme}`]
        : []),
      ...(work > budget.work ? [`${work.toFixed(1)} ms a frame, ${look}, ${scheme}`] : []),
    ]),
  ];
}
