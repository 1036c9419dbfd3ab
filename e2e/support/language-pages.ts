import { listOwnRequests } from "@atrio/contract/leave/requests";
import { listNotifications } from "@atrio/contract/messages/company-messages";
import { requestCertificate } from "@atrio/contract/papers/certificates";
import { workerDocuments } from "@atrio/contract/papers/documents";
import { payslips } from "@atrio/contract/papers/payslips";
import { createInspectionLink } from "@atrio/contract/time/evidence";

import { ask, openSession } from "./api.ts";
import type { ApiSession } from "./api.ts";
import type { Visitor } from "./browser.ts";
import { fileReport } from "./mailbox.ts";
import { accounts } from "./people.ts";
import type { TestServer } from "./server.ts";
import { askToSign } from "./signing.ts";
import { askCorrection, correctableDays, superviseFromNow } from "./team.ts";
import { patternOf } from "./texts.ts";
import type { Texts } from "./texts.ts";

/** Ids and codes of the demo's data that addresses carry. */
export type Data = {
  worker: number;
  day: string;
  request: number;
  payslip: number;
  document: number;
  signature: number;
  notice: number;
  correction: { worker: number; day: string };
  code: string;
  inspection: string;
  complaint: string;
};

/** An address with its main element, by role: a heading, a dialog over the page, a grid, a text. */
export type LanguagePage = {
  path: string;
  heading?: (t: Texts) => string;
  dialog?: (t: Texts) => string;
  grid?: (t: Texts) => string;
  text?: (t: Texts) => string;
  /** Opens a part that has no address. */
  open?: (visitor: Visitor) => Promise<void>;
};

const dayMs = 86_400_000;
const dateOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

/** Inserts data that the demo lacks and finds the ids of the rest. */
export async function findData(server: TestServer): Promise<Data> {
  const worker = await openSession(server, accounts.worker);
  const supervisor = await openSession(server, accounts.supervisor);
  await superviseFromNow(server, supervisor);
  const [day] = await correctableDays(server, worker, 1);
  if (day === undefined) throw new Error("No day to correct");
  await askCorrection(server, worker, day);
  const own = `/trabajador/${worker.workerId}`;
  const get = (path: string, query = {}) => ask(server, worker, { method: "GET", path, query });
  const asked = listOwnRequests.response.parse(
    await ask(server, worker, { method: "POST", path: `${own}/solicitudes`, body: {} }),
  ).data;
  const files = workerDocuments.response.parse(await get(`${own}/documentos`)).data;
  const notices = listNotifications.response.parse(await get(`${own}/notificaciones`)).data;
  const paid = payslips.response.parse(await get(`${own}/nominas`)).data;
  const titulo = "Acuerdo de teletrabajo";
  return {
    worker: worker.workerId,
    day: day.day.dia,
    request: first(asked.filter((one) => one.pe_solicitud_tipo_id <= 9)).id,
    payslip: first(paid).id,
    document: first(files.filter((one) => one.categoria === "trabajador")).id,
    signature: await askToSign(server, worker, { titulo, pages: ["Primera", "Segunda"] }),
    notice: first(notices).id,
    correction: { worker: worker.workerId, day: day.day.dia },
    code: await certificateCode(server, worker),
    inspection: await inspectionFragment(server, worker),
    complaint: (await fileReport(server, "Material que falta")).id,
  };
}

function first<T>(found: readonly T[]): T {
  const [one] = found;
  if (one === undefined) throw new Error("The demo has nothing of the kind");
  return one;
}

async function certificateCode(server: TestServer, worker: ApiSession): Promise<string> {
  const answer = await ask(server, worker, {
    method: requestCertificate.method,
    path: `/trabajador/${worker.workerId}/certificados`,
    body: { tipo_certificado: "antiguedad" },
  });
  return requestCertificate.response.parse(answer).data.codigo_verificacion;
}

