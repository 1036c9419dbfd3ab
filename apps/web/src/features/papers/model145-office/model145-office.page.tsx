import { Button, SegmentedControl } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconFileCertificate, IconFileExport } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import { pageSizes } from "@atrio/contract/paging";
import { officeModel145Views } from "@atrio/contract/papers/model145-office";

import { formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { Filters, WordsField } from "../../../ui/filters.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { FormsTable } from "./forms-table.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import type { Chosen } from "./hand-over-dialog.tsx";
import { askedOf } from "./model145-office.model.ts";
import type { FormsAsked } from "./model145-office.model.ts";
import classes from "./model145-office.module.css";
import { formsQuery } from "./model145-office.queries.ts";
import type { OfficeModel145Search } from "./search.model.ts";

type Change = { [K in keyof OfficeModel145Search]: OfficeModel145Search[K] | undefined };

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

/** Model 145 of the people of the company, and its hand-over to payroll. */
export function OfficeModel145Page() {
  const { t } = useTranslation("model145-office");
  const canTake = mayUseOffice(useCurrentUser(), "nominas");
  const search = useSearch({ from: "/portal/admin/model145" });
  const navigate = useNavigate({ from: "/admin/model145" });
  const asked = askedOf(search);
  const { data, error, refetch, isPlaceholderData } = useQuery(formsQuery(asked));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const show = (change: Change) =>
    void navigate({
      search: ({ pagina: _page, ...kept }) => ({ ...kept, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {canTake && data !== undefined && data.cambios > 0 && (
          <Button
            leftSection={<IconFileExport size={18} aria-hidden />}
            onClick={() => setChosen({ kind: "new", count: data.cambios })}
          >
            {t("handOver.button", { count: data.cambios, total: formatNumber(data.cambios) })}
          </Button>
        )}
      </PageHeader>
      <div className={classes.view}>
        <Narrow asked={asked} onChange={show} />
        {data === undefined && error === null && <BlockSkeleton height={480} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.total === 0 && <Nothing asked={asked} />}
        {data !== undefined && data.total > 0 && (
          <>
            <FormsTable
              rows={data.data}
              isBusy={isPlaceholderData}
              onTake={
                canTake
                  ? ({ modelo145_id, persona }) =>
                      modelo145_id !== null &&
                      setChosen({ kind: "one", modelo145_id, name: persona.nombre_completo })
                  : undefined
              }
            />
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
      {chosen !== null && <HandOverDialog chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Nothing({ asked }: { asked: FormsAsked }) {
  const { t } = useTranslation("model145-office");
  const kind = asked.texto === "" ? asked.ver : "words";
  return (
    <Card>
      <EmptyState
        icon={<IconFileCertificate size={24} />}
        title={t(`empty.${kind}.title`)}
        text={t(`empty.${kind}.text`)}
      />
    </Card>
  );
}

type NarrowProps = { asked: FormsAsked; onChange: (change: Change) => void };

/** Words and part of the list. */
function Narrow({ asked, onChange }: NarrowProps) {
  const { t } = useTranslation("model145-office");
  const [typed, setTyped] = useState(asked.texto);
  const find = useDebouncedCallback(
    (text: string) => onChange({ q: text.trim() === "" ? undefined : text.trim() }),
    pauseMs,
  );
  const type = (text: string) => {
    setTyped(text);
    find(text);
  };
  return (
    <Filters label={t("filters")} reset={null}>
      <WordsField label={t("search")} placeholder={t("searchHint")} value={typed} onChange={type} />
      <SegmentedControl
        aria-label={t("view.label")}
        value={asked.ver}
        data={officeModel145Views.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(ver) => onChange({ ver })}
      />
    </Filters>
  );
}
