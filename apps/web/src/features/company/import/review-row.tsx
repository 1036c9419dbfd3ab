import {
  IconAlertTriangle,
  IconEqual,
  IconHourglass,
  IconMinus,
  IconPencil,
  IconPlus,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { ImportRow, ImportTableReview, RowState } from "@atrio/contract/company/imports";

import { takingBack } from "./import.model.ts";
import type { ImportDraft } from "./import.model.ts";
import classes from "./import.module.css";
import { RowButton } from "./row-button.tsx";
import { RowProblem } from "./row-problem.tsx";

const icons: Record<RowState, Icon> = {
  nueva: IconPlus,
  cambia: IconPencil,
  igual: IconEqual,
  mal: IconAlertTriangle,
  espera: IconHourglass,
  fuera: IconMinus,
};

type ReviewRowProps = {
  row: ImportRow;
  table: ImportTableReview;
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
};

/** A row of a spreadsheet: its effect, stored values struck through, and its problems below. */
export function ReviewRow({ row, table, draft, onChange }: ReviewRowProps) {
  const { t } = useTranslation("import-page");
  const { fila, estado, celdas, antes, problemas } = row;
  const name = { archivo: table.archivo, hoja: table.hoja, fila };
  return (
    <>
      <tr data-state={estado}>
        <th scope="row">
          <Mark state={estado} line={fila} />
        </th>
        {table.columnas.map((titulo, index) => (
          <td key={titulo} data-label={titulo}>
            <Cell
              text={celdas[index] ?? ""}
              before={antes.find((one) => one.titulo === titulo)}
              isWrong={problemas.some((one) => one.titulo === titulo)}
            />
          </td>
        ))}
        <td className={classes.action}>
          {estado === "fuera" && (
            <RowButton
              name={t("review.takeBackOf", { line: fila })}
              onClick={() => onChange(takingBack(draft, name))}
            >
              {t("review.takeBack")}
            </RowButton>
          )}
        </td>
      </tr>
      {problemas.map((problem) => (
        <RowProblem
          key={`${problem.titulo} ${problem.texto}`}
          problem={problem}
          row={{ ...name, text: celdas[table.columnas.indexOf(problem.titulo ?? "")] ?? "" }}
          columns={table.columnas.length + 2}
          draft={draft}
          onChange={onChange}
        />
      ))}
    </>
  );
}

/** The spreadsheet's number of a row, with its effect. */
function Mark({ state, line }: { state: RowState; line: number }) {
  const { t } = useTranslation("import-page");
  const Icon = icons[state];
  return (
    <span className={classes.line}>
      <span className={classes.mark} data-state={state}>
        <Icon size={16} aria-hidden />
      </span>
      <span className={classes.number}>{line}</span>
      <span className={classes.hidden}>{t(`state.${state}`)}</span>
    </span>
  );
}

type CellProps = {
  text: string;
  before: ImportRow["antes"][number] | undefined;
  isWrong: boolean;
};

function Cell({ text, before, isWrong }: CellProps) {
  const { t } = useTranslation("import-page");
  const shown = text === "" ? t("review.blank") : text;
  if (isWrong) return <span className={classes.wrong}>{shown}</span>;
  if (before === undefined) return text;
  return (
    <span className={classes.change}>
      {before.texto !== null && (
        <del>
          <span className={classes.hidden}>{t("review.before")} </span>
          {before.texto}
        </del>
      )}{" "}
      <ins>{shown}</ins>
    </span>
  );
}
