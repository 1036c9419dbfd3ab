import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { SigningChange } from "@atrio/contract/changes";
import type { Person } from "@atrio/contract/request-view";
import type { Workday } from "@atrio/contract/time";

import { loadChunk } from "../../../../lib/chunks.ts";

import { ChangeNote } from "./change-note.tsx";
import classes from "./team-signing-actions.module.css";

const AddSigningDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./team-signing-dialogs.tsx"))).AddSigningDialog,
}));

type TeamDayActionsProps = {
  person: Person;
  day: Workday;
  /** Supervisors' changes of the day's signings that are no longer there. */
  deletions: readonly SigningChange[];
};

/** What a supervisor can do with somebody's day, why not when not, and what was deleted in it. */
export function TeamDayActions({ person, day, deletions }: TeamDayActionsProps) {
  const { t } = useTranslation("team");
  const [isAdding, setAdding] = useState(false);
  const pending = day.correccion_pendiente_id;
  return (
    <div className={classes.day}>
      {day.can.editar && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t("signing.add")}
        </Button>
      )}
      {!day.can.editar && <WhyNot day={day} />}
      {pending !== null && (
        <p className={classes.why}>
          {t("sheets.correction")}{" "}
          <Link
            to="/timeRegistrationSupervisor"
            search={{ vista: "decidir", solicitud: pending }}
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
      <Suspense fallback={null}>
        {isAdding && (
          <AddSigningDialog person={person} day={day} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </div>
  );
}

function WhyNot({ day }: { day: Workday }) {
  const { t } = useTranslation("team");
  if (day.mes_cerrado) return <p className={classes.why}>{t("sheets.closed")}</p>;
  if (day.incidencia !== null) return <p className={classes.why}>{t("sheets.held")}</p>;
  return null;
}
