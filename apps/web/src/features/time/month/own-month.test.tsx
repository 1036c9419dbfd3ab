import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Workday } from "@atrio/contract/time/time";

import { loadTexts } from "../../../lib/i18n.ts";
import { daysOfMonth } from "../../../lib/month-grid.ts";
import { renderInApp } from "../../../test/render.tsx";
import { userOf } from "../../../test/user.ts";
import { signingOf, workdayOf } from "../../../test/workdays.ts";

import { OwnMonth } from "./own-month.tsx";

const today = "2026-11-18";
const now = "2026-11-18T12:00:00.000Z";

/** November: Monday the 16th is short, the 17th complete, the 10th has no signing; the rest is free. */
function november(): Workday[] {
  const free = { fichajes: [], horario: [], minutos_previstos: 0, estado_id: 1 };
  const signed = (dia: string) => ({
    fichajes: [
      signingOf({ dia, hora_inicio: `${dia}T07:00:00.000Z`, hora_fin: `${dia}T14:00:00.000Z` }),
    ],
    can: { editar: true, clonar: true, corregir: true },
  });
  const parts: Readonly<Record<string, Partial<Workday>>> = {
    "2026-11-10": { estado_id: 3, saldo_minutos: -480 },
    "2026-11-16": {
      ...signed("2026-11-16"),
      estado_id: 3,
      minutos_trabajados: 420,
      saldo_minutos: -60,
    },
    "2026-11-17": { ...signed("2026-11-17"), estado_id: 4, minutos_trabajados: 480 },
  };
  return daysOfMonth({ year: 2026, month: 11 }).map((dia) =>
    workdayOf({ dia, ...(parts[dia] ?? free) }),
  );
}

async function show(isWhole = false) {
  const onWhole = vi.fn<(isWhole: boolean) => void>();
  await renderInApp(
    <OwnMonth days={november()} today={today} now={now} isWhole={isWhole} onWhole={onWhole} />,
  );
  await screen.findByRole("region", { name: "El mes de un vistazo" });
  return { user: userEvent.setup({ delay: null }), onWhole };
}

const region = (name: string | RegExp) => screen.getByRole("region", { name });
const daysIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole("listitem")
    .map((row) => row.querySelector("[data-day]")?.getAttribute("data-day"));

describe("the worker's month (TIME-166)", () => {
  beforeAll(() => loadTexts("time", "changes", "away", "requests", "months"));

  beforeEach(() => {
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(
        Response.json(address.includes("/auth/user") ? { user: userOf() } : { data: [] }),
      ),
    );
  });

  it("days to be reviewed come first, the newest above, with what does not fit", async () => {
    await show();
    const list = region(/^Por revisar/);
    expect(daysIn(list)).toEqual(["2026-11-16", "2026-11-10"]);
    expect(within(list).getByText("Faltan 1 h")).toBeDefined();
    expect(within(list).getByText("Sin fichajes: faltan 8 h")).toBeDefined();
    // Where no correction may be asked for there is none to press.
    expect(within(list).getAllByRole("button", { name: "Corregir" })).toHaveLength(1);
  });

  it("this week lists days with signings and today; earlier weeks open on demand", async () => {
    const { user } = await show();
    expect(daysIn(region("Esta semana"))).toEqual(["2026-11-16", "2026-11-17", today]);
    const earlier = region("Semanas anteriores");
    const weeks = within(earlier).getAllByRole("button");
    // Weeks without anything to tell are left out.
    expect(weeks).toHaveLength(1);
    await user.click(within(earlier).getByRole("button", { name: /9 – 15 nov.*1 por revisar/ }));
    expect(earlier.querySelector('[data-day="2026-11-10"]')).not.toBeNull();
  });

  it("the overview has a column for each day, which opens its detail; the arrows move between them", async () => {
    const { user } = await show();
    const overview = region("El mes de un vistazo");
    const columns = within(overview).getAllByRole("button");
    expect(columns).toHaveLength(30);
    columns[17]?.focus();
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement?.getAttribute("data-day")).toBe("2026-11-17");
    await user.keyboard("{Enter}");
    expect(
      await screen.findByRole("dialog", { name: "Martes, 17 de noviembre de 2026" }),
    ).toBeDefined();
  });

  it("all days are shown where asked for", async () => {
    const { user, onWhole } = await show();
    await user.click(screen.getByRole("radio", { name: "Los 30 días" }));
    expect(onWhole).toHaveBeenCalledWith(true);
  });
});
