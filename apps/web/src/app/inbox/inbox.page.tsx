import { Button, Checkbox } from "@mantine/core";
import { IconInbox } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { InboxPage as Page, InboxRow } from "@atrio/contract/company/inbox";
import { inboxActs } from "@atrio/contract/company/inbox-kinds";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import { dayIn, formatDayMonth } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";
import { BulkOutcome } from "../../ui/bulk-outcome.tsx";
import type { Outcome } from "../../ui/bulk-outcome.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../ui/state.tsx";
import { useBelow } from "../../ui/use-below.ts";

import { InboxBar } from "./inbox-bar.tsx";
import { InboxPanel } from "./inbox-panel.tsx";
import { InboxItem } from "./inbox-row.tsx";
import type { WaitingSearch } from "./inbox-search.model.ts";
import {
  addressOf,
  askedOf,
  groupsOf,
  isDecided,
  keyOf,
  totalsByAct,
  withChoice,
  withoutHeld,
} from "./inbox.model.ts";
import classes from "./inbox.module.css";
import { inboxQuery } from "./inbox.queries.ts";
import { KeysLine } from "./keys-line.tsx";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useLateApprovals } from "./use-late-approvals.tsx";
import type { Named } from "./use-late-approvals.tsx";

/** Inbox of the reader as worker and supervisor, with the decisions that can be made here. */
export function InboxPage() {
  const { t } = useTranslation("inbox");
  const { zona_horaria } = useCurrentUser();
  const search = useSearch({ from: "/portal/inbox" });
  const navigate = useNavigate({ from: "/inbox" });
  const asked = askedOf(search);
  const { data: answered, error, refetch, isPlaceholderData } = useQuery(inboxQuery(asked));
  const { held, approve } = useLateApprovals();
  const data = answered === undefined ? undefined : withoutHeld(answered, held);
  const isSheet = useBelow("desk");
  const show = (next: WaitingSearch) =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const { solicitud = null, ...list } = search;
  const open = (id: number | null) => show(id === null ? list : { ...list, solicitud: id });
  const sinceText = ({ espera_desde, pendientes }: Page) =>
    espera_desde === null
      ? t("nothing")
      : t("waiting", {
          count: pendientes,
          date: formatDayMonth(dayIn(zona_horaria, espera_desde)),
        });
  return (
    <>
      <PageHeader title={t("title")} subtitle={data === undefined ? "\u00a0" : sinceText(data)} />
      {data !== undefined && data.pendientes > 0 && <Chips page={data} search={search} />}
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <List
          page={data}
          isBusy={isPlaceholderData}
          openId={solicitud}
          isSheet={isSheet}
          onOpen={open}
          onApprove={approve}
        >
          <Pager
            total={data.total}
            skip={asked.skip}
            take={asked.take}
            sizes={pageSizes}
            onChange={({ skip, take }) =>
              show({
                ...list,
                pagina: skip / take + 1,
                ...(take !== defaultPageSize && { filas: take }),
              })
            }
          />
        </List>
      )}
    </>
  );
}

/** Acts that narrow the list, each with how much waits of it. */
function Chips({ page, search }: { page: Page; search: WaitingSearch }) {
  const { t } = useTranslation("inbox");
  const totals = totalsByAct(page);
  const acts = inboxActs.filter((act) => totals[act] > 0 || act === search.acto);
  const chip = (act: WaitingSearch["acto"], name: string, total: number) => (
    <li key={name}>
      <Link
        to="/inbox"
        // The current one stays as it is: then the router knows that it is the current one.
        search={act === search.acto ? search : addressOf(act)}
        activeOptions={{ exact: true }}
        resetScroll={false}
        className={classes.chip}
      >
        {name} <small>{total}</small>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t("filters")}>
      <ul className={classes.chips}>
        {chip(undefined, t("all"), page.pendientes)}
        {acts.map((act) => chip(act, t(`act.${act}`), totals[act]))}
      </ul>
    </nav>
  );
}

type ListProps = {
  page: Page;
  isBusy: boolean;
  openId: number | null;
  isSheet: boolean;
  onOpen: (id: number | null) => void;
  onApprove: (requests: readonly Named[]) => void;
  children: ReactNode;
};

