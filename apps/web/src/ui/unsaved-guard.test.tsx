import { MantineProvider } from "@mantine/core";
import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { loadTexts } from "../lib/i18n.ts";
import { clearSession, setSession } from "../lib/session.ts";

import { theme } from "./theme.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";

vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => loadTexts("leaving"));
beforeEach(() => setSession({ token: "t", expiresAt: "2100-01-01T00:00:00Z" }));
afterEach(() => clearSession());

/** A page with parts where something is or is not saved, and another page. */
async function open(
  isUnsaved: boolean,
  history = createMemoryHistory({ initialEntries: ["/form?vista=datos"] }),
  text?: string,
) {
  const root = createRootRoute({ component: Outlet });
  const form = createRoute({
    getParentRoute: () => root,
    path: "/form",
    component: () => <UnsavedGuard isUnsaved={isUnsaved} {...(text && { text })} />,
  });
  const other = createRoute({ getParentRoute: () => root, path: "/other", component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([form, other]),
    history,
  });
  await router.load();
  render(
    <MantineProvider theme={theme} env="test">
      <RouterProvider<typeof router> router={router} />
    </MantineProvider>,
  );
  const go = (href: string) => void router.navigate({ href });
  return { go, place: () => router.state.location.href };
}

it("the guard asks before another page or part, and stays or leaves as answered", async () => {
  const { go, place } = await open(true);
  go("/form?vista=cuentas");
  await userEvent.click(await screen.findByRole("button", { name: "Seguir editando" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(place()).toBe("/form?vista=datos");
  go("/other");
  await userEvent.click(await screen.findByRole("button", { name: "Salir sin guardar" }));
  await waitFor(() => expect(place()).toBe("/other"));
});

it("the guard names other losses than changes", async () => {
  const { go } = await open(true, undefined, "No volverán a mostrarse.");
  go("/other");
  expect(await screen.findByText("No volverán a mostrarse.")).toBeDefined();
});

it("the guard asks nothing without changes, within the same part, or without a session", async () => {
  const clean = await open(false);
  clean.go("/other");
  await waitFor(() => expect(clean.place()).toBe("/other"));
  const dirty = await open(true);
  dirty.go("/form?vista=datos&pagina=2");
  await waitFor(() => expect(dirty.place()).toContain("pagina=2"));
  clearSession();
  dirty.go("/other");
  await waitFor(() => expect(dirty.place()).toBe("/other"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("the guard has the browser ask before the window closes", async () => {
  globalThis.history.replaceState(null, "", "/form");
  await open(true, createBrowserHistory());
  const closing = new Event("beforeunload", { cancelable: true });
  globalThis.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});
