import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../lib/i18n.ts";
import { renderInApp } from "../../../test/render.tsx";
import { userOf } from "../../../test/user.ts";

import { firstPeriod, latestEnd, periodsFor, rangeProblem } from "./download.model.ts";
import { SheetDownload } from "./sheet-download.tsx";

const november = { year: 2026, month: 11 };
const today = "2026-11-18";

describe("the periods on offer", () => {
  it("the periods on offer are this month, the last one and the year", () => {
    const periods = periodsFor(november, today);
    expect(periods.map(({ key, from, to }) => [key, from, to])).toEqual([
      ["thisMonth", "2026-11-01", "2026-11-30"],
      ["lastMonth", "2026-10-01", "2026-10-31"],
      ["year", "2026-01-01", "2026-12-31"],
    ]);
    expect(firstPeriod(november, periods)).toBe("thisMonth");
  });

  it("the periods on offer begin with the month on the screen, and take its year", () => {
    const february = { year: 2024, month: 2 };
    const periods = periodsFor(february, "2026-01-05");
    expect(periods.map(({ key, from, to }) => [key, from, to])).toEqual([
      ["shown", "2024-02-01", "2024-02-29"],
      ["thisMonth", "2026-01-01", "2026-01-31"],
      ["lastMonth", "2025-12-01", "2025-12-31"],
      ["year", "2024-01-01", "2024-12-31"],
    ]);
    expect(firstPeriod(february, periods)).toBe("shown");
    const december = { year: 2025, month: 12 };
    expect(firstPeriod(december, periodsFor(december, "2026-01-05"))).toBe("lastMonth");
  });
});

describe("days that a person chooses", () => {
  it.each([
    ["", "", "empty"],
    ["2026-11-01", "", "empty"],
    ["2026-11-02", "2026-11-01", "order"],
    ["2026-01-01", "2027-01-02", "long"],
    ["2024-01-01", "2024-12-31", null],
    ["2026-11-01", "2026-11-01", null],
  ])("chosen days from %s to %s: %s", (from, to, problem) => {
    expect(rangeProblem({ from, to })).toBe(problem);
  });

  it("days that a person chooses end within 366 days", () => {
    expect(latestEnd("2026-01-01")).toBe("2027-01-01");
    expect(latestEnd("")).toBeUndefined();
  });
});

describe("the dialog", () => {
  let sent: unknown[] = [];
  let refusal: Response | null = null;

  beforeAll(() => loadTexts("time", "download"));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T08:00:00Z") });
    sent = [];
    refusal = null;
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      if (!url.endsWith("registro-horario")) {
        return Promise.resolve(Response.json({ user: userOf() }));
      }
      sent.push([url, JSON.parse(typeof init.body === "string" ? init.body : "")]);
      return Promise.resolve(refusal ?? new Response("%PDF"));
    });
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function open(isOwn = true) {
    await renderInApp(<SheetDownload month={november} worker={{ id: 7, isOwn }} />);
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole("button", { name: "Descargar" }));
    await screen.findByRole("dialog", { name: "Descargar el registro de jornada" });
    const save = async () => {
      const [button] = screen.getAllByRole("button", { name: "Descargar" }).toReversed();
      if (button !== undefined) await user.click(button);
    };
    return { user, save };
  }

  it("the dialog saves the month on the screen as a PDF and closes", async () => {
    const { save } = await open();
    await save();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([
      [
        "/api/v1/registro-horario",
        { trabajador_id: 7, desde: "2026-11-01", hasta: "2026-11-30", formato: "pdf" },
      ],
    ]);
  });

  it("the dialog saves another person's sheet through the supervisor's call, as a workbook", async () => {
    const { user, save } = await open(false);
    await user.click(screen.getByRole("radio", { name: "El mes pasado (octubre de 2026)" }));
    await user.click(screen.getByRole("radio", { name: "Excel (XLSX)" }));
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      "/api/v1/supervisor/registro-horario",
      { trabajador_id: 7, desde: "2026-10-01", hasta: "2026-10-31", formato: "xlsx" },
    ]);
  });

  it("the dialog asks for missing dates before sending", async () => {
    const { user, save } = await open();
    await user.click(screen.getByRole("radio", { name: "Otras fechas" }));
    await save();
    expect(screen.getAllByText("Indica la fecha.")).toHaveLength(2);
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText("Desde"), "10112026");
    await user.type(screen.getByLabelText("Hasta"), "12/11/2026");
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([
      "/api/v1/registro-horario",
      { desde: "2026-11-10", hasta: "2026-11-12" },
    ]);
  });

  it("the dialog stays open with the server's refusal", async () => {
    refusal = Response.json(
      { code: "server.unavailable", message: "Vuelve a intentarlo." },
      { status: 503 },
    );
    const { save } = await open();
    await save();
    expect((await screen.findByRole("alert")).textContent).toBe("Vuelve a intentarlo.");
  });
});
