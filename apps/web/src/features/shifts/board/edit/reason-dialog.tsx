import { Alert, Button, Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { ReasonQuestion } from "../plan/use-planner.ts";

import classes from "./edit.module.css";

/** Asks for the reason of a shift that breaks a soft rule or lies on an absence. */
export function ReasonDialog({ question }: { question: ReasonQuestion }) {
  const { t } = useTranslation(["board-edit", "common"]);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== "") question.onAnswer(reason.trim());
  };
  return (
    <Modal
      opened
      zIndex={320}
      onClose={() => question.onAnswer(null)}
      title={t("board-edit:reason.title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <Alert color="yellow">{question.text}</Alert>
        <Textarea
          label={t("board-edit:reason.label")}
          description={t("board-edit:reason.hint")}
          required
          autosize
          minRows={2}
          maxLength={300}
          data-autofocus
          value={reason}
          error={isTried && reason.trim() === "" ? t("common:field.required") : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => question.onAnswer(null)}>
            {t("board-edit:reason.give_up")}
          </Button>
          <Button type="submit">{t("board-edit:reason.go_on")}</Button>
        </div>
      </form>
    </Modal>
  );
}
