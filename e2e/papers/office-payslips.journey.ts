import type { Locator } from "playwright-core";
import { describe, test } from "vitest";

import { payslipPaper } from "../../apps/server/test/payslip-paper.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectCount, expectGone, expectShown } from "../support/expect.ts";
import {
  figuresOf,
  mistyped,
  monthName,
  monthNow,
  officialPage,
  strangePage,
} from "../support/foreign-payslips.ts";
import type { Paid } from "../support/foreign-payslips.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { chooseThisMonth, uploadPayslips } from "../support/payslip-batches.ts";
import { accounts, paidPeople } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();
const [sure, low, wrong] = paidPeople();
if (sure === undefined || low === undefined || wrong === undefined) {
  throw new Error("The demo has too few plain workers");
}
const people = { sure, low, wrong };

/** A month's payslips: one in order, one with little pay, one with a mistyped NIF. */
async function monthOfPayslips(): Promise<Buffer> {
  const month = monthNow();
  const pages = async (person: Paid, share = 1) => {
    const figures = await figuresOf(stage.server, person);
    const cut = (euros: number) => Math.round(euros * share * 100) / 100;
    const { accrued, contributions, withheld, others, rate } = figures;
    return officialPage(person, month, {
      rate,
      accrued: cut(accrued),
      contributions: cut(contributions),
      withheld: cut(withheld),
      others: cut(others),
    });
  };
  return payslipPaper([
    ...(await pages(people.sure)),
    ...(await pages(people.low, 0.3)),
    ...(await pages({ ...people.wrong, nif: mistyped(people.wrong.nif) })),
  ]);
}

