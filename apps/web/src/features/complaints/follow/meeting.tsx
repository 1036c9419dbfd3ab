import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Card } from "../../../ui/card.tsx";

import type { ReportPart } from "./follow.model.ts";
import classes from "./follow.module.css";
import { meetingMutation, minutesMutation } from "./follow.queries.ts";
import { TextForm } from "./text-form.tsx";

/** A meeting in person and the answer to its minutes (Rule COMPLAINTS-16). */
export function Meeting(part: ReportPart) {
  const { can } = part.report;
  return (
    <>
      {can.responder_acta && <Minutes {...part} />}
      {can.pedir_reunion && <Request {...part} />}
    </>
  );
}

function Request({ uuid, onReport, onTyped }: ReportPart) {
  const { t } = useTranslation("complaint-report");
  const ask = useMutation({ ...meetingMutation, onSuccess: onReport });
  return (
    <Card title={t("meeting.title")}>
      <div className={classes.stack}>
        <p>{t("meeting.text")}</p>
        <TextForm
          label={t("meeting.when")}
          action={t("meeting.ask")}
          required={t("meeting.required")}
          rows={2}
          isPending={ask.isPending}
          error={ask.error}
          onTyped={(isTyped) => onTyped("meeting", isTyped)}
          onSend={(texto, done) => ask.mutate({ uuid, texto }, { onSuccess: done })}
        />
      </div>
    </Card>
  );
}

function Minutes({ uuid, onReport, onTyped }: ReportPart) {
  const { t } = useTranslation(["complaint-report", "common"]);
  const [conforme, setAgreed] = useState<boolean | null>(null);
  const answer = useMutation({
    ...minutesMutation,
    onSuccess: (report) => {
      onReport(report);
      setAgreed(null);
    },
  });
  return (
    <Card title={t("meeting.minutes")}>
      <div className={classes.stack}>
        <p>{t("meeting.minutes_text")}</p>
        {conforme === null ? (
          <div className={classes.buttons}>
            <Button onClick={() => setAgreed(true)}>{t("meeting.agree")}</Button>
            <Button variant="default" onClick={() => setAgreed(false)}>
              {t("meeting.correct")}
            </Button>
          </div>
        ) : (
          <TextForm
            key={String(conforme)}
            label={t(conforme ? "meeting.signature" : "meeting.correction")}
            action={t("meeting.answer")}
            required={t("meeting.answer_required")}
            initial={conforme ? t("meeting.signature_start") : ""}
            rows={3}
            isPending={answer.isPending}
            error={answer.error}
            onTyped={(isTyped) => onTyped("minutes", isTyped)}
            onSend={(texto) => answer.mutate({ uuid, texto, conforme })}
          >
            <Button variant="default" onClick={() => setAgreed(null)}>
              {t("common:action.cancel")}
            </Button>
          </TextForm>
        )}
      </div>
    </Card>
  );
}
