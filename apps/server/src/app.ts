import { randomUUID } from "node:crypto";

import multipart from "@fastify/multipart";
import fastify, { LogController } from "fastify";
import type { FastifyBaseLogger } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";

import { defaultBodyLimit } from "@atrio/contract/endpoint";

import type { Config } from "./config.ts";
import type { AppContext } from "./context.ts";
import { openDb } from "./db/client.ts";
import type { App } from "./http/bind.ts";
import { describeCalls } from "./http/description.ts";
import { handleError } from "./http/error-handler.ts";
import { readJson } from "./http/json-body.ts";
import { secure } from "./http/security.ts";
import { openStrangers } from "./http/strangers.ts";
import type { Strangers } from "./http/strangers.ts";
import { validatorCompiler } from "./http/validation.ts";
import { serveWeb } from "./http/web.ts";
import { createClockWatch } from "./lib/clock-watch.ts";
import { type Clock, systemClock } from "./lib/clock.ts";
import { openDisk } from "./lib/disk.ts";
import type { RoomReader } from "./lib/disk.ts";
import { openEvents } from "./lib/events.ts";
import { openJobs } from "./lib/jobs.ts";
import { createLog } from "./lib/log.ts";
import { createMailer } from "./lib/mail.ts";
import { openPush } from "./lib/push.ts";
import { openStorage } from "./lib/storage.ts";
import { absencesRoutes } from "./modules/absences/absences.routes.ts";
import { attachmentsJobs } from "./modules/attachments/attachments.jobs.ts";
import { attachmentsRoutes } from "./modules/attachments/attachments.routes.ts";
import { authJobs } from "./modules/auth/auth.jobs.ts";
import { authRoutes } from "./modules/auth/auth.routes.ts";
import { emailRoutes } from "./modules/auth/email/email.routes.ts";
import { factorRoutes } from "./modules/auth/factor/factor.routes.ts";
import { bankRoutes } from "./modules/bank/bank.routes.ts";
import { calendarRoutes } from "./modules/calendar/calendar.routes.ts";
import { companyEventsRoutes } from "./modules/calendar/events/events.routes.ts";
import { calendarFeedsRoutes } from "./modules/calendar/feeds/feeds.routes.ts";
import { certificatesRoutes } from "./modules/certificates/certificates.routes.ts";
import { changesRoutes } from "./modules/clocking/changes/changes.routes.ts";
import { clockingRoutes } from "./modules/clocking/clocking.routes.ts";
import { closuresRoutes } from "./modules/closures/closures.routes.ts";
import { companyRoutes } from "./modules/company/company.routes.ts";
import { correctionsRoutes } from "./modules/corrections/corrections.routes.ts";
import { delegationsRoutes } from "./modules/delegations/delegations.routes.ts";
import { directoryRoutes } from "./modules/directory/directory.routes.ts";
import { districtsRoutes } from "./modules/districts/districts.routes.ts";
import { documentsRoutes } from "./modules/documents/documents.routes.ts";
import { documentsOfficeRoutes } from "./modules/documents/office/office.routes.ts";
import { teamDocumentsRoutes } from "./modules/documents/team/team.routes.ts";
import { eventsRoutes } from "./modules/events/events.routes.ts";
import { evidenceJobs } from "./modules/evidence/evidence.jobs.ts";
import { evidenceRoutes } from "./modules/evidence/evidence.routes.ts";
import { expensesRoutes } from "./modules/expenses/expenses.routes.ts";
import { filesJobs } from "./modules/files/files.jobs.ts";
import { healthRoutes } from "./modules/health/health.routes.ts";
import { hoursBankJobs } from "./modules/hours-bank/hours-bank.jobs.ts";
import { hoursBankRoutes } from "./modules/hours-bank/hours-bank.routes.ts";
import { leaveRoutes } from "./modules/leave/leave.routes.ts";
import { model145Jobs } from "./modules/model145/model145.jobs.ts";
import { model145Routes } from "./modules/model145/model145.routes.ts";
import { noticePreferencesRoutes } from "./modules/notice-preferences/notice-preferences.routes.ts";
import { pushJobs } from "./modules/notice-preferences/push/push.jobs.ts";
import { pushRoutes } from "./modules/notice-preferences/push/push.routes.ts";
import { digestJobs } from "./modules/notices/digest/digest.jobs.ts";
import { noticesJobs } from "./modules/notices/notices.jobs.ts";
import { notificationsJobs } from "./modules/notifications/notifications.jobs.ts";
import { notificationsRoutes } from "./modules/notifications/notifications.routes.ts";
import { orgChartsRoutes } from "./modules/org-charts/org-charts.routes.ts";
import { payslipLayoutsRoutes } from "./modules/payslip-batches/layouts/layouts.routes.ts";
import { payslipBatchesJobs } from "./modules/payslip-batches/payslip-batches.jobs.ts";
import { payslipBatchesRoutes } from "./modules/payslip-batches/payslip-batches.routes.ts";
import { payslipsRoutes } from "./modules/payslips/payslips.routes.ts";
import { privacyPolicyJobs } from "./modules/privacy-policy/privacy-policy.jobs.ts";
import { privacyPolicyRoutes } from "./modules/privacy-policy/privacy-policy.routes.ts";
import { privacyRoutes } from "./modules/privacy/privacy.routes.ts";
import { askingRoutes } from "./modules/requests/asking/asking.routes.ts";
import { requestsJobs } from "./modules/requests/requests.jobs.ts";
import { requestsRoutes } from "./modules/requests/requests.routes.ts";
import { schedulesRoutes } from "./modules/schedules/schedules.routes.ts";
import { sealsRoutes } from "./modules/seals/seals.routes.ts";
import { signaturesJobs } from "./modules/signatures/signatures.jobs.ts";
import { signaturesRoutes } from "./modules/signatures/signatures.routes.ts";
import { awayRoutes } from "./modules/team/away/away.routes.ts";
import { teamRoutes } from "./modules/team/team.routes.ts";
import { verificationRoutes } from "./modules/verification/verification.routes.ts";
import { photosRoutes } from "./modules/workers/photos/photos.routes.ts";
import { workersRoutes } from "./modules/workers/workers.routes.ts";

