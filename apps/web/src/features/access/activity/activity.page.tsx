import { Button } from "@mantine/core";
import { IconDownload, IconHistory } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { activityGroups } from "@atrio/contract/access/activity";
import { pageSizes } from "@atrio/contract/paging";

import { messageOf } from "../../../lib/errors.ts";
import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { Choice, Filters } from "../../../ui/filters.tsx";
import { notify } from "../../../ui/notify.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { administratorsQuery } from "../administrators/administrators.queries.ts";

import { ActList } from "./act-list.tsx";
import { askedOf } from "./activity.model.ts";
import type { ActivityAsked } from "./activity.model.ts";
import classes from "./activity.module.css";
import { activityQuery, exportMutation } from "./activity.queries.ts";
import type { ActivitySearch, Period } from "./search.model.ts";

/** A total that stands for more. */
const mostCounted = 10_000;

/** Audit trail of the company, for its owners. */
export function ActivityPage() {
  const { t } = useTranslation("office");
  const search = useSearch({ from: "/portal/admin/activity" });
  const navigate = useNavigate({ from: "/admin/activity" });
  const today = dayIn(useCurrentUser().zona_horaria);
  const asked = askedOf(search);
  const { data, error, refetch, isPlaceholderData } = useQuery(activityQuery(asked, today));
  const { pagina: _page, ...kept } = search;
  const show = (change: { [K in keyof ActivitySearch]: ActivitySearch[K] | undefined }) =>
    void navigate({ search: { ...kept, ...change }, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader title={t("activity.title")} subtitle={t("activity.subtitle")}>
        <ExportButton asked={asked} today={today} />
      </PageHeader>
      <div className={classes.view}>
        <ActivityFilters asked={asked} onChange={show} />
        {data === undefined && error === null && <BlockSkeleton height={420} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.total === 0 && (
          <Card>
            <EmptyState
              icon={<IconHistory size={24} />}
              title={t("activity.empty")}
              text={t("activity.emptyText")}
            />
          </Card>
        )}
        {data !== undefined && data.total > 0 && (
          <>
            <p className={classes.total} aria-live="polite">
              {data.total < mostCounted
                ? t("activity.total", { count: data.total, total: data.total })
                : t("activity.more", { total: mostCounted })}
            </p>
            <Card>
              <div aria-busy={isPlaceholderData}>
                <ActList acts={data.data} />
              </div>
            </Card>
            <Pager
              total={data.total}
              skip={asked.skip}
              take={asked.take}
              sizes={pageSizes}
              onChange={({ skip, take }) => show({ pagina: skip / take + 1, filas: take })}
            />
          </>
        )}
      </div>
    </>
  );
}

type FiltersProps = {
  asked: ActivityAsked;
  onChange: (change: { [K in keyof ActivitySearch]: ActivitySearch[K] | undefined }) => void;
};

function ActivityFilters({ asked, onChange }: FiltersProps) {
  const { t } = useTranslation("office");
  const people = useQuery(administratorsQuery).data ?? [];
  const isNarrowed = asked.group !== null || asked.authorId !== null || asked.days !== 30;
  const days: ReadonlyArray<{ value: Exclude<Period, 0>; label: string }> = [
    { value: 7, label: t("activity.days7") },
    { value: 30, label: t("activity.days30") },
    { value: 365, label: t("activity.days365") },
  ];
  return (
    <Filters
      label={t("activity.filters")}
      reset={
        isNarrowed
          ? {
              label: t("activity.reset"),
              onReset: () => onChange({ dias: undefined, grupo: undefined, autor: undefined }),
            }
          : null
      }
    >
      <Choice
        label={t("activity.period")}
        all={t("activity.always")}
        value={asked.days === 0 ? null : asked.days}
        options={days}
        onChange={(value) => onChange({ dias: value ?? 0 })}
      />
      <Choice
        label={t("activity.group")}
        all={t("activity.allGroups")}
        value={asked.group}
        options={activityGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
        onChange={(value) => onChange({ grupo: value ?? undefined })}
      />
      <Choice
        label={t("activity.author")}
        all={t("activity.everybody")}
        nothingFound={t("activity.nobody")}
        value={asked.authorId}
        options={people.map(({ id, nombre_completo }) => ({ value: id, label: nombre_completo }))}
        onChange={(value) => onChange({ autor: value ?? undefined })}
      />
    </Filters>
  );
}

function ExportButton({ asked, today }: { asked: ActivityAsked; today: string }) {
  const { t } = useTranslation("office");
  const save = useMutation({
    ...exportMutation(asked, today),
    onSuccess: () => notify({ kind: "success", message: t("activity.exported") }),
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t("activity.export")}
    </Button>
  );
}
