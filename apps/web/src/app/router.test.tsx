import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { pageNames } from "@atrio/contract/company/page-names";
import { allModuleIds } from "@atrio/contract/modules";

import { setCurrentLanguage } from "../lib/language.ts";
import { queryClient } from "../lib/query-client.ts";
import { clearSession, setSession } from "../lib/session.ts";
import { userOf } from "../test/user.ts";

import { App } from "./app.tsx";
import { readLoginSearch } from "./guards.ts";
import { router } from "./router.ts";

const company = {
  empresa_id: 1,
  slug: "demo",
  nombre: "Clínica Castellana",
  idioma: "es",
  logo_por_defecto: true,
  logotipo_link: null,
  color_marca: null,
  redirect_to_login: false,
};

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("scrollTo", () => undefined);
  // jsdom lays nothing out and has no such method.
  Element.prototype.scrollIntoView = () => undefined;
  render(<App />);
});

afterEach(() => clearSession());

/** Opens an address and answers where the visitor ends, once the page shows its heading. */
async function visit(address: string, heading: string): Promise<string> {
  router.history.push(address);
  await screen.findByRole("heading", { level: 1, name: heading }, { timeout: 10_000 });
  await vi.waitFor(() => expect(router.state.status).toBe("idle"));
  return window.location.pathname + window.location.search;
}

describe("addresses", () => {
  it("the first part of every route is a reserved name, so that no company has it as its slug", () => {
    const firsts = Object.keys(router.routesByPath).map((path) => path.split("/")[1] ?? "");
    const names = firsts.filter((name) => name !== "" && !name.includes("$"));
    expect(names.filter((name) => !pageNames.includes(name.toLowerCase()))).toEqual([]);
  });

  it("an address carries the language as a prefix that routes do not see", () => {
    setCurrentLanguage("pt");
    expect(router.buildLocation({ to: "/timeRegistration" }).publicHref).toBe(
      "/pt/timeRegistration",
    );
    expect(router.buildLocation({ to: "/" }).publicHref).toBe("/pt");
    setCurrentLanguage("es");
    expect(router.buildLocation({ to: "/timeRegistration" }).publicHref).toBe("/timeRegistration");
  });
});

