import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { listWorkers } from "@atrio/contract/people/directory";

import type { SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { overhear, statementsOf } from "../../../../test/statements.ts";

const people = 5000;
let t: TestApp;
let few: SignedIn;
let many: SignedIn;

/** A company of so many people under one head, the caller among them. */
async function companyOf(slug: string, count: number): Promise<SignedIn> {
  const company = await t.factory.company({ slug });
  const head = await t.factory.worker({ company, trabajador: { permiso_supervisor: true } });
  const asker = await t.factory.signedIn({ company, nombre: "Olga" });
  await t.factory.supervise(head, asker);
  await t.sql(
    `with cuentas as (
      insert into account (email) select $2 || n || '@' || $2 || '.test'
      from generate_series(1, $3::integer) n returning account_user_id, email),
    gente as (
      insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta, puesto,
        email_trabajo)
      select $1, account_user_id, 'L' || account_user_id, 'Nº ' || split_part(email, '@', 1), 'Núñez',
        '2024-01-08', 'Camarera', email
      from cuentas returning empresa_id, id)
    insert into supervision (empresa_id, supervisado_id, supervisor_id, vigencia)
    select empresa_id, id, $4, '[2024-01-08,)' from gente`,
    [company.empresa_id, slug, count, head.trabajador_id],
  );
  return asker;
}

beforeAll(async () => {
  t = await startTestApp();
  few = await companyOf("poca", 60);
  many = await companyOf("mucha", people);
  await t.sql("vacuum analyze account, trabajador, supervision");
});

afterAll(async () => t.stop());

const list = async ({ token, trabajador_id }: SignedIn, filters: object = {}) =>
  t.call(listWorkers, {
    token,
    params: { id: trabajador_id },
    query: { paramsFront: JSON.stringify({ take: 25, ...filters }) },
  });

type Asked = { text: string; values: readonly unknown[] };

/** The statement of an answer that reads the list, as it was sent. */
async function statementFor(filters: Record<string, unknown>): Promise<Asked> {
  const sent: Asked[] = [];
  const stop = overhear(({ text, values = [] }) => sent.push({ text, values }));
  try {
    expect((await list(few, filters)).status).toBe(200);
  } finally {
    stop();
  }
  const found = sent.find(({ text }) => text.includes("encontradas"));
  return found ?? expect.fail("The list was not read");
}

const literal = (value: unknown): string =>
  value === null || value === undefined
    ? "null"
    : pg.escapeLiteral(typeof value === "string" ? value : JSON.stringify(value));

/** Reads of the large company: indexes or tables, and the number of blocks. */
type Plan = { nodes: string[]; blocks: number };

/** Plan of a statement for the large company after its use for the small one. */
async function planOf(
  { text, values }: Asked,
  role: string,
  mode: string,
  sort: "on" | "off" = "on",
): Promise<Plan> {
  const client = new pg.Client({ connectionString: t.databaseUrl });
  await client.connect();
  try {
    await client.query(`begin; set local role ${role}; set local plan_cache_mode = ${mode}`);
    await client.query(`set local enable_sort = ${sort}`);
    const be = (who: SignedIn) =>
      client.query("select set_config('app.empresa_id', $1, true)", [String(who.empresa_id)]);
    await be(few);
    await client.query(`prepare asked as ${text}`);
    const run = `execute asked(${values.map(literal).join(", ")})`;
    await client.query(run);
    await be(many);
    await client.query(run);
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `explain (analyze, buffers) ${run}`,
    );
    const lines = rows.map((row) => row["QUERY PLAN"]);
    const [, blocks] =
      /shared hit=(\d+)/.exec(lines.find((line) => line.includes("Buffers")) ?? "") ?? [];
    return {
      nodes: lines.flatMap(
        (line) => /(?:Scan using|Index Scan on|Seq Scan on) (\w+)/.exec(line)?.[1] ?? [],
      ),
      blocks: Number(blocks),
    };
  } finally {
    await client.end();
  }
}

describe(`the list of ${people} people`, () => {
  test.each([
    ["a page", {}],
    ["a name", { busqueda: "mucha4321" }],
    ["an e-mail", { busqueda: "a4321@mucha" }],
    ["another order", { orden: "puesto", sentido: "desc" }],
  ] as const)(
    "the large directory needs as many statements as one of 60 people: %s",
    async (_what, filters) => {
      const { body } = await list(many, filters);
      expect(body.total).toBe("busqueda" in filters ? 1 : people + 2);
      expect(await statementsOf(() => list(many, filters))).toBe(
        await statementsOf(() => list(few, filters)),
      );
    },
  );

  // A connection keeps the plan of a statement, and the small company may have been first.
  test("the large directory is paged and counted by indexes, whatever company the plan was made for", async () => {
    const asked = await statementFor({});
    const plan = await planOf(asked, "atrio_app", "force_generic_plan");
    const ordered = await planOf(asked, "atrio_app", "force_generic_plan", "off");
    const [server] = await t.sql<{ version: number }>(
      "select current_setting('server_version_num')::integer as version",
    );
    // Before 18 a plan for any company guesses so few people that it sorts them.
    const names = (server?.version ?? 0) < 180_000 ? ordered : plan;
    expect(names.nodes).toContain("trabajador_por_nombre");
    for (const { nodes, blocks } of [plan, ordered]) {
      expect(nodes).toContain("trabajador_de_alta");
      expect(nodes).not.toContain("trabajador");
      expect(blocks).toBeLessThan(1000);
    }
  });

  test.each(["a4321@mucha", "mucha4321"])(
    "the large directory is searched by indexes: %s",
    async (busqueda) => {
      const plan = await planOf(
        await statementFor({ busqueda }),
        "atrio_app",
        "force_generic_plan",
      );
      expect(plan.blocks).toBeLessThan(700);
      const [source] = await t.sql<{ prosrc: string; proconfig: string[] }>(
        "select prosrc, proconfig from pg_proc where proname = 'buscar_en_directorio'",
      );
      expect(source?.proconfig).toContain("plan_cache_mode=force_custom_plan");
      const text = source?.prosrc.replaceAll("trozo", "$1::text") ?? "";
      const inside = await planOf({ text, values: [busqueda] }, "atrio_gate", "force_custom_plan");
      expect(inside.nodes).toContain("account_email_trigramas");
      expect(inside.nodes).toContain("trabajador_email_trabajo_trigramas");
      expect(inside.nodes).toContain("trabajador_texto_busqueda");
      expect(inside.nodes).not.toContain("account");
    },
  );
});
