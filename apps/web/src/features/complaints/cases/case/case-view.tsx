import { Button } from "@mantine/core";
import { IconArrowLeft, IconFileOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import type { ComplaintCase } from "@atrio/contract/complaints/cases";

import { ApiError } from "../../../../lib/errors.ts";
import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { stateColors } from "../board/board.model.ts";
import { caseQuery } from "../cases.queries.ts";
import type { MailboxState } from "../mailbox.queries.ts";
import { hasDrafts } from "../use-draft.ts";

import { CaseFiles } from "./case-files.tsx";
import { CaseNotes } from "./case-notes.tsx";
import { CaseSteps } from "./case-steps.tsx";
import { CaseTerms } from "./case-terms.tsx";
import { CaseThread } from "./case-thread.tsx";
import { CaseTimeline } from "./case-timeline.tsx";
import classes from "./case.module.css";

type CaseViewProps = { id: string; mailbox: MailboxState };

/** A case: report, files, thread and steps; beside them terms, notes and timeline. */
export function CaseView({ id, mailbox }: CaseViewProps) {
  const { t } = useTranslation("complaint-cases");
  const { data: shown, error, refetch } = useQuery(caseQuery(id));
  const navigate = useNavigate({ from: "/complaintCases" });
  useUnsentTexts();
  const isAbsent = error instanceof ApiError && error.status === 404;
  return (
    <div className={classes.view}>
      <Button
        variant="subtle"
        color="gray"
        className={classes.back ?? ""}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={() => void navigate({ search: ({ caso: _caso, ...rest }) => rest })}
      >
        {t("case.back")}
      </Button>
      {shown === undefined && error === null && <BlockSkeleton height={480} />}
      {shown === undefined && isAbsent && (
        <EmptyState
          icon={<IconFileOff size={24} />}
          title={t("case.missing_title")}
          text={t("case.missing_text")}
        />
      )}
      {shown === undefined && error !== null && !isAbsent && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {shown !== undefined && <Opened one={shown} mailbox={mailbox} />}
    </div>
  );
}

/** Asks before the tab is closed over texts that were not sent; inside the portal they stay. */
function useUnsentTexts(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasDrafts()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
}

type OpenedProps = { one: ComplaintCase; mailbox: MailboxState };

function Opened({ one, mailbox }: OpenedProps) {
  const { t } = useTranslation("complaint-cases");
  return (
    <>
      <Head one={one} mailbox={mailbox} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <CaseSteps one={one} mailbox={mailbox} />
          <Card title={t("case.report")}>
            <p className={classes.text}>{one.descripcion}</p>
          </Card>
          <CaseThread one={one} />
        </div>
        <div className={classes.column}>
          <CaseTerms one={one} />
          <CaseNotes one={one} />
          <CaseFiles one={one} />
          <CaseTimeline one={one} />
        </div>
      </div>
    </>
  );
}

function Head({ one, mailbox }: OpenedProps) {
  const { t } = useTranslation(["complaint-cases", "complaint-terms"]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { nombre_completo, instructor_id, resultado, estado } = one;
  const instructor = mailbox.gestores.find(({ id }) => id === instructor_id);
  const from =
    nombre_completo === null
      ? t("complaint-cases:case.from_anonymous")
      : t("complaint-cases:case.from_named", { name: nombre_completo });
  const filed = t("complaint-cases:case.filed_on", { date: formatDate(one.fecha_creacion) });
  const assigned =
    instructor_id === null
      ? t("complaint-cases:case.unassigned")
      : t("complaint-cases:case.assigned", {
          name: instructor?.nombre_completo ?? t("complaint-cases:board.former"),
        });
  return (
    <header className={classes.head}>
      <h2 ref={title} tabIndex={-1}>
        {one.titulo}
      </h2>
      <p>{[t(`complaint-terms:type.${one.tipo}`), `${from}, ${filed}`, assigned].join(" · ")}</p>
      <span className={classes.badges}>
        <StatusBadge color={stateColors[estado]}>
          {t(`complaint-terms:state.${estado}`)}
        </StatusBadge>
        {resultado !== null && (
          <StatusBadge color="gray">
            {t("complaint-cases:case.outcome", {
              outcome: t(`complaint-terms:outcome.${resultado}`),
            })}
          </StatusBadge>
        )}
      </span>
    </header>
  );
}
