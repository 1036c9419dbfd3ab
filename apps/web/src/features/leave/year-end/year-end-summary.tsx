import { Alert } from "@mantine/core";
import { IconInfoCircle, IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { getYearEnd, YearEndSum } from "@atrio/contract/leave/year-end";
import { defaultPageSize } from "@atrio/contract/paging";

import { dayIn, formatDate, formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import { useAmount } from "../requests/use-amount.ts";

import classes from "./year-end.module.css";
import { yearEndQuery } from "./year-end.queries.ts";

type YearEnd = EndpointResponse<typeof getYearEnd>;

/** State of the year, and what is lost and carried over of each balance. */
export function YearEndSummary({ yearEnd }: { yearEnd: YearEnd }) {
  const isRecorded = yearEnd.acto !== null;
  return (
    <>
      <Alert
        color={isRecorded ? "green" : "blue"}
        icon={isRecorded ? <IconLock aria-hidden /> : <IconInfoCircle aria-hidden />}
      >
        <State yearEnd={yearEnd} />
      </Alert>
      <Sums yearEnd={yearEnd} />
    </>
  );
}

/** Sums of the balances; those of a preview are computed of everybody and come after its list. */
function Sums({ yearEnd: { sumas, anyo } }: { yearEnd: YearEnd }) {
  const everybody = yearEndQuery({ anyo, ver: "caducan", skip: 0, take: defaultPageSize });
  const { data, error, refetch } = useQuery({
    ...everybody,
    enabled: sumas === null,
    // Sums of another year would be wrong.
    placeholderData: undefined,
  });
  const sums = sumas ?? data?.sumas ?? null;
  if (sums === null && error !== null) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (sums === null) return <BlockSkeleton height={150} phone={420} />;
  return (
    <div className={classes.sums}>
      {sums.map((sum) => (
        <SumCard key={sum.saldo} sum={sum} />
      ))}
    </div>
  );
}

function State({ yearEnd: { acto, anyo, terminado } }: { yearEnd: YearEnd }) {
  const { t } = useTranslation("leave-year-end");
  const { zona_horaria } = useCurrentUser();
  if (acto === null) {
    return (
      <p className={classes.state}>
        {[t("preview"), ...(terminado ? [] : [t("notEnded")])].join(" ")}
      </p>
    );
  }
  const date = formatDate(dayIn(zona_horaria, acto.ejecutado_en));
  const kept = acto.conserva_sin_aviso ? t("kept", { year: anyo + 1 }) : t("notKept");
  return <p className={classes.state}>{`${t("recorded", { date, name: acto.autor })} ${kept}`}</p>;
}

function SumCard({ sum }: { sum: YearEndSum }) {
  const { t } = useTranslation("leave-year-end");
  const { t: words } = useTranslation("requests");
  const amount = useAmount();
  const people = (count: number) => t("sum.people", { count, total: formatNumber(count) });
  const { unidad, sin_aviso } = sum;
  const losing = [
    people(sum.personas_caduca),
    ...(sin_aviso === 0
      ? []
      : [t("sum.untold", { count: sin_aviso, total: formatNumber(sin_aviso) })]),
  ];
  return (
    <Card title={words(`balance.${sum.saldo}`)}>
      <dl className={classes.figures}>
        <div>
          <dt>{t("sum.lost")}</dt>
          <dd>
            <b>{amount(sum.caduca, unidad)}</b>
            <span>{losing.join(" · ")}</span>
          </dd>
        </div>
        <div>
          <dt>{t("sum.carried")}</dt>
          <dd>
            <b>{amount(sum.pasa, unidad)}</b>
            <span>{people(sum.personas_pasa)}</span>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
