import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";

import { moduleIds } from "@atrio/contract/modules";

import { readCalendarSearch } from "../../features/calendar/search.model.ts";
import { readTutorialsSearch } from "../../features/company/tutorials/search.model.ts";
import { readCasesSearch } from "../../features/complaints/cases/search.model.ts";
import { readComplaintSearch } from "../../features/complaints/mine/search.model.ts";
import { readHomeSearch } from "../../features/leave/home/search.model.ts";
import { readAbsencesSearch } from "../../features/leave/leave.model.ts";
import { readTeamAbsences } from "../../features/leave/team/search.model.ts";
import { readNoticesSearch } from "../../features/messages/notices/search.model.ts";
import { readDocumentsSearch } from "../../features/papers/documents/search.model.ts";
import { readTeamDocuments } from "../../features/papers/documents/team/search.model.ts";
import { readPayslipsSearch } from "../../features/papers/payslips/search.model.ts";
import { readOrgChartSearch } from "../../features/people/org-chart/search.model.ts";
import { readPersonalSearch } from "../../features/people/profile/search.model.ts";
import { readWorkersSearch } from "../../features/people/workers/search.model.ts";
import { readProjectsSearch } from "../../features/projects/team/search.model.ts";
import { readBoardSearch } from "../../features/shifts/board/search.model.ts";
import { readShiftsSearch } from "../../features/shifts/mine/search.model.ts";
import { readTeamSearch } from "../../features/time/team/team.model.ts";
import { readTimeSearch } from "../../features/time/time.model.ts";
import { fetchAhead, loadChunk } from "../../lib/chunks.ts";
import { dayIn, serverNow } from "../../lib/format.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { currentUserQuery, modulesQuery } from "../../lib/identity.ts";
import { monthOfDay } from "../../lib/month-grid.ts";
import { queryClient } from "../../lib/query-client.ts";
import { requireModule } from "../guards.ts";
import { readWaitingSearch } from "../inbox/inbox-search.model.ts";
import { knowInboxTotals } from "../inbox/inbox.queries.ts";

import { portalRoute } from "./frames.ts";
import { officeRoutes } from "./office.ts";

/** Asks for the page's data beside its program, and waits for the counts, whose line then moves nothing. */
async function openHome(): Promise<void> {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  const modules = queryClient.getQueryData(modulesQuery.queryKey);
  if (user !== undefined && modules !== undefined) {
    const { readHome } = await loadChunk(() => import("../home/home.queries.ts"));
    readHome(user, modules);
  }
  await knowInboxTotals();
}

/** Begins the reads of the page's parts of projects, which come after the page and would each ask by themselves. */
function openTime(): void {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  const modules = queryClient.getQueryData(modulesQuery.queryKey) ?? [];
  if (user === undefined || !modules.includes(moduleIds.supervisorProjects)) return;
  fetchAhead(async () => {
    const { projectDayReads, projectHoursQuery } =
      await import("../../features/projects/mine/my-projects.queries.ts");
    const today = dayIn(user.zona_horaria, serverNow());
    const { year, month } = monthOfDay(today);
    const hours = queryClient.query(projectHoursQuery(user.id, year, month));
    await Promise.allSettled([hours, ...projectDayReads(user.id, today)]);
  });
}

const homeRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/",
  validateSearch: readHomeSearch,
  // Notices of earlier versions name a request here.
  beforeLoad: ({ search }) => {
    if (search.solicitud !== undefined) throw redirect({ to: "/admin", search });
  },
  loader: () => Promise.all([loadTexts("home", "time", "inbox"), openHome()]),
  component: lazyRouteComponent(() => loadChunk(() => import("../home/home.page.tsx")), "HomePage"),
});

const inboxRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/inbox",
  validateSearch: readWaitingSearch,
  loader: () => loadTexts("inbox", "approvals", "cards", "requests", "team-absences"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../inbox/inbox.page.tsx")),
    "InboxPage",
  ),
});

const timeRegistrationRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/timeRegistration",
  validateSearch: readTimeSearch,
  beforeLoad: () => requireModule(moduleIds.timeRegistration),
  loader: () => {
    openTime();
    return loadTexts("time", "months", "changes", "hours-bank", "away", "requests");
  },
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/time/time.page.tsx")),
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
    () => loadChunk(() => import("../../features/leave/leave.page.tsx")),
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
    () => loadChunk(() => import("../../features/papers/payslips/payslips.page.tsx")),
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
    () => loadChunk(() => import("../../features/time/team/team-time.page.tsx")),
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
    () => loadChunk(() => import("../../features/leave/team/team-absences.page.tsx")),
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
    () => loadChunk(() => import("../../features/papers/documents/documents.page.tsx")),
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
    () => loadChunk(() => import("../../features/papers/documents/team/team-documents.page.tsx")),
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
    () => loadChunk(() => import("../../features/calendar/calendar.page.tsx")),
    "CalendarPage",
  ),
});

const myShiftsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/shifts",
  validateSearch: readShiftsSearch,
  beforeLoad: () => requireModule(moduleIds.supervisorQuadrants, "tiene_area"),
  loader: () => loadTexts("exchanges"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/shifts/mine/my-shifts.page.tsx")),
    "MyShiftsPage",
  ),
});

const teamProjectsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/projectSupervisor",
  validateSearch: readProjectsSearch,
  beforeLoad: () => requireModule(moduleIds.supervisorProjects, "permiso_supervisor"),
  loader: () => loadTexts("approvals", "team-projects"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/projects/team/team-projects.page.tsx")),
    "TeamProjectsPage",
  ),
});

const hoursBankRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/hoursBagSupervisor",
  beforeLoad: () => requireModule(moduleIds.supervisorHoursBag, "supervisor_bolsa_horas"),
  loader: () => loadTexts("approvals", "time", "months", "hours-bank"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/time/hours-bank/hours-bank.page.tsx")),
    "HoursBankPage",
  ),
});

const importBoardQueries = () => import("../../features/shifts/board/board.queries.ts");

const quadrantsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/quadrantsSupervisor",
  validateSearch: readBoardSearch,
  beforeLoad: ({ location }) => {
    requireModule(moduleIds.supervisorQuadrants, "permiso_gestor_turnos");
    const search = readBoardSearch(location.search);
    // The data take longest: they are requested before the page's own parts, which are many.
    fetchAhead(async () => {
      const { requestBoardAhead } = await importBoardQueries();
      await requestBoardAhead(search);
    });
  },
  loader: () => loadTexts("board", "board-edit", "board-series", "exchanges"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/shifts/board/board.page.tsx")),
    "QuadrantsPage",
  ),
});

const complaintCasesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/complaintCases",
  validateSearch: readCasesSearch,
  beforeLoad: () => requireModule(moduleIds.complaints, "gestor_denuncias"),
  loader: () => loadTexts("complaint-cases", "complaint-terms", "auth", "files", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/complaints/cases/cases.page.tsx")),
    "CasesPage",
  ),
});

const personalAreaRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/personalArea",
  validateSearch: readPersonalSearch,
  loader: () => loadTexts("profile", "auth", "settings", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../pages/personal-area.page.tsx")),
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
    () => loadChunk(() => import("../../features/messages/notices/notices.page.tsx")),
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
    () => loadChunk(() => import("../../features/people/org-chart/org-chart.page.tsx")),
    "OrgChartPage",
  ),
});

const workersRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/workers",
  validateSearch: readWorkersSearch,
  beforeLoad: () => requireModule(moduleIds.allWorkers),
  loader: () => loadTexts("workers", "directory", "colleagues"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/people/workers/workers.page.tsx")),
    "WorkersPage",
  ),
});

const complaintRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/complaint",
  validateSearch: readComplaintSearch,
  beforeLoad: () => requireModule(moduleIds.complaints),
  loader: () => loadTexts("complaint-report", "complaint-terms", "files", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/complaints/mine/complaint.page.tsx")),
    "ComplaintPage",
  ),
});

const tutorialsPage = () =>
  loadChunk(() => import("../../features/company/tutorials/tutorials.page.tsx"));

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

/** Pages of signed-in people. */
export const portalRoutes = portalRoute.addChildren([
  homeRoute,
  inboxRoute,
  payslipsRoute,
  absencesRoute,
  timeRegistrationRoute,
  orgChartRoute,
  hoursBankRoute,
  quadrantsRoute,
  teamTimeRoute,
  teamAbsencesRoute,
  documentsRoute,
  teamDocumentsRoute,
  teamProjectsRoute,
  noticesRoute,
  calendarRoute,
  myShiftsRoute,
  complaintCasesRoute,
  personalAreaRoute,
  workersRoute,
  complaintRoute,
  tutorialsRoute,
  supervisorTutorialsRoute,
  ...officeRoutes,
]);
