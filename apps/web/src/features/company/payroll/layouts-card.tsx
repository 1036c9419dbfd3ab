import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { PayrollHandOver, PayrollLayout } from "@atrio/contract/company/payroll";

import { formatDateTime, formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { LayoutDialog } from "./layout-dialog.tsx";
import classes from "./payroll.module.css";
import { deleteLayoutMutation } from "./payroll.queries.ts";

type Open = { act: "edit" | "remove"; layout: PayrollLayout | null };

/** Layouts of the company's files. */
export function LayoutsCard({ layouts }: { layouts: readonly PayrollLayout[] }) {
  const { t } = useTranslation("payroll");
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Card
      title={t("layout.title")}
      action={
        <Button variant="default" size="sm" onClick={() => setOpen({ act: "edit", layout: null })}>
          {t("layout.add")}
        </Button>
      }
    >
      {layouts.length === 0 && <p className={classes.muted}>{t("layout.empty")}</p>}
      <ul className={classes.rows}>
        {layouts.map((layout) => {
          const values = { name: layout.nombre };
          return (
            <li key={layout.id} className={classes.row}>
              <div className={classes.what}>
                <b>{layout.nombre}</b>
                <span>
                  {t(layout.filas === "persona" ? "layout.byPerson" : "layout.byConcept")} ·{" "}
                  {t("layout.count", { count: layout.columnas.length })}
                </span>
              </div>
              <span className={classes.chips}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t("layout.editOf", values)}
                  onClick={() => setOpen({ act: "edit", layout })}
                >
                  {t("layout.editShort")}
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  size="sm"
                  aria-label={t("layout.removeOf", values)}
                  onClick={() => setOpen({ act: "remove", layout })}
                >
                  {t("layout.remove")}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {open?.act === "edit" && <LayoutDialog layout={open.layout} onClose={close} />}
      {open?.act === "remove" && open.layout !== null && (
        <RemoveDialog layout={open.layout} onClose={close} />
      )}
    </Card>
  );
}

function RemoveDialog({ layout, onClose }: { layout: PayrollLayout; onClose: () => void }) {
  const { t } = useTranslation("payroll");
  const { mutate, isPending, error } = useMutation(deleteLayoutMutation);
  const submit = () =>
    mutate(layout.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("layout.removed") });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("layout.removeOf", { name: layout.nombre })}
      submit={t("layout.remove")}
      pending={isPending}
      error={error}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("layout.removeText")}</p>
    </FormDialog>
  );
}

/** Files of the month with their hash. */
export function FilesCard({ files }: { files: readonly PayrollHandOver[] }) {
  const { t } = useTranslation("payroll");
  const { zona_horaria } = useCurrentUser();
  return (
    <Card title={t("files.title")}>
      {files.length === 0 && <p className={classes.muted}>{t("files.empty")}</p>}
      <ul className={classes.rows}>
        {files.map((file) => (
          <li key={file.id} className={classes.row}>
            <div className={classes.what}>
              <b>
                {t("files.item", {
                  layout: file.formato,
                  type: file.tipo.toUpperCase(),
                  count: file.personas,
                  total: formatNumber(file.personas),
                })}
              </b>
              <span>
                {t("files.made", {
                  date: formatDateTime(file.entregada_en, zona_horaria),
                  name: file.autor,
                })}
              </span>
              <span className={classes.hash}>{t("files.hash", { hash: file.sha256 })}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
