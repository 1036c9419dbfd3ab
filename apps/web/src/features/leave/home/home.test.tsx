import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Balance } from "@atrio/contract/leave/leave";
import type { RequestView } from "@atrio/contract/request-view";

import { dayIn } from "../../../lib/format.ts";
import { loadTexts } from "../../../lib/i18n.ts";
import { absenceOf, balanceOf, detailOf } from "../../../test/absences.ts";
import { renderInApp } from "../../../test/render.tsx";
import { lucia, requestOf } from "../../../test/team.ts";
import { userOf } from "../../../test/user.ts";
import { Folding } from "../../../ui/folding.ts";

import { FortnightCard } from "./fortnight-card.tsx";
import { fortnightOf, fortnightRows, shownDays } from "./fortnight.model.ts";
import { HolidaysCard } from "./holidays-card.tsx";
import { nextHolidays, nextUse, spansOf } from "./home.model.ts";
import { MyRequestsCard } from "./my-requests-card.tsx";
import { TeamRequestsCard } from "./team-requests-card.tsx";

describe("a balance on the home page", () => {
  it("the card names the next approved holidays, also begun ones", () => {
    expect(nextUse(balanceOf(), "2026-11-21")?.fecha).toBe("2026-12-24");
    expect(nextUse(balanceOf(), "2026-12-25")).toBeNull();
    const asked = periodsOn("2026-08-03", "2026-08-04", "2026-08-05");
    expect(nextOf(balanceOf(), "2026-08-04", asked)).toEqual({
      from: "2026-08-03",
      to: "2026-08-05",
    });
  });

  it("the card names the next single day, no range over the days between (LEAVE-82)", () => {
    const fechas = ["2026-11-30", "2026-12-01", "2026-12-15", "2027-01-08"].map(useOn);
    const balance = balanceOf({ fechas });
    expect(nextOf(balance, "2026-11-21", singleDays)).toEqual({
      from: "2026-11-30",
      to: "2026-12-01",
    });
    expect(nextOf(balance, "2026-12-02", singleDays)).toEqual({
      from: "2026-12-15",
      to: "2026-12-15",
    });
  });

  it("the card leaves out days that a medical leave gave back", () => {
    const fechas = balanceOf().fechas.map((use) => ({ ...use, devuelta: true }));
    expect(nextUse(balanceOf({ fechas }), "2026-11-21")).toBeNull();
    const [first, second] = ["2026-08-03", "2026-08-04"].map(useOn);
    if (first === undefined || second === undefined) throw new Error("no days");
    const partly = balanceOf({ fechas: [{ ...first, devuelta: true }, second] });
    expect(nextOf(partly, "2026-08-01", periodsOn("2026-08-03", "2026-08-04"))).toEqual({
      from: "2026-08-04",
      to: "2026-08-04",
    });
  });

  it("a request is for its days in a row, never for those between single ones (LEAVE-82)", () => {
    expect(spansOf(absenceOf())).toEqual([{ from: "2026-12-07", to: "2026-12-09" }]);
    expect(spansOf(requestOf())).toEqual([]);
    expect(spansOf(singleDays)).toEqual([
      { from: "2026-11-30", to: "2026-12-01" },
      { from: "2026-12-15", to: "2026-12-15" },
      { from: "2027-01-08", to: "2027-01-08" },
    ]);
  });
});

/** Holidays on four single days, two of them in a row, in no order. */
const singleDays = periodsOn("2026-12-15", "2026-11-30", "2027-01-08", "2026-12-01");

/** An approved day of those holidays. */
function useOn(fecha: string): Balance["fechas"][number] {
  return { solicitud_id: 54, fecha, coste: 1, estado_id: 2, devuelta: false };
}

function nextOf(balance: Balance, today: string, request: RequestView) {
  const next = nextUse(balance, today);
  return next === null ? null : nextHolidays(balance, next, request);
}

function periodsOn(...days: readonly string[]): RequestView {
  const { ausencia } = absenceOf();
  if (ausencia === null) throw new Error("no absence");
  const [period] = ausencia.periodos;
  if (period === undefined) throw new Error("no period");
  const periodos = days.map((day) => ({ ...period, fecha_inicio: day, fecha_fin: day }));
  return absenceOf({ id: 54, ausencia: { ...ausencia, periodos } });
}

const closure = requestOf({ id: 41 });

