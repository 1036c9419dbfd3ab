// `npm run bench -- org-chart`: a chart of 2,000 people in a real browser: time until it can be
// used, frames a second while it is dragged, and the cost of each, light and dark.
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";

import { migrate } from "../apps/server/src/db/migrate.ts";
import { systemClock } from "../apps/server/src/lib/calendar/clock.ts";
import { createFactory } from "../apps/server/test/factory.ts";
import { showStep } from "../scripts/lib/progress.mjs";
import { buildWebIfStale } from "../scripts/lib/web-build.ts";

import { recordFrames } from "./frames.ts";
import type { Frames } from "./frames.ts";
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
const dragMs = isQuick ? 300 : 2000;
/** The pointer is asked to move as often as a screen is drawn, and how far it is on its way by then. */
const movesPerSecond = 60;
/** Time after which animations have ended. */
const restMs = 600;
const schemes = isQuick ? (["light"] as const) : (["light", "dark"] as const);
const screen = { width: 1440, height: 900 };

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

type Scheme = (typeof schemes)[number];

/** A page of the portal other than the chart's, signed in: the way to the chart begins there. */
async function enter(
  browser: Browser,
  { url, token, scheme }: { url: string; token: string; scheme: Scheme },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: screen,
    serviceWorkers: "block",
    colorScheme: scheme,
    locale: "es-ES",
  });
  const session = JSON.stringify({ token, expiresAt: "2199-01-01T00:00:00Z" });
  await context.addInitScript((kept) => localStorage.setItem("atrio.session", kept), session);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('a[href="/orgChart"]').first().waitFor();
  // The home page is loaded by then: its later requests are not the chart's.
  await page.waitForFunction(() => document.querySelector('[class*="mantine-Skeleton"]') === null);
  await page.waitForTimeout(restMs);
  return page;
}

/** From the click on the menu until nodes are on the screen and the browser has time again. */
async function timeToUse(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const began = performance.now();
    document.querySelector<HTMLElement>('a[href="/orgChart"]')?.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelector('[role="application"] button') === null) await frame();
    // The frame in which they are drawn, and the next that is free.
    await frame();
    await frame();
    return performance.now() - began;
  });
}

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
  const middle = { x: screen.width / 2 + 100, y: screen.height / 2 + 60 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 10, middle.y + 10);
  const counting = page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        const count = (): void => {
          frames += 1;
          const passed = performance.now() - began;
          if (passed < ms) requestAnimationFrame(count);
          else resolve((frames * 1000) / passed);
        };
        requestAnimationFrame(count);
      }),
    dragMs,
  );
  await movePointer(page, middle);
  const frames = await counting;
  await page.mouse.up();
  return frames;
}

/** Each move is sent at its time, not after the former answer: a hand does not wait either. */
async function movePointer(page: Page, middle: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sent: Array<Promise<unknown>> = [];
  for (let move = 1; move <= (dragMs / 1000) * movesPerSecond; move += 1) {
    const turn = (move / movesPerSecond) * 2 * Math.PI * 0.4;
    const x = Math.round(middle.x + 10 + Math.sin(turn) * 380);
    const y = Math.round(middle.y + 10 + Math.sin(turn * 2) * 160);
    const moved = { type: "mouseMoved", button: "left", buttons: 1, x, y } as const;
    sent.push(session.send("Input.dispatchMouseEvent", moved));
    await sleep(1000 / movesPerSecond);
  }
  await Promise.all(sent);
  await session.detach();
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
    let page = await enter(browser, { url, token, scheme });
    for (let round = 0; round < opens; round += 1) {
      if (round > 0) {
        await page.context().close();
        page = await enter(browser, { url, token, scheme });
      }
      times.push(await timeToUse(page));
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
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"],
    });
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
