import { Alert, Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { ImportReview } from "@atrio/contract/company/imports";

import { ApiError, messageOf } from "../../../lib/errors.ts";
import { randomKey } from "../../../lib/random.ts";
import { Card } from "../../../ui/card.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";

import { ChangesPanel } from "./changes-panel.tsx";
import { canImport, countRows, leavingOut, wrongRows } from "./import.model.ts";
import type { ImportDraft } from "./import.model.ts";
import classes from "./import.module.css";
import { importMutation, reviewQuery } from "./import.queries.ts";
import type { ImportResult } from "./result-step.tsx";
import { ReviewTable } from "./review-table.tsx";

type ReviewStepProps = {
  first: ImportDraft;
  onBack: () => void;
  onDone: (result: ImportResult) => void;
};

/** Review of the files before anything is written: rows, remedies, what changes, and the import. */
export function ReviewStep({ first, onBack, onDone }: ReviewStepProps) {
  const { t } = useTranslation("import-page");
  const [{ draft, revision }, setState] = useState(() => ({ draft: first, revision: randomKey() }));
  const { data, error, refetch, isPlaceholderData } = useQuery(reviewQuery(revision, draft));
  const run = useMutation(importMutation);
  const change = (next: ImportDraft) => {
    run.reset();
    setState({ draft: next, revision: randomKey() });
  };
  const send = () => {
    if (data === undefined) return;
    run.mutate({ draft, huella: data.huella }, { onSuccess: onDone });
  };
  if (data === undefined && error === null) return <BlockSkeleton height={480} />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
        <Button variant="default" onClick={onBack}>
          {t("review.other")}
        </Button>
      </Card>
    );
  }
  const isOutdated = run.error instanceof ApiError && run.error.code === "import.outdated";
  return (
    <div className={classes.review} aria-busy={isPlaceholderData}>
      <UnsavedGuard isUnsaved={!run.isSuccess} text={t("review.leaving")} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <FileProblems review={data} />
          {data.tablas.length > 0 && <ReviewTable review={data} draft={draft} onChange={change} />}
          {data.tablas.length === 0 && data.problemas.length === 0 && (
            <Card>{t("review.empty")}</Card>
          )}
        </div>
        <ChangesPanel review={data} draft={draft} onChange={change} />
      </div>
      <div className={classes.bar}>
        {(run.error ?? error) !== null && (
          <Alert color="red" role="alert" className={classes.alert}>
            {messageOf(run.error ?? error)}
          </Alert>
        )}
        {isOutdated && (
          <Button variant="default" onClick={() => change(draft)}>
            {t("review.again")}
          </Button>
        )}
        <ImportButtons
          review={data}
          isBusy={isPlaceholderData || run.isPending}
          isSending={run.isPending}
          onBack={onBack}
          onLeaveOut={() => change(leavingOut(draft, wrongRows(data)))}
          onImport={send}
        />
      </div>
    </div>
  );
}

/** Problems of files and sheets as a whole. */
function FileProblems({ review }: { review: ImportReview }) {
  const { t } = useTranslation("import-page");
  if (review.problemas.length === 0) return null;
  return (
    <Alert color="red" role="alert" title={t("review.filesWrong")}>
      <ul className={classes.problems}>
        {review.problemas.map(({ archivo, hoja, fila, texto }) => (
          <li key={JSON.stringify([archivo, hoja, fila, texto])}>
            <b>{[archivo, hoja].filter(Boolean).join(" · ")}</b>
            {fila !== null && ` · ${t("review.line", { line: fila })}`}: {texto}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type ImportButtonsProps = {
  review: ImportReview;
  isBusy: boolean;
  isSending: boolean;
  onBack: () => void;
  onLeaveOut: () => void;
  onImport: () => void;
};

/** Bar of the review: obstacles, other files, and the import with its number of rows. */
function ImportButtons(props: ImportButtonsProps) {
  const { review, isBusy, isSending, onBack, onLeaveOut, onImport } = props;
  const { t } = useTranslation("import-page");
  const { nueva, cambia, mal, espera } = countRows(review.tablas);
  const total = nueva + cambia;
  const wrong = mal + espera;
  const hint = wrong > 0 ? t("review.wrong", { count: wrong, total: wrong }) : t("review.whole");
  return (
    <>
      <span className={classes.hint} aria-live="polite">
        {review.problemas.length > 0 ? t("review.filesFirst") : hint}
      </span>
      <Button variant="default" disabled={isSending} onClick={onBack}>
        {t("review.other")}
      </Button>
      {mal > 0 && (
        <Button variant="default" disabled={isBusy} onClick={onLeaveOut}>
          {t("review.leaveOut", { count: mal, total: mal })}
        </Button>
      )}
      <Button disabled={!canImport(review) || isBusy} loading={isSending} onClick={onImport}>
        {total === 0 ? t("review.importNothing") : t("review.import", { count: total, total })}
      </Button>
    </>
  );
}
