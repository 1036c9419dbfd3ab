import type { Locator } from "playwright-core";

import { browserSession } from "./api.ts";
import type { Visitor } from "./browser.ts";
import { expectShown } from "./expect.ts";
import { demoPassword } from "./people.ts";

type Credentials = { email: string; password?: string; remember?: boolean };

/** Fills in the login form that is on the screen and sends it. */
export async function fillLogin(
  { page, t }: Visitor,
  { email, password = demoPassword, remember = false }: Credentials,
): Promise<void> {
  const { login } = t.auth;
  await page.getByLabel(login.email, { exact: true }).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  if (remember) await page.getByRole("checkbox", { name: login.remember }).check();
  await page.getByRole("button", { name: login.submit, exact: true }).click();
}

/** Opens the login page, signs in with its form and waits for the portal. */
export async function signInByForm(visitor: Visitor, credentials: Credentials): Promise<void> {
  await visitor.page.goto(visitor.at("/login"));
  await fillLogin(visitor, credentials);
  await expectPortal(visitor);
}

/**
 * Stores a session of the API in the visitor's browser, without a page: the story opens its first
 * one itself. A session that ends during the story stays ended in its tabs.
 */
export async function signIn(
  { context, server }: Visitor,
  { email, password }: { email: string; password?: string },
): Promise<void> {
  const session = JSON.stringify(await browserSession(server, email, password));
  await context.addInitScript(keepOnce, { origin: server.url, session });
}

/** Signs in as `signIn` does and opens the home page. */
export async function signInAtHome(
  visitor: Visitor,
  credentials: { email: string; password?: string },
): Promise<void> {
  await signIn(visitor, credentials);
  await visitor.page.goto(visitor.at("/"));
  await expectPortal(visitor);
}

/** Runs in each page before its own scripts: keeps the session the first time that the tab asks. */
function keepOnce({ origin, session }: { origin: string; session: string }): void {
  if (location.origin !== origin || sessionStorage.getItem("journey.session") === session) return;
  sessionStorage.setItem("journey.session", session);
  localStorage.setItem("atrio.session", session);
}

/** Expects the shell of the signed-in part to be on the screen. */
export async function expectPortal({ page, t }: Visitor): Promise<void> {
  await expectShown(page.getByRole("button", { name: t.shell.top.settings, exact: true }));
}

/** Expects the login form, empty or not. */
export async function expectLoginForm({ page, t }: Visitor): Promise<void> {
  await expectShown(page.getByRole("button", { name: t.auth.login.submit, exact: true }));
}

/** Fills in a new password and its repetition, in the form of a link or of the forced change. */
export async function fillNewPassword(
  { page, t }: Visitor,
  password: string,
  repeat: string = password,
): Promise<void> {
  await page.getByLabel(t.auth.password.new, { exact: true }).fill(password);
  await page.getByLabel(t.auth.password.repeat, { exact: true }).fill(repeat);
}

/** Opens the settings and waits for the list of sessions in them. */
export async function openSettings({ page, t }: Visitor): Promise<Locator> {
  await page.getByRole("button", { name: t.shell.top.settings, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t.settings.title });
  await expectShown(dialog.getByText(t.settings.sessions.current, { exact: true }));
  return dialog;
}

/** A snackbar with a text in it. */
export function snackbar({ page }: Visitor, text: string): Locator {
  return page.getByRole("alert").filter({ hasText: text });
}

/** Opens a page from the menu; a phone opens its drawer first. */
export async function openFromMenu(visitor: Visitor, name: string): Promise<void> {
  const { page, t, width } = visitor;
  if (width === "phone") {
    await page.getByRole("button", { name: new RegExp(`^${t.shell.menu.more}(,|$)`) }).click();
  }
  const role = width === "phone" ? "dialog" : "navigation";
  const menu = page.getByRole(role, { name: t.shell.menu.label });
  await menu.getByRole("link", { name, exact: true }).click();
}

/** Ends the session from the menu of the desk. */
export async function logOut({ page, t }: Visitor): Promise<void> {
  await page.getByRole("button", { name: t.shell.top.logout, exact: true }).click();
}
