import { randomUUID } from "node:crypto";

import fastify, { LogController } from "fastify";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";

import { defaultBodyLimit } from "@atrio/contract/endpoint";

import type { Config } from "./config.ts";
import type { AppContext } from "./context.ts";
import { openDb } from "./db/client.ts";
import type { Patience } from "./db/pulse.ts";
import type { Hooks } from "./hooks.ts";
import { isTraceless } from "./http/bind.ts";
import type { App } from "./http/bind.ts";
import { compressAnswers } from "./http/compressing.ts";
import { describeCalls } from "./http/description.ts";
import { handleError } from "./http/error-handler.ts";
import { openFormRoutes } from "./http/forms.ts";
import { readJson } from "./http/json-body.ts";
import { secure } from "./http/security.ts";
import { serializerOf } from "./http/serializing.ts";
import { openStrangers } from "./http/strangers.ts";
import type { Strangers } from "./http/strangers.ts";
import { validatorCompiler } from "./http/validation.ts";
import { serveWeb } from "./http/web.ts";
import { type Clock, systemClock } from "./lib/calendar/clock.ts";
import { authJobs } from "./modules/access/auth/auth.jobs.ts";
import { authRoutes } from "./modules/access/auth/auth.routes.ts";
import { emailRoutes } from "./modules/access/auth/email/email.routes.ts";
import { factorRoutes } from "./modules/access/auth/factor/factor.routes.ts";
import { batchRoutes } from "./modules/access/batch/batch.routes.ts";
import { officeRoutes } from "./modules/access/office/office.routes.ts";
import { calendarRoutes } from "./modules/calendar/calendar.routes.ts";
import { companyEventsRoutes } from "./modules/calendar/company-events/company-events.routes.ts";
import { calendarFeedsRoutes } from "./modules/calendar/feeds/feeds.routes.ts";
import { centreRoutes } from "./modules/company/centres/centres.routes.ts";
import { firstStepsRoutes } from "./modules/company/first-steps/first-steps.routes.ts";
import { healthRoutes } from "./modules/company/health/health.routes.ts";
import { holidayRoutes } from "./modules/company/holidays/holidays.routes.ts";
import { importRoutes } from "./modules/company/imports/imports.routes.ts";
import { inboxRoutes } from "./modules/company/inbox/inbox.routes.ts";
import { installationJobs } from "./modules/company/installation/installation.jobs.ts";
import { installationRoutes } from "./modules/company/installation/installation.routes.ts";
import { invitationRoutes } from "./modules/company/invitations/invitations.routes.ts";
import { payrollRoutes } from "./modules/company/payroll/payroll.routes.ts";
import { privacyPolicyJobs } from "./modules/company/privacy-policy/privacy-policy.jobs.ts";
import { privacyPolicyRoutes } from "./modules/company/privacy-policy/privacy-policy.routes.ts";
import { searchRoutes } from "./modules/company/search/search.routes.ts";
import { companyRoutes } from "./modules/company/settings/settings.routes.ts";
import { staffRoutes } from "./modules/company/staff/staff.routes.ts";
import { waitingRoutes } from "./modules/company/waiting/waiting.routes.ts";
import { casesRoutes } from "./modules/complaints/cases/cases.routes.ts";
import { mailboxRoutes } from "./modules/complaints/mailbox/mailbox.routes.ts";
import { reportsRoutes } from "./modules/complaints/reports/reports.routes.ts";
import { complaintsJobs } from "./modules/complaints/retention/retention.jobs.ts";
import { absencesJobs } from "./modules/leave/absences/absences.jobs.ts";
import { absencesRoutes } from "./modules/leave/absences/absences.routes.ts";
import { absenceKinds } from "./modules/leave/absences/settling.service.ts";
import { attachmentsJobs } from "./modules/leave/attachments/attachments.jobs.ts";
import { attachmentsRoutes } from "./modules/leave/attachments/attachments.routes.ts";
import { awayRoutes } from "./modules/leave/away/away.routes.ts";
import { dateRulesRoutes } from "./modules/leave/date-rules/date-rules.routes.ts";
import { shutdownsJobs } from "./modules/leave/date-rules/shutdowns/shutdowns.jobs.ts";
import { delegationsRoutes } from "./modules/leave/delegations/delegations.routes.ts";
import { leaveRoutes } from "./modules/leave/entitlements/entitlements.routes.ts";
import { readTeamBalances } from "./modules/leave/entitlements/entitlements.service.ts";
import { occasionsRoutes } from "./modules/leave/entitlements/occasions/occasions.routes.ts";
import { expensesRoutes } from "./modules/leave/expenses/expenses.routes.ts";
import { askingRoutes } from "./modules/leave/requests/asking/asking.routes.ts";
import { absenceOfficeRoutes } from "./modules/leave/requests/office/office.routes.ts";
import { requestsJobs } from "./modules/leave/requests/requests.jobs.ts";
import { requestsRoutes } from "./modules/leave/requests/requests.routes.ts";
import { notificationsJobs } from "./modules/messages/company-messages/company-messages.jobs.ts";
import { notificationsRoutes } from "./modules/messages/company-messages/company-messages.routes.ts";
import { eventsRoutes } from "./modules/messages/live/live.routes.ts";
import { noticePreferencesRoutes } from "./modules/messages/notice-preferences/notice-preferences.routes.ts";
import { pushJobs } from "./modules/messages/notice-preferences/push/push.jobs.ts";
import { pushRoutes } from "./modules/messages/notice-preferences/push/push.routes.ts";
import { noticeTextRoutes } from "./modules/messages/notice-texts/notice-texts.routes.ts";
import { digestJobs } from "./modules/messages/notices/digest/digest.jobs.ts";
import { noticesJobs } from "./modules/messages/notices/notices.jobs.ts";
import { audiencesRoutes } from "./modules/papers/audiences/audiences.routes.ts";
import { certificatesRoutes } from "./modules/papers/certificates/certificates.routes.ts";
import { documentsJobs } from "./modules/papers/documents/documents.jobs.ts";
import { documentsRoutes } from "./modules/papers/documents/documents.routes.ts";
import { documentsOfficeRoutes } from "./modules/papers/documents/office/office.routes.ts";
import { teamDocumentsRoutes } from "./modules/papers/documents/team/team.routes.ts";
import { filesJobs } from "./modules/papers/files/files.jobs.ts";
import { model145Jobs } from "./modules/papers/model145/model145.jobs.ts";
import { model145Routes } from "./modules/papers/model145/model145.routes.ts";
import { model145OfficeRoutes } from "./modules/papers/model145/office/office.routes.ts";
import { payslipLayoutsRoutes } from "./modules/papers/payslip-batches/layouts/layouts.routes.ts";
import { payslipBatchesJobs } from "./modules/papers/payslip-batches/payslip-batches.jobs.ts";
import { payslipBatchesRoutes } from "./modules/papers/payslip-batches/payslip-batches.routes.ts";
import { payslipsRoutes } from "./modules/papers/payslips/payslips.routes.ts";
import { sealsRoutes } from "./modules/papers/seals/seals.routes.ts";
import { signaturesOfficeRoutes } from "./modules/papers/signatures/office/office.routes.ts";
import { signaturesJobs } from "./modules/papers/signatures/signatures.jobs.ts";
import { signaturesRoutes } from "./modules/papers/signatures/signatures.routes.ts";
import { templatesRoutes } from "./modules/papers/templates/templates.routes.ts";
import { verificationRoutes } from "./modules/papers/verification/verification.routes.ts";
import { bankRoutes } from "./modules/people/bank-accounts/bank-accounts.routes.ts";
import { directoryRoutes } from "./modules/people/directory/directory.routes.ts";
import { orgChartsRoutes } from "./modules/people/org-charts/org-charts.routes.ts";
import { districtsRoutes } from "./modules/people/places/places.routes.ts";
import { privacyRoutes } from "./modules/people/stored-data/stored-data.routes.ts";
import { photosRoutes } from "./modules/people/workers/photos/photos.routes.ts";
import { readProfile } from "./modules/people/workers/workers.read.ts";
import { workersRoutes } from "./modules/people/workers/workers.routes.ts";
import {
  projectCatalogueRoutes,
  projectOfficeRoutes,
} from "./modules/projects/catalogue/catalogue.routes.ts";
import { projectChargeRoutes } from "./modules/projects/charge/charge.routes.ts";
import { adjustRegistrations } from "./modules/projects/registrations/adjusting.service.ts";
import { registrationRoutes } from "./modules/projects/registrations/registrations.routes.ts";
import { continueProject } from "./modules/projects/registrations/running.service.ts";
import { areaOfficeRoutes } from "./modules/shifts/areas/areas.routes.ts";
import { shiftBoardRoutes } from "./modules/shifts/board/board.routes.ts";
import { exchangeRoutes } from "./modules/shifts/exchanges/exchanges.routes.ts";
import { recordSeen } from "./modules/shifts/exchanges/mine.service.ts";
import { shiftLabelRoutes } from "./modules/shifts/labels/labels.routes.ts";
import { shiftPlanningRoutes } from "./modules/shifts/planning/planning.routes.ts";
import { shiftPrintRoutes } from "./modules/shifts/print/print.routes.ts";
import { shiftRemedyRoutes } from "./modules/shifts/remedies/remedies.routes.ts";
import { restRuleRoutes } from "./modules/shifts/rest/rest.routes.ts";
import { shiftSeriesJobs } from "./modules/shifts/series/series.jobs.ts";
import { shiftSeriesRoutes } from "./modules/shifts/series/series.routes.ts";
import { changesRoutes } from "./modules/time/clocking/changes/changes.routes.ts";
import { clockKindRoutes } from "./modules/time/clocking/clock-kinds/clock-kinds.routes.ts";
import { clockingRoutes } from "./modules/time/clocking/clocking.routes.ts";
import { closuresRoutes } from "./modules/time/closures/closures.routes.ts";
import { closureKind } from "./modules/time/closures/closures.service.ts";
import { correctionsRoutes } from "./modules/time/corrections/corrections.routes.ts";
import { correctionKind } from "./modules/time/corrections/corrections.service.ts";
import { evidenceJobs } from "./modules/time/evidence/evidence.jobs.ts";
import { evidenceRoutes } from "./modules/time/evidence/evidence.routes.ts";
import { hoursBankJobs } from "./modules/time/hours-bank/hours-bank.jobs.ts";
import { hoursBankRoutes } from "./modules/time/hours-bank/hours-bank.routes.ts";
import {
  previewIncidence,
  refreshIncidence,
} from "./modules/time/hours-bank/review/review.service.ts";
import { scheduleOfficeRoutes } from "./modules/time/schedule-office/schedule-office.routes.ts";
import { schedulesRoutes } from "./modules/time/schedules/schedules.routes.ts";
import { teamRoutes } from "./modules/time/team/team.routes.ts";
import { createClockWatch } from "./platform/clock-watch.ts";
import { openDisk } from "./platform/disk.ts";
import type { RoomReader } from "./platform/disk.ts";
import { openEvents } from "./platform/events.ts";
import { openJobs } from "./platform/jobs.ts";
import { createLog } from "./platform/log.ts";
import { createMailer } from "./platform/mail.ts";
import { openPush } from "./platform/push.ts";
import { openStorage } from "./platform/storage.ts";