describe("a visitor who is not signed in", { timeout: 30_000 }, () => {
  it("a visitor is sent to the login, which keeps the intended page", async () => {
    expect(await visit("/timeRegistration", "Inicia sesión")).toBe(
      "/login?redirect=%2FtimeRegistration",
    );
  });

  it("a visitor of the home page is sent to the plain login, in the address's language", async () => {
    expect(await visit("/en", "Sign in")).toBe("/en/login");
  });

  it("a visitor of an unknown company is sent to the login without a company", async () => {
    fetchMock.mockImplementation(async () =>
      Response.json({ message: "No", code: "company.not_found" }, { status: 404 }),
    );
    expect(await visit("/unknown", "Inicia sesión")).toBe("/login");
    expect(
      await screen.findByText("No se ha encontrado la configuración de la empresa"),
    ).toBeDefined();
    expect(await visit("/login/unknown", "Inicia sesión")).toBe("/login");
  });

  it("a visitor stays on a company's page", async () => {
    fetchMock.mockImplementation(async () => Response.json({ data: company }));
    expect(await visit("/demo", "Inicia sesión")).toBe("/demo");
    expect(screen.getByText("Portal del empleado de Clínica Castellana")).toBeDefined();
  });

  it("a visitor leaves a company's page for the login when the company says so", async () => {
    const redirecting = { ...company, slug: "otra", redirect_to_login: true };
    fetchMock.mockImplementation(async () => Response.json({ data: redirecting }));
    expect(await visit("/otra", "Inicia sesión")).toBe("/login/otra");
  });

  it("a visitor with a document's QR code reaches its verification, and no other page", async () => {
    const data = { resultado: "desconocido", clase: null, empresa: null, emitido_en: null };
    fetchMock.mockImplementation(async () => Response.json({ data: { ...data, sha256: null } }));
    const address = "/verify?c=ABCD-EFGH-JKLM-NPQR-STUV";
    expect(await visit(address, "Comprobar un documento")).toBe(address);
    expect(await screen.findByText("No conocemos este código")).toBeDefined();
    const body = JSON.stringify({ codigo: "ABCD-EFGH-JKLM-NPQR-STUV" });
    expect(fetchMock.mock.calls.map(([, init]) => init?.body)).toEqual([body]);
  });

  it("a visitor is told that an unknown page does not exist", async () => {
    const title = "Error 404, no se ha encontrado la página";
    expect(await visit("/mailbox", title)).toBe("/mailbox");
    expect(await visit("/a/b", title)).toBe("/a/b");
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe("a person who is signed in", { timeout: 30_000 }, () => {
  it.each(["/mailbox", "/a/b"])(
    "keeps menu and top bar at %s, which is no page",
    async (address) => {
      const json = (data: unknown) => Promise.resolve(Response.json({ data }));
      fetchMock.mockImplementation((input) => {
        const path = new URL(input instanceof Request ? input.url : input, "http://portal.test")
          .pathname;
        if (path.endsWith("/auth/user")) return Promise.resolve(Response.json({ user: userOf() }));
        if (path.endsWith("/modulo-empresa")) return json([2, 3]);
        if (path.includes("/config-company")) return json(company);
        return Promise.resolve(Response.json({ message: "No" }, { status: 404 }));
      });
      setSession({ token: "t", expiresAt: "2100-01-01T00:00:00Z" });
      const title = "Error 404, no se ha encontrado la página";
      expect(await visit(address, title)).toBe(address);
      const menu = { name: "Menú principal" };
      // The portal's own chunk is read first.
      expect(await screen.findByRole("navigation", menu, { timeout: 10_000 })).toBeDefined();
    },
  );
});

describe("a page of a role that the person does not have", { timeout: 30_000 }, () => {
  /** Calls of the pages themselves; the shell's own are none of them. */
  const content = /bolsa-horas|tutorial|proyecto|turno|cuadrante|denuncia/i;

  it.each([
    "/hoursBagSupervisor",
    "/videoTutorialsSupervisor",
    "/projectSupervisor",
    "/quadrantsSupervisor",
    "/complaintCases",
    "/shifts",
  ])("%s is refused before anything of it is fetched", async (address) => {
    const asked: string[] = [];
    // The router reports the refusal to developers.
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(console, "warn").mockReturnValue();
    queryClient.clear();
    fetchMock.mockImplementation((input) => {
      const { pathname } = new URL(
        input instanceof Request ? input.url : input,
        "http://portal.test",
      );
      asked.push(pathname);
      const json = (data: unknown) => Promise.resolve(Response.json({ data }));
      if (pathname.endsWith("/auth/user")) {
        return Promise.resolve(Response.json({ user: userOf() }));
      }
      if (pathname.endsWith("/modulo-empresa")) return json(allModuleIds);
      if (pathname.includes("/config-company")) return json(company);
      return Promise.resolve(Response.json({ message: "No" }, { status: 404 }));
    });
    setSession({ token: "t", expiresAt: "2100-01-01T00:00:00Z" });
    expect(await visit(address, "Acceso denegado")).toBe(address);
    expect(asked.filter((path) => content.test(path))).toEqual([]);
  });
});

describe("where the login leads", () => {
  it.each(["//evil.test", "/\\evil.test", "https://evil.test", "data:text/html,x", 7])(
    "the login never leads to %s",
    (redirect) => {
      expect(readLoginSearch({ redirect })).toEqual({});
    },
  );

  it("the login leads to a page of the portal", () => {
    expect(readLoginSearch({ redirect: "/timeRegistration?month=3", expired: true })).toEqual({
      redirect: "/timeRegistration?month=3",
      expired: true,
    });
  });
});
