import { describe, expect, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { signIn } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { mailsTo } from "../support/mail.ts";
import { fileReport, makeHandlers, readReport, unlockMailbox } from "../support/mailbox.ts";
import { accounts } from "../support/people.ts";
import { spanishFinder } from "../support/spanish.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";
import { until } from "../support/until.ts";

const stage = openStage();
const first = { email: accounts.otherCompany, name: "Olga Tarrés Vila" };
const second = { email: "quim.bonet@otra.test", name: "Quim Bonet Roca" };
const phrases = {
  first: "cuatro nubes sobre un tejado",
  second: "la barca lenta del molino",
  replaced: "otra barca y otro molino",
  anew: "un tejado sin nubes encima",
};
const title = "Facturas que nadie ha pedido";

describe("Keys of a complaints mailbox (COMPLAINTS-20, COMPLAINTS-24)", () => {
  test("a mailbox is opened, a second handler joins, a lost key is replaced, and all of it begins anew", async () => {
    const { server } = stage;
    await makeHandlers(server, [first.email, second.email]);
    await visit(stage, { language: "en", name: "keys-open" }, async (visitor) => {
      await signIn(visitor, first);
      await openForTheFirstTime(visitor);
    });
    const report = await fileReport(server, title, "otra");
    await visit(stage, { language: "fr", width: "phone", name: "keys-join" }, async (visitor) => {
      await signIn(visitor, second);
      await join(visitor);
      await admitSecond();
      await unlockWith(visitor, phrases.second);
      await replaceOwnKey(visitor);
      await admitSecond();
      await unlockWith(visitor, phrases.replaced);
    });
    // The remaining handler has lost the passphrase, and nobody has the recovery key.
    await makeHandlers(server, [second.email], false);
    const mails = mailsTo(server, second.email).length;
    await visit(stage, { language: "pt", name: "keys-restart" }, async (visitor) => {
      await signIn(visitor, first);
      await beginAnew(visitor);
    });
    const seen = await readReport(server, report);
    expect(seen).toMatchObject({ titulo: title, can: { escribir: false } });
    expect(seen.sellada).not.toBeNull();
    // Nobody begins anew unnoticed: the handler of before hears of it too.
    await until(async () => mailsTo(server, second.email).length > mails, {
      withinMs: 30_000,
      what: () => "a mail about the new beginning",
    });
  });
});

/** Types a new passphrase twice in the form or dialog that is on the screen. */
async function typePhrase({ page, t }: Visitor, phrase: string): Promise<void> {
  const words = t.complaintCases.phrase;
  await page.getByLabel(words.new, { exact: true }).fill(phrase);
  await page.getByLabel(words.repeat, { exact: true }).fill(phrase);
}

/** Looks at the screen, and for Spanish words on it. */
async function look(visitor: Visitor, name: string): Promise<void> {
  const { language, page } = visitor;
  await lookAround(visitor, name, { whole: true });
  if (language === "es") return;
  expect(await spanishFinder(language)(page), name).toEqual([]);
}

const button = ({ page }: Visitor, name: string) => page.getByRole("button", { name, exact: true });

/** Keeps the recovery key that is on the screen: typed wrongly, then from the copy. */
async function keepRecoveryKey(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { recovery } = t.complaintCases;
  await expectShown(page.getByRole("heading", { name: recovery.title }));
  const groups = await page
    .getByRole("list", { name: recovery.key })
    .getByRole("listitem")
    .allTextContents();
  expect(groups).toHaveLength(8);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    button(visitor, recovery.save).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`${recovery.file}.txt`);
  await button(visitor, recovery.have).click();
  const form = page.locator("form").filter({ has: button(visitor, recovery.done) });
  const label = (await form.locator("label").textContent()) ?? "";
  const asked = Number(/[1-8]/.exec(label)?.[0]);
  const field = form.getByRole("textbox");
  await field.fill("00000000");
  await button(visitor, recovery.done).click();
  await expectShown(page.getByText(fill(recovery.wrong, { number: String(asked) })));
  await field.fill(groups[asked - 1] ?? "");
  await button(visitor, recovery.done).click();
  await expectGone(page.getByRole("heading", { name: recovery.title }));
}