/** List of all modules. */
const routes = [
  batchRoutes,
  authRoutes,
  emailRoutes,
  factorRoutes,
  officeRoutes,
  companyRoutes,
  workersRoutes,
  photosRoutes,
  districtsRoutes,
  privacyRoutes,
  privacyPolicyRoutes,
  centreRoutes,
  installationRoutes,
  noticeTextRoutes,
  searchRoutes,
  holidayRoutes,
  importRoutes,
  invitationRoutes,
  staffRoutes,
  firstStepsRoutes,
  waitingRoutes,
  inboxRoutes,
  directoryRoutes,
  schedulesRoutes,
  scheduleOfficeRoutes,
  clockingRoutes,
  clockKindRoutes,
  changesRoutes,
  correctionsRoutes,
  closuresRoutes,
  requestsRoutes,
  absenceOfficeRoutes,
  askingRoutes,
  absencesRoutes,
  dateRulesRoutes,
  payrollRoutes,
  occasionsRoutes,
  delegationsRoutes,
  eventsRoutes,
  hoursBankRoutes,
  evidenceRoutes,
  teamRoutes,
  awayRoutes,
  leaveRoutes,
  attachmentsRoutes,
  expensesRoutes,
  signaturesRoutes,
  signaturesOfficeRoutes,
  templatesRoutes,
  audiencesRoutes,
  sealsRoutes,
  verificationRoutes,
  calendarRoutes,
  shiftLabelRoutes,
  areaOfficeRoutes,
  shiftBoardRoutes,
  shiftPlanningRoutes,
  shiftRemedyRoutes,
  shiftSeriesRoutes,
  restRuleRoutes,
  exchangeRoutes,
  shiftPrintRoutes,
  projectCatalogueRoutes,
  projectOfficeRoutes,
  projectChargeRoutes,
  registrationRoutes,
  calendarFeedsRoutes,
  companyEventsRoutes,
  payslipBatchesRoutes,
  payslipLayoutsRoutes,
  documentsRoutes,
  teamDocumentsRoutes,
  documentsOfficeRoutes,
  payslipsRoutes,
  certificatesRoutes,
  model145Routes,
  model145OfficeRoutes,
  bankRoutes,
  notificationsRoutes,
  noticePreferencesRoutes,
  pushRoutes,
  orgChartsRoutes,
  mailboxRoutes,
  reportsRoutes,
  casesRoutes,
];
const jobs = [
  authJobs,
  noticesJobs,
  digestJobs,
  pushJobs,
  evidenceJobs,
  hoursBankJobs,
  attachmentsJobs,
  filesJobs,
  payslipBatchesJobs,
  absencesJobs,
  shutdownsJobs,
  requestsJobs,
  shiftSeriesJobs,
  documentsJobs,
  signaturesJobs,
  model145Jobs,
  notificationsJobs,
  privacyPolicyJobs,
  complaintsJobs,
  installationJobs,
];

