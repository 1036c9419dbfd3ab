import type { Visitor } from "./browser.ts";
import type { Data, LanguagePage } from "./language-pages.ts";
import { patternOf } from "./texts.ts";

/** Pages and dialogs of the office. */
export function officePages({ worker }: Pick<Data, "worker">): LanguagePage[] {
  return [
    { path: "/admin", heading: (t) => t.office.home.people },
    { path: "/admin/inbox", heading: (t) => t.officeInbox.title },
    { path: "/admin/inbox?vista=incidencias", heading: (t) => t.officeInbox.title },
    { path: "/admin/inbox?vista=cierres", text: (t) => t.officeInbox.months.text.abierto },
    { path: "/admin/inbox?vista=gastos", heading: (t) => t.officeInbox.title },
    { path: "/admin/people", heading: (t) => t.staff.title },
    {
      path: "/admin/people",
      open: async ({ page, t }) => {
        await page.getByRole("button", { name: t.staffForms.open.hire, exact: true }).click();
      },
      dialog: (t) => t.staffForms.hire.title,
    },
    {
      path: `/admin/people?persona=${worker}`,
      open: async ({ page, t }) => {
        await press(page, t.staffForms.open.more);
        const { permissions } = t.staffForms.open;
        await page.getByRole("menuitem", { name: permissions, exact: true }).click();
      },
      dialog: (t) => t.staffForms.permissions.title,
    },
    { path: "/admin/invitations", heading: (t) => t.invitations.title },
    { path: "/admin/import", heading: (t) => t.importPage.title },
    ...chartPages(),
    { path: "/admin/directory", heading: (t) => t.directoryRules.title },
    ...timeAndCompanyPages(),
  ];
}

/** Organisation charts: the list, the editor, and their dialogs. */
function chartPages(): LanguagePage[] {
  const path = "/admin/org-charts";
  const enter = async ({ page }: Visitor) => {
    await page.getByRole("table").getByRole("link").first().click();
    await page.getByRole("tree").waitFor();
  };
  return [
    { path, heading: (t) => t.orgChartOffice.title },
    {
      path,
      open: ({ page, t }) => press(page, t.orgChartOffice.add),
      dialog: (t) => t.orgChartOffice.new,
    },
    { path, open: enter, text: (t) => t.orgChartOffice.editorText },
  ];
}

