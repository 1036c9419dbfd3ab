import { Alert, Button, Modal } from "@mantine/core";
import { IconArrowRight, IconBan, IconCalendar, IconCheck, IconClock } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Delegation } from "@atrio/contract/leave/delegations";

import { messageOf } from "../../../../lib/errors.ts";
import { formatDate } from "../../../../lib/format.ts";
import { notify } from "../../../../ui/notify.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { endDelegation } from "../team.queries.ts";

import classes from "./delegation-list.module.css";
import { stateOf } from "./delegation.model.ts";

const looks = {
  current: { color: "green", Icon: IconCheck },
  coming: { color: "blue", Icon: IconClock },
  ended: { color: "gray", Icon: IconCalendar },
  revoked: { color: "gray", Icon: IconBan },
} as const;

type DelegationListProps = {
  delegations: readonly Delegation[];
  /** The local day, `YYYY-MM-DD`. */
  today: string;
  /** Given by the reader, who may end them, or to the reader. */
  side: "given" | "received";
};

/** Delegations with the other person, their dates and their state. */
export function DelegationList({ delegations, today, side }: DelegationListProps) {
  const { t } = useTranslation("team-absences");
  return (
    <ul className={classes.list} aria-label={t(`delegation.${side}`)}>
      {delegations.map((delegation) => (
        <Item key={delegation.id} delegation={delegation} today={today} side={side} />
      ))}
    </ul>
  );
}

type ItemProps = Omit<DelegationListProps, "delegations"> & { delegation: Delegation };

function Item({ delegation, today, side }: ItemProps) {
  const { t } = useTranslation("team-absences");
  const [isEnding, setEnding] = useState(false);
  const state = stateOf(delegation, today);
  const { color, Icon } = looks[state];
  const person = side === "given" ? delegation.delegado : delegation.supervisor;
  const { nombre_completo } = person;
  const mayEnd = side === "given" && (state === "current" || state === "coming");
  return (
    <li className={classes.item} data-past={state === "ended" || state === "revoked"}>
      <PersonAvatar name={nombre_completo} photo={person.link_foto} size={40} />
      <div className={classes.texts}>
        <b>{t(`delegation.${side}_to`, { name: nombre_completo })}</b>
        <span className={classes.dates}>
          {formatDate(delegation.desde)}
          <IconArrowRight size={16} aria-label={t("delegation.until")} />
          {formatDate(delegation.hasta)}
        </span>
        {delegation.motivo !== null && <span className={classes.reason}>{delegation.motivo}</span>}
      </div>
      <StatusBadge color={color} icon={<Icon size={15} />}>
        {t(`delegation.state.${state}`)}
      </StatusBadge>
      {mayEnd && (
        <Button
          variant="default"
          size="sm"
          mih={44}
          aria-label={t("delegation.end_of", { name: nombre_completo })}
          onClick={() => setEnding(true)}
        >
          {t("delegation.end")}
        </Button>
      )}
      {isEnding && <EndDialog delegation={delegation} onClose={() => setEnding(false)} />}
    </li>
  );
}

function EndDialog({ delegation, onClose }: { delegation: Delegation; onClose: () => void }) {
  const { t } = useTranslation(["team-absences", "common"]);
  const end = useMutation({ mutationFn: endDelegation });
  const { nombre_completo } = delegation.delegado;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("team-absences:delegation.end_title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <div className={classes.form}>
        <p>{t("team-absences:delegation.end_text", { name: nombre_completo })}</p>
        {end.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(end.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            loading={end.isPending}
            onClick={() =>
              end.mutate(delegation.id, {
                onSuccess: () => {
                  notify({ kind: "success", message: t("team-absences:delegation.ended") });
                  onClose();
                },
              })
            }
          >
            {t("team-absences:delegation.end")}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
