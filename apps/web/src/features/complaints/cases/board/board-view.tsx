import { Alert, Button } from "@mantine/core";
import { IconAlarm, IconFilterOff, IconInbox } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { ComplaintCaseRow } from "@atrio/contract/complaints/cases";

import { dayIn } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { caseListQuery } from "../cases.queries.ts";
import type { MailboxState } from "../mailbox.queries.ts";

import { alarmsOf, filterCases, groupCases } from "./board.model.ts";
import type { BoardFilters } from "./board.model.ts";
import classes from "./board.module.css";
import { CaseCards } from "./case-cards.tsx";
import { CaseFilters } from "./case-filters.tsx";
import { CaseTable } from "./case-table.tsx";

/** Cases by state with their terms, the most urgent first. */
export function BoardView({ mailbox }: { mailbox: MailboxState }) {
  const { data: cases, error, refetch } = useQuery(caseListQuery);
  if (cases !== undefined) return <Board cases={cases} mailbox={mailbox} />;
  if (error === null) return <BlockSkeleton height={420} />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}

type BoardProps = { cases: readonly ComplaintCaseRow[]; mailbox: MailboxState };

function Board({ cases, mailbox }: BoardProps) {
  const { t } = useTranslation(["complaint-cases", "complaint-terms"]);
  const search = useSearch({ from: "/portal/complaintCases" });
  const navigate = useNavigate({ from: "/complaintCases" });
  const isNarrow = useBelow("laptop");
  const { estado = null, tipo = null, gestor = null } = search;
  const filters: BoardFilters = { estado, tipo, gestor };
  const show = (next: Partial<BoardFilters>) => {
    const kept = Object.entries({ ...filters, ...next }).filter(([, value]) => value !== null);
    void navigate({ search: Object.fromEntries(kept), replace: true, resetScroll: false });
  };
  const reset = () => show({ estado: null, tipo: null, gestor: null });
  if (cases.length === 0) {
    return (
      <EmptyState
        icon={<IconInbox size={24} />}
        title={t("complaint-cases:board.none_title")}
        text={t("complaint-cases:board.none_text")}
      />
    );
  }
  const groups = groupCases(filterCases(cases, filters));
  const List = isNarrow ? CaseCards : CaseTable;
  return (
    <div className={classes.board}>
      <Alarms cases={cases} />
      <CaseFilters filters={filters} mailbox={mailbox} onChange={show} onReset={reset} />
      {groups.length === 0 && (
        <EmptyState
          icon={<IconFilterOff size={24} />}
          title={t("complaint-cases:board.narrowed_title")}
          text={t("complaint-cases:board.narrowed_text")}
          action={
            <Button variant="default" onClick={reset}>
              {t("complaint-cases:board.reset")}
            </Button>
          }
        />
      )}
      {groups.map((group) => {
        const state = t(`complaint-terms:state.${group.estado}`);
        return (
          <section key={group.estado} className={classes.group}>
            <h2>
              {t("complaint-cases:board.state_count", {
                state,
                number: String(group.cases.length),
              })}
            </h2>
            <List label={state} cases={group.cases} mailbox={mailbox} />
          </section>
        );
      })}
    </div>
  );
}

/** Terms that are over or near, of all cases whatever the filters. */
function Alarms({ cases }: { cases: readonly ComplaintCaseRow[] }) {
  const { t } = useTranslation("complaint-cases");
  const { zona_horaria } = useCurrentUser();
  const { late, soon } = alarmsOf(cases, dayIn(zona_horaria));
  return (
    <>
      {late > 0 && (
        <Alert color="red" icon={<IconAlarm size={20} aria-hidden />}>
          {t("board.late", { count: late })}
        </Alert>
      )}
      {soon > 0 && (
        <Alert color="yellow" icon={<IconAlarm size={20} aria-hidden />}>
          {t("board.soon", { count: soon })}
        </Alert>
      )}
    </>
  );
}
