import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { DrawnCheck } from "../../../../../ui/drawn-check.tsx";

import classes from "./sign.module.css";

type StepItemProps = {
  number: number;
  title: string;
  /** Moment of completion; null: open. */
  done: string | null;
  isCurrent: boolean;
  children: ReactNode;
};

/** A step: done with its moment, open, or still to come. */
export function StepItem({ number, title, done, isCurrent, children }: StepItemProps) {
  const { t } = useTranslation("signatures");
  const isDone = done !== null;
  return (
    <li
      className={classes.step}
      data-done={isDone}
      data-current={isCurrent}
      aria-current={isCurrent ? "step" : undefined}
    >
      <span className={classes.number} aria-hidden>
        {isDone ? <DrawnCheck size={18} /> : number}
      </span>
      <div className={classes.inside}>
        <h3>{title}</h3>
        {isDone && <p className={classes.text}>{t("step.done", { when: done })}</p>}
        {isCurrent && children}
      </div>
    </li>
  );
}
