import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { tamperings, toolbox } from "../../../../../test/evidence/tamperings.ts";
import {
  beginDay,
  emptyFolder,
  type EvidenceWorld,
  filesOf,
  python,
  unpack,
  workedWorld,
} from "../../../../../test/evidence/world.ts";
import { parseCheckpoint } from "../checkpoints/checkpoints.rules.ts";
import { openKit } from "../kit/kit.service.ts";

import type { Received } from "./signatures.service.ts";
import { ledgerChecks } from "./verification.rules.ts";
import { verifyLedger } from "./verification.service.ts";
import type { LedgerReport } from "./verification.service.ts";

const document = join(import.meta.dirname, "../../../../../../../docs/ledger-checks.md");
const driver = join(import.meta.dirname, "../../../../../test/evidence/compare.py");
const tables = ["fichaje_evento", "fichaje", "jornada", "cadena", "punto_control", "parada"];

/** Output of each verifier on a tampering, alone and with received checkpoints. */
type Row = {
  id: string;
  command: string;
  commandReceived: string;
  kit: string;
  kitReceived: string;
};

type Told = { checks: string[]; warnings: string[] };
type Compared = { kits: Record<string, { alone: Told; received: Told }>; checks: string[] };

let world: EvidenceWorld;
let folder: Awaited<ReturnType<typeof emptyFolder>>;
let received: Received[];
let rows: Row[];
let compared: Compared;
let warned: Map<string, string[]>;

beforeAll(async () => {
  world = await workedWorld({ people: 2, days: 6, mails: ["rrhh@example.test"] });
  await beginDay(world);
  folder = await emptyFolder();
  received = await mailedCheckpoints();
  await world.t.sql(
    toolbox + tables.map((name) => `create table was.${name} as table ${name};`).join(""),
  );
  await judgeAll();
}, 180_000);

afterAll(async () => {
  await folder.remove();
  await world.t.stop();
});

/** The checkpoints as they arrived in a mailbox. */
async function mailedCheckpoints(): Promise<Received[]> {
  const { t, company } = world;
  const kept = await t.sql<{ clave: string }>(
    "select clave from punto_control where enviado_en is not null order by numero",
  );
  const files = kept.map(async ({ clave }) => {
    const bytes = await t.ctx.storage.get({ empresa_id: company.empresa_id, clave });
    const point = parseCheckpoint(bytes?.toString() ?? "");
    if (bytes === undefined || point === undefined) throw new Error("A checkpoint is missing");
    return { bytes, point };
  });
  return Promise.all(files);
}

/** Past the application and its triggers, as the owner of the database can. */
async function asOwner(statements: string): Promise<void> {
  await world.t.sql(`begin; set local session_replication_role = replica; ${statements}; commit`);
}

const restored = tables
  .toReversed()
  .map((name) => `delete from ${name}; insert into ${name} select * from was.${name};`)
  .join("");

async function judgeAll(): Promise<void> {
  const stranger = await world.t.factory.worker();
  const cast = {
    other: world.people[0]?.trabajador_id ?? 0,
    victim: world.people[1]?.trabajador_id ?? 0,
    nobody: world.admin.trabajador_id,
    stranger: stranger.trabajador_id,
  };
  const zips = join(folder.path, "zips");
  const mails = join(folder.path, "mails");
  await Promise.all([mkdir(zips), mkdir(mails)]);
  const judged = new Map<string, { alone: string; received: string }>();
  warned = new Map();
  for (const { id, sql } of tamperings) {
    await asOwner(sql(cast));
    const [alone, checked] = [
      await verifyLedger(world.t.ctx),
      await verifyLedger(world.t.ctx, { received }),
    ];
    judged.set(id, { alone: foundBy(alone), received: foundBy(checked) });
    warned.set(
      id,
      alone.flatMap((one) => (one.apuntes > 0 ? one.weaknesses : [])),
    );
    const kit = await exportedKit();
    await writeFile(join(zips, `${id}.zip`), kit);
    if (id === "0") await unpack(filesOf(kit), join(folder.path, "kit"));
    await asOwner(restored);
  }
  for (const { bytes, point } of received) {
    await writeFile(join(mails, `${String(point.numero).padStart(6, "0")}.json`), bytes);
  }
  const said = await python(folder.path, driver, join(folder.path, "kit"), zips, mails);
  if (said.status !== 0) throw new Error(said.err);
  compared = JSON.parse(said.out) as Compared;
  rows = tamperings.map(({ id }) => rowOf(id, judged.get(id)));
}

