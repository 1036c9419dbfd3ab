import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BankAccounts } from "@atrio/contract/people/bank-accounts";

import { Card } from "../../../../ui/card.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { canSplit, draftOf, isChanged, rulesOf, sharesOf } from "../bank-accounts.model.ts";

import { ExamplePart } from "./example-part.tsx";
import { RulesList } from "./rules-list.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { ShareRows } from "./share-rows.tsx";
import classes from "./split.module.css";

type SplitCardProps = { data: BankAccounts; mayChange: boolean };

/** The split of the pay: edited with the rules and an example beside it, saved at once. */
export function SplitCard({ data, mayChange }: SplitCardProps) {
  const { t } = useTranslation("bank-accounts");
  const { cuentas } = data;
  const [drafts, setDrafts] = useState(() => cuentas.map((account) => draftOf(account)));
  const [isSaving, setSaving] = useState(false);
  const rules = rulesOf(drafts);
  const isUnsaved = isChanged(drafts, cuentas);
  const hasChoice = canSplit(cuentas);
  return (
    <Card title={t("split.title")}>
      <UnsavedGuard isUnsaved={isUnsaved && mayChange} />
      <p className={classes.text}>{t(hasChoice ? "split.text" : "split.one")}</p>
      {hasChoice && (
        <div className={classes.columns}>
          <div className={classes.editor}>
            <ShareRows
              accounts={cuentas}
              drafts={drafts}
              disabled={!mayChange}
              onChange={setDrafts}
            />
            <RulesList rules={rules} />
            {mayChange && (
              <div className={classes.buttons}>
                <p className={classes.unsaved} role="status">
                  {isUnsaved ? t("split.unsaved") : ""}
                </p>
                <Button
                  variant="default"
                  disabled={!isUnsaved}
                  onClick={() => setDrafts(cuentas.map((account) => draftOf(account)))}
                >
                  {t("split.discard")}
                </Button>
                <Button disabled={!isUnsaved || !rules.areKept} onClick={() => setSaving(true)}>
                  {t("split.save")}
                </Button>
              </div>
            )}
          </div>
          <ExamplePart accounts={cuentas} shares={rules.areKept ? sharesOf(drafts) : null} />
        </div>
      )}
      {isSaving && (
        <SaveDialog data={data} shares={sharesOf(drafts)} onClose={() => setSaving(false)} />
      )}
    </Card>
  );
}
