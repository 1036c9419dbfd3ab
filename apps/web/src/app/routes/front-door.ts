import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";

import { readPolicySearch } from "../../features/company/privacy-policy/search.model.ts";
import { readVerifySearch } from "../../features/papers/verify/search.model.ts";
import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { enterCompanyPage, enterLogin, leavePortal, readLoginSearch } from "../guards.ts";

import { frontDoorRoute, rootRoute } from "./frames.ts";

const loginPage = () => loadChunk(() => import("../../features/access/auth/login.page.tsx"));

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
    () => loadChunk(() => import("../../features/access/auth/reset-password.page.tsx")),
    "ResetPasswordPage",
  ),
});

const changeEmailRoute = createRoute({
  getParentRoute: () => frontDoorRoute,
  path: "/changeEmail",
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/access/auth/email/change-email.page.tsx")),
    "ChangeEmailPage",
  ),
});

const inspectionRoute = createRoute({
  getParentRoute: () => frontDoorRoute,
  path: "/inspection",
  loader: () => loadTexts("inspection"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/time/inspection/inspection.page.tsx")),
    "InspectionPage",
  ),
});

const verifyRoute = createRoute({
  getParentRoute: () => frontDoorRoute,
  path: "/verify",
  validateSearch: readVerifySearch,
  loader: () => loadTexts("verify", "files"),
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/papers/verify/verify.page.tsx")),
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
    () => loadChunk(() => import("../../features/company/privacy-policy/privacy-policy.page.tsx")),
    "PrivacyPolicyPage",
  ),
});

// Last, because it matches every remaining address of one word.
const companyRoute = createRoute({
  getParentRoute: () => frontDoorRoute,
  path: "/$slug",
  beforeLoad: ({ params }) => enterCompanyPage(params.slug),
  component: lazyRouteComponent(loginPage, "LoginPage"),
});

/** Pages that need no session. */
export const publicRoutes = [
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
] as const;
