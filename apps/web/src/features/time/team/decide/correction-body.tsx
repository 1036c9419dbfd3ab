import { useInViewport } from "@mantine/hooks";
import { IconFileText } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { formatMinutes } from "../../../../lib/format.ts";
import { BlockSkeleton } from "../../../../ui/state.tsx";
import { isPending } from "../../../leave/approvals/approvals.model.ts";
import { clockInTypesQuery, pauseKindsQuery } from "../../time.queries.ts";
import { teamDaysQuery } from "../team.queries.ts";

import { DayColumn } from "./day-column.tsx";
import { compareDay, proposedLines } from "./decide.model.ts";
import classes from "./request-body.module.css";

type Correction = NonNullable<RequestView["correccion"]>;

type ProposalProps = { request: RequestView; correction: Correction };

/** Contents of a correction: the day before and after side by side while it can be decided. */
export function CorrectionBody({ request }: { request: RequestView }) {
  const { correccion } = request;
  if (correccion === null) return null;
  return (
    <div className={classes.body}>
      {isPending(request) ? (
        <Comparison request={request} correction={correccion} />
      ) : (
        <>
          <Asked correction={correccion} />
          <DayLink request={request} correction={correccion} />
        </>
      )}
    </div>
  );
}

function DayLink({ request, correction }: ProposalProps) {
  const { t } = useTranslation("team-time");
  return (
    <Link
      to="/timeRegistrationSupervisor"
      search={{
        vista: "hojas",
        persona: request.trabajador.id,
        mes: correction.dia.slice(0, 7),
        dia: correction.dia,
      }}
      className={classes.link}
    >
      <IconFileText size={18} aria-hidden />
      {t("decide.open_day")}
    </Link>
  );
}

function useKinds() {
  const types = useQuery(clockInTypesQuery).data ?? [];
  const pauses = useQuery(pauseKindsQuery).data ?? [];
  return { types, pauses };
}

/** The day is asked for when its card comes into sight: a page may have a hundred of them. */
function Comparison({ request, correction }: ProposalProps) {
  const { t } = useTranslation("team-time");
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const kinds = useKinds();
  const { dia } = correction;
  const query = useQuery({
    ...teamDaysQuery(request.trabajador.id, dia, dia),
    enabled: inViewport,
  });
  const workday = query.data?.jornadas[0];
  if (query.isError || query.data === null) {
    return (
      <>
        <p className={classes.note}>{t("decide.day_failed")}</p>
        <Asked correction={correction} />
        <DayLink request={request} correction={correction} />
      </>
    );
  }
  if (workday === undefined) {
    return (
      <div ref={ref}>
        <BlockSkeleton height={140} />
      </div>
    );
  }
  const { before, after, workedBefore, workedAfter } = compareDay(
    workday,
    correction.propuesta,
    kinds,
  );
  return (
    <div ref={ref} className={classes.body}>
      <div className={classes.columns}>
        <DayColumn title={t("decide.before")} lines={before} day={workday} />
        <DayColumn title={t("decide.after")} lines={after} day={workday} />
      </div>
      <p className={classes.foot}>
        <span className={classes.result}>
          {t("decide.result", {
            before: formatMinutes(workedBefore),
            after: formatMinutes(workedAfter),
          })}
        </span>
        <DayLink request={request} correction={correction} />
      </p>
    </div>
  );
}

function Asked({ correction }: { correction: Correction }) {
  const { t } = useTranslation("team-time");
  const lines = proposedLines(correction.propuesta, useKinds());
  return <DayColumn title={t("decide.asked")} lines={lines} day={correction} />;
}