describe("Payslips in the office", () => {
  test("a PDF of a payroll office is read, reviewed with the keyboard, published and one payslip withdrawn", async () => {
    const bytes = await monthOfPayslips();
    await visit(stage, { name: "office-payslips" }, async (visitor) => {
      const { page, at, t } = visitor;
      const { payslipBatches: b } = t;
      const { review } = b;
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(at("/admin/payslips"));
      await expectShown(page.getByRole("table", { name: b.caption }));
      await lookAround(visitor, "office-payslips");
      await page.getByRole("button", { name: b.upload, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: b.uploading.title });
      await dialog.getByRole("button", { name: b.uploading.send, exact: true }).click();
      await expectShown(dialog.getByText(b.uploading.choose));
      await uploadPayslips(visitor, bytes);
      await lookAround(visitor, "office-payslips-upload");
      await chooseThisMonth(visitor);
      await dialog.getByRole("button", { name: b.uploading.send, exact: true }).click();

      // The first doubtful sheet is open: its net has fallen.
      const list = page.getByRole("navigation", { name: review.list });
      await expectShown(list.getByRole("button", { name: new RegExp(people.low.name, "u") }));
      const check = page.getByRole("complementary", { name: review.pane.check });
      await expectShown(check.getByText(review.balanced));
      await expectCount(page.locator("[data-field][data-kind=unsure]"), 1);
      await expectShown(page.locator("[data-field=nif][data-kind=read]"));
      await page.locator('[data-state="drawn"]').first().waitFor();
      await lookAround(visitor, "office-payslips-review");
      await page.keyboard.press("a");

      // The next one has a NIF of nobody: nobody can get it.
      await expectShown(check.getByText(review.noPerson));
      const accept = check.getByRole("button", { name: review.accept });
      await expectShown(accept.and(page.locator("[disabled]")));
      await page.keyboard.press("r");
      const reassign = page.getByRole("dialog");
      await expectShown(reassign.getByText(people.wrong.name));
      await lookAround(visitor, "office-payslips-reassign");
      await expectGone(reassign.getByRole("button", { name: b.reassigning.send, exact: true }));
      await page.keyboard.press("Escape");
      await expectGone(reassign);
      await page.keyboard.press("x");
      await expectShown(page.getByText(fill(review.progress, { done: "2", total: "2" })));

      await page.getByRole("button", { name: fill(review.publish_other, { count: "2" }) }).click();
      const publishing = page.getByRole("dialog", { name: b.publishing.title });
      await expectShown(publishing.getByText(fill(b.publishing.summary_other, { count: "2" })));
      await expectShown(publishing.getByText(fill(b.publishing.out_one, { count: "1" })));
      await lookAround(visitor, "office-payslips-publish");
      await publishing
        .getByRole("button", { name: fill(b.publishing.send_other, { count: "2" }) })
        .click();
      await expectShown(snackbar(visitor, fill(b.publishing.done_other, { count: "2" })));
      const address = await findPayslip(people.low);

      await list.getByRole("button", { name: new RegExp(`^${review.published}`, "u") }).click();
      await list.getByRole("button", { name: new RegExp(people.low.name, "u") }).click();
      await expectShown(page.getByText(review.closedTitle));
      await check
        .getByRole("button", { name: fill(b.withdrawing.actionOf, { name: people.low.name }) })
        .click();
      const withdrawing = page.getByRole("dialog");
      const send = withdrawing.getByRole("button", { name: b.withdrawing.send, exact: true });
      await send.click();
      await expectShown(withdrawing.getByText(b.withdrawing.reasonNeeded));
      await withdrawing.getByLabel(b.withdrawing.reason).fill("Faltan los pluses");
      await lookAround(visitor, "office-payslips-withdraw");
      await send.click();
      await expectShown(check.getByText(review.withdrawnText));
      await page.getByRole("link", { name: review.back, exact: true }).click();
      await expectShown(page.getByText(fill(b.withdrawn_one, { count: "1" })));
      await missPayslip(people.low, address);
    });
  });

  test("a layout that Atrio does not know is taught with mouse and keyboard, tried, and reads the next batch", async () => {
    const month = monthNow();
    await visit(stage, { name: "office-layouts" }, async (visitor) => {
      const { page, at, t } = visitor;
      const { payslipBatches: b, payslipLayouts: l } = t;
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(at("/admin/payslips"));
      await sendStrange(visitor, payslipPaper([strangePage(people.sure, month)]));
      await page.getByRole("link", { name: b.review.teach, exact: true }).click();
      await expectShown(page.getByRole("heading", { name: l.teach.title }));
      await page.locator('[data-state="drawn"]').first().waitFor();
      await page.getByRole("button", { name: l.teach.save, exact: true }).click();
      await expectShown(page.getByText(l.teach.problems.values));

      const field = (name: string) =>
        page.getByRole("region", { name: l.teach.step1 }).getByRole("button", { name }).first();
      const cell = (text: string) => page.locator(`[data-text="${text}"]`);
      await field(l.fields.nombre).click();
      await cell(people.sure.name).click();
      // The NIF by keyboard.
      await field(l.fields.nif).press("Enter");
      await page.getByRole("combobox", { name: l.teach.cells }).fill(people.sure.nif);
      await expectCount(page.getByRole("option"), 1);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expectShown(field(l.fields.nif).getByText(people.sure.nif));
      for (const [key, text] of [
        ["total_aportaciones", "156,33"],
        ["porcentaje_irpf", "14,20"],
        ["descuento_irpf", "342,58"],
        ["total_deducciones", "518,91"],
        ["total_percibir", "1.893,59"],
      ] as const) {
        await field(l.fields[key]).click();
        await cell(text).click();
      }
      // The gross and the period with rectangles.
      await field(l.fields.total_devengado).click();
      await drawAround(visitor, "2.412,50");
      await field(l.fields.periodo).click();
      await drawAround(visitor, `${monthName(month.month)} ${month.year}`);
      await page.getByLabel(l.teach.name).fill("Haberes del Norte");
      await lookAround(visitor, "office-layouts-teach", { whole: true });
      await page.getByRole("button", { name: l.teach.save, exact: true }).click();
      await expectShown(snackbar(visitor, l.teach.saved));
      await page.getByRole("button", { name: l.trial.run, exact: true }).click();
      const trial = page.getByRole("table", { name: new RegExp(l.trial.caption, "u") });
      await expectShown(trial.getByText(people.sure.nif));
      await expectShown(trial.getByText(/1\.893,59/u));
      await lookAround(visitor, "office-layouts-trial", { at: trial });

      await page.goto(at("/admin/payslip-layouts"));
      await expectShown(page.getByRole("rowheader", { name: "Haberes del Norte" }));
      await lookAround(visitor, "office-layouts");
      await page.getByRole("link", { name: l.back, exact: true }).click();
      await sendStrange(
        visitor,
        payslipPaper([strangePage(people.low, month), strangePage(people.wrong, month)]),
      );
      await expectShown(page.getByText(b.review.allSure));
      await page
        .getByRole("button", { name: fill(b.review.publish_other, { count: "2" }) })
        .click();
      await page
        .getByRole("dialog", { name: b.publishing.title })
        .getByRole("button", { name: fill(b.publishing.send_other, { count: "2" }) })
        .click();
      await expectShown(snackbar(visitor, fill(b.publishing.done_other, { count: "2" })));
      await readNet(people.wrong, "1.893,59 €");
    });
  });
});

