import { describe, expect, it } from "vitest";

import { moduleIds } from "@atrio/contract/modules";

import { supervisorTutorials, workerTutorials } from "./drawing/drawing.model.ts";
import { reduce } from "./player/use-playback.ts";
import { readTutorialsSearch } from "./search.model.ts";
import {
  clockText,
  lengthOf,
  matches,
  readSeen,
  stepAt,
  tutorialsOf,
  withSeen,
} from "./tutorials.model.ts";

describe("the tutorials", () => {
  it("tutorials last from 40 to 70 seconds, and every spot is inside the picture", () => {
    for (const tutorial of [...workerTutorials, ...supervisorTutorials]) {
      expect(lengthOf(tutorial)).toBeGreaterThanOrEqual(40);
      expect(lengthOf(tutorial)).toBeLessThanOrEqual(70);
      for (const { spot } of tutorial.scenes) {
        const [x, y, width, height] = spot;
        expect([tutorial.key, x >= 4, y >= 4, x + width <= 636, y + height <= 356]).toEqual([
          tutorial.key,
          true,
          true,
          true,
          true,
        ]);
      }
    }
  });

  it("tutorials are those of hired modules that the person may open", () => {
    const keys = (modules: number[], keepsHoursBag = false) => ({
      worker: tutorialsOf("worker", { modules, keepsHoursBag }).map(({ key }) => key),
      supervisor: tutorialsOf("supervisor", { modules, keepsHoursBag }).map(({ key }) => key),
    });
    expect(keys([99])).toEqual({ worker: ["descubre_portal", "area_personal"], supervisor: [] });
    expect(keys([moduleIds.payslips]).worker).toContain("nomina");
    const { supervisorHoursBag } = moduleIds;
    expect(keys([supervisorHoursBag]).supervisor).toEqual([]);
    expect(keys([supervisorHoursBag], true).supervisor).toEqual(["bolsa_horas"]);
  });

  it("tutorials are found by words, without accents and capitals", () => {
    expect(matches("Entiende tu nómina", "NOMINA tu")).toBe(true);
    expect(matches("Entiende tu nómina", "nomina cierre")).toBe(false);
    expect(matches("Cualquiera", "  ")).toBe(true);
  });

  it("the tutorials are opened by an address", () => {
    expect(readTutorialsSearch({ video: "cierre_mes", otro: 1 })).toEqual({ video: "cierre_mes" });
    expect(readTutorialsSearch({ video: "<b>" })).toEqual({});
  });
});

describe("watched tutorials", () => {
  it("watched tutorials are stored by person", () => {
    const first = withSeen(null, 7, "nomina");
    const second = withSeen(withSeen(first, 8, "firma"), 7, "firma");
    expect(readSeen(second, 7)).toEqual(["nomina", "firma"]);
    expect(readSeen(second, 8)).toEqual(["firma"]);
    expect(readSeen(withSeen(second, 8, "firma"), 8)).toEqual(["firma"]);
    expect(readSeen(second, 78)).toEqual([]);
    expect(readSeen("basura;:;", 7)).toEqual([]);
  });
});

describe("the player's time", () => {
  const still = { seconds: 0, isPlaying: false, speed: 1 };

  it("the player runs at its speed, stops at the end and restarts", () => {
    let state = reduce(still, { kind: "toggle" }, 50);
    state = reduce(state, { kind: "speed", speed: 1.5 }, 50);
    state = reduce(state, { kind: "tick", elapsed: 2 }, 50);
    expect(state).toEqual({ seconds: 3, isPlaying: true, speed: 1.5 });
    state = reduce({ ...state, seconds: 49.9 }, { kind: "tick", elapsed: 1 }, 50);
    expect(state).toMatchObject({ seconds: 50, isPlaying: false });
    expect(reduce(state, { kind: "toggle" }, 50)).toMatchObject({ seconds: 0, isPlaying: true });
  });

  it("the player's time never leaves the tutorial", () => {
    expect(reduce(still, { kind: "seek", seconds: -5 }, 50).seconds).toBe(0);
    expect(reduce(still, { kind: "seek", seconds: 99 }, 50).seconds).toBe(50);
    const [tutorial] = workerTutorials;
    const steps = tutorial && [0, 9.9, 10, 50].map((seconds) => stepAt(tutorial, seconds));
    expect(steps).toEqual([0, 0, 1, 4]);
    expect([clockText(7.9), clockText(70)]).toEqual(["0:07", "1:10"]);
  });
});
