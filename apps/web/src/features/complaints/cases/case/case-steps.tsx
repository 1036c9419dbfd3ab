import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { ComplaintCase } from "@atrio/contract/complaints/cases";

import { Card } from "../../../../ui/card.tsx";
import type { MailboxState } from "../mailbox.queries.ts";

import { nextSteps } from "./case.model.ts";
import type { StepName } from "./case.model.ts";
import classes from "./case.module.css";
import { StepDialog } from "./step-dialog.tsx";

type CaseStepsProps = { one: ComplaintCase; mailbox: MailboxState };

/** Steps that the state of the case allows; each opens a dialog that says what follows from it. */
export function CaseSteps({ one, mailbox }: CaseStepsProps) {
  const { t } = useTranslation("complaint-cases");
  const [opened, setOpened] = useState<StepName | null>(null);
  const steps = nextSteps(one);
  const nameOf = (step: StepName) =>
    step === "asignar" && one.instructor_id !== null ? "reasignar" : step;
  return (
    <Card title={t("steps.title")}>
      {steps.length === 0 && <p className={classes.muted}>{t("steps.none")}</p>}
      <div className={classes.steps}>
        {steps.map((step, index) => (
          <Button
            key={step}
            variant={index === 0 ? "filled" : "default"}
            onClick={() => setOpened(step)}
          >
            {t(`steps.${nameOf(step)}`)}
          </Button>
        ))}
      </div>
      {opened !== null && (
        <StepDialog
          key={opened}
          step={opened}
          one={one}
          mailbox={mailbox}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
