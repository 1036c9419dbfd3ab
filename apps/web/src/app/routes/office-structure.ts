import { createRoute, lazyRouteComponent } from "@tanstack/react-router";

import { moduleIds } from "@atrio/contract/modules";

import { readOfficeChartsSearch } from "../../features/people/org-chart-office/search.model.ts";
import { readOfficeProjectsSearch } from "../../features/projects/office/search.model.ts";
import { readAreasSearch } from "../../features/shifts/areas-office/search.model.ts";
import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { requireModule, requireOffice } from "../guards.ts";

import { portalRoute } from "./frames.ts";

const orgChartsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/org-charts",
  validateSearch: readOfficeChartsSearch,
  beforeLoad: () => {
    requireModule(moduleIds.orgCharts);
    requireOffice("personas");
  },
  loader: () => loadTexts("org-chart-office", "org-chart", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/people/org-chart-office/charts-office.page.tsx")),
    "ChartsOfficePage",
  ),
});

const directoryRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/directory",
  beforeLoad: () => {
    requireModule(moduleIds.allWorkers);
    requireOffice("personas");
  },
  loader: () => loadTexts("directory-rules", "directory"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/people/directory-rules/directory-rules.page.tsx")),
    "DirectoryRulesPage",
  ),
});

const projectsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/projects",
  validateSearch: readOfficeProjectsSearch,
  beforeLoad: () => {
    requireModule(moduleIds.supervisorProjects);
    requireOffice("tiempo");
  },
  loader: () => loadTexts("projects-office", "team-projects", "files", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/projects/office/projects-office.page.tsx")),
    "ProjectsOfficePage",
  ),
});

const areasRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/areas",
  validateSearch: readAreasSearch,
  beforeLoad: () => {
    requireModule(moduleIds.supervisorQuadrants);
    requireOffice("tiempo");
  },
  loader: () => loadTexts("areas-office", "leaving"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/shifts/areas-office/areas-office.page.tsx")),
    "AreasOfficePage",
  ),
});

const handlersRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/complaint-handlers",
  beforeLoad: () => {
    requireModule(moduleIds.complaints);
    requireOffice("titular");
  },
  loader: () => loadTexts("handlers-office"),
  component: lazyRouteComponent(
    () =>
      loadChunk(() => import("../../features/complaints/handlers-office/handlers-office.page.tsx")),
    "HandlersOfficePage",
  ),
});

/** Pages of the office about who belongs where: charts, directory, projects, areas and handlers. */
export const structureRoutes = [
  orgChartsRoute,
  directoryRoute,
  projectsRoute,
  areasRoute,
  handlersRoute,
] as const;
