import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import { moduleIds } from "@atrio/contract/modules";

import { ExpenseRuleCard } from "../../features/leave/expense-rule/expense-rule-card.tsx";
import { RestRulesCard } from "../../features/shifts/rest-rules/rest-rules-card.tsx";
import { BankCard } from "../../features/time/rules/bank-card.tsx";
import { CheckpointsCard } from "../../features/time/rules/checkpoints-card.tsx";
import { dayIn } from "../../lib/format.ts";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";

import classes from "./time-rules.module.css";

/** Rules about time: hours bank, rest of shifts, expenses, and the checkpoints of the records. */
export function TimeRulesPage() {
  const { t } = useTranslation("time-rules");
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria);
  const canWrite = mayUseOffice(user, "tiempo");
  const hasTime = useModuleHired(moduleIds.timeRegistration);
  const hasAbsences = useModuleHired(moduleIds.absences);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className={classes.page}>
        <div className={classes.column}>
          {hasTime && <BankCard today={today} canWrite={canWrite} />}
          <RestRulesCard canWrite={canWrite} />
        </div>
        <div className={classes.column}>
          <CheckpointsCard canWrite={canWrite} />
          {hasAbsences && <ExpenseRuleCard today={today} canWrite={canWrite} />}
        </div>
      </div>
    </>
  );
}
