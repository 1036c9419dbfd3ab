import { IconChartBar } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { complaintStatistics } from "@atrio/contract/complaints/cases";
import { complaintOutcomes } from "@atrio/contract/complaints/states";
import type { EndpointResponse } from "@atrio/contract/endpoint";

import { dayIn, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { YearSteps } from "../../../../ui/year-steps.tsx";
import classes from "../cases.module.css";
import { statisticsQuery } from "../cases.queries.ts";
import type { MailboxState } from "../mailbox.queries.ts";

type Figures = EndpointResponse<typeof complaintStatistics>["data"];

const figures = [
  "total",
  "anonimas",
  "nominales",
  "admitidas",
  "no_admitidas",
  "concluidas",
  "borradas",
] as const;

/** Figures of a year's reports, without their contents. */
export function Statistics({ mailbox }: { mailbox: MailboxState }) {
  const { t } = useTranslation("complaint-cases");
  const { zona_horaria } = useCurrentUser();
  const now = Number(dayIn(zona_horaria).slice(0, 4));
  const first = Number((mailbox.abierto ?? dayIn(zona_horaria)).slice(0, 4));
  const [year, setYear] = useState(now);
  const { data, error, refetch } = useQuery(statisticsQuery(year));
  const steps = (
    <YearSteps
      year={year}
      years={Array.from({ length: now - first + 1 }, (_, index) => first + index)}
      previous={t("register.previous")}
      next={t("register.next")}
      onChange={setYear}
    />
  );
  return (
    <Card title={t("register.figures")} action={steps}>
      <div className={classes.stack}>
        <p className={classes.muted}>{t("register.figures_text")}</p>
        {data === undefined && error === null && <LinesSkeleton lines={5} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <YearFigures data={data} />}
      </div>
    </Card>
  );
}

function YearFigures({ data }: { data: Figures }) {
  const { t } = useTranslation(["complaint-cases", "complaint-terms"]);
  if (data.total === 0) {
    return (
      <EmptyState
        icon={<IconChartBar size={24} />}
        title={t("complaint-cases:register.none_title")}
        text={t("complaint-cases:register.none_text")}
      />
    );
  }
  const columns = [
    { label: t("complaint-cases:register.figure") },
    { label: t("complaint-cases:register.number"), isNumeric: true },
  ];
  return (
    <>
      <DataTable caption={t("complaint-cases:register.figures")} columns={columns} isBare isDense>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure}>
              <th scope="row">{t(`complaint-cases:register.${figure}`)}</th>
              <td data-numeric>{formatNumber(data[figure])}</td>
            </tr>
          ))}
          {complaintOutcomes.map((outcome) => (
            <tr key={outcome}>
              <th scope="row">
                {t("complaint-cases:case.outcome", {
                  outcome: t(`complaint-terms:outcome.${outcome}`),
                })}
              </th>
              <td data-numeric>{formatNumber(data.resultados[outcome])}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Kinds data={data} />
    </>
  );
}

/** Reports by behaviour; kinds with few reports stand together, so that none points to a person. */
function Kinds({ data }: { data: Figures }) {
  const { t } = useTranslation(["complaint-cases", "complaint-terms"]);
  const columns = [
    { label: t("complaint-cases:board.kind") },
    { label: t("complaint-cases:register.number"), isNumeric: true },
  ];
  return (
    <DataTable caption={t("complaint-cases:board.kind")} columns={columns} isBare isDense>
      <tbody>
        {data.por_tipo.map(({ tipo, total }) => (
          <tr key={tipo}>
            <th scope="row">{t(`complaint-terms:type.${tipo}`)}</th>
            <td data-numeric>{formatNumber(total)}</td>
          </tr>
        ))}
        {data.otros_tipos > 0 && (
          <tr>
            <th scope="row">{t("complaint-cases:register.other_kinds")}</th>
            <td data-numeric>{formatNumber(data.otros_tipos)}</td>
          </tr>
        )}
      </tbody>
    </DataTable>
  );
}
