import { SegmentedControl } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { restLevels } from "@atrio/contract/shifts/rest-rules";
import type { RestLevel } from "@atrio/contract/shifts/rest-rules";

import { messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { levelsQuery, saveLevel } from "../board.queries.ts";

import classes from "./manage.module.css";

/** Rules of rest and time, each hard, soft or off. */
export function LevelList() {
  const { t } = useTranslation("board-edit");
  const { data: levels, error, refetch } = useQuery(levelsQuery);
  const save = useMutation({
    mutationFn: saveLevel,
    onError: (failed) => notify({ kind: "error", message: messageOf(failed) }),
  });
  if (levels === undefined) {
    if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <LinesSkeleton lines={8} />;
  }
  return (
    <>
      <p className={classes.hint}>{t("manage.rules_hint")}</p>
      <ul className={classes.list}>
        {levels.map(({ norma, nombre, articulo, nivel }) => (
          <li key={norma} className={classes.rule}>
            <span className={classes.name}>
              {nombre}
              <small>{articulo}</small>
            </span>
            <SegmentedControl<RestLevel>
              aria-label={nombre}
              value={
                save.isPending && save.variables.norma === norma ? save.variables.nivel : nivel
              }
              disabled={save.isPending}
              data={restLevels.map((value) => ({ value, label: t(`manage.level.${value}`) }))}
              onChange={(value) => save.mutate({ norma, nivel: value })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
