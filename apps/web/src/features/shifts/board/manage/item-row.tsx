import { ActionIcon, Button } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";

import classes from "./manage.module.css";

type ItemRowProps = {
  name: string;
  /** Consequence of deleting it. */
  question: string;
  onEdit: () => void;
  onRemove: () => Promise<void>;
  /** What is shown of it. */
  children: ReactNode;
};

/** A label or a pause of a list, to be changed or deleted after a question. */
export function ItemRow({ name, question, onEdit, onRemove, children }: ItemRowProps) {
  const { t } = useTranslation(["board-edit", "common"]);
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const remove = async () => {
    setSending(true);
    try {
      await onRemove();
    } catch (error) {
      notify({ kind: "error", message: messageOf(error) });
      setSending(false);
    }
  };
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        {children}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t("board-edit:manage.edit_of", { name })}
          onClick={onEdit}
        >
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t("board-edit:manage.remove_of", { name })}
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      {isAsking && (
        <div role="group" aria-label={question} className={classes.question}>
          <span>{question}</span>
          <Button variant="default" size="sm" mih={44} onClick={() => setAsking(false)}>
            {t("common:action.cancel")}
          </Button>
          <Button color="red" size="sm" mih={44} loading={isSending} onClick={() => void remove()}>
            {t("board-edit:remove")}
          </Button>
        </div>
      )}
    </li>
  );
}
