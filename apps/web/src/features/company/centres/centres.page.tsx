import { Button } from "@mantine/core";
import { IconBuildingStore, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { Centre, Department } from "@atrio/contract/company/centres";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { CentreDialog } from "./centre-dialog.tsx";
import { CentreTable } from "./centre-table.tsx";
import classes from "./centres.module.css";
import { centresQuery } from "./centres.queries.ts";
import { DepartmentDialog } from "./department-dialog.tsx";
import { DepartmentTable } from "./department-table.tsx";
import { UseDialog } from "./use-dialog.tsx";

type Open =
  | { kind: "centre"; centre: Centre | null }
  | { kind: "use"; centre: Centre }
  | { kind: "department"; department: Department };

/** Work centres and departments of the company. */
export function CentresPage() {
  const { t } = useTranslation("centres");
  const canChange = mayUseOffice(useCurrentUser(), "personas");
  const { data, error, refetch } = useQuery(centresQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {canChange && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpen({ kind: "centre", centre: null })}
          >
            {t("add")}
          </Button>
        )}
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className={classes.view}>
          {data.centros.length === 0 ? (
            <Card>
              <EmptyState
                icon={<IconBuildingStore size={24} />}
                title={t("empty")}
                text={t("emptyText")}
              />
            </Card>
          ) : (
            <CentreTable
              centres={data.centros}
              onEdit={canChange ? (centre) => setOpen({ kind: "centre", centre }) : null}
              onUse={(centre) => setOpen({ kind: "use", centre })}
            />
          )}
          <Card title={t("departments.title")}>
            <p className={classes.note}>{t("departments.text")}</p>
            <DepartmentTable
              departments={data.departamentos}
              onRename={
                canChange ? (department) => setOpen({ kind: "department", department }) : null
              }
            />
          </Card>
        </div>
      )}
      {open?.kind === "centre" && (
        <CentreDialog centre={open.centre} calendars={data?.calendarios ?? []} onClose={close} />
      )}
      {open?.kind === "use" && <UseDialog centre={open.centre} onClose={close} />}
      {open?.kind === "department" && (
        <DepartmentDialog
          department={open.department}
          known={data?.departamentos ?? []}
          onClose={close}
        />
      )}
    </>
  );
}