/** Answers that a test changes. */
const served = { balance: balanceOf() };

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const json = (body: unknown) => Promise.resolve(Response.json(body));
  const body = typeof init?.body === "string" ? init.body : "";
  if (path === "/auth/user") return json({ user: userOf() });
  if (path === "/modulo-empresa") return json({ data: [2, 3, 101, 102] });
  if (path === "/vacaciones-trabajador/2026") return json({ data: served.balance });
  if (path === "/solicitud/54") {
    const days = ["2099-11-27", "2099-11-28", "2099-11-29", "2099-11-30", "2099-12-16"];
    return json({ data: detailOf({ id: 54, ausencia: periodsOn(...days).ausencia }) });
  }
  if (path === "/trabajador/7/solicitudes") return json({ data: [absenceOf()], total: 1 });
  if (path === "/supervisor/solicitudes-pendientes-anyo-anterior") {
    return json({ data: [], total: 2 });
  }
  if (path === "/supervisor/solicitudes-pendientes") {
    if (!body.includes("[1,")) return json({ data: [closure], total: 1, totales: null });
    const data = body.includes("en_espera") ? [] : [absenceOf(), closure, singleDays];
    return json({ data, total: 2, totales: { mi_turno: 2, en_espera: 0, decididas: 120 } });
  }
  const fecha = dayIn("Europe/Madrid");
  const absence = { solicitud_id: 9, fecha, estado_id: 2, completo: false };
  return json({
    data: {
      personas: [
        { trabajador: lucia, ausencias: [{ ...absence, pe_solicitud_tipo_id: null }] },
        {
          trabajador: { ...lucia, id: 8, nombre_completo: "Hugo Molina" },
          ausencias: [{ ...absence, estado_id: 1, pe_solicitud_tipo_id: 1 }],
        },
      ],
      dias: [{ fecha, previstos: 5, ausentes: 1, pendientes: 1 }],
      solicitudes: [],
    },
  });
}

describe("the cards of the home page", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("cards", "requests"));

  beforeEach(() => {
    served.balance = balanceOf();
    vi.stubGlobal("fetch", serve);
  });

  it("cards show the rest of the holidays", async () => {
    await renderInApp(<HolidaysCard />);
    expect(await screen.findByText("19,5")).toBeDefined();
    expect(screen.getByText("días disponibles")).toBeDefined();
    expect(screen.getByText("1,5")).toBeDefined();
    expect(screen.queryByText("Caducados")).toBeNull();
    expect(screen.queryByText("Reservados")).toBeNull();
  });

  it("cards show expired and reserved days if there are any, so that they add up (LEAVE-84)", async () => {
    served.balance = balanceOf({ dias_caducados: 3, dias_reservados: 2.5, dias_restantes: 14 });
    await renderInApp(<HolidaysCard />);
    expect((await screen.findByText("Caducados")).nextSibling?.textContent).toBe("3");
    expect(screen.getByText("Reservados").nextSibling?.textContent).toBe("2,5");
    // 24 − 2 enjoyed − 1 approved − 1.5 waiting − 3 − 2.5
    expect(screen.getByText("14")).toBeDefined();
  });

  it("cards show the next holidays by the periods of their request (LEAVE-82)", async () => {
    served.balance = balanceOf({ fechas: ["2099-11-27", "2099-11-30", "2099-12-16"].map(useOn) });
    await renderInApp(<HolidaysCard />);
    // The weekend between lies in the period.
    expect(await screen.findByText("Próximas: 27 nov – 30 nov")).toBeDefined();
  });

  it("folded cards say the rest of the holidays, the newest request, who is there (COMPANY-111)", async () => {
    await renderInApp(
      <Folding value>
        <HolidaysCard />
        <MyRequestsCard />
        <FortnightCard />
      </Folding>,
    );
    const nameIs = (name: string) => screen.findByRole("button", { name, expanded: false });
    expect(await nameIs("Vacaciones 19,5 días disponibles")).toBeDefined();
    expect(await nameIs("Mis solicitudes Vacaciones")).toBeDefined();
    expect(await nameIs("Ausencias del equipo 4 de 5 disponibles")).toBeDefined();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("cards link the own requests, each with its state", async () => {
    await renderInApp(<MyRequestsCard />);
    const row = await screen.findByRole("link", { name: /^Vacaciones/ });
    expect(row.textContent).toContain("7 dic – 9 dic");
    expect(row.textContent).toContain("Pendiente");
    expect(row.getAttribute("href")).toContain("/absences?solicitud=53");
  });

  it("cards count the supervisor's open requests, and lead each to its page", async () => {
    await renderInApp(<TeamRequestsCard />);
    const user = userEvent.setup({ delay: null });
    expect(await screen.findByText("Por aprobar (2)")).toBeDefined();
    expect(screen.getByText("Resueltas (99+)")).toBeDefined();
    const list = screen.getByRole("list", { name: "Solicitudes más recientes" });
    const [absence, month, single] = within(list).getAllByRole("link");
    expect(single?.textContent).toContain("30 nov – 1 dic, 15 dic, 8 ene");
    expect(absence?.getAttribute("href")).toContain("/absencesSupervisor?solicitud=53");
    expect(month?.textContent).toContain("Cierre de octubre de 2026");
    expect(month?.getAttribute("href")).toContain("/timeRegistrationSupervisor?solicitud=41");
    // The page of absences lists one less than the card counts.
    const time = await screen.findByText("1 de ellas es de registro horario");
    expect(time.getAttribute("href")).toBe("/timeRegistrationSupervisor?vista=decidir");
    const old = await screen.findByText("2 solicitudes del año anterior siguen sin aprobar");
    expect(old.getAttribute("href")).toContain("pestana=anyo_anterior");
    await user.click(screen.getByText("Esperan a otros (0)"));
    expect(await screen.findByText("Nada espera a otras personas")).toBeDefined();
  });

  it("the fortnight names who is away, never why when it is medical, and who is left (LEAVE-107)", async () => {
    await renderInApp(<FortnightCard />);
    const table = await screen.findByRole("table", { name: /esta semana y la próxima/ });
    const row = within(table).getByRole("row", { name: /^Lucía García/ });
    expect(within(row).getByText("Ausente, parte del día")).toBeDefined();
    const pending = within(table).getByRole("row", { name: /^Hugo Molina/ });
    expect(within(pending).getByText("Vacaciones, parte del día, pendiente")).toBeDefined();
    const left = within(table).getByRole("row", { name: /^Disponibles/ });
    expect(
      within(left)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["4 de 5 disponibles4/5"]);
  });
});

