import { Alert, Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { ReportedComplaint } from "@atrio/contract/complaints/reports";

import { formatDate } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { datesOf, stateColors } from "./follow.model.ts";
import type { ReportPart } from "./follow.model.ts";
import classes from "./follow.module.css";
import { Meeting } from "./meeting.tsx";
import { ReportContent } from "./report-content.tsx";
import { ReportFiles } from "./report-files.tsx";
import { Thread } from "./thread.tsx";

type ReportViewProps = {
  uuid: string;
  found: ReportedComplaint;
  onUnsaved: (isUnsaved: boolean) => void;
  onClose: () => void;
};

/** An opened report: state and terms, texts, thread, files, meeting (Rule COMPLAINTS-1). */
export function ReportView({ uuid, found, onUnsaved, onClose }: ReportViewProps) {
  const { t } = useTranslation(["complaint-report", "complaint-terms"]);
  const [report, setReport] = useState(found);
  const [isRemoved, setRemoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onTyped = useTypedParts(onUnsaved);
  if (isRemoved) {
    return (
      <Card>
        <EmptyState
          icon={<IconTrash size={24} />}
          title={t("report.removed")}
          text={t("report.removed_text")}
          action={
            <Button variant="default" onClick={onClose}>
              {t("find.close")}
            </Button>
          }
        />
      </Card>
    );
  }
  const part = { uuid, report, onReport: setReport, onTyped };
  return (
    <div className={classes.view}>
      <div className={classes.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {report.titulo}
          </h2>
          <p className={classes.marks}>
            <StatusBadge color={stateColors[report.estado]}>
              {t(`complaint-terms:state.${report.estado}`)}
            </StatusBadge>
            <span>{t(report.anonima ? "report.anonymous" : "report.named")}</span>
          </p>
        </div>
        <Button variant="default" onClick={onClose}>
          {t("find.close")}
        </Button>
      </div>
      {report.sellada !== null && (
        <Alert color="yellow" title={t("report.sealed")}>
          {t("report.sealed_text", { date: formatDate(report.sellada) })}
        </Alert>
      )}
      <Progress report={report} />
      <ReportContent {...part} onRemoved={() => setRemoved(true)} />
      <Thread {...part} />
      <ReportFiles
        uuid={uuid}
        report={report}
        onArrival={(file) =>
          setReport((now) => ({ ...now, documentos: [...now.documentos, file] }))
        }
      />
      <Meeting {...part} />
    </div>
  );
}

/** Which parts hold text that is not sent; the page warns before it is lost. */
function useTypedParts(onUnsaved: (isUnsaved: boolean) => void): ReportPart["onTyped"] {
  const [typed, setTyped] = useState<readonly string[]>([]);
  const isUnsaved = typed.length > 0;
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  return useCallback((part, isTyped) => {
    setTyped((all) => {
      if (all.includes(part) === isTyped) return all;
      return isTyped ? [...all, part] : all.filter((one) => one !== part);
    });
  }, []);
}

function Progress({ report }: { report: ReportedComplaint }) {
  const { t } = useTranslation(["complaint-report", "complaint-terms"]);
  const { resultado } = report;
  return (
    <Card title={t("report.progress")}>
      <dl className={classes.dates}>
        {datesOf(report).map(({ key, date }) => (
          <div key={key}>
            <dt>{t(`report.${key}`)}</dt>
            <dd>{formatDate(date)}</dd>
          </div>
        ))}
        {resultado !== null && (
          <div>
            <dt>{t("report.outcome")}</dt>
            <dd>{t(`complaint-terms:outcome.${resultado}`)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
