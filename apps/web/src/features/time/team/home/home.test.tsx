import { screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../../lib/i18n.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { memberOf } from "../../../../test/team.ts";
import { userOf } from "../../../../test/user.ts";
import { Folding } from "../../../../ui/folding.ts";

import { peopleBy, peopleNow, scheduledOf, standingOf } from "./now.model.ts";
import { TeamNowCard } from "./team-now-card.tsx";
import { TeamTiles } from "./team-tiles.tsx";

const absence = {
  solicitud_id: 1,
  pe_solicitud_tipo_id: 1,
  completo: true,
  minutos: 480,
  desde: null,
  hasta: null,
  minutos_fichados: 0,
};

const team = [
  memberOf({
    id: 1,
    nombre_completo: "Andrés Rubio",
    grupo: "fichado",
    situacion: "trabajando",
    teletrabajo: true,
    hora_entrada: "2026-11-18T08:02:00.000Z",
    minutos_previstos: 480,
  }),
  memberOf({
    id: 2,
    nombre_completo: "Sofía Castro",
    grupo: "fichado_tarde",
    llega_tarde: true,
    situacion: "en_pausa",
    hora_entrada: "2026-11-18T07:55:00.000Z",
    minutos_previstos: 480,
  }),
  memberOf({
    id: 3,
    nombre_completo: "Valeria Ortega",
    grupo: "pendiente",
    hora_prevista: "2026-11-18T10:30:00.000Z",
    minutos_retraso: 54,
    llega_tarde: true,
    minutos_previstos: 300,
  }),
  memberOf({
    id: 4,
    nombre_completo: "Bruno Ruiz",
    grupo: "pendiente",
    hora_prevista: "2026-11-18T09:00:00.000Z",
    minutos_retraso: 144,
    llega_tarde: true,
    minutos_previstos: 480,
  }),
  memberOf({
    id: 5,
    nombre_completo: "Daniel Rubio",
    zona_horaria: "Atlantic/Canary",
    grupo: "pendiente",
    hora_prevista: "2026-11-18T14:00:00.000Z",
    minutos_previstos: 420,
  }),
  memberOf({ id: 6, nombre_completo: "Elisa Castro", ausencias: [absence] }),
  memberOf({ id: 7, nombre_completo: "Fuera", grupo: "fichado", situacion: "ha_salido" }),
  memberOf({ id: 8, nombre_completo: "Libre" }),
];

function serve(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") return Promise.resolve(Response.json({ user: userOf() }));
  if (path === "/modulo-empresa") return Promise.resolve(Response.json({ data: [102] }));
  return Promise.resolve(
    Response.json({ data: { dia: "2026-11-18", totales: {}, supervisados: team } }),
  );
}

describe("what a team does now (TIME-165)", () => {
  it("people are counted once, whoever has left or is free in none", () => {
    expect(team.map((one) => standingOf(one))).toEqual([
      "trabajando",
      "en_pausa",
      "tarde",
      "tarde",
      "luego",
      "ausente",
      null,
      null,
    ]);
    expect(scheduledOf(team)).toBe(5);
  });

  it("the list begins with the latest, and ends with the next ones", () => {
    expect(peopleNow(team).map(({ member }) => member.id)).toEqual([4, 3, 2, 1, 5]);
    expect(peopleBy(team).ausente.map(({ id }) => id)).toEqual([6]);
  });
});

describe("the supervisor's home", () => {
  beforeAll(() => loadTexts("cards"));
  beforeEach(() => {
    vi.stubGlobal("fetch", serve);
  });

  it("tiles count the team and name the first of each", async () => {
    await renderInApp(<TeamTiles />);
    const list = await screen.findByRole("list", { name: "El equipo, ahora" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((tile) => tile.textContent),
    ).toEqual([
      expect.stringMatching(/^Trabajando1.*De 5 con horario hoy$/),
      expect.stringMatching(/^En pausa1.*Sofía Castro$/),
      expect.stringMatching(/^Llegan tarde2.*Bruno Ruiz, debía entrar a las 10:00 y 1 más$/),
      expect.stringMatching(/^Ausentes1.*Elisa Castro$/),
      expect.stringMatching(/^Entran luego1.*Daniel Rubio, a las 14:00$/),
    ]);
  });

  it("the list says what each does, since when or from when on", async () => {
    await renderInApp(<TeamNowCard />);
    const people = await screen.findAllByRole("listitem");
    expect(people.map(({ textContent }) => textContent.replace(/^[A-Z]{2}/, ""))).toEqual([
      "Bruno RuizDebía entrar a las 10:00",
      "Valeria OrtegaDebía entrar a las 11:30",
      "Sofía CastroEn pausa; entró a las 08:55",
      "Andrés RubioTeletrabaja desde las 09:02",
      "Daniel RubioEntra a las 14:00",
    ]);
  });

  it("the folded list says how many are late", async () => {
    await renderInApp(
      <Folding value>
        <TeamNowCard />
      </Folding>,
    );
    const name = "Quién está ahora 2 llegan tarde";
    expect(await screen.findByRole("button", { name, expanded: false })).toBeDefined();
  });
});