async function inspectionFragment(server: TestServer, worker: ApiSession): Promise<string> {
  const { method, path } = createInspectionLink;
  const body = {
    alcance: "trabajador",
    trabajador_id: worker.workerId,
    desde: dateOf(60),
    hasta: dateOf(1),
    motivo: "28/0001234/26",
  };
  const office = await openSession(server, accounts.administrator);
  const answer = await ask(server, office, { method, path, body });
  return new URL(createInspectionLink.response.parse(answer).data.enlace).hash;
}

/** Pages that open without a session. */
export function publicPages({ code, inspection }: Data): LanguagePage[] {
  return [
    { path: "/login", heading: (t) => t.auth.login.title },
    { path: "/login/demo", heading: (t) => t.auth.login.title },
    { path: "/demo", heading: (t) => t.auth.login.title },
    { path: "/resetPassword", heading: (t) => t.auth.reset.expiredTitle },
    { path: "/changeEmail", heading: (t) => t.auth.email_link.dead_title },
    { path: `/inspection${inspection}`, heading: (t) => t.inspection.title },
    { path: "/verify", heading: (t) => t.verify.title },
    { path: `/verify?c=${code}`, heading: (t) => t.verify.title_of.valido_code },
    { path: "/policyPrivacy?empresa=demo", heading: (t) => t.privacyPolicy.of },
    { path: "/complaint/_", heading: (t) => t.complaintReport.public_page.which },
    { path: "/complaint/demo", heading: (t) => t.complaintReport.policy.protection },
    {
      path: "/complaint/demo",
      open: ({ page, t }) => press(page, t.complaintReport.start.anonymous_action),
      heading: (t) => t.complaintReport.form.title_anonymous,
    },
  ];
}

