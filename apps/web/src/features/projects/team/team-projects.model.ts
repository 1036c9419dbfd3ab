import type { TeamProject } from "@atrio/contract/projects/shapes";

import { daysBetween } from "../../../lib/format.ts";

/** The project that the page shows: the one asked for, else the first with something to approve. */
export function shownProject(
  projects: readonly TeamProject[],
  id: number | undefined,
): TeamProject | undefined {
  if (id !== undefined) return projects.find((project) => project.id === id);
  return (
    projects.find(({ registros_pendientes }) => registros_pendientes > 0) ??
    orderProjects(projects)[0]
  );
}

const rank: Record<TeamProject["situacion"], number> = {
  en_marcha: 0,
  sin_empezar: 1,
  terminado: 2,
  inactivo: 3,
};

/** Projects under way first, then those to come and the former ones; the order stays otherwise. */
export function orderProjects(projects: readonly TeamProject[]): TeamProject[] {
  return projects.toSorted((a, b) => rank[a.situacion] - rank[b.situacion]);
}

/** Share of a budget that is used, in whole per cent; null without one. */
export function usedPercent(minutes: number, budget: number | null): number | null {
  return budget === null ? null : Math.round((minutes / budget) * 100);
}

const longestPeriod = 366;

/** True for a period in order of at most 366 days; an empty date makes none. */
export function isPeriod(from: string, to: string): boolean {
  return from !== "" && to !== "" && from <= to && daysBetween(from, to) < longestPeriod;
}
