import { createRoute, lazyRouteComponent } from "@tanstack/react-router";

import { moduleIds } from "@atrio/contract/modules";

import { readActivitySearch } from "../../features/access/activity/search.model.ts";
import { readInvitationsSearch } from "../../features/company/invitations/search.model.ts";
import { readStaffSearch } from "../../features/company/staff/search.model.ts";
import { readHomeSearch } from "../../features/leave/home/search.model.ts";
import { readRulesSearch } from "../../features/leave/rules/search.model.ts";
import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { requireModule, requireOffice } from "../guards.ts";

import { portalRoute } from "./frames.ts";

const officeHomeRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin",
  validateSearch: readHomeSearch,
  beforeLoad: () => requireOffice("cualquiera"),
  loader: () => loadTexts("home", "office"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../office/office-home.page.tsx")),
    "OfficeHomePage",
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

const leaveRulesRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/leave",
  validateSearch: readRulesSearch,
  beforeLoad: () => {
    requireModule(moduleIds.absences);
    requireOffice("tiempo");
  },
  loader: () => loadTexts("leave-rules", "requests"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/leave/rules/rules.page.tsx")),
    "LeaveRulesPage",
  ),
});

const settingsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/settings",
  beforeLoad: () => requireOffice("cualquiera"),
  loader: () => loadTexts("company-settings", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/company/settings/settings.page.tsx")),
    "SettingsPage",
  ),
});

const accessRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/access",
  beforeLoad: () => requireOffice("cualquiera"),
  loader: () => loadTexts("office"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/access/administrators/administrators.page.tsx")),
    "AdministratorsPage",
  ),
});

const activityRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/activity",
  validateSearch: readActivitySearch,
  beforeLoad: () => requireOffice("titular"),
  loader: () => loadTexts("office"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/access/activity/activity.page.tsx")),
    "ActivityPage",
  ),
});

/** Pages of the office: routes of the portal below /admin. */
export const officeRoutes = [
  officeHomeRoute,
  staffRoute,
  invitationsRoute,
  leaveRulesRoute,
  settingsRoute,
  accessRoute,
  activityRoute,
] as const;