/** Hooks: functions of higher modules that lower modules call. */
const hooks: Hooks<AppContext> = {
  requestKinds: [absenceKinds, correctionKind, closureKind],
  dayChanged: refreshIncidence,
  signingsChanged: adjustRegistrations,
  workResumed: continueProject,
  previewIncidence,
  readProfile,
  readTeamBalances,
  shiftsShown: recordSeen,
};

export type Deps = {
  databaseUrl: string;
  clock?: Clock;
  poolSize?: number;
  patience?: Patience;
  readRoom?: RoomReader;
};

/** Opens everything a use case may reach. The caller closes it with the app. */
export async function createContext(config: Config, deps: Deps): Promise<AppContext> {
  const log = createLog(config);
  const clock = deps.clock ?? systemClock;
  const events = await openEvents({ databaseUrl: deps.databaseUrl, log });
  const db = openDb(deps.databaseUrl, {
    max: deps.poolSize,
    patience: deps.patience,
    onSessionChange: (change) => events.sessions.forget(change),
  });
  const queue = openJobs({ databaseUrl: deps.databaseUrl, log });
  const storage = openStorage(config, { log });
  const disk = openDisk(config, log, deps.readRoom);
  const mail = createMailer({ config, jobs: queue, storage, clock, log });
  const push = openPush({ config, clock });
  const clockWatch = createClockWatch({ clock, db, log, databaseClock: deps.clock });
  const parts = { mail, push, jobs: queue, events, storage, disk, log };
  return { config, databaseUrl: deps.databaseUrl, db, clock, clockWatch, hooks, ...parts };
}

