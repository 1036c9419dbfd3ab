import { Button } from "@mantine/core";
import { IconFileDescription, IconFileZip } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Contract } from "@atrio/contract/papers/documents";

import { formatDate, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { contractQuery } from "../documents.queries.ts";
import { useDownload } from "../files/use-download.ts";

import { ContractFacts } from "./contract-facts.tsx";
import classes from "./contract.module.css";
import { FileButtons } from "./file-buttons.tsx";
import type { OpenFile } from "./file-buttons.tsx";

type ContractCardProps = { today: string; onOpen: (file: OpenFile) => void };

/** The contract in force in plain words, and the earlier ones. */
export function ContractCard({ today, onOpen }: ContractCardProps) {
  const { t } = useTranslation("documents");
  const { id: workerId } = useCurrentUser();
  const { data, error, refetch } = useQuery(contractQuery(workerId));
  if (data === undefined && error !== null) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <BlockSkeleton height={320} />;
  const { data: current, anteriores } = data;
  return (
    <>
      <Card title={t("contract.title")}>
        {current === null ? (
          <EmptyState
            icon={<IconFileDescription size={24} />}
            title={t("contract.none_title")}
            text={t("contract.none_text")}
          />
        ) : (
          <>
            <ContractFacts contract={current} today={today} />
            <ContractFile contract={current} onOpen={onOpen} />
          </>
        )}
      </Card>
      {anteriores.length > 0 && <Earlier contracts={anteriores} onOpen={onOpen} />}
    </>
  );
}

type ContractFileProps = { contract: Contract; onOpen: (file: OpenFile) => void };

function ContractFile({ contract, onOpen }: ContractFileProps) {
  const { t } = useTranslation("documents");
  if (contract.path === null) return <p className={classes.note}>{t("contract.no_file")}</p>;
  const title = t("contract.file_title", { date: formatDate(contract.fecha_inicio) });
  return (
    <FileButtons source={{ from: "contract", id: contract.id }} title={title} onOpen={onOpen} />
  );
}

type EarlierProps = { contracts: readonly Contract[]; onOpen: (file: OpenFile) => void };

function Earlier({ contracts, onOpen }: EarlierProps) {
  const { t } = useTranslation("documents");
  const download = useDownload();
  const stored = contracts.filter(({ path }) => path !== null).map(({ id }) => id);
  return (
    <Card
      title={t("contract.earlier")}
      action={
        stored.length > 1 && (
          <Button
            variant="default"
            size="sm"
            mih={44}
            leftSection={<IconFileZip size={18} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate({ from: "contract", ids: stored })}
          >
            {t("bulk.zip")}
          </Button>
        )
      }
    >
      <ul className={classes.rows}>
        {contracts.map((contract) => (
          <li key={contract.id}>
            <div className={classes.about}>
              <b>{contract.tipo_contrato}</b>
              <span>
                {contract.puesto} ·{" "}
                {t("contract.weekly", { hours: formatNumber(contract.horas_semanales) })}
              </span>
              <span>
                {t("contract.from_to", {
                  from: formatDate(contract.fecha_inicio),
                  to: contract.fecha_fin === null ? "…" : formatDate(contract.fecha_fin),
                })}
              </span>
            </div>
            <ContractFile contract={contract} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
