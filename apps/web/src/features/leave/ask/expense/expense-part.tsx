import type { RequestView } from "@atrio/contract/request-view";

import { questionsOf } from "../ask.model.ts";
import type { AskDraft } from "../ask.model.ts";
import type { FormErrors } from "../use-form-errors.ts";
import type { Preview } from "../use-preview.ts";

import { ConfirmExpense } from "./confirm-expense.tsx";
import { ExpenseFields } from "./expense-fields.tsx";

type ExpensePartProps = {
  workerId: number;
  today: string;
  draft: AskDraft;
  /** The expense that is being edited. */
  before: RequestView["gasto"];
  preview: Preview;
  errors: FormErrors;
  onChange: (changes: Partial<AskDraft>) => void;
};

/** Fields of an expense, and the questions about it; a change asks them again. */
export function ExpensePart(props: ExpensePartProps) {
  const { workerId, today, draft, before, preview, errors, onChange } = props;
  const questions = questionsOf(preview.data?.problemas ?? []);
  return (
    <>
      <ExpenseFields
        workerId={workerId}
        today={today}
        expense={draft.expense}
        before={before}
        rateThen={preview.isFresh ? (preview.data?.tarifa_km ?? null) : null}
        errorOf={errors.of}
        onChange={(expense) => onChange({ expense, confirmed: false })}
      />
      <ConfirmExpense
        questions={questions.map(({ message }) => message)}
        confirmed={draft.confirmed}
        onChange={(confirmed) => onChange({ confirmed })}
      />
    </>
  );
}
