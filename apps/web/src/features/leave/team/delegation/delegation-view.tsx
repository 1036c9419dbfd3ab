import { Button } from "@mantine/core";
import { IconArrowsExchange, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { delegationsQuery } from "../team.queries.ts";
import type { Delegations } from "../team.queries.ts";

import { DelegationDialog } from "./delegation-dialog.tsx";
import { DelegationList } from "./delegation-list.tsx";
import classes from "./delegation-view.module.css";

/** Delegates of the supervisor with their dates, and supervisors represented by the reader. */
export function DelegationView({ today }: { today: string }) {
  const { t } = useTranslation("team-absences");
  const { data, error, refetch } = useQuery(delegationsQuery);
  return (
    <section className={classes.view} aria-label={t("delegation.title")}>
      <p className={classes.text}>{t("delegation.text")}</p>
      {data === undefined && error === null && <BlockSkeleton height={260} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Lists delegations={data} today={today} />}
    </section>
  );
}

function Lists({ delegations, today }: { delegations: Delegations; today: string }) {
  const { t } = useTranslation("team-absences");
  const [isAsking, setAsking] = useState(false);
  const { propias, recibidas, candidatos } = delegations;
  return (
    <>
      {recibidas.length > 0 && (
        <section className={classes.section}>
          <h2>{t("delegation.received")}</h2>
          <DelegationList delegations={recibidas} today={today} side="received" />
        </section>
      )}
      <section className={classes.section}>
        <div className={classes.head}>
          <h2>{t("delegation.given")}</h2>
          <Button
            leftSection={<IconPlus size={20} aria-hidden />}
            disabled={candidatos.length === 0}
            onClick={() => setAsking(true)}
          >
            {t("delegation.add")}
          </Button>
        </div>
        {candidatos.length === 0 && <p className={classes.text}>{t("delegation.no_candidates")}</p>}
        {propias.length === 0 ? (
          <EmptyState
            icon={<IconArrowsExchange size={24} />}
            title={t("delegation.none")}
            text={t("delegation.none_text")}
          />
        ) : (
          <DelegationList delegations={propias} today={today} side="given" />
        )}
      </section>
      {isAsking && (
        <DelegationDialog candidates={candidatos} today={today} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
