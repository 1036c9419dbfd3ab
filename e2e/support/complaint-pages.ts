import type { Visitor } from "./browser.ts";
import type { Data, LanguagePage } from "./language-pages.ts";
import { unlockMailbox } from "./mailbox.ts";
import type { Texts } from "./texts.ts";

/** Pages of somebody who handles complaints: locked, and each part that an unlocked mailbox shows. */
export function complaintHandlerPages({ complaint }: Data): LanguagePage[] {
  const path = "/complaintCases";
  const open = (visitor: Visitor) => unlockMailbox(visitor);
  const restart = async ({ page, t }: Visitor) => {
    const { lost } = t.complaintCases;
    await page.getByRole("button", { name: lost.restart, exact: true }).click();
  };
  const admit = async (visitor: Visitor) => {
    const { page, t } = visitor;
    await unlockMailbox(visitor);
    const { steps } = t.complaintCases;
    await page.getByRole("button", { name: steps.admitir, exact: true }).click();
  };
  const board = (t: Texts) =>
    t.complaintCases.board.state_count.replace("{{state}}", t.complaintTerms.state.recibida);
  return [
    { path, heading: (t) => t.complaintCases.unlock.title },
    { path, open: restart, dialog: (t) => t.complaintCases.restart.title },
    { path, open, heading: board },
    { path: `${path}?vista=registro`, open, heading: (t) => t.complaintCases.register.figures },
    { path: `${path}?vista=buzon`, open, heading: (t) => t.complaintCases.keys.handlers },
    { path: `${path}?caso=${complaint}`, open, heading: (t) => t.complaintCases.notes.title },
    {
      path: `${path}?caso=${complaint}`,
      open: admit,
      dialog: (t) => t.complaintCases.step.admitir.title,
    },
  ];
}
