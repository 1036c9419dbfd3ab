import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import classes from "./approvals-view.module.css";
import { openOf } from "./approvals.model.ts";
import type { ApprovalTab } from "./approvals.model.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkButtons } from "./bulk-buttons.tsx";
import { RequestCard } from "./request-card.tsx";
import type { CardParts } from "./request-card.tsx";
import type { Keeper } from "./use-kept.ts";
import { useSelection } from "./use-selection.ts";

type RequestListProps = {
  tab: ApprovalTab;
  requests: readonly RequestView[];
  parts: CardParts;
  /** The request of the address. */
  openId: number | null;
  scrolls?: boolean;
  keeper: Keeper;
};

/** The requests of a page, as cards; those that wait for the reader are decided together too. */
export function RequestList({ tab, requests, parts, ...props }: RequestListProps) {
  const { openId, scrolls = false, keeper } = props;
  const { t } = useTranslation("approvals");
  const selection = useSelection();
  const isSelectable = tab === "mi_turno" || tab === "anyo_anterior";
  return (
    <>
      {isSelectable && requests.length > 0 && <p className={classes.rule}>{t("rule")}</p>}
      {isSelectable && (
        <BulkBar noun="request" open={openOf(requests)} selection={selection}>
          {(chosen, onDone) => (
            <BulkButtons requests={chosen} nameOf={parts.nameOf} keeper={keeper} onDone={onDone} />
          )}
        </BulkBar>
      )}
      <ul className={classes.cards} aria-label={t("list")}>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard
              request={request}
              parts={parts}
              isOpen={request.id === openId}
              scrolls={scrolls}
              selection={isSelectable ? selection : null}
              keeper={keeper}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
