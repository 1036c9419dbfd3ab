import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

import { ChooseStep } from "./choose-step.tsx";
import type { ImportDraft } from "./import.model.ts";
import { ResultStep } from "./result-step.tsx";
import type { ImportResult } from "./result-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { StepList } from "./step-list.tsx";

/** Import of people and of the company's tables: files, review, result. */
export function ImportPage() {
  const { t } = useTranslation("import-page");
  const canImport = mayUseOffice(useCurrentUser(), "personas");
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const again = () => {
    setDraft(null);
    setResult(null);
  };
  const names = draft?.archivos.map(({ nombre }) => nombre).join(" · ");
  return (
    <>
      <PageHeader title={t("title")} subtitle={names ?? t("subtitle")}>
        {canImport && <StepList current={stepOf(draft, result)} />}
      </PageHeader>
      {!canImport && <Card>{t("readOnly")}</Card>}
      {canImport && draft === null && <ChooseStep onDraft={setDraft} />}
      {draft !== null && result === null && (
        <ReviewStep first={draft} onBack={again} onDone={setResult} />
      )}
      {result !== null && <ResultStep result={result} onAgain={again} />}
    </>
  );
}

function stepOf(draft: ImportDraft | null, result: ImportResult | null) {
  if (result !== null) return "result";
  return draft === null ? "files" : "review";
}
