import { createRoute, lazyRouteComponent } from "@tanstack/react-router";

import { moduleIds } from "@atrio/contract/modules";

import { readPayrollSearch } from "../../features/company/payroll/search.model.ts";
import { readBatchesSearch } from "../../features/papers/batches/search.model.ts";
import { readLayoutsSearch } from "../../features/papers/layouts/search.model.ts";
import { readOfficeModel145Search } from "../../features/papers/model145-office/search.model.ts";
import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { requireModule, requireOffice } from "../guards.ts";

import { portalRoute } from "./frames.ts";

const payrollRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/payroll",
  validateSearch: readPayrollSearch,
  beforeLoad: () => requireOffice("nominas"),
  loader: () => loadTexts("payroll"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/company/payroll/payroll.page.tsx")),
    "PayrollPage",
  ),
});

const payslipsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/payslips",
  validateSearch: readBatchesSearch,
  beforeLoad: () => {
    requireModule(moduleIds.payslips);
    requireOffice("nominas");
  },
  loader: () => loadTexts("payslip-batches", "files"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/papers/batches/batches.page.tsx")),
    "BatchesPage",
  ),
});

const payslipLayoutsRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/payslip-layouts",
  validateSearch: readLayoutsSearch,
  beforeLoad: () => {
    requireModule(moduleIds.payslips);
    requireOffice("nominas");
  },
  loader: () => loadTexts("payslip-layouts"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/papers/layouts/layouts.page.tsx")),
    "LayoutsPage",
  ),
});

const model145Route = createRoute({
  getParentRoute: () => portalRoute,
  path: "/admin/model145",
  validateSearch: readOfficeModel145Search,
  beforeLoad: () => {
    requireModule(moduleIds.documents);
    requireOffice("nominas");
  },
  loader: () => loadTexts("model145-office"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/papers/model145-office/model145-office.page.tsx")),
    "OfficeModel145Page",
  ),
});

/** Pages of the office about pay. */
export const payRoutes = [payrollRoute, payslipsRoute, payslipLayoutsRoute, model145Route] as const;
