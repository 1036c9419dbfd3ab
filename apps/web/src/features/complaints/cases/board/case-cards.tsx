import { CardList } from "../../../../ui/card-list.tsx";

import classes from "./board.module.css";
import { CaseInstructor, CaseNews, CaseOrigin, CaseTerm, CaseTitle } from "./case-facts.tsx";
import type { CaseListProps } from "./case-table.tsx";

/** Cases of a state on a narrow screen. */
export function CaseCards({ label, cases, mailbox }: CaseListProps) {
  return (
    <CardList label={label}>
      {cases.map((one) => (
        <li key={one.id} className={classes.card}>
          <CaseTitle one={one} />
          <CaseTerm one={one} />
          <span className={classes.line}>
            <CaseOrigin one={one} />
            <CaseInstructor one={one} mailbox={mailbox} />
          </span>
          <CaseNews one={one} />
        </li>
      ))}
    </CardList>
  );
}