/** Pages of a worker, each part and dialog that has an address. */
export function workerPages(data: Data): LanguagePage[] {
  const absences = (t: Texts) => t.absences.title;
  const documents = (t: Texts) => t.documents.title;
  const area = (t: Texts) => t.profile.title;
  const form = (t: Texts) => t.ask.title.new;
  const clock = (t: Texts) => t.time.title;
  return [
    { path: "/", heading: (t) => t.cards.requests.title },
    { path: "/inbox", heading: (t) => t.inbox.title },
    { path: "/timeRegistration", heading: clock },
    {
      path: `/timeRegistration?mes=${data.day.slice(0, 7)}&dias=todos`,
      heading: (t) => t.time.sheet.all_days,
    },
    { path: "/timeRegistration?vista=anyo", heading: (t) => t.months.year.title },
    { path: "/timeRegistration?vista=bolsa", heading: (t) => t.hoursBank.title },
    {
      path: `/timeRegistration?mes=${data.day.slice(0, 7)}&dia=${data.day}`,
      heading: (t) => t.time.detail.signings,
    },
    {
      path: `/timeRegistration?mes=${data.day.slice(0, 7)}&dia=${data.day}`,
      open: ({ page, t }) => press(page, t.myProjects.day.edit),
      dialog: (t) => t.myProjects.editor.title,
    },
    {
      path: "/timeRegistration",
      open: ({ page, t }) => press(page, t.time.sheet.download),
      dialog: (t) => t.download.title,
    },
    { path: "/absences", heading: absences },
    { path: "/absences?vista=solicitudes", heading: (t) => t.absences.list.title },
    { path: "/absences?vista=permisos", heading: (t) => t.absences.leave.title },
    { path: "/absences?vista=gastos", heading: (t) => t.absences.expenses.title },
    { path: "/absences?nueva=1", dialog: form },
    { path: "/absences?nueva=3", dialog: form },
    { path: "/absences?nueva=9", dialog: form },
    { path: `/absences?solicitud=${data.request}`, heading: (t) => t.absences.request.history },
    { path: "/paysheets", heading: (t) => t.payslips.title },
    { path: `/paysheets?nomina=${data.payslip}`, heading: (t) => t.payslips.change.title },
    {
      path: `/paysheets?nomina=${data.payslip}&vista=accesos`,
      heading: (t) => t.payslips.accesses.title,
      // The row above has opened it, which is written down.
      text: (t) => t.payslips.accesses.visto,
    },
    { path: "/documents", heading: (t) => t.documents.overview.latest },
    { path: "/documents?vista=empresa", heading: documents },
    { path: "/documents?vista=personales", heading: documents },
    { path: "/documents?vista=laborales", heading: documents },
    { path: "/documents?vista=contrato", heading: (t) => t.documents.contract.title },
    { path: "/documents?vista=firma", heading: documents },
    { path: `/documents?firma=${data.signature}`, text: (t) => t.signatures.meaning.title },
    { path: "/documents?vista=certificados", heading: documents },
    { path: "/documents?vista=modelo145", heading: (t) => t.model145.current.title },
    {
      path: "/documents?vista=modelo145",
      open: async ({ page, t }) => {
        await press(page, t.model145.current.changed);
        await press(page, t.model145.steps.next);
      },
      heading: (t) => t.model145.steps.family,
    },
    {
      path: `/documents?vista=personales&historial=${data.document}`,
      heading: (t) => t.documents.history.accesses,
    },
    { path: "/userCalendar?vista=anyo", heading: (t) => t.calendar.title },
    { path: "/userCalendar?vista=mes", heading: (t) => t.calendar.title },
    { path: "/userCalendar?vista=equipo", heading: (t) => t.calendar.team.title },
    {
      path: "/userCalendar?vista=mes",
      open: ({ page, t }) => press(page, t.calendar.sync.button),
      dialog: (t) => t.calendar.sync.title,
    },
    { path: "/personalArea", heading: area },
    { path: "/personalArea?vista=cuentas", heading: (t) => t.bankAccounts.split.title },
    { path: "/personalArea?vista=avisos", heading: (t) => t.noticePreferences.kinds.title },
    { path: "/personalArea?vista=seguridad", heading: (t) => t.secondFactor.card.title },
    { path: "/personalArea?vista=privacidad", heading: (t) => t.profile.privacy.title },
    { path: "/internComunication", heading: (t) => t.noticesPage.title },
    { path: `/internComunication?aviso=${data.notice}`, heading: (t) => t.noticesPage.title },
    { path: "/orgChart?vista=diagrama", heading: (t) => t.orgChart.title },
    { path: "/orgChart?vista=lista", heading: (t) => t.orgChart.title },
    { path: "/complaint", heading: (t) => t.complaintReport.mine.anonymous },
    { path: "/complaint?vista=nueva", heading: (t) => t.complaintReport.form.title_named },
    { path: "/complaint?vista=codigo", heading: (t) => t.complaintReport.find.title },
    { path: "/complaint?vista=politica", heading: (t) => t.complaintReport.policy.protection },
    { path: "/workers", heading: (t) => t.workers.title },
    { path: `/workers?persona=${data.worker}`, dialog: (t) => t.workers.card.title },
    { path: "/videoTutorials?video=nomina", heading: (t) => t.tutorials.video.nomina.title },
    {
      path: "/",
      open: ({ page, t }) => press(page, t.shell.top.settings),
      dialog: (t) => t.settings.title,
    },
  ];
}

/** Parts of the page of people who work by shifts. */
export function shiftPages(): LanguagePage[] {
  const heading = (t: Texts) => t.exchanges.title;
  return ["", "?vista=abiertos", "?vista=cambios", "?vista=disponibilidad"].map((part) => ({
    path: `/shifts${part}`,
    heading,
  }));
}

