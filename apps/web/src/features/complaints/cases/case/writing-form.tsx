import { Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { notify } from "../../../../ui/notify.ts";
import { stepMutation } from "../cases.queries.ts";
import { fieldError, FormError } from "../keys/form-error.tsx";
import { useDraft } from "../use-draft.ts";

import classes from "./case.module.css";
import { longestText } from "./step.model.ts";

type WritingFormProps = {
  id: string;
  step: "escribir" | "anotar";
  /** Texts of the field: of the thread, or of the notes. */
  texts: "thread" | "notes";
};

/** Field of a message to the reporter or of a note; the text outlives a lock and a failure. */
export function WritingForm({ id, step, texts }: WritingFormProps) {
  const { t } = useTranslation(["complaint-cases", "common"]);
  const [text, setText] = useDraft(`${id} ${step}`);
  const [isTried, setTried] = useState(false);
  const send = useMutation(stepMutation(id));
  const isEmpty = text.trim() === "";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || send.isPending) return;
    send.mutate(
      { step, texto: text.trim() },
      {
        onSuccess: () => {
          setText("");
          setTried(false);
          notify({ kind: "success", message: t(`complaint-cases:${texts}.sent`) });
        },
      },
    );
  };
  const missing = isTried && isEmpty ? t("common:field.required") : undefined;
  const hint = t(texts === "thread" ? "complaint-cases:thread.hint" : "complaint-cases:notes.text");
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Textarea
        label={t(`complaint-cases:${texts}.write`)}
        description={hint}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={longestText}
        value={text}
        error={missing ?? fieldError(send.error, "texto")}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormError error={send.error} shown={["texto"]} />
      <Button type="submit" variant="default" loading={send.isPending}>
        {t(`complaint-cases:${texts}.send`)}
      </Button>
    </form>
  );
}
