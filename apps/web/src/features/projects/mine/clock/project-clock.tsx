import { IconBriefcase } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { fetchAhead, loadChunk } from "../../../../lib/chunks.ts";
import { messageOf } from "../../../../lib/errors.ts";
import { formatTime, nowInstant } from "../../../../lib/format.ts";
import type { ProjectClock } from "../../../../lib/project-slots.ts";
import { randomKey } from "../../../../lib/random.ts";
import { notify } from "../../../../ui/notify.ts";
import { Part } from "../../../../ui/part.tsx";
import { divisionQuery, projectPartsQuery, usableProjectsQuery } from "../my-projects.queries.ts";

import classes from "./project-clock.module.css";
import { ProjectRoom } from "./project-room.tsx";
import { runningProject } from "./running.model.ts";

const importDialog = () => import("./run-dialog.tsx");
const RunDialog = lazy(async () => ({ default: (await loadChunk(importDialog)).RunDialog }));

/** The project of what is running, with the ways to choose, change and leave it. */
export function ProjectClockLine({ clock }: { clock: ProjectClock }) {
  const { t } = useTranslation("my-projects");
  const { workerId, today, working, waiting, zone } = clock;
  const day = working?.dia ?? today;
  const division = useQuery(divisionQuery(workerId, day));
  // Read ahead: a first change without network needs them.
  useQuery(usableProjectsQuery(workerId, day));
  useQuery(projectPartsQuery);
  const [asking, setAsking] = useState(false);
  const stop = useStop(clock);
  if (working === null) return null;
  const running = runningProject(division.data, waiting);
  const isUnknown = division.data === undefined && waiting.length === 0;
  if (isUnknown && division.isPending) return <ProjectRoom />;
  return (
    <section className={classes.line} aria-label={t("clock.label")}>
      <p className={classes.name}>
        <IconBriefcase size={20} aria-hidden />
        <span>
          {isUnknown ? t("clock.failed") : (running?.name ?? t("clock.none"))}
          {running !== null && (
            <small>
              {running.isWaiting
                ? t("clock.waiting")
                : t("clock.since", { time: formatTime(running.since, zone) })}
            </small>
          )}
        </span>
      </p>
      <div className={classes.buttons}>
        <button
          type="button"
          className={classes.button}
          onPointerEnter={() => fetchAhead(importDialog)}
          onClick={() => setAsking(true)}
        >
          {t(running === null ? "clock.choose" : "clock.change")}
        </button>
        {running !== null && (
          <button
            type="button"
            className={classes.button}
            disabled={stop.isPending}
            onClick={() => stop.mutate()}
          >
            {t("clock.stop")}
          </button>
        )}
      </div>
      {stop.error !== null && (
        <p role="alert" className={classes.error}>
          {messageOf(stop.error)}
        </p>
      )}
      <Part>
        {asking && (
          <RunDialog
            clock={clock}
            day={day}
            isSwitch={running !== null}
            onClose={() => setAsking(false)}
          />
        )}
      </Part>
    </section>
  );
}

/** Goes on working without a project. */
function useStop({ workerId, submit }: ProjectClock) {
  const { t } = useTranslation("my-projects");
  return useMutation({
    networkMode: "always",
    mutationFn: () =>
      submit({
        key: randomKey(),
        name: null,
        body: { trabajador_id: workerId, accion: "parar", hora_dispositivo: nowInstant() },
      }),
    onSuccess: (outcome) =>
      outcome === "kept"
        ? notify({ kind: "info", message: t("clock.kept") })
        : notify({ kind: "success", message: t("clock.stopped") }),
  });
}
