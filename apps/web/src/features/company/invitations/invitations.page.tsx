import { Button, SegmentedControl } from "@mantine/core";
import { IconMailFast, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import { invitationStates } from "@atrio/contract/company/invitations";
import type { InvitationState } from "@atrio/contract/company/invitations";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { InvitationTable } from "./invitation-table.tsx";
import classes from "./invitations.module.css";
import { invitationsQuery } from "./invitations.queries.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import type { InvitationsSearch } from "./search.model.ts";

/** People to invite: null stands for everybody without a link that works. */
type Invited = { ids: readonly number[] | null };

/** Invitations to activate an account: their state, and sending them. */
export function InvitationsPage() {
  const { t } = useTranslation("invitations");
  const search = useSearch({ from: "/portal/admin/invitations" });
  const navigate = useNavigate({ from: "/admin/invitations" });
  const canInvite = mayUseOffice(useCurrentUser(), "personas");
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  const page = { state: search.estado ?? null, skip: ((search.pagina ?? 1) - 1) * take, take };
  const { data, error, refetch, isPlaceholderData } = useQuery(invitationsQuery(page));
  const [invited, setInvited] = useState<Invited | null>(null);
  const show = (change: { [K in keyof InvitationsSearch]: InvitationsSearch[K] | undefined }) =>
    void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {canInvite && (
          <Button
            leftSection={<IconMailFast size={18} aria-hidden />}
            onClick={() => setInvited({ ids: null })}
          >
            {t("all")}
          </Button>
        )}
      </PageHeader>
      <div className={classes.view}>
        <States
          state={page.state}
          counts={data?.estados}
          onState={(state) => show({ estado: state ?? undefined, pagina: undefined })}
        />
        {data === undefined && error === null && <BlockSkeleton height={420} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.data.length === 0 && (
          <Card>
            <EmptyState icon={<IconUsers size={24} />} title={t("empty")} text={t("emptyText")} />
          </Card>
        )}
        {data !== undefined && data.data.length > 0 && (
          <InvitationTable
            key={JSON.stringify(page)}
            people={data.data}
            isBusy={isPlaceholderData}
            onInvite={canInvite ? (ids) => setInvited({ ids }) : null}
          />
        )}
        {data !== undefined && (
          <Pager
            total={data.total}
            skip={page.skip}
            take={page.take}
            sizes={pageSizes}
            onChange={({ skip, take: rows }) => show({ pagina: skip / rows + 1, filas: rows })}
          />
        )}
      </div>
      {invited !== null && (
        <InviteDialog {...invited} counts={data?.estados} onClose={() => setInvited(null)} />
      )}
    </>
  );
}

type StatesProps = {
  state: InvitationState | null;
  /** People in each state; undefined while they are read. */
  counts: Record<InvitationState, number> | undefined;
  onState: (state: InvitationState | null) => void;
};

function States({ state, counts, onState }: StatesProps) {
  const { t } = useTranslation("invitations");
  const all = "todas";
  return (
    <SegmentedControl<InvitationState | typeof all>
      className={classes.states}
      aria-label={t("states")}
      value={state ?? all}
      onChange={(value) => onState(value === all ? null : value)}
      data={[
        { value: all, label: t("everybody") },
        ...invitationStates.map((value) => {
          const name = t(`state.${value}`);
          const total = counts?.[value];
          return { value, label: total === undefined ? name : t("counted", { name, total }) };
        }),
      ]}
    />
  );
}
