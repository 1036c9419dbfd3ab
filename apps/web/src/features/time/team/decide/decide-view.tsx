import { Button, SegmentedControl } from "@mantine/core";
import { IconChecklist, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { requestTabs } from "@atrio/contract/leave/requests";
import type { RequestTab } from "@atrio/contract/leave/requests";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";
import type { RequestView } from "@atrio/contract/request-view";

import { Pager } from "../../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { countText } from "../team.model.ts";
import { teamRequestsQuery } from "../team.queries.ts";
import type { RequestPage } from "../team.queries.ts";

import { BulkBar } from "./bulk-bar.tsx";
import classes from "./decide-view.module.css";
import { RequestCard } from "./request-card.tsx";
import { useRequestPlace } from "./use-request-place.ts";

type DecideViewProps = {
  /** Null where the address does not say: the own turn, or where the request of the address is. */
  tab: RequestTab | null;
  onTab: (tab: RequestTab) => void;
  /** Only the requests of this worker. */
  person: { id: number; name: string | null } | null;
  onEverybody: () => void;
  /** The request the address asked for. */
  marked: number | null;
};

/** Corrections and closures: waiting for the reader, waiting for others, and decided. */
export function DecideView({ onTab, person, onEverybody, marked, ...props }: DecideViewProps) {
  const { t } = useTranslation("team-time");
  const found = useRequestPlace(marked);
  const tab = props.tab ?? found?.tab ?? "mi_turno";
  const [size, setSize] = useState<RequestPage["take"]>(defaultPageSize);
  const [turned, setTurned] = useState<{ list: string; skip: number } | null>(null);
  // Another list begins at its first page, or at that of the request of the address.
  const list = `${tab}-${person?.id ?? 0}`;
  const first = found?.tab === tab ? Math.floor(found.index / size) * size : 0;
  const skip = turned?.list === list ? turned.skip : first;
  const key = { tab, skip, take: size, workerId: person?.id };
  const query = useQuery(teamRequestsQuery(key));
  const totales = query.data?.totales;
  return (
    <div className={classes.view}>
      <div className={classes.head}>
        <SegmentedControl<RequestTab>
          aria-label={t("decide.tabs")}
          className={classes.tabs}
          value={tab}
          onChange={onTab}
          data={requestTabs.map((value) => ({
            value,
            label:
              totales === undefined
                ? t(`decide.${value}`)
                : `${t(`decide.${value}`)} (${countText(totales[value])})`,
          }))}
        />
        {person !== null && (
          <Button
            variant="default"
            size="sm"
            rightSection={<IconX size={16} aria-hidden />}
            onClick={onEverybody}
          >
            {person.name === null ? t("decide.only_one") : t("decide.only", { name: person.name })}
            <span className={classes.hidden}>. {t("decide.everybody")}</span>
          </Button>
        )}
      </div>
      {query.isError && query.data === undefined && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <BlockSkeleton height={260} />}
      {query.data !== undefined && (
        <div className={classes.list} aria-busy={query.isPlaceholderData}>
          <Requests
            key={`${list}-${skip}-${size}`}
            tab={tab}
            requests={query.data.data}
            marked={marked}
          />
          <Pager
            total={query.data.total}
            skip={skip}
            take={size}
            sizes={pageSizes}
            onChange={(page) => {
              setSize(page.take);
              setTurned({ list, skip: page.skip });
            }}
          />
        </div>
      )}
    </div>
  );
}

type RequestsProps = {
  tab: RequestTab;
  requests: readonly RequestView[];
  marked: number | null;
};

function Requests({ tab, requests, marked }: RequestsProps) {
  const { t } = useTranslation("team-time");
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const select = (id: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  return (
    <>
      {tab === "mi_turno" && (
        <BulkBar requests={requests} selected={selected} onSelect={setSelected} />
      )}
      {requests.length === 0 && (
        <EmptyState
          icon={<IconChecklist size={24} />}
          title={t(`decide.empty.${tab}`)}
          text={t(`decide.empty.${tab}_text`)}
        />
      )}
      <ul className={classes.cards} aria-label={t("decide.list")}>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard
              request={request}
              isMarked={request.id === marked}
              selected={selected.has(request.id)}
              onSelect={tab === "mi_turno" ? select : null}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
