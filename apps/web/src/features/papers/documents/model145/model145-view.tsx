import { Button } from "@mantine/core";
import { IconReceiptTax } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Model145Answers } from "@atrio/contract/papers/model145";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";

import { CurrentCard } from "./current-card.tsx";
import { Model145Form } from "./model145-form.tsx";
import classes from "./model145.module.css";
import { model145Query } from "./model145.queries.ts";
import { PendingCard } from "./pending-card.tsx";
import { VersionsCard } from "./versions-card.tsx";

/** The own Model 145: the version in force, the one to be signed, and the guided form. */
export function Model145View() {
  const { t } = useTranslation("model145");
  const { id: workerId, sesion } = useCurrentUser();
  const [known, setKnown] = useState<Partial<Model145Answers> | null>(null);
  const { data: answer, error, refetch } = useQuery(model145Query(workerId));
  if (answer === undefined) {
    if (error === null) return <BlockSkeleton height={320} />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (known !== null) {
    return (
      <Card title={t("title")}>
        <Model145Form
          workerId={workerId}
          known={known}
          onSaved={() => setKnown(null)}
          onCancel={() => setKnown(null)}
        />
      </Card>
    );
  }
  const pending = answer.data.find(({ estado }) => estado === "pendiente");
  const current = answer.data.find(({ estado }) => estado === "firmado");
  const { revisar } = answer;
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{`${t("intro")} ${t("privacy")}`}</p>
      {pending !== undefined && (
        <PendingCard
          key={pending.id}
          model={pending}
          answer={answer}
          onEdit={() => setKnown(pending.datos)}
        />
      )}
      {current !== undefined && (
        <CurrentCard
          model={current}
          isBeingReplaced={pending !== undefined}
          reason={
            revisar === null || revisar === "nunca_presentado" ? null : t(`review.${revisar}`)
          }
          onChange={() => setKnown(current.datos)}
        />
      )}
      {pending === undefined && current === undefined && (
        <Card>
          <EmptyState
            icon={<IconReceiptTax size={24} />}
            title={t("none.title")}
            text={t("none.text")}
            action={
              !sesion.suplantada && (
                <Button onClick={() => setKnown(answer.inicial)}>{t("none.start")}</Button>
              )
            }
          />
        </Card>
      )}
      {answer.data.length > 1 && <VersionsCard models={answer.data} />}
    </div>
  );
}