/** Pages of time and leave, then those of the company. */
function timeAndCompanyPages(): LanguagePage[] {
  return [
    { path: "/admin/absences", heading: (t) => t.officeAbsences.title },
    {
      path: "/admin/absences",
      open: ({ page, t }) => press(page, t.officeAbsences.enter.button),
      dialog: (t) => t.officeAbsences.enter.button,
    },
    { path: "/admin/leave", heading: (t) => t.leaveRules.title },
    {
      path: "/admin/leave",
      open: changeBalance,
      dialog: (t) => t.leaveRules.balance.title,
    },
    {
      path: "/admin/leave",
      open: ({ page, t }) => press(page, t.leaveRules.add),
      dialog: (t) => t.leaveRules.rule.new,
    },
    { path: "/admin/leave-dates", heading: (t) => t.leaveDates.title },
    {
      path: "/admin/leave-dates",
      open: ({ page, t }) => press(page, t.leaveDates.shutdowns.add),
      dialog: (t) => t.leaveDates.shutdowns.add,
    },
    {
      path: "/admin/leave-dates",
      open: ({ page, t }) => press(page, t.leaveDates.blocks.add),
      dialog: (t) => t.leaveDates.blocks.add,
    },
    {
      path: "/admin/leave-dates",
      open: ({ page, t }) => press(page, t.leaveDates.covers.add),
      dialog: (t) => t.leaveDates.covers.add,
    },
    { path: "/admin/balances", heading: (t) => t.leaveBalances.title },
    {
      path: "/admin/balances",
      open: ({ page, t }) => pressLike(page, t.leaveBalances.adjustOf),
      dialog: (t) => t.leaveBalances.dialog.title,
    },
    { path: "/admin/payroll", heading: (t) => t.payroll.title },
    {
      path: "/admin/payroll",
      open: ({ page, t }) => press(page, t.payroll.handOver.button),
      dialog: (t) => t.payroll.handOver.title,
    },
    {
      path: "/admin/payroll",
      open: ({ page, t }) => press(page, t.payroll.layout.add),
      dialog: (t) => t.payroll.layout.add,
    },
    { path: "/admin/model145?ver=todas", heading: (t) => t.model145Office.title },
    { path: "/admin/year-end", heading: (t) => t.leaveYearEnd.title },
    {
      path: "/admin/year-end",
      open: ({ page, t }) => press(page, t.leaveYearEnd.remind.button),
      dialog: (t) => t.leaveYearEnd.remind.title,
    },
    { path: "/admin/inspection", heading: (t) => t.evidenceOffice.title },
    {
      path: "/admin/inspection",
      open: async ({ page, t }) => {
        await page.getByRole("button", { name: t.evidenceOffice.links.add, exact: true }).click();
      },
      dialog: (t) => t.evidenceOffice.links.add,
    },
    { path: "/admin/time-rules", heading: (t) => t.timeRules.title },
    {
      path: "/admin/time-rules",
      open: async ({ page, t }) => {
        await page.getByRole("button", { name: t.timeRules.adjust.title, exact: true }).click();
      },
      dialog: (t) => t.timeRules.adjust.title,
    },
    { path: "/admin/schedules", heading: (t) => t.schedules.title },
    { path: "/admin/schedules?vista=nuevo", heading: (t) => t.schedules.editor.new },
    {
      path: "/admin/schedules",
      open: async ({ page, t }) => {
        await page.getByRole("table").getByRole("link").first().click();
        await press(page, t.schedules.assign.button);
      },
      dialog: (t) => t.schedules.assign.title,
    },
    ...officeOfCompanyPages(),
  ];
}

/** Pages of communication, pay, projects, the company and access. */
function officeOfCompanyPages(): LanguagePage[] {
  const give = async ({ page, t }: Visitor) => {
    await page.getByRole("button", { name: t.office.access.add, exact: true }).click();
  };
  return [
    { path: "/admin/messages", heading: (t) => t.messagesOffice.title },
    { path: "/admin/messages?vista=nuevo", heading: (t) => t.messagesOffice.compose.new },
    {
      path: "/admin/messages",
      open: ({ page, t }) => pressLike(page, t.messagesOffice.withdrawOf),
      dialog: (t) => t.messagesOffice.withdraw.title,
    },
    { path: "/admin/events", heading: (t) => t.companyEvents.title },
    {
      path: "/admin/events",
      open: ({ page, t }) => press(page, t.companyEvents.add),
      dialog: (t) => t.companyEvents.new,
    },
    { path: "/admin/privacy", heading: (t) => t.policyOffice.title },
    ...payslipPages(),
    { path: "/admin/clock-kinds", heading: (t) => t.clockKinds.title },
    {
      path: "/admin/clock-kinds",
      open: ({ page, t }) => press(page, t.clockKinds.types.add),
      dialog: (t) => t.clockKinds.types.new,
    },
    {
      path: "/admin/clock-kinds",
      open: ({ page, t }) => press(page, t.clockKinds.pauses.add),
      dialog: (t) => t.clockKinds.pauses.new,
    },
    ...projectPages(),
    { path: "/admin/areas", heading: (t) => t.areasOffice.title },
    { path: "/admin/areas?vista=nueva", heading: (t) => t.areasOffice.new },
    { path: "/admin/complaint-handlers", heading: (t) => t.handlersOffice.title },
    {
      path: "/admin/complaint-handlers",
      open: ({ page, t }) => press(page, t.handlersOffice.add),
      dialog: (t) => t.handlersOffice.add,
    },
    ...companyPages(),
    { path: "/admin/access", heading: (t) => t.office.access.title },
    { path: "/admin/access", open: give, dialog: (t) => t.office.dialog.give },
    { path: "/admin/activity", heading: (t) => t.office.activity.title },
    { path: "/admin/notice-texts", heading: (t) => t.noticeTexts.title },
    {
      path: "/admin/notice-texts",
      open: ({ page }) =>
        page.getByRole("main").getByRole("listitem").first().getByRole("button").click(),
      dialog: (t) => t.noticeTexts.dialog.title,
    },
    { path: "/admin/installation", heading: (t) => t.installation.title },
    {
      path: "/admin/installation",
      open: ({ page, t }) => press(page, t.installation.companies.add),
      dialog: (t) => t.installation.form.title,
    },
  ];
}

