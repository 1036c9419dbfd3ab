import { lazy, Suspense } from "react";
import type { ReactNode } from "react";

import { moduleIds } from "@atrio/contract/modules";

import { ProjectRoom } from "../../features/projects/mine/clock/project-room.tsx";
import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { useModuleHired } from "../../lib/identity.ts";
import { ProjectSlots } from "../../lib/project-slots.ts";

const ProjectClockLine = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import("../../features/projects/mine/clock/project-clock.tsx")),
    loadTexts("my-projects"),
  ]);
  return { default: part.ProjectClockLine };
});

const DayProjects = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import("../../features/projects/mine/division/day-projects.tsx")),
    loadTexts("my-projects"),
  ]);
  return { default: part.DayProjects };
});

const ProjectHours = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import("../../features/projects/mine/hours/project-hours.tsx")),
    loadTexts("my-projects"),
  ]);
  return { default: part.ProjectHours };
});

const parts = {
  renderClock: (clock: Parameters<typeof ProjectClockLine>[0]["clock"]) => (
    <Suspense fallback={clock.working !== null && <ProjectRoom />}>
      <ProjectClockLine clock={clock} />
    </Suspense>
  ),
  renderDay: (day: Parameters<typeof DayProjects>[0]) => (
    <Suspense>
      <DayProjects key={day.dia} {...day} />
    </Suspense>
  ),
  renderHours: (period: Parameters<typeof ProjectHours>[0]) => (
    <Suspense>
      <ProjectHours {...period} />
    </Suspense>
  ),
};

/** Hands the worker's parts of projects to the pages inside, where the module is hired. */
export function ProjectPlaces({ children }: { children: ReactNode }) {
  const isHired = useModuleHired(moduleIds.supervisorProjects);
  return <ProjectSlots value={isHired ? parts : null}>{children}</ProjectSlots>;
}
