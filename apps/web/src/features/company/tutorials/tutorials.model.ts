import { moduleIds } from "@atrio/contract/modules";

import { supervisorTutorials, workerTutorials } from "./drawing/drawing.model.ts";
import type { Tutorial } from "./drawing/drawing.model.ts";

export const topics = ["start", "time", "absences", "papers"] as const;
export type Topic = (typeof topics)[number];

/** Seconds that a step is shown at normal speed: long enough to read its caption twice. */
export const stepSeconds = 10;

/** Seconds of a tutorial at normal speed. */
export function lengthOf({ scenes }: Tutorial): number {
  return scenes.length * stepSeconds;
}

/** The step that is shown at a moment (seconds), counted from 0; the end belongs to the last. */
export function stepAt(tutorial: Tutorial, seconds: number): number {
  return Math.min(Math.floor(seconds / stepSeconds), tutorial.scenes.length - 1);
}

/** '0:07', as players write it. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

type Hired = { modules: readonly number[]; keepsHoursBag: boolean };

/** The tutorials of the pages that the company has hired and the person may open. */
export function tutorialsOf(
  audience: "worker" | "supervisor",
  { modules, keepsHoursBag }: Hired,
): Tutorial[] {
  const all = audience === "worker" ? workerTutorials : supervisorTutorials;
  return all.filter(
    ({ module }) =>
      (module === null || modules.includes(module)) &&
      (module !== moduleIds.supervisorHoursBag || keepsHoursBag),
  );
}

/** True if each word of a search is in a text; accents and capitals do not matter. */
export function matches(text: string, search: string): boolean {
  const plain = plainOf(text);
  return plainOf(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function plainOf(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}

/** Tutorials that a person has watched to the end, from the browser's list for everybody. */
export function readSeen(kept: string | null, person: number): string[] {
  const own = (kept ?? "").split(";").find((part) => part.startsWith(`${person}:`));
  return own === undefined ? [] : (own.split(":")[1] ?? "").split(",").filter((key) => key !== "");
}

/** Stored list after a person has watched another tutorial. */
export function withSeen(kept: string | null, person: number, key: string): string {
  const others = (kept ?? "")
    .split(";")
    .filter((part) => part !== "" && !part.startsWith(`${person}:`));
  const own = new Set(readSeen(kept, person)).add(key);
  return [...others, `${person}:${[...own].join(",")}`].join(";");
}
