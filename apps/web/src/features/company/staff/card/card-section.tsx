import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatDate } from "../../../../lib/format.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";

import classes from "./person-card.module.css";

type CardSectionProps = {
  icon: Icon;
  title: string;
  /** Link or button at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of a person's card. */
export function CardSection({ icon: SectionIcon, title, action, children }: CardSectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.title}>
        <SectionIcon size={18} aria-hidden />
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A fact and its value. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <p className={classes.fact}>
      <span>{label}</span>
      <span>{children}</span>
    </p>
  );
}

/** A change that comes later, with its day. */
export function ToCome({ desde, children }: { desde: string; children: ReactNode }) {
  const { t } = useTranslation("staff");
  return (
    <p className={classes.later}>
      <StatusBadge color="blue">{t("badge.from", { date: formatDate(desde) })}</StatusBadge>
      <span>{children}</span>
    </p>
  );
}
