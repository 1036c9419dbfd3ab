import { Button } from "@mantine/core";
import { IconBuildingPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import { BackupsCard } from "./backups-card.tsx";
import { CompaniesCard } from "./companies-card.tsx";
import { CompanyDialog } from "./company-dialog.tsx";
import { ExaminationCard } from "./examination-card.tsx";
import { FactsCard } from "./facts-card.tsx";
import { HeldAlert } from "./held-alert.tsx";
import classes from "./installation.module.css";
import { installationQuery } from "./installation.queries.ts";

/** The whole installation, for whoever runs it: faults, backups, held mails, companies (Rule COMPANY-112). */
export function InstallationPage() {
  const { t } = useTranslation("installation");
  const { data, error, refetch } = useQuery(installationQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Button
          leftSection={<IconBuildingPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t("companies.add")}
        </Button>
      </PageHeader>
      <div className={classes.view}>
        {data?.envios.retenidos === true && <HeldAlert held={data.envios} />}
        <div className={classes.cards}>
          <ExaminationCard />
          {data === undefined && error === null && <BlockSkeleton height={360} />}
          {data === undefined && error !== null && (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )}
          {data !== undefined && <BackupsCard backups={data.copias} />}
        </div>
        <CompaniesCard />
        {data !== undefined && <FactsCard state={data} />}
      </div>
      {isAdding && <CompanyDialog onClose={() => setAdding(false)} />}
    </>
  );
}