function rowOf(id: string, own: { alone: string; received: string } | undefined): Row {
  const kit = compared.kits[id];
  return {
    id,
    command: own?.alone ?? "",
    commandReceived: own?.received ?? "",
    kit: listed(kit?.alone.checks ?? []),
    kitReceived: listed(kit?.received.checks ?? []),
  };
}

function listed(checks: readonly string[]): string {
  return checks.length === 0 ? "–" : [...new Set(checks)].toSorted().join(", ");
}

function foundBy(reports: readonly LedgerReport[]): string {
  return listed(reports.flatMap(({ findings }) => findings.map((one) => one.check)));
}

async function exportedKit(): Promise<Uint8Array> {
  const { t, company, admin } = world;
  const scope = {
    alcance: "empresa",
    trabajador_id: null,
    centro_trabajo_id: null,
    desde: "2026-11-02",
    hasta: "2026-11-30",
  } as const;
  const kit = await openKit(t.ctx, {
    empresa_id: company.empresa_id,
    scope,
    emisor_id: admin.trabajador_id,
  });
  return new Uint8Array(await new Response(kit.stream).arrayBuffer());
}

/** The rows of a table of the document, by the heading above it. */
function tableBelow(text: string, heading: string): string[][] {
  const section = text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

describe("the table of tamperings in docs/ledger-checks.md", () => {
  it("the table has the findings of both verifiers, alone and with received checkpoints", async () => {
    const columns = ["id", "command", "commandReceived", "kit", "kitReceived"] as const;
    const widths = columns.map((name) => Math.max(...rows.map((row) => row[name].length)));
    const printed = rows.map((row) =>
      columns.map((name, place) => row[name].padEnd(widths[place] ?? 0)).join(" | "),
    );
    process.stdout.write(`\n${columns.join(" | ")}\n${printed.join("\n")}\n\n`);
    const told = tableBelow(await readFile(document, "utf8"), "Tamperings").map(
      ([id = "", , command = "", commandReceived = "", kit = "", kitReceived = ""]) => ({
        id,
        command,
        commandReceived,
        kit,
        kitReceived,
      }),
    );
    expect(rows).toEqual(told);
  });

  it("the table of tamperings gives a reason and a remedy for each undetected one", async () => {
    const text = await readFile(document, "utf8");
    const missed = rows.filter((row) => row.id !== "0" && Object.values(row).includes("–"));
    const explained = tableBelow(text, "What cannot be detected").map(([id = ""]) => id);
    expect(explained).toEqual(missed.map((row) => row.id));
  });
});

describe("the list of checks in docs/ledger-checks.md", () => {
  it("both verifiers have the list's checks", async () => {
    const told = tableBelow(await readFile(document, "utf8"), "Checks");
    const of = (place: number) =>
      new Set(told.filter((cells) => cells[place] === "yes").map(([name]) => name));
    expect(of(2)).toEqual(new Set(ledgerChecks));
    expect(of(3)).toEqual(new Set(compared.checks));
  });

  it("the list of checks in docs/ledger-checks.md has a tampering for every check", () => {
    const found = rows.map((row) => Object.values(row).slice(1).join(", ")).join(", ");
    const never = new Set([...ledgerChecks, ...compared.checks]);
    for (const check of found.split(", ")) never.delete(check);
    expect([...never]).toEqual(["checkpoint-key", "index", "tables"]);
  });
});

describe("weaknesses of the proof", () => {
  it("both verifiers report missing checkpoints, recipients, mails and received copies", () => {
    expect(warned.get("0")).toEqual(["none-received"]);
    expect(warned.get("10")).toEqual(["no-checkpoints", "none-mailed", "none-received"]);
    const kits = compared.kits;
    expect(kits["0"]).toMatchObject({
      alone: { warnings: ["none-received"] },
      received: { warnings: [] },
    });
    expect(kits["10"]?.alone.warnings).toEqual(["no-checkpoints", "none-mailed", "none-received"]);
  });
});
