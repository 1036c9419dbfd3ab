import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { TeamAbsences } from "@atrio/contract/calendar/colleagues";
import { hiredModules } from "@atrio/contract/company/company";
import type { ColleagueAbsences } from "@atrio/contract/leave/colleague-absences";
import { moduleIds } from "@atrio/contract/modules";

import { loadTexts } from "../../lib/i18n.ts";
import { calendarOf } from "../../test/calendar.ts";
import { renderInApp } from "../../test/render.tsx";
import { userOf } from "../../test/user.ts";

import { CalendarBoard } from "./calendar-board.tsx";
import type { CalendarSearch } from "./search.model.ts";
import { readCalendarSearch } from "./search.model.ts";

let asked: string[] = [];
let isBroken = false;
let year = calendarOf();
let visibility: ColleagueAbsences = "equipo";
let team: TeamAbsences["personas"] = [];

const me = { id: 7, nombre_completo: "Lucía García Pérez", link_foto: null };
const marcos = { id: 8, nombre_completo: "Marcos Herrero", link_foto: null };
const hugo = { id: 9, nombre_completo: "Hugo Molina", link_foto: null };
const teamOf = (hugosDays: TeamAbsences["personas"][number]["ausencias"]) =>
  [hugo, me, marcos].map((trabajador) => ({
    trabajador,
    ausencias: trabajador === hugo ? hugosDays : [],
  }));

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") return json({ user: userOf() });
  if (path === hiredModules.path) return json({ data: Object.values(moduleIds) });
  asked.push(`${init?.method ?? "GET"} ${path}${url.search}`);
  if (path.endsWith("/calendario-laboral-completo")) {
    if (isBroken) return json({ message: "Ahora no.", code: "unavailable" }, 500);
    return json({ data: { ...year, anyo: Number(url.searchParams.get("anyo")) } });
  }
  if (path.startsWith("/turno-avatares/")) return json({ data: [marcos, hugo] });
  if (path.endsWith("/ausencias-equipo")) {
    return json({ data: { ausencias_companeros: visibility, personas: team } });
  }
  if (init?.method === "POST") {
    return json({
      data: { suscripcion: feed, direccion: "https://portal.test/api/v1/c/secreto.ics" },
    });
  }
  if (init?.method === "DELETE") return json({ data: { message: "Hecho" } });
  return json({ data: [feed] });
}

const feed = {
  id: 3,
  nombre: "Mi móvil",
  alcances: ["ausencias", "turnos"],
  privacidad: "ausente",
  creada_en: "2026-11-01T08:00:00.000Z",
  usada_en: null,
};

/** The page without the router's part: its address is a state. */
function Page({ start }: { start: CalendarSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <CalendarBoard
      search={search}
      today="2026-11-18"
      onSearch={(change) => setSearch(readCalendarSearch({ ...search, ...change }))}
    />
  );
}

async function show(start: CalendarSearch = {}) {
  await renderInApp(<Page start={start} />);
  // The user-event check for overlapping elements takes seconds in jsdom with hundreds of days.
  return userEvent.setup({ pointerEventsCheck: 0 });
}

