import { Button } from "@mantine/core";
import { IconMapPins, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { Filters, WordsField } from "../../../ui/filters.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { AreaTable } from "./area-table.tsx";
import { AreaView } from "./area-view.tsx";
import classes from "./areas-office.module.css";
import { areasQuery, shownAreas } from "./areas-office.queries.ts";
import type { AreasSearch } from "./search.model.ts";

/** Work areas of the company: the list, or the one that is open. */
export function AreasOfficePage() {
  const { t } = useTranslation("areas-office");
  const search = useSearch({ from: "/portal/admin/areas" });
  const canChange = mayUseOffice(useCurrentUser(), "tiempo");
  if (search.vista !== undefined) {
    return <AreaView key={search.vista} open={search.vista} canChange={canChange} />;
  }
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {canChange && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/admin/areas" search={{ vista: "nueva" }} {...props} />
            )}
          >
            {t("add")}
          </Button>
        )}
      </PageHeader>
      <AreaList search={search} />
    </>
  );
}

function AreaList({ search }: { search: AreasSearch }) {
  const { t } = useTranslation("areas-office");
  const navigate = useNavigate({ from: "/admin/areas" });
  const { texto = "", pagina = 1 } = search;
  const list = useQuery(areasQuery({ texto, page: pagina }));
  const { data, error, refetch } = list;
  const show = (change: AreasSearch) =>
    void navigate({ search: change, replace: true, resetScroll: false });
  return (
    <div className={classes.view}>
      <Filters label={t("search")}>
        <WordsField
          label={t("search")}
          placeholder={t("searchHint")}
          value={texto}
          onChange={(words) => show(words === "" ? {} : { texto: words })}
        />
      </Filters>
      {data === undefined && error === null && <BlockSkeleton height={320} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <Card>
          <EmptyState
            icon={<IconMapPins size={24} />}
            title={t(texto === "" ? "empty" : "nothing")}
            text={t(texto === "" ? "emptyText" : "nothingText")}
          />
        </Card>
      )}
      {data !== undefined && data.data.length > 0 && (
        <AreaTable areas={data.data} isBusy={list.isPlaceholderData} />
      )}
      {data !== undefined && (
        <Pager
          total={data.total}
          skip={(pagina - 1) * shownAreas}
          take={shownAreas}
          sizes={[shownAreas]}
          onChange={({ skip }) =>
            show({ ...(texto !== "" && { texto }), pagina: skip / shownAreas + 1 })
          }
        />
      )}
    </div>
  );
}