describe("the fortnight of a team (LEAVE-107)", () => {
  const dayOf = (fecha: string, previstos = 5) => ({
    fecha,
    previstos,
    ausentes: 0,
    pendientes: 0,
  });
  const awayOn = (fecha: string, solicitud_id = 1) => ({
    solicitud_id,
    fecha,
    pe_solicitud_tipo_id: 1,
    estado_id: 2,
    completo: true,
  });

  it("the weeks are those from a day's Monday on", () => {
    expect(fortnightOf("2026-11-29")).toEqual({ from: "2026-11-23", to: "2026-12-06" });
    expect(fortnightOf("2026-11-23")).toEqual({ from: "2026-11-23", to: "2026-12-06" });
  });

  it("a weekend is shown if somebody has a schedule on it", () => {
    const days = [dayOf("2026-11-27", 0), dayOf("2026-11-28", 0), dayOf("2026-11-29", 1)];
    expect(shownDays(days).map(({ fecha }) => fecha)).toEqual(["2026-11-27", "2026-11-29"]);
  });

  it("an absence is one bar over its shown days, across a weekend too", () => {
    const weekend = ["2026-11-28", "2026-11-29"].map((day) => dayOf(day, 0));
    const dias = [dayOf("2026-11-26"), dayOf("2026-11-27"), ...weekend, dayOf("2026-11-30")];
    const late = { trabajador: lucia, ausencias: [awayOn("2026-11-30", 2)] };
    const all = ["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"].map((day) => awayOn(day));
    const early = { trabajador: { ...lucia, id: 8 }, ausencias: all };
    const hidden = { trabajador: { ...lucia, id: 9 }, ausencias: [awayOn("2026-11-28", 3)] };
    const rows = fortnightRows({ personas: [late, early, hidden], dias, solicitudes: [] });
    expect(rows.map(({ person }) => person.id)).toEqual([8, lucia.id]);
    const lengths = rows.map(({ stretches }) => stretches.map(({ days }) => days.length));
    expect(lengths).toEqual([
      [1, 2],
      [1, 1, 1],
    ]);
  });
});
