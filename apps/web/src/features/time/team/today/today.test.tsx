import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";

import { loadTexts } from "../../../../lib/i18n.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { memberOf } from "../../../../test/team.ts";

import { TodayView } from "./today-view.tsx";
import { groupsOf, workedShare } from "./today.model.ts";

const team = [
  memberOf({
    id: 1,
    nombre_completo: "Andrés Rubio",
    grupo: "fichado",
    situacion: "trabajando",
    teletrabajo: true,
    hora_entrada: "2026-11-18T07:58:00.000Z",
    minutos_trabajados: 200,
    minutos_previstos: 480,
  }),
  memberOf({
    id: 2,
    nombre_completo: "Carmen Soler",
    puesto: "Médica",
    grupo: "fichado_tarde",
    situacion: "en_pausa",
    hora_entrada: "2026-11-18T08:25:00.000Z",
    minutos_retraso: 25,
    minutos_trabajados: 100,
    minutos_previstos: 480,
    solicitudes_pendientes: 2,
  }),
  memberOf({ id: 3, nombre_completo: "João Ferreira", abierto_mas_de_un_dia: true }),
  memberOf({
    id: 4,
    nombre_completo: "Nicolás Peña",
    centro_trabajo: "Las Palmas",
    zona_horaria: "Atlantic/Canary",
    grupo: "pendiente",
    minutos_retraso: 70,
    minutos_previstos: 480,
  }),
];

describe("the people of today", () => {
  const names = (text: string) =>
    groupsOf(team, { group: null, text }).flatMap(({ members }) => members.map(({ id }) => id));

  it("people stand by group, missing ones first", () => {
    const groups = groupsOf(team, { group: null, text: "" }).map(({ group }) => group);
    expect(groups).toEqual(["pendiente", "fichado_tarde", "fichado", "no_ficha_hoy"]);
    expect(groupsOf(team, { group: "fichado", text: "" })).toHaveLength(1);
  });

  it("people are found by name, occupation and centre, without accents", () => {
    expect(names("joao")).toEqual([3]);
    expect(names("pena palmas")).toEqual([4]);
    expect(names("MEDICA")).toEqual([2]);
    expect(names("nadie")).toEqual([]);
  });

  it("bars are filled by the worked share of the schedule, and no further", () => {
    const share = (worked: number, expected: number) =>
      workedShare({ minutos_trabajados: worked, minutos_previstos: expected });
    expect([share(0, 0), share(60, 0), share(120, 480), share(600, 480)]).toEqual([
      0, 100, 25, 100,
    ]);
  });
});

describe("the view of today", () => {
  beforeAll(() => loadTexts("team-time", "time", "away", "requests"));

  const totals = {
    supervisados: 4,
    fichado: 1,
    fichado_tarde: 1,
    no_ficha_hoy: 1,
    pendiente: 1,
  };
  const show = async () => {
    await renderInApp(
      <TodayView team={{ dia: "2026-11-18", totales: totals, supervisados: team }} />,
    );
    return userEvent.setup({ delay: null });
  };

  it("each person has their activity, its start, their delay and their minutes, in words", async () => {
    await show();
    const row = screen.getByRole("row", { name: /Carmen Soler/ });
    expect(within(row).getByText("En pausa")).toBeDefined();
    expect(within(row).getByText("09:25")).toBeDefined();
    expect(within(row).getByText("25 min de retraso")).toBeDefined();
    expect(within(row).getByText("1 h 40 min de 8 h")).toBeDefined();
    expect(within(row).getByRole("link", { name: "2 por aprobar" }).getAttribute("href")).toBe(
      "/timeRegistrationSupervisor?vista=decidir&persona=2",
    );
    const pending = screen.getByRole("row", { name: /Nicolás Peña/ });
    expect(within(pending).getByText("Debería haber fichado hace 1 h 10 min")).toBeDefined();
    expect(screen.getByText("Fichaje abierto más de 24 h")).toBeDefined();
    expect(screen.getByText("Teletrabajo")).toBeDefined();
  });

  it("the figures of today filter people, and show everybody again", async () => {
    const user = await show();
    const late = screen.getByRole("button", { name: /Con retraso/ });
    await user.click(late);
    expect(late.getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByRole("row", { name: /Andrés/ })).toBeNull();
    expect(screen.getByText("1 persona")).toBeDefined();
    await user.click(late);
    expect(screen.getByRole("row", { name: /Andrés/ })).toBeDefined();
  });

  it("a search of today without matches says so, and offers the whole team", async () => {
    const user = await show();
    await user.type(screen.getByRole("searchbox"), "zzz");
    expect(screen.getByText("Nadie coincide")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Ver a todo el equipo" }));
    expect(screen.getByText("4 personas")).toBeDefined();
  });
});
