import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import classes from "./date-rules.module.css";
import { dateRulesQuery } from "./date-rules.queries.ts";
import { DateStrip } from "./date-strip.tsx";
import { BlocksCard, CoversCard } from "./rules-cards.tsx";
import { ShutdownDialog } from "./shutdown-dialog.tsx";
import { ShutdownsCard } from "./shutdowns-card.tsx";

/** Rules of leave by dates: closures of the company, blocked periods and minimum cover. */
export function DateRulesPage() {
  const { t } = useTranslation("leave-dates");
  const canChange = mayUseOffice(useCurrentUser(), "tiempo");
  const { data, error, refetch } = useQuery(dateRulesQuery);
  const [isNew, setNew] = useState(false);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {canChange && data !== undefined && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setNew(true)}>
            {t("shutdowns.add")}
          </Button>
        )}
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className={classes.view}>
          <Card title={t("strip.title")}>
            <DateStrip rules={data} hasMonths />
          </Card>
          <div className={classes.cards}>
            <ShutdownsCard rules={data} canChange={canChange} />
            <BlocksCard rules={data} canChange={canChange} />
            <CoversCard rules={data} canChange={canChange} />
          </div>
        </div>
      )}
      {isNew && data !== undefined && <ShutdownDialog rules={data} onClose={() => setNew(false)} />}
    </>
  );
}
