import { lazy } from "react";
import type { ReactNode } from "react";

import { moduleIds } from "@atrio/contract/modules";

import { ProjectRoom } from "../../features/projects/mine/clock/project-room.tsx";
import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { useModuleHired } from "../../lib/identity.ts";
import { ProjectSlots } from "../../lib/project-slots.ts";
import { Part } from "../../ui/part.tsx";

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
    <Part fallback={clock.working !== null && <ProjectRoom />}>
      <ProjectClockLine clock={clock} />
    </Part>
  ),
  renderDay: (day: Parameters<typeof DayProjects>[0]) => (
    <Part>
      <DayProjects key={day.dia} {...day} />
    </Part>
  ),
  renderHours: (period: Parameters<typeof ProjectHours>[0]) => (
    <Part>
      <ProjectHours {...period} />
    </Part>
  ),
};

/** Hands the worker's parts of projects to the pages inside, where the module is hired. */
export function ProjectPlaces({ children }: { children: ReactNode }) {
  const isHired = useModuleHired(moduleIds.supervisorProjects);
  return <ProjectSlots value={isHired ? parts : null}>{children}</ProjectSlots>;
}
