import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

type Row = { requirement: string; level: number; state: string; proof: string };

const rows = [
  ...readFileSync(join(root, "docs/asvs.md"), "utf8").matchAll(
    /^\|\s*(\d+\.\d+\.\d+)\s*\|\s*(\d)\s*\|[^|]*\|\s*([\w/]+)\s*\|(.*)\|$/gm,
  ),
].map(([, requirement = "", level, state = "", proof = ""]): Row => ({
  requirement,
  level: Number(level),
  state,
  proof: proof.trim(),
}));
const ofLevel = (level: number) => rows.filter((row) => row.level === level);
const isKept = ({ state }: Row) => state === "met" || state === "n/a";

describe("table of the ASVS 5.0", () => {
  it("has each requirement of levels 1 and 2 once", () => {
    expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(rows.length);
    expect([ofLevel(1).length, ofLevel(2).length]).toEqual([70, 183]);
  });

  it("level 1 is met but where the specification asks for something else", () => {
    const others = ofLevel(1).filter((row) => !isKept(row));
    expect(others.filter(({ proof }) => !proof.includes("the specification"))).toEqual([]);
  });

  it("95 per cent of level 2 are met", () => {
    const kept = ofLevel(2).filter((row) => isKept(row)).length;
    expect(kept / ofLevel(2).length).toBeGreaterThanOrEqual(0.95);
  });

  it("each row says why, and a met one names files that exist", () => {
    expect(rows.filter(({ proof }) => proof === "")).toEqual([]);
    const nameless = rows.filter(({ state, proof }) => state === "met" && !proof.includes("`"));
    expect(nameless).toEqual([]);
    const files = rows.flatMap(({ proof }) =>
      [...proof.matchAll(/`([\w./-]+\/[\w./-]+|\w+\.md)`/g)].map(([, path = ""]) => path),
    );
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
