import { IconCircleCheck, IconFileTypePdf, IconUser } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { BatchSheet, PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { isOut, isWaiting } from "../batches.model.ts";
import type { SheetGroups } from "../batches.model.ts";

import classes from "./list.module.css";
import { SheetRow } from "./sheet-row.tsx";

type SheetListProps = {
  batch: PayslipBatch;
  groups: SheetGroups;
  current: BatchSheet | undefined;
  onShow: (sheet: BatchSheet) => void;
};

/** Sheets of a batch: doubtful ones with their reason, then the sure and the published ones. */
export function SheetList({ batch, groups, current, onShow }: SheetListProps) {
  const { t } = useTranslation("payslip-batches");
  const { doubtful, sure, published } = groups;
  const row = (sheet: BatchSheet) => (
    <SheetRow
      key={sheet.id}
      sheet={sheet}
      isCurrent={sheet.id === current?.id}
      onShow={() => onShow(sheet)}
    >
      <Note sheet={sheet} />
    </SheetRow>
  );
  return (
    <nav className={classes.list} aria-label={t("review.list")}>
      {doubtful.length > 0 && (
        <>
          <h2 className={classes.listHead}>
            <span>
              {t("review.doubtful")} <small>{doubtful.length}</small>
            </span>
            <span className={classes.keys} aria-hidden>
              <kbd>J</kbd> <kbd>K</kbd> {t("review.move")}
            </span>
          </h2>
          <ul>{doubtful.map(row)}</ul>
        </>
      )}
      <Group name="sure" sheets={sure} current={current}>
        {sure.map(row)}
      </Group>
      <Group name="published" sheets={published} current={current}>
        {published.map(row)}
      </Group>
      <Origin batch={batch} />
    </nav>
  );
}

function Note({ sheet }: { sheet: BatchSheet }) {
  const { t } = useTranslation("payslip-batches");
  if (sheet.estado === "publicada") {
    return t(sheet.retirada ? "review.withdrawnTitle" : "review.closedTitle");
  }
  const [reason] = sheet.motivos;
  if (isOut(sheet)) return [t("review.leftOut"), reason?.texto].filter(Boolean).join(" · ");
  if (isWaiting(sheet)) return reason?.texto ?? t("review.nobody");
  if (sheet.correspondencia === "segura") return t("review.sureText");
  return [t("review.accepted"), reason?.texto].filter(Boolean).join(" · ");
}

type GroupProps = {
  name: "sure" | "published";
  sheets: readonly BatchSheet[];
  current: BatchSheet | undefined;
  children: ReactNode;
};

/** A group that opens when it is wanted, or when its sheet is shown. */
function Group({ name, sheets, current, children }: GroupProps) {
  const { t } = useTranslation("payslip-batches");
  const [isOpen, setOpen] = useState(false);
  if (sheets.length === 0) return null;
  const isShown = isOpen || sheets.some(({ id }) => id === current?.id);
  return (
    <>
      <button
        type="button"
        className={classes.group}
        aria-expanded={isShown}
        onClick={() => setOpen(!isOpen)}
      >
        <IconCircleCheck size={20} aria-hidden />
        <span className={classes.rowTexts}>
          <b>{t(`review.${name}`)}</b>
          {name === "sure" && <span>{t("review.sureText")}</span>}
        </span>
        <b>{sheets.length}</b>
      </button>
      {isShown && <ul>{children}</ul>}
    </>
  );
}

function Origin({ batch }: { batch: PayslipBatch }) {
  const { t } = useTranslation("payslip-batches");
  const { zona_horaria } = useCurrentUser();
  const moment = formatDateTime(batch.creado_en, zona_horaria);
  return (
    <div className={classes.origin}>
      <span>
        <IconFileTypePdf size={18} aria-hidden /> {batch.path}
      </span>
      <span>
        <IconUser size={18} aria-hidden />{" "}
        {batch.creado_por === null
          ? t("byCommand", { moment })
          : t("by", { name: batch.creado_por.nombre_completo, moment })}
      </span>
    </div>
  );
}
