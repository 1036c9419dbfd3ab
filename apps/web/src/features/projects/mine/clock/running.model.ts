import type { DayDivision } from "@atrio/contract/projects/shapes";

import type { WaitingStep } from "../../../../lib/project-slots.ts";
import { workName } from "../work/work.model.ts";

/** The project that the clock runs on. */
export type Running = { name: string; since: string; isWaiting: boolean };

/**
 * The project of what is running: the server's, with the punches and changes that wait on top. A
 * pause keeps it, clocking in or out ends it (Rule PROJECTS-5).
 */
export function runningProject(
  division: DayDivision | undefined,
  waiting: readonly WaitingStep[],
): Running | null {
  const stored = division?.fichajes
    .flatMap(({ registros }) => registros)
    .find(({ en_curso }) => en_curso);
  const known =
    stored === undefined
      ? null
      : {
          name: workName(stored.proyecto, stored.actividad),
          since: stored.hora_inicio,
          isWaiting: false,
        };
  return waiting.reduce<Running | null>((running, step) => applied(running, step), known);
}

function applied(running: Running | null, { accion, at, name }: WaitingStep): Running | null {
  if (accion === "empezar") return { name: name ?? "", since: at, isWaiting: true };
  return accion === "pausa" || accion === "reanudar" ? running : null;
}
