// `npm run bench -- org-chart`: a chart of 2,000 people in a real browser. How long until it can be
// used, and how many frames a second are drawn while it is dragged, as it opens and all unfolded.
import { loadavg } from "node:os";
import { join } from "node:path";

import pg from "pg";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";

import { migrate } from "../apps/server/src/db/migrate.ts";
import { systemClock } from "../apps/server/src/lib/clock.ts";
import { createFactory } from "../apps/server/test/factory.ts";
import { showStep } from "../scripts/lib/progress.mjs";
import { buildWebIfStale } from "../scripts/lib/web-build.ts";

import { dataDir, onDatabase } from "./place.ts";
import { startProduct } from "./processes.ts";
import { median } from "./rounds.ts";

/** Milliseconds until it can be used, at most; frames a second while dragging, at least. */
const budget = { milliseconds: 1000, frames: 50 };
const people = 2000;
/** How many stand under each. */
const below = 7;
const opens = 5;
const dragMs = 3000;
const screen = { width: 1440, height: 900 };

type Made = { token: string; chartId: number };

/** Makes a company, its people in one statement, and a chart in which each has seven below. */
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
    const { empresa_id: companyId, token } = await factory.signedIn({ company });
    await sql(
      `with cuentas as (
        insert into account (email) select 'persona' || n || '@chart.test'
        from generate_series(1, $2::integer) n returning account_user_id)
      insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, apellido2,
        fecha_alta, puesto, nombre_departamento_trabajador)
      select $1, account_user_id, 'O' || account_user_id, 'María Jesús', 'Núñez', account_user_id::text,
        '2024-01-08', 'Responsable de atención al paciente', 'Atención al paciente'
      from cuentas`,
      [companyId, people],
    );
    const [chart] = await sql<{ id: number }>(
      `insert into organigrama (empresa_id, nombre, creado_en) values ($1, 'Todo', now()) returning id`,
      [companyId],
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
      [companyId, chartId, below],
    );
    await sql("analyze");
    return { token, chartId };
  } finally {
    await client.end();
  }
}

/** A page of the portal other than the chart's, signed in: the way to the chart begins there. */
async function enter(browser: Browser, url: string, { token }: Made): Promise<Page> {
  const context = await browser.newContext({ viewport: screen, serviceWorkers: "block" });
  const session = JSON.stringify({ token, expiresAt: "2199-01-01T00:00:00Z" });
  await context.addInitScript((kept) => localStorage.setItem("atrio.session", kept), session);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('a[href="/orgChart"]').first().waitFor();
  return page;
}

/** From the click on the menu until nodes are on the screen and the browser has time again. */
async function timeToUse(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const began = performance.now();
    document.querySelector<HTMLElement>('a[href="/orgChart"]')?.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelector(".react-flow__node") === null) await frame();
    // The frame in which they are drawn, and the next that is free.
    await frame();
    await frame();
    return performance.now() - began;
  });
}

/** Frames a second while the pointer drags the chart around for some seconds. */
async function framesWhileDragging(page: Page): Promise<number> {
  const middle = { x: screen.width / 2, y: screen.height / 2 + 60 };
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
  const began = performance.now();
  for (let passed = 0; passed < dragMs; passed = performance.now() - began) {
    const turn = (passed / 1000) * 2 * Math.PI * 0.4;
    await page.mouse.move(middle.x + Math.cos(turn) * 380, middle.y + Math.sin(turn) * 220);
  }
  const frames = await counting;
  await page.mouse.up();
  return frames;
}

type Measured = { milliseconds: number; frames: number; unfolded: number; whole: number };

async function measureIn(browser: Browser, url: string, made: Made): Promise<Measured> {
  const times: number[] = [];
  let page = await enter(browser, url, made);
  for (let round = 0; round < opens; round += 1) {
    if (round > 0) {
      await page.context().close();
      page = await enter(browser, url, made);
    }
    times.push(await timeToUse(page));
  }
  const frames = await framesWhileDragging(page);
  await page.getByRole("button", { name: "Desplegar todo" }).click();
  await page.getByRole("button", { name: "Plegar todo" }).waitFor();
  const unfolded = await framesWhileDragging(page);
  await page.getByRole("button", { name: "Ver todo" }).click();
  await page.waitForTimeout(500);
  const whole = await framesWhileDragging(page);
  return { milliseconds: median(times), frames, unfolded, whole };
}

/** Prints what a chart of 2,000 people takes in the browser; answers what is over its budget. */
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

function report({ milliseconds, frames, unfolded, whole }: Measured): string[] {
  const rounded = (value: number): string => value.toFixed(0);
  console.log(`Load average: ${loadavg()[0]?.toFixed(1)}`);
  console.log(`Until it can be used: ${rounded(milliseconds)} ms (median of ${opens})`);
  console.log(`Dragging as it opens: ${rounded(frames)} frames a second`);
  console.log(`Dragging with everything unfolded: ${rounded(unfolded)}`);
  console.log(`Dragging with everything on the screen: ${rounded(whole)}`);
  return [
    ...(milliseconds > budget.milliseconds
      ? [`${rounded(milliseconds)} ms until the chart can be used`]
      : []),
    ...[frames, unfolded, whole]
      .filter((one) => one < budget.frames)
      .map((one) => `${rounded(one)} frames a second`),
  ];
}
