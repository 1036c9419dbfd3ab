import { Button } from "@mantine/core";
import { IconSignature, IconTemplate, IconUsers, IconWriting } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";

import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { RoundTable } from "./round-table.tsx";
import { RoundFilters, useShow } from "./signing-filters.tsx";
import { pageOf } from "./signing.model.ts";
import classes from "./signing.module.css";
import { roundsQuery } from "./signing.queries.ts";

/** Documents that were sent for signature, newest first, with how many people have signed each. */
export function RoundList({ canAct }: { canAct: boolean }) {
  const { t } = useTranslation("signing-office");
  const search = useSearch({ from: "/portal/admin/signatures" });
  const show = useShow();
  const page = pageOf(search);
  const { q, abiertos } = search;
  const filter = {
    ...page,
    texto: q,
    abierto: abiertos === undefined ? undefined : abiertos === "1",
  };
  const { data, error, refetch, isPlaceholderData } = useQuery(roundsQuery(filter));
  const isNarrow = q !== undefined || abiertos !== undefined;
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Button
          variant="default"
          leftSection={<IconUsers size={18} aria-hidden />}
          renderRoot={(props) => (
            <Link {...props} to="/admin/signatures" search={{ vista: "personas" }} />
          )}
        >
          {t("byPerson")}
        </Button>
        {canAct && <Acts />}
      </PageHeader>
      <div className={classes.view}>
        <RoundFilters />
        {data === undefined && error === null && <BlockSkeleton height={320} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.total === 0 && (
          <Card>
            <EmptyState
              icon={<IconSignature size={24} />}
              title={t(isNarrow ? "emptyFilter" : "empty")}
              text={t(isNarrow ? "emptyFilterText" : "emptyText")}
            />
          </Card>
        )}
        {data !== undefined && data.total > 0 && (
          <RoundTable rounds={data.data} isBusy={isPlaceholderData} />
        )}
        {data !== undefined && (
          <Pager
            total={data.total}
            {...page}
            sizes={pageSizes}
            onChange={({ skip, take }) => show({ pagina: skip / take + 1, filas: take })}
          />
        )}
      </div>
    </>
  );
}

function Acts() {
  const { t } = useTranslation("signing-office");
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTemplate size={18} aria-hidden />}
        renderRoot={(props) => (
          <Link {...props} to="/admin/signatures" search={{ vista: "textos" }} />
        )}
      >
        {t("texts.open")}
      </Button>
      <Button
        leftSection={<IconWriting size={18} aria-hidden />}
        renderRoot={(props) => (
          <Link {...props} to="/admin/signatures" search={{ vista: "nuevo" }} />
        )}
      >
        {t("ask.open")}
      </Button>
    </>
  );
}