describe("the calendar", { timeout: 60_000 }, () => {
  beforeAll(() => loadTexts("calendar", "requests"));

  beforeEach(() => {
    asked = [];
    isBroken = false;
    visibility = "equipo";
    team = teamOf([]);
    year = calendarOf();
    vi.stubGlobal("fetch", serve);
    // jsdom sees nothing: here every month is in sight.
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        private readonly notice: (entries: unknown[]) => void;
        constructor(notice: (entries: unknown[]) => void) {
          this.notice = notice;
        }
        observe(): void {
          this.notice([{ isIntersecting: true }]);
        }
        unobserve(): void {}
        disconnect(): void {}
      },
    );
  });

  /** A day's button once it is named so; roles of hundreds of buttons take jsdom seconds. */
  const day = (name: RegExp) =>
    waitFor(() => {
      const days = [...document.querySelectorAll<HTMLElement>("[data-day]")];
      const found = days.find((button) => name.test(button.getAttribute("aria-label") ?? ""));
      if (found === undefined) throw new Error(`No day is called ${String(name)}`);
      return found;
    });

  it("the calendar shows a whole year with one request, and a day with two more", async () => {
    const user = await show();
    const holiday = await day(/^Lunes, 2 de noviembre.*Todos los Santos \(Festivo autonómico\)/);
    expect(document.querySelectorAll('[role="grid"]')).toHaveLength(12);
    expect(asked).toEqual(["GET /trabajador/7/calendario-laboral-completo?anyo=2026"]);
    await user.click(holiday);
    expect(await screen.findByText("Marcos Herrero")).toBeDefined();
    expect(asked.slice(1).toSorted()).toEqual([
      "GET /trabajador/7/ausencias-equipo?desde=2026-11-01&hasta=2026-11-30",
      "GET /turno-avatares/2026-11-02",
    ]);
  });

  it("the calendar describes each day with all its entries", async () => {
    const user = await show({ vista: "mes" });
    const worked = await day(/^Martes, 17 de noviembre.*08:00/);
    expect(worked.getAttribute("aria-label")).toBe(
      "Martes, 17 de noviembre de 2026, 08:00–16:00 (Turno · 8\u00a0h), 7\u00a0h\u00a058\u00a0min trabajadas (Jornada con incidencias), Cumpleaños de Zoé Ayala (Cumpleaños)",
    );
    expect(await day(/^Viernes, 20 .*día siguiente/)).toBeDefined();
    await user.click(await day(/^Jueves, 26 de noviembre/));
    const aside = screen.getByRole("complementary");
    expect(within(aside).getByText(/Pendiente de aprobación/)).toBeDefined();
    expect(within(aside).getByText("Punto de encuentro en el patio.")).toBeDefined();
    const link = within(aside).getByRole("link", { name: "Ver la solicitud" });
    expect(link.getAttribute("href")).toContain("solicitud=91");
    expect(within(aside).queryByRole("link", { name: "Ver el registro del día" })).toBeNull();
  });

  it("the calendar is walked through by keyboard, from month to month and into another year", async () => {
    const user = await show({ vista: "mes" });
    (await day(/^Miércoles, 18 de noviembre/)).focus();
    await user.keyboard("{ArrowRight}{ArrowDown}{Home}");
    expect(document.activeElement?.getAttribute("data-day")).toBe("2026-11-23");
    await user.keyboard("{PageDown}{End}");
    expect(document.activeElement?.getAttribute("data-day")).toBe("2026-12-27");
    await user.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("data-day")).toBe("2027-01-03"),
    );
    const stops = document.querySelectorAll('[data-day][tabindex="0"]');
    expect(stops).toHaveLength(1);
  });

  it("the calendar shows the chosen kinds, also as an agenda", async () => {
    const user = await show({ vista: "mes" });
    expect((await screen.findAllByText("Todos los Santos")).length).toBeGreaterThan(0);
    expect(screen.getByText("Cierre del mes solicitado")).toBeDefined();
    // A bar is drawn once for all of its days.
    expect(screen.getAllByText("Asuntos propios", { selector: "td *" })).toHaveLength(2);
    await user.click(screen.getByRole("checkbox", { name: /^Asuntos propios/ }));
    expect(screen.queryByText("Asuntos propios", { selector: "td *" })).toBeNull();
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Mostrar todos" }));
    expect(screen.getAllByText("Asuntos propios", { selector: "td *" })).toHaveLength(2);
  });

  it("the calendar keeps its days when nothing could be read, and reads again", async () => {
    isBroken = true;
    const user = await show({ vista: "mes", anyo: 2026, mes: 12 });
    const alert = await screen.findByRole("alert");
    expect(screen.getByRole("grid", { name: "Calendario de Diciembre de 2026" })).toBeDefined();
    isBroken = false;
    await user.click(within(alert).getByRole("button", { name: "Reintentar" }));
    expect(await day(/^Viernes, 25 de diciembre.*Navidad/)).toBeDefined();
  });

  it("the calendar says that a year is empty", async () => {
    year = calendarOf({
      festivos: [],
      turnos: [],
      ausencias: [],
      jornadas: [],
      eventos: [],
      cumpleanyos: [],
    });
    await show({ vista: "mes", anyo: 2030 });
    expect(await screen.findByText("Nada en 2030")).toBeDefined();
  });

  it("the calendar shows a new subscription address once, and revokes one after asking", async () => {
    const user = await show({ vista: "mes" });
    await user.click(await screen.findByRole("button", { name: "Sincronizar" }));
    await user.click(await screen.findByRole("button", { name: "Revocar «Mi móvil»" }));
    expect(asked.some((call) => call.startsWith("DELETE"))).toBe(false);
    await user.click(screen.getByRole("button", { name: "Revocar" }));
    await waitFor(() => expect(asked).toContain("DELETE /trabajador/7/calendario-suscripciones/3"));
    await user.click(screen.getByRole("button", { name: "Nueva suscripción" }));
    await user.click(screen.getByRole("button", { name: "Crear la dirección" }));
    expect(screen.getByText("Escribe un nombre.")).toBeDefined();
    await user.type(screen.getByRole("textbox", { name: /^Nombre/ }), "Google");
    await user.click(screen.getByRole("button", { name: "Crear la dirección" }));
    const address = await screen.findByRole("textbox", { name: /^Dirección/ });
    expect(address).toHaveProperty("value", "https://portal.test/api/v1/c/secreto.ics");
    await user.click(screen.getByRole("button", { name: "Volver a tus suscripciones" }));
    await screen.findByText("Mi móvil");
    expect(document.body.innerHTML).not.toContain("secreto.ics");
  });

  it("a chosen day names who of the team is away, and leaves them out of who works (CALENDAR-25)", async () => {
    team = teamOf([{ fecha: "2026-11-26", completo: true }]);
    const user = await show({ vista: "mes" });
    await user.click(await day(/^Jueves, 26 de noviembre/));
    const aside = within(screen.getByRole("complementary"));
    const away = await aside.findByRole("heading", { name: "Ausentes de tu equipo" });
    expect(away.parentElement?.textContent).toContain("Hugo Molina");
    const working = aside.getByRole("heading", { name: "Quién trabaja este día" });
    expect(working.parentElement?.textContent).toContain("Marcos Herrero");
    expect(working.parentElement?.textContent).not.toContain("Hugo Molina");
  });

  it("the team's month marks who is away on which day, whole or in part (CALENDAR-25)", async () => {
    team = teamOf([
      { fecha: "2026-11-18", completo: true },
      { fecha: "2026-11-19", completo: false },
    ]);
    await show({ vista: "equipo" });
    expect(await screen.findByText("Hoy falta Hugo Molina.")).toBeDefined();
    const row = screen.getByRole("row", { name: /^Hugo Molina/ });
    const cells = within(row).getAllByRole("cell");
    const words = cells.map((cell) => cell.textContent ?? "");
    expect(words).toHaveLength(30);
    expect(words[17]).toBe("Ausente");
    expect(words[18]).toBe("Ausente parte del día");
    expect(words.filter((text) => text !== "")).toHaveLength(2);
    for (const [index, name] of ["Lucía García Pérez (tú)", "Hugo Molina", "Marcos"].entries()) {
      expect(screen.getAllByRole("rowheader")[index]?.textContent).toContain(name);
    }
  });

  it("the team's month says why it is empty", async () => {
    visibility = "nadie";
    team = [];
    await show({ vista: "equipo" });
    expect(await screen.findByText("Tu empresa no muestra las ausencias")).toBeDefined();
  });
});