/** Pages of somebody who supervises, an account of the bank waiting to change among them. */
export function supervisorPages({ worker, correction, request }: Data): LanguagePage[] {
  const page = "/timeRegistrationSupervisor";
  const absences = "/absencesSupervisor";
  return [
    ...projectPages(),
    { path: page, heading: (t) => t.teamTime.title },
    { path: `${page}?vista=decidir`, heading: (t) => t.teamTime.title },
    { path: `${page}?vista=cambios`, heading: (t) => t.teamTime.title },
    { path: `${page}?vista=hojas`, heading: (t) => t.teamTime.title },
    { path: `${page}?persona=${worker}`, heading: (t) => t.teamTime.sundays.title },
    {
      path: `${page}?trabajador=${correction.worker}&dia=${correction.day}`,
      heading: (t) => t.time.detail.signings,
    },
    { path: absences, heading: (t) => t.teamAbsences.title },
    { path: `/inbox?solicitud=${request}`, heading: (t) => t.teamAbsences.panel.history },
    { path: `${absences}?vista=calendario`, grid: (t) => t.teamAbsences.calendar.title },
    { path: `${absences}?vista=saldos`, text: (t) => t.teamAbsences.summary.dias_restantes },
    { path: `${absences}?vista=delegacion`, heading: (t) => t.teamAbsences.delegation.given },
    { path: `${absences}?solicitud=${request}`, heading: (t) => t.teamAbsences.panel.history },
    { path: "/hoursBagSupervisor", heading: (t) => t.hoursBank.team.balances },
    { path: "/documentsSupervisor?estado=todos", heading: (t) => t.documentsTeam.title },
    { path: "/videoTutorialsSupervisor", heading: (t) => t.tutorials.video.aprobar.title },
    { path: "/personalArea", heading: (t) => t.profile.team.title },
    { path: "/personalArea?vista=cuentas", heading: (t) => t.bankAccounts.pending.title },
    { path: "/logout", heading: (t) => t.auth.login.title },
  ];
}

/** Parts and dialogs of the projects in charge. */
function projectPages(): LanguagePage[] {
  const path = "/projectSupervisor";
  return [
    { path: `${path}?estado=todos`, heading: (t) => t.teamProjects.list.title },
    { path: `${path}?vista=detalles`, heading: (t) => t.teamProjects.details.budget_title },
    { path: `${path}?vista=horas`, heading: (t) => t.teamProjects.hours.title },
    {
      path,
      open: ({ page, t }) => press(page, t.teamProjects.decide.borrar_of),
      dialog: (t) => t.teamProjects.decide.delete_title_one,
    },
    {
      path: `${path}?vista=personas`,
      open: ({ page, t }) => press(page, t.teamProjects.people.edit),
      dialog: (t) => t.teamProjects.people.dialog,
    },
    {
      path: `${path}?vista=horas`,
      open: ({ page, t }) => press(page, t.teamProjects.export.button),
      dialog: (t) => t.teamProjects.export.title,
    },
  ];
}

/** Pages of a manager of shifts. */
export function shiftManagerPages(): LanguagePage[] {
  const path = "/quadrantsSupervisor";
  return [
    { path, heading: (t) => t.board.title },
    { path: `${path}?vista=areas&rango=mes`, heading: (t) => t.board.title },
    {
      path,
      open: ({ page, t }) => press(page, t.board.new),
      dialog: (t) => t.boardEdit.title.new,
    },
    {
      path,
      open: async ({ page, t }) => {
        await press(page, t.board.more.label);
        await page.getByRole("menuitem", { name: t.board.more.manage, exact: true }).click();
      },
      dialog: (t) => t.boardEdit.manage.title,
    },
    {
      path,
      open: async ({ page, t }) => {
        await press(page, t.board.more.label);
        await page.getByRole("menuitem", { name: t.board.more.copy, exact: true }).click();
      },
      dialog: (t) => t.boardEdit.clone.title,
    },
    {
      path,
      open: async ({ page, t }) => {
        await press(page, t.board.more.label);
        await page.getByRole("menuitem", { name: t.board.more.remove, exact: true }).click();
      },
      dialog: (t) => t.boardEdit.massive.title,
    },
    {
      path,
      open: async ({ page, t }) => {
        await press(page, t.board.more.label);
        await page.getByRole("menuitem", { name: t.board.more.series, exact: true }).click();
        await press(page, t.boardSeries.list.new.patron);
      },
      dialog: (t) => t.boardSeries.title.create,
    },
    {
      path,
      open: ({ page, t }) => press(page, t.board.warnings.button_other),
      heading: (t) => `${t.board.warnings.title} ${t.board.warnings.of}`,
    },
  ];
}

async function press(page: Visitor["page"], name: string): Promise<void> {
  await page
    .getByRole("button", { name: patternOf(name) })
    .first()
    .click();
}