/** Projects of the company: the list, a project, its fields, and their dialogs. */
function projectPages(): LanguagePage[] {
  const path = "/admin/projects";
  const enter = async ({ page, t }: Visitor) => {
    await page.getByRole("table").getByRole("link").first().click();
    await page.getByRole("heading", { name: t.projectsOffice.facts.title, exact: true }).waitFor();
  };
  const withinProject = (name: (t: Visitor["t"]) => string) => async (visitor: Visitor) => {
    await enter(visitor);
    await press(visitor.page, name(visitor.t));
  };
  return [
    { path, heading: (t) => t.projectsOffice.title },
    { path: `${path}?vista=nuevo`, heading: (t) => t.projectsOffice.new },
    { path: `${path}?vista=campos`, heading: (t) => t.projectsOffice.parts.title },
    { path, open: enter, heading: (t) => t.projectsOffice.facts.title },
    {
      path: `${path}?vista=campos`,
      open: ({ page, t }) => press(page, t.projectsOffice.parts.add),
      dialog: (t) => t.projectsOffice.parts.new,
    },
    {
      path,
      open: withinProject((t) => t.projectsOffice.activities.add),
      dialog: (t) => t.projectsOffice.activities.new,
    },
    {
      path,
      open: withinProject((t) => t.projectsOffice.documents.add),
      dialog: (t) => t.projectsOffice.documents.new,
    },
  ];
}

/** Pages of the company itself: settings, centres and holidays. */
function companyPages(): LanguagePage[] {
  return [
    { path: "/admin/settings", heading: (t) => t.companySettings.title },
    { path: "/admin/centres", heading: (t) => t.centres.title },
    {
      path: "/admin/centres",
      open: ({ page, t }) => press(page, t.centres.add),
      dialog: (t) => t.centres.dialog.new,
    },
    { path: "/admin/calendars", heading: (t) => t.holidays.title },
    {
      path: "/admin/calendars?vista=nuevo",
      open: ({ page, t }) => press(page, t.holidays.propose.button),
      dialog: (t) => t.holidays.propose.title,
    },
    {
      path: "/admin/calendars",
      open: ({ page, t }) => press(page, t.holidays.remove.button),
      dialog: (t) => t.holidays.remove.title,
    },
  ];
}

/** Opens the form of a balance's rule; a phone shows the list of kinds first. */
async function changeBalance({ page, t }: Visitor): Promise<void> {
  const change = page.getByRole("button", { name: t.leaveRules.balance.change, exact: true });
  const kinds = page.getByRole("main").getByRole("listitem").getByRole("button");
  await change.or(kinds.first()).first().waitFor();
  if (!(await change.isVisible())) await kinds.first().click();
  await change.click();
}

async function press(page: Visitor["page"], name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
}

/** Presses the first button whose name has any values in it. */
async function pressLike(page: Visitor["page"], name: string): Promise<void> {
  await page
    .getByRole("button", { name: patternOf(name) })
    .first()
    .click();
}