/** Level of an answer's line: faults, refusals by policy and limit, and all others. */
function levelOf(status: number): "warn" | "info" | "debug" {
  if (status >= 500) return "warn";
  return status === 403 || status === 429 ? "info" : "debug";
}

/**
 * Access log, one line an answer: the route's pattern, never its address, parameters or body; none for a
 * call that leaves no trace (Rule COMPLAINTS-4).
 */
function logAnswers(app: App, ctx: AppContext): void {
  const log = (status: number, facts: object, text: string): void => {
    const level = levelOf(status);
    if (ctx.log.isLevelEnabled(level)) ctx.log[level]({ event: "request", ...facts, status }, text);
  };
  app.addHook("onResponse", (request, reply, done) => {
    if (isTraceless(request)) return done();
    const ms = Math.round(reply.elapsedTime);
    const { method, routeOptions, id: requestId, batched } = request;
    log(reply.statusCode, { method, route: routeOptions.url, ms, requestId }, "Answered");
    for (const { endpoint, status } of batched ?? []) {
      const route = `/api/v1${endpoint.path}`;
      log(status, { method: endpoint.method, route, ms, requestId }, "Answered in a batch");
    }
    done();
  });
}

function createServer(ctx: AppContext, strangers: Strangers): App {
  const { config } = ctx;
  const logger: FastifyBaseLogger = ctx.log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: defaultBodyLimit,
    requestTimeout: 30_000,
    connectionTimeout: 35_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
  });
  app.decorateRequest("actor", null);
  app.decorateRequest("isRead", false);
  app.decorateRequest("isAccepted", false);
  app.decorateRequest("batched", null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler<z.ZodType>(({ schema }) => serializerOf(config, schema));
  app.setErrorHandler(handleError(ctx, strangers));
  readJson(app);
  logAnswers(app, ctx);
  return app;
}

/** Builds the server on an open context: everything but listening. */
export async function buildAppOn(ctx: AppContext): Promise<App> {
  const strangers = openStrangers(ctx);
  const app = createServer(ctx, strangers);
  secure(app, ctx.config.publicUrl);
  app.addHook("onRequest", strangers.checkAddress);
  healthRoutes(app, ctx);
  if (ctx.config.apiDocs) describeCalls(app);
  await app.register(
    async (api) => {
      compressAnswers(api);
      await openFormRoutes(api);
      for (const register of routes) register(api, ctx);
    },
    { prefix: "/api/v1" },
  );
  await serveWeb(app);
  for (const register of jobs) register(ctx);
  await ctx.jobs.start();
  if (ctx.clock === systemClock) await Promise.all([ctx.clockWatch.start(), ctx.db.learnSizes()]);
  app.addHook("onClose", async () => {
    ctx.disk.close();
    ctx.clockWatch.stop();
    await ctx.jobs.stop();
    await ctx.events.close();
    await ctx.db.close();
  });
  return app;
}

/** Opens the context and builds the server on it. */
export async function buildApp(config: Config, deps: Deps): Promise<App> {
  return buildAppOn(await createContext(config, deps));
}