/** The one list of modules. */
const routes = [
  authRoutes,
  emailRoutes,
  factorRoutes,
  companyRoutes,
  workersRoutes,
  photosRoutes,
  districtsRoutes,
  privacyRoutes,
  privacyPolicyRoutes,
  directoryRoutes,
  schedulesRoutes,
  clockingRoutes,
  changesRoutes,
  correctionsRoutes,
  closuresRoutes,
  requestsRoutes,
  askingRoutes,
  absencesRoutes,
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
  sealsRoutes,
  verificationRoutes,
  calendarRoutes,
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
  bankRoutes,
  notificationsRoutes,
  noticePreferencesRoutes,
  pushRoutes,
  orgChartsRoutes,
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
  requestsJobs,
  signaturesJobs,
  model145Jobs,
  notificationsJobs,
  privacyPolicyJobs,
];

export type Deps = { databaseUrl: string; clock?: Clock; poolSize?: number; readRoom?: RoomReader };

/** Opens everything a use case may reach. The caller closes it with the app. */
export async function createContext(config: Config, deps: Deps): Promise<AppContext> {
  const log = createLog(config);
  const clock = deps.clock ?? systemClock;
  const db = openDb(deps.databaseUrl, deps.poolSize === undefined ? {} : { max: deps.poolSize });
  const queue = openJobs({ databaseUrl: deps.databaseUrl, log });
  const events = await openEvents({ databaseUrl: deps.databaseUrl, log });
  const storage = openStorage(config, { log });
  const disk = openDisk(config, log, deps.readRoom);
  const mail = createMailer({ config, jobs: queue, storage, clock, log });
  const push = openPush({ config, clock });
  const clockWatch = createClockWatch({ clock, db, log, databaseClock: deps.clock });
  const parts = { mail, push, jobs: queue, events, storage, disk, log };
  return { config, db, clock, clockWatch, ...parts };
}

/** One line an answer: the route's pattern, never its address, parameters or body. */
function logAnswers(app: App, ctx: AppContext): void {
  app.addHook("onResponse", async (request, reply) => {
    const level = reply.statusCode >= 500 ? "warn" : "debug";
    ctx.log[level](
      {
        event: "request",
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        requestId: request.id,
      },
      "Answered",
    );
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
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
  });
  app.decorateRequest("actor", null);
  app.decorateRequest("isRead", false);
  app.decorateRequest("isAccepted", false);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError(ctx, strangers));
  readJson(app);
  logAnswers(app, ctx);
  return app;
}

/** Builds the server on an open context: everything but listening. */
export async function buildAppOn(ctx: AppContext): Promise<App> {
  const strangers = openStrangers(ctx);
  const app = createServer(ctx, strangers);
  await secure(app, ctx.config.publicUrl);
  app.addHook("onRequest", async (request) => strangers.checkAddress(request));
  await app.register(multipart, { throwFileSizeLimit: false });
  healthRoutes(app, ctx);
  if (ctx.config.apiDocs) describeCalls(app);
  await app.register(
    async (api) => {
      for (const register of routes) register(api, ctx);
    },
    { prefix: "/api/v1" },
  );
  await serveWeb(app);
  for (const register of jobs) register(ctx);
  await ctx.jobs.start();
  if (ctx.clock === systemClock) await ctx.clockWatch.start();
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
