import { Button } from "@mantine/core";
import { IconMessageX, IconPencil, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";
import type { SigningChange } from "@atrio/contract/time/changes";
import type { DayChange } from "@atrio/contract/time/day-changes";
import type { Workday } from "@atrio/contract/time/time";

import { loadChunk } from "../../../../lib/chunks.ts";
import { formatDateTime } from "../../../../lib/format.ts";
import { Part } from "../../../../ui/part.tsx";
import { DayTraces } from "../../changes/day/change-trace.tsx";

import { ChangeNote } from "./change-note.tsx";
import classes from "./team-signing-actions.module.css";

const ObjectionDialog = lazy(async () => ({
  default: (await loadChunk(() => import("../unread/objection-dialog.tsx"))).ObjectionDialog,
}));
const AddSigningDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./team-signing-dialogs.tsx"))).AddSigningDialog,
}));

const DayEditor = lazy(async () => ({
  default: (await loadChunk(() => import("../../changes/day/day-editor.tsx"))).DayEditor,
}));

type TeamDayActionsProps = {
  person: Person;
  day: Workday;
  /** Changes of the shown days by the worker, or outcomes of others' changes. */
  changes: readonly DayChange[];
  /** Supervisors' changes of the day's signings that are no longer there. */
  deletions: readonly SigningChange[];
};

/** A supervisor's actions on a day, why others are unavailable, and its deleted signings. */
export function TeamDayActions({ person, day, changes, deletions }: TeamDayActionsProps) {
  const { t } = useTranslation(["team-time", "changes"]);
  const [shown, setShown] = useState<"edit" | "add" | null>(null);
  const [objecting, setObjecting] = useState<DayChange | null>(null);
  const mine = changes.filter((change) => change.dia === day.dia && change.can.objetar);
  const { correccion_pendiente_id } = day;
  return (
    <div className={classes.day}>
      <DayTraces day={day} changes={changes} />
      {day.can.editar && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setShown("edit")}
          >
            {t("changes:day.edit")}
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setShown("add")}
          >
            {t("signing.add")}
          </Button>
        </div>
      )}
      {mine.map((change) => (
        <div key={change.id} className={classes.buttons}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconMessageX size={18} aria-hidden />}
            onClick={() => setObjecting(change)}
          >
            {t("unread.object_when", {
              when: formatDateTime(change.hecho_en, change.zona_horaria),
            })}
          </Button>
        </div>
      ))}
      {!day.can.editar && <WhyNot day={day} />}
      {correccion_pendiente_id !== null && (
        <p className={classes.why}>
          {t("sheets.correction")}{" "}
          <Link
            to="/timeRegistrationSupervisor"
            search={{ vista: "decidir", solicitud: correccion_pendiente_id }}
            className={classes.link}
          >
            {t("sheets.correction_link")}
          </Link>
        </p>
      )}
      {deletions.length > 0 && (
        <>
          <h4>{t("change.deleted_list")}</h4>
          <ul className={classes.gone}>
            {deletions.map((change) => (
              <li key={change.id}>
                <ChangeNote change={change} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Part>
        {shown === "add" && (
          <AddSigningDialog person={person} day={day} onClose={() => setShown(null)} />
        )}
        {shown === "edit" && (
          <DayEditor
            day={day}
            personName={person.nombre_completo}
            first={null}
            onClose={() => setShown(null)}
          />
        )}
        {objecting !== null && (
          <ObjectionDialog
            changeId={objecting.id}
            name={person.nombre_completo}
            onClose={() => setObjecting(null)}
          />
        )}
      </Part>
    </div>
  );
}

function WhyNot({ day }: { day: Workday }) {
  const { t } = useTranslation("team-time");
  if (day.mes_cerrado) return <p className={classes.why}>{t("sheets.closed")}</p>;
  if (day.incidencia?.retiene === true) return <p className={classes.why}>{t("sheets.held")}</p>;
  return null;
}
