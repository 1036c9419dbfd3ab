import { Button, TextInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { ImportRow, RowName } from "@atrio/contract/company/imports";

import { leavingOut, withChanges } from "./import.model.ts";
import type { ImportDraft } from "./import.model.ts";
import classes from "./import.module.css";
import { RowButton } from "./row-button.tsx";

type RowProblemProps = {
  problem: ImportRow["problemas"][number];
  row: RowName & { text: string };
  /** Width of the table in columns. */
  columns: number;
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
};

/** A problem of a row: its reason, a proposed text, another text, or leaving the row out. */
export function RowProblem({ problem, row, columns, draft, onChange }: RowProblemProps) {
  const { t } = useTranslation("import-page");
  const [typed, setTyped] = useState<string | null>(null);
  const { titulo, texto, arreglo } = problem;
  const { archivo, hoja, fila } = row;
  const put = (text: string) => {
    if (titulo === null) return;
    onChange(withChanges(draft, [{ archivo, hoja, fila, titulo, texto: text }]));
  };
  const names = { line: fila, column: titulo ?? "" };
  return (
    <tr data-problem>
      <td colSpan={columns}>
        <div className={classes.problem}>
          <span className={classes.reason}>
            {titulo !== null && <b>{titulo}: </b>}
            {texto}
          </span>
          {typed === null && arreglo !== null && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconCheck size={16} aria-hidden />}
              onClick={() => put(arreglo.texto)}
            >
              {t("review.use", { text: arreglo.texto })}
            </Button>
          )}
          {typed === null && titulo !== null && (
            <RowButton name={t("review.writeOf", names)} onClick={() => setTyped(row.text)}>
              {t("review.write")}
            </RowButton>
          )}
          {typed !== null && (
            <form
              className={classes.typing}
              onSubmit={(event) => {
                event.preventDefault();
                put(typed);
                setTyped(null);
              }}
            >
              <TextInput
                aria-label={t("review.writeOf", names)}
                value={typed}
                maxLength={1500}
                data-autofocus
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field opens by the button that it replaces
                autoFocus
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <Button type="submit" size="sm">
                {t("review.put")}
              </Button>
            </form>
          )}
          <RowButton
            name={t("review.outOf", names)}
            onClick={() => onChange(leavingOut(draft, [{ archivo, hoja, fila }]))}
          >
            {t("review.out")}
          </RowButton>
        </div>
      </td>
    </tr>
  );
}
