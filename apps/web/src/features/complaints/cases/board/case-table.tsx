import { useTranslation } from "react-i18next";

import type { ComplaintCaseRow } from "@atrio/contract/complaints/cases";

import { DataTable } from "../../../../ui/data-table.tsx";
import type { MailboxState } from "../mailbox.queries.ts";

import classes from "./board.module.css";
import { CaseInstructor, CaseNews, CaseOrigin, CaseTerm, CaseTitle } from "./case-facts.tsx";

export type CaseListProps = {
  label: string;
  cases: readonly ComplaintCaseRow[];
  mailbox: MailboxState;
};

const columns = ["case", "filed", "term", "assigned", "news"] as const;

/** Cases of a state on a desk. */
export function CaseTable({ label, cases, mailbox }: CaseListProps) {
  const { t } = useTranslation("complaint-cases");
  return (
    <DataTable
      caption={label}
      columns={columns.map((column) => ({
        label: t(`board.column.${column}`),
        className: classes[column],
      }))}
      hasHover
    >
      <tbody>
        {cases.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <CaseTitle one={one} />
            </th>
            <td>
              <CaseOrigin one={one} />
            </td>
            <td>
              <CaseTerm one={one} />
            </td>
            <td>
              <CaseInstructor one={one} mailbox={mailbox} />
            </td>
            <td>
              <CaseNews one={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