/** Pages about pay: batches, the review of one with its sheets, and their dialogs. */
function payslipPages(): LanguagePage[] {
  const path = "/admin/payslips";
  const upload = async ({ page, t }: Visitor) => {
    await page.getByRole("button", { name: t.payslipBatches.upload, exact: true }).click();
  };
  const review = async ({ page, t }: Visitor) => {
    const row = page.getByRole("row").filter({ hasText: t.payslipBatches.states.revision });
    await row.getByRole("link").first().click();
    await page.getByRole("link", { name: t.payslipBatches.review.back, exact: true }).waitFor();
  };
  const replace = async ({ page, t }: Visitor) => {
    await page.getByRole("button", { name: t.seal.use, exact: true }).click();
  };
  const plan = async (visitor: Visitor) => {
    await review(visitor);
    const { page, t } = visitor;
    await page.getByRole("button", { name: t.payslipBatches.review.plan, exact: true }).click();
  };
  return [
    { path, heading: (t) => t.payslipBatches.title },
    { path, open: upload, dialog: (t) => t.payslipBatches.uploading.title },
    { path, open: review, text: (t) => t.payslipBatches.review.back },
    { path: "/admin/payslip-layouts", heading: (t) => t.payslipLayouts.title },
    ...documentPages(),
    ...signingPages(),
    { path: "/admin/seal", heading: (t) => t.seal.title },
    { path: "/admin/seal", open: replace, dialog: (t) => t.seal.dialog.title },
    { path, open: plan, dialog: (t) => t.payslipBatches.publishing.title },
  ];
}

/** Documents of the company: the list, publishing, kinds, and the dialogs of a document. */
function documentPages(): LanguagePage[] {
  const path = "/admin/documents";
  const replace = async ({ page, t }: Visitor) => pressLike(page, t.officeDocuments.replace.of);
  const withdraw = async ({ page, t }: Visitor) => pressLike(page, t.officeDocuments.withdraw.of);
  const add = async ({ page, t }: Visitor) => press(page, t.officeDocuments.kinds.add);
  const openings = async ({ page, t }: Visitor) => {
    const name = patternOf(t.officeDocuments.openings.of);
    await page.getByRole("table").getByRole("link", { name }).first().click();
    await page.getByRole("heading", { name: t.officeDocuments.openings.title }).waitFor();
  };
  return [
    { path, heading: (t) => t.officeDocuments.title },
    { path, open: openings, text: (t) => t.officeDocuments.openings.first },
    { path: `${path}?vista=nuevo`, heading: (t) => t.officeDocuments.publish.title },
    { path: `${path}?vista=tipos`, heading: (t) => t.officeDocuments.kinds.title },
    { path: `${path}?vista=tipos`, open: add, dialog: (t) => t.officeDocuments.kinds.add },
    { path, open: replace, text: (t) => t.officeDocuments.replace.send },
    { path, open: withdraw, text: (t) => t.officeDocuments.withdraw.kept },
  ];
}

/** Documents sent for signature: the sendings, one of them, asking, people and texts with fields. */
function signingPages(): LanguagePage[] {
  const path = "/admin/signatures";
  const round = async ({ page, t }: Visitor) => {
    await page.getByRole("row").getByRole("link").first().click();
    await page.getByRole("link", { name: t.signingOffice.back, exact: true }).waitFor();
  };
  const add = async ({ page, t }: Visitor) => press(page, t.signingOffice.texts.add);
  const cancel = async (visitor: Visitor) => {
    await round(visitor);
    await pressLike(visitor.page, visitor.t.signingOffice.cancel.all);
  };
  return [
    { path, heading: (t) => t.signingOffice.title },
    { path, open: round, text: (t) => t.signingOffice.by },
    { path, open: cancel, dialog: (t) => t.signingOffice.cancel.all },
    { path: `${path}?vista=nuevo`, heading: (t) => t.signingOffice.ask.title },
    { path: `${path}?vista=personas`, heading: (t) => t.signingOffice.byPerson },
    { path: `${path}?vista=textos`, heading: (t) => t.signingOffice.texts.title },
    {
      path: `${path}?vista=textos`,
      open: add,
      dialog: (t) => t.signingOffice.texts.add,
    },
  ];
}
