import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";

import { moduleIds } from "@atrio/contract/modules";

import { readCalendarSearch } from "../features/calendar/search.model.ts";
import { readPolicySearch } from "../features/company/privacy-policy/search.model.ts";
import { readTutorialsSearch } from "../features/company/tutorials/search.model.ts";
import { readAbsencesSearch } from "../features/leave/leave.model.ts";
import { readTeamAbsences } from "../features/leave/team/search.model.ts";
import { readNoticesSearch } from "../features/messages/notices/search.model.ts";
import { readDocumentsSearch } from "../features/papers/documents/search.model.ts";
import { readTeamDocuments } from "../features/papers/documents/team/search.model.ts";
import { readPayslipsSearch } from "../features/papers/payslips/search.model.ts";
import { readVerifySearch } from "../features/papers/verify/search.model.ts";
import { readOrgChartSearch } from "../features/people/org-chart/search.model.ts";
import { readPersonalSearch } from "../features/people/profile/search.model.ts";
import { readWorkersSearch } from "../features/people/workers/search.model.ts";
import { readTeamSearch } from "../features/time/team/team.model.ts";
import { readTimeSearch } from "../features/time/time.model.ts";
import { loadChunk } from "../lib/chunks.ts";
import { i18n, loadTexts } from "../lib/i18n.ts";
import {
  addLanguage,
  currentLanguage,
  languageOfAddress,
  setCurrentLanguage,
  stripLanguage,
} from "../lib/language.ts";

import {
  enterCompanyPage,
  enterLogin,
  enterPortal,
  leavePortal,
  readLoginSearch,
  requireModule,
} from "./guards.ts";
import { ErrorPage } from "./pages/error.page.tsx";
import { UnknownAddress } from "./pages/unknown-address.tsx";
import { Root } from "./root.tsx";

const loginPage = () => loadChunk(() => import("../features/access/auth/login.page.tsx"));

const rootRoute = createRootRoute({ shellComponent: Root });

const frontDoorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "front-door",
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/access/auth/front-door.tsx")),
    "FrontDoor",
  ),
  loader: () => loadTexts("auth"),
});

const loginRoute = createRoute({
  getParentRoute: () => frontDoorRoute,
  path: "/login/{-$id}",
  validateSearch: readLoginSearch,
  beforeLoad: ({ params, search }) => enterLogin(params.id, search),
  component: lazyRouteComponent(loginPage, "LoginPage"),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => frontDoorRoute,
  path: "/resetPassword",
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/access/auth/reset-password.page.tsx")),
    "ResetPasswordPage",
  ),
});

const changeEmailRoute = createRoute({
  getParentRoute: () => frontDoorRoute,
  path: "/changeEmail",
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/access/auth/email/change-email.page.tsx")),
    "ChangeEmailPage",
  ),
});

const inspectionRoute = createRoute({
  getParentRoute: () => frontDoorRoute,
  path: "/inspection",
  loader: () => loadTexts("inspection"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/time/inspection/inspection.page.tsx")),
    "InspectionPage",
  ),
});

const verifyRoute = createRoute({
  getParentRoute: () => frontDoorRoute,
  path: "/verify",
  validateSearch: readVerifySearch,
  loader: () => loadTexts("verify", "files"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/papers/verify/verify.page.tsx")),
    "VerifyPage",
  ),
});

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/logout/{-$id}",
  preload: false,
  beforeLoad: async ({ params }) => {
    await leavePortal(params.id);
    throw redirect({ to: "/" });
  },
});

const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/policyPrivacy",
  validateSearch: readPolicySearch,
  loader: () => loadTexts("privacy-policy"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/company/privacy-policy/privacy-policy.page.tsx")),
    "PrivacyPolicyPage",
  ),
});

const portalRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "portal",
  beforeLoad: ({ location }) => enterPortal(location.href),
  component: lazyRouteComponent(() => loadChunk(() => import("./shell/portal.tsx")), "Portal"),
});

const homeRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/",
  loader: () => loadTexts("home", "time"),
  component: lazyRouteComponent(() => loadChunk(() => import("./home/home.page.tsx")), "HomePage"),
});

const timeRegistrationRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/timeRegistration",
  validateSearch: readTimeSearch,
  beforeLoad: () => requireModule(moduleIds.timeRegistration),
  loader: () => loadTexts("time", "months", "changes", "hours-bank", "away", "requests"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/time/time.page.tsx")),
    "TimeRegistrationPage",
  ),
});

const absencesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/absences",
  validateSearch: readAbsencesSearch,
  beforeLoad: () => requireModule(moduleIds.absences),
  loader: () => loadTexts("absences", "requests"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/leave/leave.page.tsx")),
    "AbsencesPage",
  ),
});

const payslipsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/paysheets",
  validateSearch: readPayslipsSearch,
  beforeLoad: () => requireModule(moduleIds.payslips),
  loader: () => loadTexts("payslips", "payslip-concepts"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/papers/payslips/payslips.page.tsx")),
    "PayslipsPage",
  ),
});

const teamTimeRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/timeRegistrationSupervisor",
  validateSearch: readTeamSearch,
  beforeLoad: () => requireModule(moduleIds.supervisorTimeRegistration),
  loader: () =>
    loadTexts("approvals", "team-time", "time", "months", "changes", "away", "requests"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/time/team/team-time.page.tsx")),
    "TeamTimePage",
  ),
});

const teamAbsencesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/absencesSupervisor",
  validateSearch: readTeamAbsences,
  beforeLoad: () => requireModule(moduleIds.supervisorAbsences),
  loader: () => loadTexts("approvals", "team-absences", "requests"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/leave/team/team-absences.page.tsx")),
    "TeamAbsencesPage",
  ),
});

const documentsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/documents",
  validateSearch: readDocumentsSearch,
  beforeLoad: () => requireModule(moduleIds.documents),
  loader: () => loadTexts("documents", "files", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/papers/documents/documents.page.tsx")),
    "DocumentsPage",
  ),
});

const teamDocumentsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/documentsSupervisor",
  validateSearch: readTeamDocuments,
  beforeLoad: () => requireModule(moduleIds.supervisorDocuments),
  loader: () => loadTexts("approvals", "documents-team", "files"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/papers/documents/team/team-documents.page.tsx")),
    "TeamDocumentsPage",
  ),
});

const calendarRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/userCalendar",
  validateSearch: readCalendarSearch,
  beforeLoad: () => requireModule(moduleIds.calendar),
  loader: () => loadTexts("calendar", "requests"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/calendar/calendar.page.tsx")),
    "CalendarPage",
  ),
});

const hoursBankRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/hoursBagSupervisor",
  beforeLoad: () => requireModule(moduleIds.supervisorHoursBag, "supervisor_bolsa_horas"),
  loader: () => loadTexts("approvals", "time", "months", "hours-bank"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/time/hours-bank/hours-bank.page.tsx")),
    "HoursBankPage",
  ),
});

const personalAreaRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/personalArea",
  validateSearch: readPersonalSearch,
  loader: () => loadTexts("profile", "auth", "settings", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("./pages/personal-area.page.tsx")),
    "PersonalAreaPage",
  ),
});

const noticesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/internComunication",
  validateSearch: readNoticesSearch,
  beforeLoad: () => requireModule(moduleIds.internalCommunication),
  loader: () => loadTexts("notices-page"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/messages/notices/notices.page.tsx")),
    "NoticesPage",
  ),
});

const orgChartRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/orgChart",
  validateSearch: readOrgChartSearch,
  beforeLoad: () => requireModule(moduleIds.orgCharts),
  loader: () => loadTexts("org-chart"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/people/org-chart/org-chart.page.tsx")),
    "OrgChartPage",
  ),
});

const workersRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/workers",
  validateSearch: readWorkersSearch,
  beforeLoad: () => requireModule(moduleIds.allWorkers),
  loader: () => loadTexts("workers", "directory"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../features/people/workers/workers.page.tsx")),
    "WorkersPage",
  ),
});

const tutorialsPage = () =>
  loadChunk(() => import("../features/company/tutorials/tutorials.page.tsx"));

const tutorialsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/videoTutorials",
  validateSearch: readTutorialsSearch,
  beforeLoad: () => requireModule(moduleIds.videoTutorials),
  loader: () => loadTexts("tutorials"),
  component: lazyRouteComponent(tutorialsPage, "WorkerTutorialsPage"),
});

const supervisorTutorialsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/videoTutorialsSupervisor",
  validateSearch: readTutorialsSearch,
  beforeLoad: () => requireModule(moduleIds.videoTutorials, "permiso_supervisor"),
  loader: () => loadTexts("tutorials"),
  component: lazyRouteComponent(tutorialsPage, "SupervisorTutorialsPage"),
});

// Last, because it matches every remaining address of one word.
const companyRoute = createRoute({
  getParentRoute: () => frontDoorRoute,
  path: "/$slug",
  beforeLoad: ({ params }) => enterCompanyPage(params.slug),
  component: lazyRouteComponent(loginPage, "LoginPage"),
});

const routeTree = rootRoute.addChildren([
  frontDoorRoute.addChildren([
    loginRoute,
    resetPasswordRoute,
    changeEmailRoute,
    inspectionRoute,
    verifyRoute,
    companyRoute,
  ]),
  logoutRoute,
  privacyPolicyRoute,
  portalRoute.addChildren([
    homeRoute,
    payslipsRoute,
    absencesRoute,
    timeRegistrationRoute,
    orgChartRoute,
    hoursBankRoute,
    teamTimeRoute,
    teamAbsencesRoute,
    documentsRoute,
    teamDocumentsRoute,
    noticesRoute,
    calendarRoute,
    personalAreaRoute,
    workersRoute,
    tutorialsRoute,
    supervisorTutorialsRoute,
  ]),
]);

/** The pages of the portal; addresses carry the language as a prefix that routes do not see. */
export const router = createRouter({
  routeTree,
  rewrite: {
    input: ({ url }) => {
      url.pathname = stripLanguage(url.pathname);
      return url;
    },
    output: ({ url }) => {
      url.pathname = addLanguage(url.pathname, currentLanguage());
      return url;
    },
  },
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 400,
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: UnknownAddress,
});

// Back and forward may lead to an address in another language.
router.history.subscribe(({ location }) => {
  const language = languageOfAddress(location.pathname);
  if (language === currentLanguage() || !i18n.isInitialized) return;
  setCurrentLanguage(language);
  void i18n.changeLanguage(language);
});

declare module "@tanstack/react-router" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Register {
    router: typeof router;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface HistoryState {
    /** E-mail of a password that was just set, for the login form; not in the address. */
    email?: string;
  }
}