/** A worker's payslip of the month as their list names it. */
function payslipLink({ page, t }: Visitor, kind: "NM" | "PE"): Locator {
  const { year, month } = monthNow();
  const name = fill(t.payslips.name[kind], { month: `${monthName(month)} de ${year}` });
  return page.getByRole("link", { name: fill(t.payslips.list.open, { name }), exact: true });
}

/** A worker opens this month's payslip; answers its address. */
async function findPayslip({ email }: Paid): Promise<string> {
  let address = "";
  await visit(stage, { name: "office-payslips-worker" }, async (worker) => {
    const { page, at, t } = worker;
    await signIn(worker, { email });
    await page.goto(at("/paysheets"));
    await payslipLink(worker, "NM").click();
    await expectShown(page.getByRole("heading", { name: t.payslips.change.title }));
    address = page.url();
  });
  return address;
}

/** A worker is told of the withdrawal, and finds the payslip neither in the list nor at its address. */
async function missPayslip({ email }: Paid, address: string): Promise<void> {
  await visit(stage, { name: "office-payslips-withdrawn" }, async (worker) => {
    const { page, at, t } = worker;
    worker.expectError(/responded with a status of 404/);
    await signIn(worker, { email });
    await page.goto(at("/internComunication"));
    const notice = page.getByRole("main").getByRole("link");
    await expectShown(notice.filter({ hasText: "Tu empresa ha retirado una nómina" }).first());
    await page.goto(address);
    await expectShown(page.getByText(t.payslips.sheet.absent, { exact: true }));
    await lookAround(worker, "payslips-withdrawn");
    await page.goto(at("/paysheets"));
    await expectShown(page.getByRole("link", { name: patternOf(t.payslips.list.open) }).first());
    await expectGone(payslipLink(worker, "NM"));
  });
}

/** A worker opens this month's extra pay, and sees its net. */
async function readNet({ email }: Paid, net: string): Promise<void> {
  await visit(stage, { name: "office-layouts-worker", width: "phone" }, async (worker) => {
    const { page, at } = worker;
    await signIn(worker, { email });
    await page.goto(at("/paysheets"));
    await payslipLink(worker, "PE").click();
    await expectShown(page.getByText(net, { exact: true }).first());
    await lookAround(worker, "office-layouts-worker");
  });
}

/** Uploads a file of extra pay, which is compared with no other month. */
async function sendStrange(visitor: Visitor, bytes: Buffer): Promise<void> {
  const { page, t } = visitor;
  const { payslipBatches: b } = t;
  await page.getByRole("button", { name: b.upload, exact: true }).click();
  await uploadPayslips(visitor, bytes);
  await chooseThisMonth(visitor);
  const dialog = page.getByRole("dialog", { name: b.uploading.title });
  await dialog.getByRole("combobox", { name: b.uploading.kind }).click();
  await page.getByRole("option", { name: b.uploading.kinds.PE, exact: true }).click();
  await dialog.getByRole("button", { name: b.uploading.send, exact: true }).click();
  await expectShown(page.getByRole("navigation", { name: b.review.list }));
}

/** Draws a rectangle around a text of the page with the mouse. */
async function drawAround({ page }: Visitor, text: string): Promise<void> {
  const cell = page.locator(`[data-text="${text}"]`);
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  if (box === null) throw new Error(`${text} is not on the page`);
  await page.mouse.move(box.x - 4, box.y - 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 30, box.y + box.height + 4, { steps: 4 });
  await page.mouse.up();
}
