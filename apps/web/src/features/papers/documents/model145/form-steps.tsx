import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { steps } from "./model145.model.ts";
import type { Step } from "./model145.model.ts";
import classes from "./model145.module.css";

/** Position in the form. Mounted anew for each step, which then begins at its heading. */
export function FormSteps({ step }: { step: Step }) {
  const { t } = useTranslation("model145");
  const heading = useRef<HTMLHeadingElement>(null);
  const position = steps.indexOf(step);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <>
      <ol className={classes.steps} aria-label={t("steps.label")}>
        {steps.map((one, index) => (
          <li
            key={one}
            data-done={index < position}
            aria-current={one === step ? "step" : undefined}
          >
            <span>{t(`steps.${one}`)}</span>
          </li>
        ))}
      </ol>
      <div>
        <p className={classes.position}>
          {t("steps.position", { step: position + 1, total: steps.length })}
        </p>
        <h3 ref={heading} tabIndex={-1} className={classes.heading}>
          {t(step === "review" ? "summary.title" : `steps.${step}`)}
        </h3>
      </div>
    </>
  );
}
