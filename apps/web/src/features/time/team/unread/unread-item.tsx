import { Button } from "@mantine/core";
import { IconCheck, IconMessageX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { DayChange } from "@atrio/contract/time/day-changes";

import { loadChunk } from "../../../../lib/chunks.ts";
import { messageOf } from "../../../../lib/errors.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { notify } from "../../../../ui/notify.ts";
import { Part } from "../../../../ui/part.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { BeforeAfter, ChangeGrounds } from "../../changes/day/change-trace.tsx";

import classes from "./unread.module.css";
import { readMutation } from "./unread.queries.ts";

const ObjectionDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./objection-dialog.tsx"))).ObjectionDialog,
}));

/** A worker's change of a day: before and after, reason, and the reader's actions. */
export function UnreadItem({ change }: { change: DayChange }) {
  const { t } = useTranslation("team-time");
  const [isObjecting, setObjecting] = useState(false);
  const read = useMutation(readMutation);
  const { trabajador, dia } = change;
  const { nombre_completo } = trabajador;
  const date = formatLongDate(dia);
  return (
    <li className={classes.item}>
      <h2 className={classes.who}>
        <PersonAvatar name={nombre_completo} photo={trabajador.link_foto} size={40} />
        <span>
          {nombre_completo}
          <small>{date}</small>
        </span>
      </h2>
      <ul className={classes.traces}>
        {change.fichajes.map((one) => (
          <li key={one.fichaje_id}>
            <BeforeAfter trace={{ ...one, change }} zone={change.zona_horaria} />
          </li>
        ))}
      </ul>
      <div className={classes.grounds}>
        <ChangeGrounds change={change} />
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCheck size={18} aria-hidden />}
          aria-label={t("unread.read_of", { name: nombre_completo, date })}
          loading={read.isPending}
          onClick={() =>
            read.mutate([change.id], {
              onError: (error) => notify({ kind: "error", message: messageOf(error) }),
            })
          }
        >
          {t("unread.read")}
        </Button>
        {change.can.objetar && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconMessageX size={18} aria-hidden />}
            aria-label={t("unread.object_of", { name: nombre_completo, date })}
            onClick={() => setObjecting(true)}
          >
            {t("unread.object")}
          </Button>
        )}
        <Link
          to="/timeRegistrationSupervisor"
          search={{ vista: "hojas", persona: trabajador.id, mes: dia.slice(0, 7), dia }}
          className={classes.link}
        >
          {t("unread.open_day")}
        </Link>
      </div>
      <Part>
        {isObjecting && (
          <ObjectionDialog
            changeId={change.id}
            name={nombre_completo}
            onClose={() => setObjecting(false)}
          />
        )}
      </Part>
    </li>
  );
}
