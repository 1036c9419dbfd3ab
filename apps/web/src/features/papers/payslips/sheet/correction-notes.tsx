import { IconInfoCircle, IconReplace } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import classes from "./sheet.module.css";

type CorrectionNotesProps = { payslip: Pick<PayslipDetail, "sustituye_id" | "sustituida_por"> };

/** Note on a correction, of or by this payslip, with a link to the other. */
export function CorrectionNotes({ payslip }: CorrectionNotesProps) {
  const { t } = useTranslation("payslips");
  const { sustituida_por, sustituye_id } = payslip;
  return (
    <>
      {sustituida_por !== null && (
        <Note
          tone="warning"
          icon={<IconReplace size={22} aria-hidden />}
          title={t("sheet.replaced_title")}
          text={t("sheet.replaced_text")}
          link={{ id: sustituida_por, label: t("sheet.replaced_link") }}
        />
      )}
      {sustituye_id !== null && (
        <Note
          tone="plain"
          icon={<IconInfoCircle size={22} aria-hidden />}
          title={t("sheet.replaces_title")}
          text={t("sheet.replaces_text")}
          link={{ id: sustituye_id, label: t("sheet.replaces_link") }}
        />
      )}
    </>
  );
}

type NoteProps = {
  tone: "warning" | "plain";
  icon: ReactNode;
  title: string;
  text: string;
  link: { id: number; label: string };
};

function Note({ tone, icon, title, text, link }: NoteProps) {
  return (
    <aside className={classes.note} data-tone={tone} aria-label={title}>
      {icon}
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
      <Link to="/paysheets" search={{ nomina: link.id }}>
        {link.label}
      </Link>
    </aside>
  );
}