async function openForTheFirstTime(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { open, phrase, unlock } = t.complaintCases;
  await page.goto(at("/complaintCases"));
  await expectShown(page.getByRole("heading", { name: open.title }));
  await typePhrase(visitor, "aaaaaaaaaaaaaaaa");
  await button(visitor, open.action).click();
  await expectShown(page.getByText(phrase.weak));
  await look(visitor, "complaints-open");
  await typePhrase(visitor, phrases.first);
  await button(visitor, open.action).click();
  await expectShown(page.getByRole("heading", { name: t.complaintCases.recovery.title }));
  await look(visitor, "complaints-recovery");
  await keepRecoveryKey(visitor);
  await expectShown(page.getByRole("heading", { name: unlock.title }));
}

async function join(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { join: words, wait } = t.complaintCases;
  await page.goto(at("/complaintCases"));
  await expectShown(page.getByRole("heading", { name: words.title }));
  await look(visitor, "complaints-join");
  await typePhrase(visitor, phrases.second);
  await button(visitor, words.action).click();
  await expectShown(page.getByRole("heading", { name: wait.title }));
  await expectShown(page.getByText(first.name, { exact: true }));
  await look(visitor, "complaints-wait");
}

/** The first handler admits the key of the second. */
async function admitSecond(): Promise<void> {
  await visit(stage, { name: "keys-admit" }, async (visitor) => {
    const { page, at, t } = visitor;
    const { keys, admit } = t.complaintCases;
    await signIn(visitor, first);
    await page.goto(at("/complaintCases?vista=buzon"));
    await unlockMailbox(visitor, phrases.first);
    await button(visitor, fill(keys.admit_of, { name: second.name })).click();
    await button(visitor, admit.action).click();
    await expectGone(page.getByText(keys.state.pendiente, { exact: true }));
  });
}

/** Unlocks the mailbox with the key that has waited until now, and reads the report. */
async function unlockWith(visitor: Visitor, phrase: string): Promise<void> {
  const { page, t } = visitor;
  await button(visitor, t.complaintCases.wait.check).click();
  await unlockMailbox(visitor, phrase);
  await expectShown(page.getByRole("link", { name: title, exact: true }));
}

/** A lost passphrase: another key, which waits like the first one. */
async function replaceOwnKey(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { lost, replace, wait, unlock } = t.complaintCases;
  await page.reload();
  await expectShown(page.getByRole("heading", { name: unlock.title }));
  await button(visitor, lost.replace).click();
  await expectShown(page.getByRole("dialog", { name: replace.title, exact: true }));
  await look(visitor, "complaints-replace");
  await typePhrase(visitor, phrases.replaced);
  await button(visitor, replace.action).click();
  await expectShown(page.getByRole("heading", { name: wait.title }));
}

async function beginAnew(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { lost, restart, recovery, keys } = t.complaintCases;
  await page.goto(at("/complaintCases"));
  await button(visitor, lost.restart).click();
  const dialog = page.getByRole("dialog", { name: restart.title, exact: true });
  await typePhrase(visitor, phrases.anew);
  await dialog.getByRole("button", { name: restart.action, exact: true }).click();
  const { word } = restart;
  await expectShown(page.getByText(fill(restart.confirm_wrong, { word })));
  await dialog.getByLabel(fill(restart.confirm, { word })).fill(word);
  await dialog.getByRole("button", { name: restart.action, exact: true }).click();
  await expectShown(page.getByText(fill(recovery.unreadable_one, { count: "1" })));
  await look(visitor, "complaints-restarted");
  await keepRecoveryKey(visitor);
  await unlockMailbox(visitor, phrases.anew);
  expect(await page.getByText(title).count()).toBe(0);
  await page.getByRole("tab", { name: t.complaintCases.view.buzon }).click();
  await expectShown(page.getByText(new RegExp(keys.restarted.split("{{")[0] ?? "")));
}
