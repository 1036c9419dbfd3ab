import { Alert, Checkbox } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "../ask.module.css";

type ConfirmExpenseProps = {
  /** Questions about the expense, in words. */
  questions: readonly string[];
  confirmed: boolean;
  onChange: (confirmed: boolean) => void;
};

/** Questions about an expense that may be a mistake, and their answer (Rule LEAVE-75). */
export function ConfirmExpense({ questions, confirmed, onChange }: ConfirmExpenseProps) {
  const { t } = useTranslation("ask");
  if (questions.length === 0 && !confirmed) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />}>
      {questions.map((text) => (
        <p key={text} className={classes.text}>
          {text}
        </p>
      ))}
      <Checkbox
        label={t("expense.confirm")}
        checked={confirmed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Alert>
  );
}
