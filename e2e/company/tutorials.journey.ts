import { describe, test } from "vitest";

import { expectAccessible } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectPath, expectShown } from "../support/expect.ts";
import { signIn } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { patienceMs } from "../support/patience.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";
import { until } from "../support/until.ts";

const stage = openStage();

describe("Tutorials and privacy", () => {
  test("a visitor reads the policy; a worker plays a tutorial with the keyboard", async () => {
    await visit(stage, { name: "tutorials" }, async (visitor) => {
      await readPolicy(visitor);
      await signIn(visitor, { email: accounts.worker });
      await chooseTutorial(visitor);
      await playTutorial(visitor);
      await expectOwnPolicy(visitor);
    });
  });
});

/** From the login page of a company to its policy, and by the table of contents to a section. */
async function readPolicy(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/login/demo"));
  await page.getByRole("link", { name: t.auth.privacy, exact: true }).click();
  await expectPath(page, "/policyPrivacy");
  const title = fill(t.privacyPolicy.of, { company: "Clínica Castellana" });
  await expectShown(page.getByRole("heading", { level: 1, name: title }));
  await lookAround(visitor, "policy");
  const contents = page.getByRole("navigation", { name: t.privacyPolicy.contents, exact: true });
  await contents.getByRole("link", { name: "Tus derechos", exact: true }).click();
  const part = page.getByRole("heading", { level: 2, name: "Tus derechos", exact: true });
  const isNearTop = async () => {
    const box = await part.boundingBox();
    return box !== null && box.y >= 0 && box.y < 500;
  };
  await until(isNearTop, {
    withinMs: patienceMs,
    what: () => "the part of the policy to be shown",
  });
}

/** Finds one by a word without its accent, and opens it. */
async function chooseTutorial({ page, at, t }: Visitor): Promise<void> {
  const { title, video, search } = t.tutorials;
  await page.goto(at("/videoTutorials"));
  await expectShown(page.getByRole("heading", { level: 1, name: title, exact: true }));
  await page.getByRole("searchbox", { name: search }).fill("nomina");
  await expectGone(page.getByRole("link", { name: video.firma.title }));
  await page.getByRole("link", { name: video.nomina.title }).click();
  await expectShown(page.getByRole("heading", { level: 2, name: video.nomina.title }));
  await page.getByRole("searchbox", { name: search }).fill("");
}

/** Plays with the space bar, goes on with the arrows, and the end is remembered. */
async function playTutorial(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { play, pause, captions, position, seen, speed, video } = t.tutorials;
  const button = page.getByRole("button", { name: `${play}: ${video.nomina.title}` });
  await lookAround(visitor, "tutorials");
  await button.focus();
  await page.keyboard.press("Space");
  await expectShown(page.getByRole("button", { name: `${pause}: ${video.nomina.title}` }));
  await page.keyboard.press("ArrowRight");
  const caption = page.getByLabel(captions, { exact: true });
  await expectShown(caption.filter({ hasText: video.nomina.s2 }));
  await page.keyboard.press("ArrowLeft");
  await expectShown(caption.filter({ hasText: video.nomina.s1 }));
  await page.getByLabel(speed, { exact: true }).selectOption("1.5");
  await page.getByRole("slider", { name: position }).press("End");
  await expectShown(page.getByText(seen, { exact: true }));
  await expectAccessible(page, "tutorial watched");
  await page.reload();
  await expectShown(page.getByText(seen, { exact: true }));
}

/** A signed-in person reads their company's policy, with its contact. */
async function expectOwnPolicy({ page, at, t }: Visitor): Promise<void> {
  await page.goto(at("/"));
  await page.getByRole("link", { name: t.shell.brand.privacy, exact: true }).click();
  await expectPath(page, "/policyPrivacy");
  await expectShown(page.getByRole("article").locator('a[href^="mailto:"]'));
}
