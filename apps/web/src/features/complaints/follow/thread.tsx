import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { formatDate } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";

import type { ReportPart } from "./follow.model.ts";
import classes from "./follow.module.css";
import { writeMutation } from "./follow.queries.ts";
import { TextForm } from "./text-form.tsx";

/** The conversation of a report, oldest first; days without times, as they are stored. */
export function Thread({ uuid, report, onReport, onTyped }: ReportPart) {
  const { t } = useTranslation("complaint-report");
  const write = useMutation({ ...writeMutation, onSuccess: onReport });
  const { mensajes, can } = report;
  return (
    <Card title={t("thread.title")}>
      {mensajes.length === 0 ? (
        <p className={classes.muted}>{t("thread.none")}</p>
      ) : (
        <ol className={classes.thread}>
          {mensajes.map(({ orden, autor, tipo_mensaje, fecha, texto }) => (
            <li key={orden} data-author={autor}>
              <header>
                <b>{t(autor === "gestor" ? "thread.handler" : "thread.you")}</b>
                <span>{t(`thread.kind.${tipo_mensaje}`)}</span>
                <span>{formatDate(fecha)}</span>
              </header>
              <p className={classes.text}>{texto}</p>
            </li>
          ))}
        </ol>
      )}
      {can.escribir && (
        <TextForm
          label={t("thread.write")}
          action={t("thread.send")}
          required={t("thread.required")}
          isPending={write.isPending}
          error={write.error}
          onTyped={(isTyped) => onTyped("thread", isTyped)}
          onSend={(texto, done) => write.mutate({ uuid, texto }, { onSuccess: done })}
        />
      )}
      <span role="status" className={classes.muted}>
        {write.isSuccess ? t("thread.sent") : ""}
      </span>
    </Card>
  );
}
