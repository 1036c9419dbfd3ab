import { IconChecklist } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { allRequestKinds } from "@atrio/contract/kinds";

import { Choice, Filters } from "../../../ui/filters.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { SearchWords } from "../../../ui/search-words.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { useKindName } from "../requests/use-kind-name.ts";

import { officeRequestsQuery } from "./inbox.queries.ts";
import type { RequestsAsked } from "./inbox.queries.ts";
import { OfficePanel } from "./office-panel.tsx";
import { RequestRows } from "./request-rows.tsx";

type RequestsInboxProps = {
  asked: RequestsAsked;
  /** The request of the address, in a panel. */
  openId: number | null;
  onAsk: (asked: RequestsAsked) => void;
  onOpen: (id: number | null) => void;
};

/** Pending requests, which administrators decide for good (Rule COMPANY-47). */
export function RequestsInbox({ asked, openId, onAsk, onOpen }: RequestsInboxProps) {
  const { t } = useTranslation("office-inbox");
  const kindName = useKindName();
  const query = useQuery(officeRequestsQuery(asked));
  const change = (next: Partial<RequestsAsked>) => onAsk({ ...asked, skip: 0, ...next });
  const isNarrowed = asked.words !== "" || asked.kind !== null;
  return (
    <>
      <Filters label={t("filters")}>
        <SearchWords
          label={t("person")}
          placeholder={t("personHint")}
          words={asked.words}
          onSearch={(words) => change({ words })}
        />
        <Choice
          label={t("requests.kind")}
          all={t("requests.allKinds")}
          value={asked.kind}
          options={allRequestKinds.map((value) => ({ value, label: kindName(value) }))}
          onChange={(kind) => change({ kind })}
        />
        <Choice
          label={t("requests.scope")}
          all={t("requests.mine")}
          value={asked.scope === "todas" ? asked.scope : null}
          options={[{ value: "todas", label: t("requests.everybody") }]}
          onChange={(scope) => change({ scope: scope ?? "administracion" })}
        />
      </Filters>
      <PagedList
        query={query}
        page={asked}
        onPage={(page) => onAsk({ ...asked, ...page })}
        empty={
          <EmptyState
            icon={<IconChecklist size={24} />}
            title={t(isNarrowed ? "noMatch" : "requests.none")}
            text={t(isNarrowed ? "noMatchText" : "requests.noneText")}
          />
        }
      >
        {({ data }) => <RequestRows key={JSON.stringify(asked)} requests={data} onOpen={onOpen} />}
      </PagedList>
      {openId !== null && <OfficePanel requestId={openId} onClose={() => onOpen(null)} />}
    </>
  );
}
