import { Button } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { loadChunk } from "../../../../lib/chunks.ts";
import { formatMinutes } from "../../../../lib/format.ts";
import { loadTexts } from "../../../../lib/i18n.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Part } from "../../../../ui/part.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { divisionQuery } from "../my-projects.queries.ts";

import { DivisionList } from "./division-list.tsx";
import classes from "./division.module.css";

const DivisionDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    loadChunk(() => import("./division-dialog.tsx")),
    loadTexts("leaving"),
  ]);
  return { default: dialog.DivisionDialog };
});

/** A day of the sheet, divided among projects, with the way to divide it. */
export function DayProjects({ workerId, dia }: { workerId: number; dia: string }) {
  const { t } = useTranslation("my-projects");
  const { sesion } = useCurrentUser();
  const query = useQuery(divisionQuery(workerId, dia));
  const [editing, setEditing] = useState(false);
  const division = query.data;
  return (
    <section className={classes.day} aria-label={t("day.title")}>
      <h3>{t("day.title")}</h3>
      {division === undefined && query.isError && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {division === undefined && !query.isError && <BlockSkeleton height={90} />}
      {division !== undefined && division.fichajes.length === 0 && (
        <p className={classes.note}>{t("day.none")}</p>
      )}
      {division !== undefined && division.fichajes.length > 0 && (
        <>
          <DivisionList division={division} />
          <p className={classes.note}>
            {t("day.assigned", {
              assigned: formatMinutes(division.minutos_asignados),
              total: formatMinutes(division.minutos),
            })}
            {" · "}
            {division.minutos_sin_asignar === 0
              ? t("day.complete")
              : t("day.left", { minutes: formatMinutes(division.minutos_sin_asignar) })}
          </p>
          {division.mes_cerrado && (
            <p className={classes.state}>
              <IconLock size={18} aria-hidden />
              {t("day.closed")}
            </p>
          )}
          {!division.mes_cerrado && !sesion.suplantada && (
            <Button variant="default" className={classes.edit} onClick={() => setEditing(true)}>
              {t("day.edit")}
            </Button>
          )}
          <Part>
            {editing && <DivisionDialog division={division} onClose={() => setEditing(false)} />}
          </Part>
        </>
      )}
    </section>
  );
}
