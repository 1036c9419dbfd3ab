import { IconEyeOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { ComplaintCase } from "@atrio/contract/complaints/cases";

import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";

import classes from "./case.module.css";
import { WritingForm } from "./writing-form.tsx";

/** Handlers' notes, kept apart from what the reporter reads. */
export function CaseNotes({ one }: { one: ComplaintCase }) {
  const { t } = useTranslation("complaint-cases");
  const badge = (
    <StatusBadge color="yellow" icon={<IconEyeOff size={16} />}>
      {t("notes.badge")}
    </StatusBadge>
  );
  return (
    <Card title={t("notes.title")} action={badge} className={classes.notes ?? ""}>
      {one.notas.length === 0 && <p className={classes.text}>{t("notes.none")}</p>}
      <ol className={classes.list} aria-label={t("notes.title")}>
        {one.notas.map(({ orden, fecha, tipo_mensaje, texto }) => (
          <li key={orden} className={classes.note}>
            <small>
              {t(`thread.kind.${tipo_mensaje}`)} · {formatDate(fecha)}
            </small>
            <p>{texto}</p>
          </li>
        ))}
      </ol>
      {one.can.includes("anotar") && <WritingForm id={one.id} step="anotar" texts="notes" />}
    </Card>
  );
}
