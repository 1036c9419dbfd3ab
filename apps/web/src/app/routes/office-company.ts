import { createRoute, lazyRouteComponent } from "@tanstack/react-router";

import { readActivitySearch } from "../../features/access/activity/search.model.ts";
import { readHolidaysSearch } from "../../features/company/holidays/search.model.ts";
import { readInstallationSearch } from "../../features/company/installation/search.model.ts";
import { readNoticeTextsSearch } from "../../features/messages/notice-texts/search.model.ts";
import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { requireOffice, requireOperator } from "../guards.ts";

import { portalRoute } from "./frames.ts";

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

const centresRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/centres",
  beforeLoad: () => requireOffice("personas"),
  loader: () => loadTexts("centres"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/company/centres/centres.page.tsx")),
    "CentresPage",
  ),
});

const holidaysRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/calendars",
  validateSearch: readHolidaysSearch,
  beforeLoad: () => requireOffice("personas"),
  loader: () => loadTexts("holidays", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/company/holidays/holidays.page.tsx")),
    "HolidaysPage",
  ),
});

const noticeTextsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/notice-texts",
  validateSearch: readNoticeTextsSearch,
  beforeLoad: () => requireOffice("personas"),
  loader: () => loadTexts("notice-texts"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/messages/notice-texts/notice-texts.page.tsx")),
    "NoticeTextsPage",
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

const installationRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/installation",
  validateSearch: readInstallationSearch,
  beforeLoad: () => requireOperator(),
  loader: () => loadTexts("installation"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/company/installation/installation.page.tsx")),
    "InstallationPage",
  ),
});

/** Pages of the office about the company itself, who runs its office, and the installation. */
export const companyRoutes = [
  settingsRoute,
  centresRoute,
  holidaysRoute,
  noticeTextsRoute,
  accessRoute,
  activityRoute,
  installationRoute,
] as const;
