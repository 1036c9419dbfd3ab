import { useTranslation } from "react-i18next";

import type { SigningChange } from "@atrio/contract/time/changes";

import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";

import { ChangeNote } from "./change-note.tsx";
import classes from "./sheets-view.module.css";
import { answersOf } from "./sheets.model.ts";

/** All changes by supervisors in a month, with the worker's answers. */
export function ChangesCard({ changes }: { changes: readonly SigningChange[] }) {
  const { t } = useTranslation("team-time");
  const { waiting, disputed } = answersOf(changes);
  const summary = [
    waiting > 0 && t("change.count_waiting", { count: waiting }),
    disputed > 0 && t("change.count_disputed", { count: disputed }),
  ].filter((text) => text !== false);
  return (
    <Card title={t("sheets.changed")}>
      {summary.length > 0 && <p className={classes.summary}>{summary.join(" · ")}</p>}
      <ul className={classes.changes}>
        {changes
          .toSorted((first, second) => second.id - first.id)
          .map((change) => (
            <li key={change.id}>
              <b>{formatDate(change.dia)}</b>
              <ChangeNote change={change} />
            </li>
          ))}
      </ul>
    </Card>
  );
}
