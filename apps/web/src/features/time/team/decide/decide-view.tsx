import { Button, VisuallyHidden } from "@mantine/core";
import { IconCalendarCheck, IconPencil, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";

import { timeRequestKinds } from "@atrio/contract/kinds";
import { requestTabs } from "@atrio/contract/leave/requests";
import type { RequestTab } from "@atrio/contract/leave/requests";
import { defaultPageSize } from "@atrio/contract/paging";
import type { RequestView } from "@atrio/contract/request-view";

import { ApprovalsView } from "../../../leave/approvals/approvals-view.tsx";
import type { RequestPage } from "../../../leave/approvals/approvals.queries.ts";
import { RequestWords } from "../../../leave/approvals/request-card.tsx";
import { RequestList } from "../../../leave/approvals/request-list.tsx";
import { useKept } from "../../../leave/approvals/use-kept.ts";
import { timeKinds } from "../team.queries.ts";

import { ClosureFigures } from "./closure-figures.tsx";
import { CommentThread } from "./comment-thread.tsx";
import { CorrectionBody } from "./correction-body.tsx";
import classes from "./request-body.module.css";
import { useRequestKind, useRequestName } from "./use-request-name.ts";
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
  const parts = useCardParts();
  const found = useRequestPlace(marked);
  const tab = props.tab ?? found?.tab ?? "mi_turno";
  const [take, setTake] = useState<RequestPage["take"]>(defaultPageSize);
  const [turned, setTurned] = useState<{ list: string; skip: number } | null>(null);
  // Another list begins at its first page, or at that of the request of the address.
  const list = `${tab}-${person?.id ?? 0}`;
  const first = found?.tab === tab ? Math.floor(found.index / take) * take : 0;
  const skip = turned?.list === list ? turned.skip : first;
  const page = { tab, skip, take, kinds: timeKinds, workerId: person?.id ?? null };
  const { kept, keeper } = useKept(page);
  return (
    <ApprovalsView
      page={page}
      tabs={requestTabs}
      kept={kept}
      filters={
        person !== null && (
          <Button
            variant="default"
            size="sm"
            rightSection={<IconX size={16} aria-hidden />}
            onClick={onEverybody}
          >
            {person.name === null ? t("decide.only_one") : t("decide.only", { name: person.name })}
            <VisuallyHidden>. {t("decide.everybody")}</VisuallyHidden>
          </Button>
        )
      }
      onClear={null}
      emptyText={t("decide.empty_text")}
      onTab={onTab}
      onPage={(next) => {
        setTake(next.take);
        setTurned({ list, skip: next.skip });
      }}
    >
      {(requests) => (
        <RequestList
          tab={tab}
          requests={requests}
          parts={parts}
          openId={marked}
          scrolls
          keeper={keeper}
        />
      )}
    </ApprovalsView>
  );
}

type KindLook = { Icon: typeof IconPencil; Body: ComponentType<{ request: RequestView }> };

/** Icon and contents by kind of request (pe_solicitud_tipo_id). */
const looks: Readonly<Record<number, KindLook>> = {
  [timeRequestKinds.monthClosure]: { Icon: IconCalendarCheck, Body: ClosureFigures },
  [timeRequestKinds.correction]: { Icon: IconPencil, Body: CorrectionBody },
};

function useCardParts() {
  const kindOf = useRequestKind();
  const nameOf = useRequestName();
  return {
    nameOf,
    subtitle: (request: RequestView) => {
      const look = looks[request.pe_solicitud_tipo_id];
      return (
        <span className={classes.kind}>
          {look !== undefined && <look.Icon size={18} aria-hidden />}
          {kindOf(request)}
        </span>
      );
    },
    body: (request: RequestView) => {
      const look = looks[request.pe_solicitud_tipo_id];
      return (
        <>
          <RequestWords request={request} />
          {look !== undefined && <look.Body request={request} />}
        </>
      );
    },
    foot: (request: RequestView) => <CommentThread request={request} />,
  };
}
