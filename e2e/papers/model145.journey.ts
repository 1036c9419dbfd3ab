import { describe, expect, test } from "vitest";

import { currentUser } from "@atrio/contract/access/auth";
import { currentModel145 } from "@atrio/contract/papers/model145";

import { ask, openSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { mailsTo } from "../support/mail.ts";
import { accounts, plainWorkers } from "../support/people.ts";
import { codeMailedTo } from "../support/signing.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
const [writer] = plainWorkers()
  .slice(5)
  .map(({ email }) => email);
const page = "/documents?vista=modelo145";

describe("Model 145", () => {
  test("Model 145 is changed in plain words and signed with a code, on a phone", async () => {
    const email = writer ?? "";
    await visit(stage, { width: "phone", name: "model145" }, async (visitor) => {
      await signIn(visitor, { email });
      await visitor.page.goto(visitor.at(page));
      await expectShown(visitor.page.getByText(visitor.t.model145.current.title));
      await lookAround(visitor, "model145-current", { whole: true });
      await change(visitor);
      await sign(visitor, email);
    });
    const session = await openSession(stage.server, email);
    const { method } = currentModel145;
    const path = `/trabajador/${session.workerId}/modelo145-vigente`;
    const answer = await ask(stage.server, session, { method, path });
    const { data } = currentModel145.response.parse(answer);
    expect(data).toMatchObject({
      version: 2,
      estado: "firmado",
      datos: { pension_compensatoria: 1200.5 },
    });
  });

  test("pay hands the new form over, and the worker reads who took it", async () => {
    const email = writer ?? "";
    const session = await openSession(stage.server, email);
    const { user } = currentUser.response.parse(await ask(stage.server, session, currentUser));
    const { nombre_completo } = user;
    await visit(stage, { name: "model145-office" }, async (visitor) => {
      const { page: tab, t } = visitor;
      const texts = t.model145Office;
      await signIn(visitor, { email: accounts.administrator });
      await tab.goto(visitor.at("/admin/model145"));
      const row = tab.getByRole("row").filter({ hasText: nombre_completo });
      await expectShown(row.getByText(texts.new));
      await lookAround(visitor, "model145-office");
      await press(visitor, fill(texts.takeOf, { name: nombre_completo }));
      const dialog = tab.getByRole("dialog", { name: texts.handOver.title });
      await expectShown(dialog.getByText(fill(texts.handOver.one, { name: nombre_completo })));
      await lookAround(visitor, "model145-office-dialog");
      const saved = tab.waitForEvent("download");
      await dialog.getByRole("button", { name: texts.handOver.submit }).click();
      expect((await saved).suggestedFilename()).toMatch(/modelo-145-v2\.pdf$/u);
      await expectShown(snackbar(visitor, texts.handOver.done));
      await expectGone(row);
      await tab.getByText(texts.view.todas, { exact: true }).click();
      await tab.getByLabel(texts.search).fill(nombre_completo);
      await expectShown(
        row.getByRole("button", { name: fill(texts.takeOf, { name: nombre_completo }) }),
      );
      await expectGone(row.getByText(texts.new));
    });
  });
});

function press({ page: tab }: Visitor, name: string): Promise<void> {
  return tab.getByRole("button", { name, exact: true }).first().click();
}

/** Radio button of a yes/no question. */
function answerTo({ page: tab, t }: Visitor, question: string, isYes: boolean) {
  const group = tab.getByRole("radiogroup", { name: question });
  return group.getByLabel(isYes ? t.model145.yes : t.model145.no, { exact: true });
}

/** Walks through the steps: missing answers are reported at their fields, and nothing is lost. */
async function change(visitor: Visitor): Promise<void> {
  const { page: tab, t } = visitor;
  const { steps, payments, missing, summary } = t.model145;
  await press(visitor, t.model145.current.changed);
  await expectShown(tab.getByRole("heading", { name: steps.self }));
  const name = tab.getByLabel(t.model145.self.name);
  const known = await name.inputValue();
  await name.fill("");
  await press(visitor, steps.next);
  await expectShown(tab.getByText(missing.required));
  await name.fill(known);
  for (const heading of [steps.family, steps.children, steps.ascendants, steps.payments]) {
    await press(visitor, steps.next);
    await expectShown(tab.getByRole("heading", { name: heading }));
  }
  await answerTo(visitor, payments.spouse, true).check();
  await press(visitor, steps.next);
  await expectShown(tab.getByText(missing.amount));
  await tab.getByLabel(payments.spouse_amount).fill("1.200,50");
  await lookAround(visitor, "model145-payments", { whole: true });
  await press(visitor, steps.next);
  await expectShown(tab.getByRole("heading", { name: summary.title }));
  await lookAround(visitor, "model145-review", { whole: true });
  await press(visitor, steps.save);
}

async function sign(visitor: Visitor, email: string): Promise<void> {
  const { page: tab, t } = visitor;
  const before = mailsTo(stage.server, email).length;
  await expectShown(tab.getByText(t.model145.pending.title));
  await press(visitor, t.signingCode.send);
  const field = tab.getByLabel(t.signingCode.code);
  await expectShown(field);
  await field.fill(await codeMailedTo(stage.server, email, before));
  await lookAround(visitor, "model145-sign", { whole: true });
  await press(visitor, t.model145.sign.action);
  await expectShown(snackbar(visitor, t.model145.sign.done));
  await expectShown(tab.getByText(fill(t.model145.history.version, { version: "2" })));
}
