import { Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { ComplaintCase } from "@atrio/contract/complaints/cases";

import { dayIn } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { stepMutation } from "../cases.queries.ts";
import { fieldError, FormError } from "../keys/form-error.tsx";
import type { MailboxState } from "../mailbox.queries.ts";
import { useDraft } from "../use-draft.ts";

import { hasText } from "./case.model.ts";
import type { StepName } from "./case.model.ts";
import classes from "./case.module.css";
import { StepFields } from "./step-fields.tsx";
import { longestText, noChoices, readStep } from "./step.model.ts";

type StepDialogProps = {
  step: StepName;
  one: ComplaintCase;
  mailbox: MailboxState;
  onClose: () => void;
};

/** Confirmation of a step, with what follows from it and the fields that it needs. */
export function StepDialog({ step, one, mailbox, onClose }: StepDialogProps) {
  const { t } = useTranslation(["complaint-cases", "common"]);
  const { zona_horaria } = useCurrentUser();
  const [text, setText] = useDraft(`${one.id} ${step}`);
  const [choices, setChoices] = useState(noChoices);
  const [isTried, setTried] = useState(false);
  const take = useMutation(stepMutation(one.id));
  const { asked, problems } = readStep(
    step,
    { ...choices, text },
    {
      from: one.fecha_creacion,
      to: dayIn(zona_horaria),
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (asked === null || take.isPending) return;
    take.mutate(asked, {
      onSuccess: () => {
        setText("");
        notify({ kind: "success", message: t(`complaint-cases:step.${step}.done`) });
        onClose();
      },
    });
  };
  const missing = isTried && problems.has("text") ? t("common:field.required") : undefined;
  return (
    <Dialog title={t(`complaint-cases:step.${step}.title`)} size={640} onClose={onClose}>
      <form className={classes.dialog} noValidate onSubmit={submit}>
        <p>{t(`complaint-cases:step.${step}.text`)}</p>
        <StepFields
          step={step}
          one={one}
          mailbox={mailbox}
          choices={choices}
          problems={isTried ? problems : new Set()}
          dateError={fieldError(take.error, "fecha")}
          onChange={setChoices}
        />
        {hasText(step) && (
          <Textarea
            data-autofocus
            label={t(`complaint-cases:step.${labelled(step)}.label`)}
            autosize
            minRows={4}
            maxRows={14}
            maxLength={longestText}
            value={text}
            error={missing ?? fieldError(take.error, "texto")}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        <FormError error={take.error} shown={["fecha", "texto"]} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            type="submit"
            color={step === "no_admitir" ? "red" : undefined}
            loading={take.isPending}
          >
            {t(`complaint-cases:step.${step}.action`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type LabelledStep = Exclude<StepName, "acusar">;

/** A step whose text has a label: all but the acknowledgement, which has none. */
function labelled(step: StepName): LabelledStep {
  return step === "acusar" ? "asignar" : step;
}
