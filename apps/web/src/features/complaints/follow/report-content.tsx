import { Alert, Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { Card } from "../../../ui/card.tsx";
import { ReportFields } from "../report/report-fields.tsx";
import { textFaults } from "../report/report.model.ts";
import type { ReportTexts } from "../report/report.model.ts";

import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { ReportPart } from "./follow.model.ts";
import classes from "./follow.module.css";
import { editMutation, withdrawMutation } from "./follow.queries.ts";

type ReportContentProps = ReportPart & { onRemoved: () => void };

/** The texts of a report, to change or delete while it is pending (Rule COMPLAINTS-8). */
export function ReportContent({ onRemoved, ...part }: ReportContentProps) {
  const { t } = useTranslation(["complaint-report", "complaint-terms"]);
  const { uuid, report, onReport, onTyped } = part;
  const [isEditing, setEditing] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const [asksRemoval, setAsksRemoval] = useState(false);
  const withdraw = useMutation({ ...withdrawMutation, onSuccess: onRemoved });
  const { can, tipo, descripcion } = report;
  if (isEditing) {
    return (
      <EditForm
        {...part}
        onReport={(changed) => {
          onReport(changed);
          setEditing(false);
          setEdited(true);
        }}
        onCancel={() => setEditing(false)}
        onTyped={onTyped}
      />
    );
  }
  return (
    <Card title={t("report.content")}>
      <div className={classes.stack}>
        <p className={classes.muted}>{t(`complaint-terms:type.${tipo}`)}</p>
        <p className={classes.text}>{descripcion}</p>
        {isEdited && <p role="status">{t("report.edited")}</p>}
        {(can.editar || can.borrar) && (
          <>
            <p className={classes.muted}>{t("report.pending")}</p>
            <div className={classes.buttons}>
              {can.editar && (
                <Button variant="default" onClick={() => setEditing(true)}>
                  {t("report.edit")}
                </Button>
              )}
              {can.borrar && (
                <Button variant="default" color="red" onClick={() => setAsksRemoval(true)}>
                  {t("report.remove")}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      {asksRemoval && (
        <ConfirmDialog
          title={t("report.remove_title")}
          text={t("report.remove_text")}
          action={t("report.remove")}
          isPending={withdraw.isPending}
          error={withdraw.error}
          onConfirm={() => withdraw.mutate(uuid)}
          onClose={() => setAsksRemoval(false)}
        />
      )}
    </Card>
  );
}

type EditFormProps = ReportPart & { onCancel: () => void };

function EditForm({ uuid, report, onReport, onTyped, onCancel }: EditFormProps) {
  const { t } = useTranslation(["complaint-report", "common"]);
  const { titulo, descripcion, tipo } = report;
  const [texts, setTexts] = useState<ReportTexts>({ titulo, descripcion, tipo });
  const [tried, setTried] = useState(false);
  const edit = useMutation({ ...editMutation, onSuccess: onReport });
  const found = textFaults(texts);
  const isChanged =
    texts.titulo !== titulo || texts.descripcion !== descripcion || texts.tipo !== tipo;
  useEffect(() => {
    onTyped("edit", isChanged);
    return () => onTyped("edit", false);
  }, [isChanged, onTyped]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (found.length > 0 || texts.tipo === null) return;
    const trimmed = { titulo: texts.titulo.trim(), descripcion: texts.descripcion.trim() };
    edit.mutate({ uuid, ...trimmed, tipo: texts.tipo });
  };
  return (
    <Card title={t("report.edit_title")}>
      <form className={classes.stack} noValidate autoComplete="off" onSubmit={submit}>
        <ReportFields
          texts={texts}
          faults={tried ? found : []}
          isAnonymous={report.anonima}
          onChange={(change) => setTexts((before) => ({ ...before, ...change }))}
        />
        {edit.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(edit.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={edit.isPending}>
            {t("report.edit_save")}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t("common:action.cancel")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