function List({ page, isBusy, openId, isSheet, onOpen, onApprove, children }: ListProps) {
  const { t } = useTranslation("approvals");
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const rows = page.data;
  const chosen = rows.filter((row) => isDecided(row) && selected.has(row.id));
  const approveOne = (id: number, name: string) => {
    if (id === openId) onOpen(null);
    onApprove([{ id, name }]);
  };
  const groups = groupsOf(rows, totalsByAct(page));
  const find = (name: string) => rows.find((row) => isDecided(row) && keyOf(row) === name);
  const listens = useInboxKeys({
    page: frame,
    rows: groups.flatMap((group) => group.rows.map((row) => keyOf(row))),
    onToggle: (name) => {
      const row = find(name);
      if (row !== undefined) setSelected(withChoice(selected, row.id, !selected.has(row.id)));
    },
    onOpen: (name) => {
      const row = find(name);
      if (row !== undefined) onOpen(row.id);
    },
  });
  return (
    <div ref={frame} className={classes.frame} data-open={openId !== null && !isSheet}>
      <div className={classes.list} aria-busy={isBusy} {...listens}>
        {outcomes !== null && (
          <BulkOutcome
            outcomes={outcomes}
            texts={{
              title: t("outcome_title"),
              close: t("outcome_close"),
              done: (count) => t("request.outcome_done", { count }),
              failed: (count) => t("request.outcome_failed", { count }),
            }}
            onClose={() => setOutcomes(null)}
          />
        )}
        {rows.length === 0 && <Nothing isPart={page.pendientes > 0} />}
        <Groups
          groups={groups}
          openId={openId}
          selected={selected}
          onOpen={onOpen}
          onApprove={approveOne}
          onSelect={setSelected}
        />
        {children}
        {chosen.length > 0 && (
          <InboxBar
            chosen={chosen}
            onApprove={(requests) => {
              setSelected(new Set());
              onApprove(requests);
            }}
            onDone={(done) => {
              setOutcomes(done);
              setSelected(new Set(done.filter(({ error }) => error !== null).map(({ id }) => id)));
            }}
            onClear={() => setSelected(new Set())}
          />
        )}
        {rows.some((row) => isDecided(row)) && <KeysLine />}
      </div>
      {openId !== null && (
        <InboxPanel
          key={openId}
          requestId={openId}
          isSheet={isSheet}
          hasKeys={chosen.length === 0}
          onApprove={(name) => approveOne(openId, name)}
          onClose={() => onOpen(null)}
        />
      )}
    </div>
  );
}

type SelectAllProps = {
  rows: readonly InboxRow[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
};

/** Selects all requests of the page that can be decided here, or none. */
function SelectAll({ rows, selected, onSelect }: SelectAllProps) {
  const { t } = useTranslation("inbox");
  const ids = rows.filter((row) => isDecided(row)).map(({ id }) => id);
  const count = ids.filter((id) => selected.has(id)).length;
  if (ids.length < 2) return null;
  return (
    <Checkbox
      aria-label={t("selectAll")}
      checked={count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={(event) => onSelect(new Set(event.currentTarget.checked ? ids : []))}
    />
  );
}

type GroupsProps = {
  groups: ReturnType<typeof groupsOf>;
  openId: number | null;
  selected: ReadonlySet<number>;
  onOpen: (id: number) => void;
  onApprove: (id: number, name: string) => void;
  onSelect: (selected: ReadonlySet<number>) => void;
};

/** The rows below a heading for each act. */
function Groups({ groups, openId, selected, onOpen, onApprove, onSelect }: GroupsProps) {
  const { t } = useTranslation("inbox");
  return groups.map((group) => (
    <section key={group.act} className={classes.group}>
      <header>
        {group.act === "aprobar" && (
          <SelectAll rows={group.rows} selected={selected} onSelect={onSelect} />
        )}
        <h2>
          {t(`group.${group.act}`)} <small>{group.total}</small>
        </h2>
        {group.act === "aprobar" && <span>{t("warnedFirst")}</span>}
      </header>
      <ul>
        {group.rows.map((row) => (
          <InboxItem
            key={keyOf(row)}
            row={row}
            isOpen={isDecided(row) && row.id === openId}
            isSelected={isDecided(row) && selected.has(row.id)}
            onOpen={() => onOpen(row.id)}
            onApprove={(name) => onApprove(row.id, name)}
            onSelect={(isSelected) => onSelect(withChoice(selected, row.id, isSelected))}
          />
        ))}
      </ul>
    </section>
  ));
}

function Nothing({ isPart }: { isPart: boolean }) {
  const { t } = useTranslation("inbox");
  if (!isPart) {
    return <EmptyState icon={<IconInbox size={24} />} title={t("empty")} text={t("emptyText")} />;
  }
  return (
    <EmptyState
      icon={<IconInbox size={24} />}
      title={t("emptyPart")}
      action={
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/inbox" search={{}} {...props} />}
        >
          {t("showAll")}
        </Button>
      }
    />
  );
}
