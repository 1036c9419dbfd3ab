import { Button } from "@mantine/core";
import { IconCertificate } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";

import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import { ReplaceDialog } from "./replace-dialog.tsx";
import { SealCard } from "./seal-card.tsx";
import classes from "./seal.module.css";
import { sealQuery } from "./seal.queries.ts";

/** The certificate that seals the company's documents; owners replace it. */
export function SealPage() {
  const { t } = useTranslation("seal");
  const canReplace = mayUseOffice(useCurrentUser(), "titular");
  const { data, error, refetch } = useQuery(sealQuery);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {canReplace && data !== undefined && (
          <Button
            leftSection={<IconCertificate size={18} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t(data.propio ? "replace" : "use")}
          </Button>
        )}
      </PageHeader>
      <div className={classes.view}>
        {data === undefined && error === null && <BlockSkeleton height={320} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <SealCard seal={data} />}
        {!canReplace && data !== undefined && <p className={classes.muted}>{t("ownersOnly")}</p>}
      </div>
      {isOpen && <ReplaceDialog onClose={() => setOpen(false)} />}
    </>
  );
}
