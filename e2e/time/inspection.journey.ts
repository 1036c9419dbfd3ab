import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeAll, describe, expect, test } from "vitest";

import { createInspectionLink, revokeInspectionLink } from "@atrio/contract/time/evidence";

import { ask, openSession } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import { expectShown } from "../support/expect.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage();
let administrator: ApiSession;
let worker: ApiSession;

beforeAll(async () => {
  worker = await openSession(stage.server, accounts.worker);
});

/** Issues a link to Lucía's last sixty days; answers its id and the fragment that holds the token. */
async function issueLink(): Promise<{ id: number; fragment: string }> {
  const dateOf = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const { method, path } = createInspectionLink;
  // The inspection calls need a recently typed password.
  administrator = await openSession(stage.server, accounts.administrator);
  const body = {
    alcance: "trabajador",
    trabajador_id: worker.workerId,
    desde: dateOf(60),
    hasta: dateOf(1),
    motivo: "Expediente 28/0001234/26",
  };
  const answer = await ask(stage.server, administrator, { method, path, body });
  const { id, enlace } = createInspectionLink.response.parse(answer).data;
  return { id, fragment: new URL(enlace).hash };
}

describe("An inspector's link", () => {
  test("an inspector's link shows its person, scope and end", async () => {
    const { fragment } = await issueLink();
    await visit(stage, {}, async (visitor) => {
      const { page, at, t } = visitor;
      await page.goto(at(`/inspection${fragment}`));
      await expectShown(page.getByRole("heading", { name: t.inspection.title }));
      await expectShown(page.getByText("Expediente 28/0001234/26"));
      expect(page.url()).not.toContain("token");
      await lookAround(visitor, "inspection", { whole: true });
    });
  });

  test("an inspector's kit is proved by its own verifier alone", async () => {
    const { fragment } = await issueLink();
    const folder = mkdtempSync(join(tmpdir(), "inspector-"));
    await visit(stage, {}, async ({ page, t }) => {
      await page.goto(`/inspection${fragment}`);
      const [download] = await Promise.all([
        page.waitForEvent("download", { timeout: 120_000 }),
        page.getByRole("button", { name: t.inspection.download }).click(),
      ]);
      await download.saveAs(join(folder, "kit.zip"));
    });
    execFileSync("python3", ["-I", "-m", "zipfile", "-e", "kit.zip", "kit"], { cwd: folder });
    const verify = () =>
      execFileSync("python3", ["-I", "kit/verify_ledger.py"], { cwd: folder, encoding: "utf8" });
    expect(verify()).not.toBe("");
    const chain = join(folder, "kit", "cadena", `${worker.workerId}.jsonl`);
    const lines = readFileSync(chain, "utf8").trimEnd().split("\n");
    writeFileSync(chain, `${lines.slice(0, -1).join("\n")}\n`);
    expect(verify).toThrow(/verify_ledger/);
    rmSync(folder, { recursive: true });
  });

  test("a revoked inspector's link opens nothing", async () => {
    const { id, fragment } = await issueLink();
    const { method, path } = revokeInspectionLink;
    await ask(stage.server, administrator, { method, path: path.replace(":id", String(id)) });
    await visit(stage, {}, async ({ page, t, expectError }) => {
      expectError(/404|410|Failed to load resource/);
      await page.goto(`/inspection${fragment}`);
      await expectShown(page.getByText(t.inspection.deadTitle));
    });
  });
});
