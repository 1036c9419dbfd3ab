import { useTranslation } from "react-i18next";

import type { ComplaintCase } from "@atrio/contract/complaints/cases";

import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";

import classes from "./case.module.css";
import { WritingForm } from "./writing-form.tsx";

/** Thread with the reporter, and the field that writes to them. */
export function CaseThread({ one }: { one: ComplaintCase }) {
  const { t } = useTranslation("complaint-cases");
  const { mensajes, can } = one;
  return (
    <Card title={t("thread.title")}>
      {mensajes.length === 0 && <p className={classes.muted}>{t("thread.none")}</p>}
      <ol className={classes.thread} aria-label={t("thread.title")}>
        {mensajes.map(({ orden, autor, fecha, tipo_mensaje, texto }) => (
          <li key={orden} data-author={autor}>
            <b>{t(`thread.author.${autor}`)}</b>{" "}
            <small>
              {t(`thread.kind.${tipo_mensaje}`)} · {formatDate(fecha)}
            </small>
            <p>{texto}</p>
          </li>
        ))}
      </ol>
      {can.includes("escribir") ? (
        <WritingForm id={one.id} step="escribir" texts="thread" />
      ) : (
        <p className={classes.muted}>{t("thread.closed")}</p>
      )}
    </Card>
  );
}
