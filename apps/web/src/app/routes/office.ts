import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";

import { moduleIds } from "@atrio/contract/modules";

import { readEventsSearch } from "../../features/calendar/events/search.model.ts";
import { readInvitationsSearch } from "../../features/company/invitations/search.model.ts";
import { readStaffSearch } from "../../features/company/staff/search.model.ts";
import { readHomeSearch } from "../../features/leave/home/search.model.ts";
import { readOfficeAbsencesSearch } from "../../features/leave/office-absences/search.model.ts";
import { readOfficeBalancesSearch } from "../../features/leave/office-balances/search.model.ts";
import { readRulesSearch } from "../../features/leave/rules/search.model.ts";
import { readYearEndSearch } from "../../features/leave/year-end/search.model.ts";
import { readMessagesSearch } from "../../features/messages/office/search.model.ts";
import { readOfficeDocumentsSearch } from "../../features/papers/office-documents/search.model.ts";
import { readSigningSearch } from "../../features/papers/signing/search.model.ts";
import { readSchedulesSearch } from "../../features/time/schedules/search.model.ts";
import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { requireModule, requireOffice } from "../guards.ts";
import { readInboxSearch } from "../office/inbox-search.model.ts";

import { portalRoute } from "./frames.ts";
import { companyRoutes } from "./office-company.ts";
import { payRoutes } from "./office-pay.ts";
import { structureRoutes } from "./office-structure.ts";

const officeHomeRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin",
  validateSearch: readHomeSearch,
  beforeLoad: ({ search }) => {
    requireOffice("cualquiera");
    // Notices name a request here.
    if (search.solicitud !== undefined) throw redirect({ to: "/admin/inbox", search });
  },
  loader: () => loadTexts("home", "office", "office-home", "requests"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../office/office-home.page.tsx")),
    "OfficeHomePage",
  ),
});

const inboxRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/inbox",
  validateSearch: readInboxSearch,
  beforeLoad: () => requireOffice("tiempo", "nominas"),
  loader: () =>
    loadTexts(
      "office-inbox",
      "cards",
      "requests",
      "approvals",
      "team-absences",
      "hours-bank",
      "time",
    ),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../office/inbox.page.tsx")),
    "InboxPage",
  ),
});

const staffRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/people",
  validateSearch: readStaffSearch,
  beforeLoad: () => requireOffice("personas"),
  loader: () => loadTexts("staff", "staff-forms"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/company/staff/staff.page.tsx")),
    "StaffPage",
  ),
});

const invitationsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/invitations",
  validateSearch: readInvitationsSearch,
  beforeLoad: () => requireOffice("personas"),
  loader: () => loadTexts("invitations"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/company/invitations/invitations.page.tsx")),
    "InvitationsPage",
  ),
});

const importRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/import",
  beforeLoad: () => requireOffice("personas"),
  loader: () => loadTexts("import-page", "files", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/company/import/import.page.tsx")),
    "ImportPage",
  ),
});

const leaveRulesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/leave",
  validateSearch: readRulesSearch,
  beforeLoad: () => {
    requireModule(moduleIds.absences);
    requireOffice("tiempo");
  },
  loader: () => loadTexts("leave-rules", "leave-dates", "requests"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/leave/rules/rules.page.tsx")),
    "LeaveRulesPage",
  ),
});

const dateRulesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/leave-dates",
  beforeLoad: () => {
    requireModule(moduleIds.absences);
    requireOffice("tiempo");
  },
  loader: () => loadTexts("leave-dates", "requests", "office"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/leave/date-rules/date-rules.page.tsx")),
    "DateRulesPage",
  ),
});

const balancesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/balances",
  validateSearch: readOfficeBalancesSearch,
  beforeLoad: () => {
    requireModule(moduleIds.absences);
    requireOffice("tiempo");
  },
  loader: () => loadTexts("leave-balances", "requests"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/leave/office-balances/office-balances.page.tsx")),
    "OfficeBalancesPage",
  ),
});

const yearEndRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/year-end",
  validateSearch: readYearEndSearch,
  beforeLoad: () => {
    requireModule(moduleIds.absences);
    requireOffice("tiempo");
  },
  loader: () => loadTexts("leave-year-end", "requests"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/leave/year-end/year-end.page.tsx")),
    "YearEndPage",
  ),
});

const absencesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/absences",
  validateSearch: readOfficeAbsencesSearch,
  beforeLoad: () => {
    requireModule(moduleIds.absences);
    requireOffice("ausencias");
  },
  loader: () => loadTexts("office-absences", "requests", "office"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/leave/office-absences/office-absences.page.tsx")),
    "OfficeAbsencesPage",
  ),
});

const inspectionRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/inspection",
  beforeLoad: () => requireOffice("tiempo"),
  loader: () => loadTexts("evidence-office", "office"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/time/evidence/evidence.page.tsx")),
    "EvidencePage",
  ),
});

const timeRulesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/time-rules",
  beforeLoad: () => requireOffice("tiempo"),
  loader: () => loadTexts("time-rules", "office"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../office/time-rules.page.tsx")),
    "TimeRulesPage",
  ),
});

const schedulesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/schedules",
  validateSearch: readSchedulesSearch,
  beforeLoad: () => requireOffice("tiempo"),
  loader: () => loadTexts("schedules", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/time/schedules/schedules.page.tsx")),
    "SchedulesPage",
  ),
});

const messagesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/messages",
  validateSearch: readMessagesSearch,
  beforeLoad: () => {
    requireModule(moduleIds.internalCommunication);
    requireOffice("personas");
  },
  loader: () => loadTexts("messages-office", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/messages/office/messages-office.page.tsx")),
    "MessagesOfficePage",
  ),
});

const eventsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/events",
  validateSearch: readEventsSearch,
  beforeLoad: () => requireOffice("personas"),
  loader: () => loadTexts("company-events"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/calendar/events/events.page.tsx")),
    "EventsPage",
  ),
});

const privacyRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/privacy",
  beforeLoad: () => requireOffice("titular"),
  loader: () => loadTexts("policy-office", "leaving"),
  component: lazyRouteComponent(
    () =>
      loadChunk(
        () => import("../../features/company/privacy-policy/office/policy-office.page.tsx"),
      ),
    "PolicyOfficePage",
  ),
});

const documentsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/documents",
  validateSearch: readOfficeDocumentsSearch,
  beforeLoad: () => {
    requireModule(moduleIds.documents);
    requireOffice("documentos");
  },
  loader: () =>
    loadTexts("office-documents", "signing-office", "files", "office", "viewer", "leaving"),
  component: lazyRouteComponent(
    () =>
      loadChunk(() => import("../../features/papers/office-documents/office-documents.page.tsx")),
    "OfficeDocumentsPage",
  ),
});

const signaturesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/signatures",
  validateSearch: readSigningSearch,
  beforeLoad: () => {
    requireModule(moduleIds.documents);
    requireOffice("documentos");
  },
  loader: () => loadTexts("signing-office", "signatures", "office", "viewer", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/papers/signing/signing.page.tsx")),
    "SigningPage",
  ),
});

const sealRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/seal",
  beforeLoad: () => {
    requireModule(moduleIds.documents);
    requireOffice("documentos");
  },
  loader: () => loadTexts("seal"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/papers/seal/seal.page.tsx")),
    "SealPage",
  ),
});

const clockKindsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/clock-kinds",
  beforeLoad: () => {
    requireModule(moduleIds.timeRegistration);
    requireOffice("tiempo");
  },
  loader: () => loadTexts("clock-kinds"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/time/clock-kinds/clock-kinds.page.tsx")),
    "ClockKindsPage",
  ),
});

/** Pages of the office: routes of the portal below /admin. */
export const officeRoutes = [
  officeHomeRoute,
  inboxRoute,
  staffRoute,
  invitationsRoute,
  importRoute,
  ...structureRoutes,
  absencesRoute,
  leaveRulesRoute,
  dateRulesRoute,
  balancesRoute,
  yearEndRoute,
  inspectionRoute,
  timeRulesRoute,
  schedulesRoute,
  messagesRoute,
  eventsRoute,
  privacyRoute,
  ...payRoutes,
  documentsRoute,
  signaturesRoute,
  sealRoute,
  clockKindsRoute,
  ...companyRoutes,
] as const;
