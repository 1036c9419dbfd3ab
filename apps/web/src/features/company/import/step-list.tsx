import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./import.module.css";

const steps = ["files", "review", "result"] as const;

/** Steps of an import with the current one. */
export function StepList({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation("import-page");
  const at = steps.indexOf(current);
  return (
    <ol className={classes.steps} aria-label={t("steps.label")}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          data-state={index < at ? "done" : undefined}
        >
          <span className={classes.stepMark} aria-hidden>
            {index < at ? <IconCheck size={14} /> : index + 1}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
