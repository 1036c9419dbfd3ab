import { describe, expect, it } from "vitest";

import type { WaitingStep } from "../../../../lib/project-slots.ts";

import { runningProject } from "./running.model.ts";

const step = (accion: WaitingStep["accion"], name: string | null = null): WaitingStep => ({
  accion,
  at: "2026-11-18T09:00:00.000Z",
  name,
});

describe("the project of the clock with changes that wait", () => {
  it.each([
    ["a start", [step("empezar", "Web")], "Web"],
    ["a switch", [step("empezar", "Web"), step("empezar", "Obra")], "Obra"],
    ["a stop", [step("empezar", "Web"), step("parar")], undefined],
    ["a pause", [step("empezar", "Web"), step("pausa"), step("reanudar")], "Web"],
    ["clocking out and in", [step("empezar", "Web"), step("salida"), step("entrada")], undefined],
  ])("the project after %s without network is %#", (_, waiting, expected) => {
    expect(runningProject(undefined, waiting)?.name).toBe(expected);
  });
});
