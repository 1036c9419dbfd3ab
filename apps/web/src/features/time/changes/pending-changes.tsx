import { Button } from "@mantine/core";
import { IconCheck, IconMessageX } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { SigningChange } from "@atrio/contract/time/changes";

import { loadChunk } from "../../../lib/chunks.ts";
import { messageOf } from "../../../lib/errors.ts";
import { formatDate } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { Part } from "../../../ui/part.tsx";

import classes from "./changes.module.css";
import { answerMutation, pendingChangesQuery } from "./changes.queries.ts";
import { VersionText } from "./version-text.tsx";

const DisputeDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./dispute-dialog.tsx"))).DisputeDialog,
}));

/** Supervisors' changes that wait for the worker's word; nothing when there are none. */
export function PendingChanges() {
  const { t } = useTranslation("changes");
  const user = useCurrentUser();
  const { data: changes } = useQuery(pendingChangesQuery(user.id));
  if (changes === undefined || changes.length === 0) return null;
  return (
    <Card title={t("pending.title")}>
      <p className={classes.muted}>{t("pending.text")}</p>
      <ul className={classes.list}>
        {changes.map((change) => (
          <PendingChange key={change.id} change={change} />
        ))}
      </ul>
    </Card>
  );
}

function PendingChange({ change }: { change: SigningChange }) {
  const { t } = useTranslation("changes");
  const [isDisputing, setDisputing] = useState(false);
  const answer = useMutation(answerMutation);
  const values = { name: change.autor.nombre_completo, date: formatDate(change.dia) };
  return (
    <li className={classes.item}>
      <strong>{t(`pending.${change.tipo}`, values)}</strong>
      <span>
        {change.antes !== null && (
          <>
            {t("history.before")}: <VersionText version={change.antes} zone={change.zona_horaria} />
            {" → "}
          </>
        )}
        {change.despues !== null && (
          <>
            {t("history.after")}:{" "}
            <VersionText version={change.despues} zone={change.zona_horaria} />
          </>
        )}
      </span>
      <span>{t("pending.reason", { reason: change.motivo })}</span>
      <div className={classes.actions}>
        <Button
          size="sm"
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={answer.isPending}
          onClick={() =>
            answer.mutate(
              { id: change.id, answer: "confirmado" },
              {
                onSuccess: () => notify({ kind: "success", message: t("pending.confirmed") }),
                onError: (error) => notify({ kind: "error", message: messageOf(error) }),
              },
            )
          }
        >
          {t("pending.confirm")}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconMessageX size={18} aria-hidden />}
          onClick={() => setDisputing(true)}
        >
          {t("pending.dispute")}
        </Button>
      </div>
      <Part>
        {isDisputing && <DisputeDialog changeId={change.id} onClose={() => setDisputing(false)} />}
      </Part>
    </li>
  );
}
