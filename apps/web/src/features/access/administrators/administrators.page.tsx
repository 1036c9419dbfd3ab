import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Administrator } from "@atrio/contract/access/office";
import { isOwner } from "@atrio/contract/access/office-roles";

import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import { AccessDialog } from "./access-dialog.tsx";
import { AdministratorTable } from "./administrator-table.tsx";
import classes from "./administrators.module.css";
import { administratorsQuery } from "./administrators.queries.ts";

/** People with access to the office and what they may do there; owners change it. */
export function AdministratorsPage() {
  const { t } = useTranslation("office");
  const canChange = isOwner(useCurrentUser());
  const { data, error, refetch } = useQuery(administratorsQuery);
  const [dialog, setDialog] = useState<Administrator | "new" | null>(null);
  return (
    <>
      <PageHeader title={t("access.title")} subtitle={t("access.subtitle")}>
        {canChange && (
          <Button
            leftSection={<IconUserPlus size={18} aria-hidden />}
            onClick={() => setDialog("new")}
          >
            {t("access.add")}
          </Button>
        )}
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={320} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <AdministratorTable people={data} onChange={canChange ? setDialog : null} />
      )}
      {!canChange && <p className={classes.note}>{t("access.ownersOnly")}</p>}
      {dialog !== null && (
        <AccessDialog
          person={dialog === "new" ? null : dialog}
          known={data ?? []}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
