import { Button, Switch } from "@mantine/core";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { NoticePreferences } from "@atrio/contract/messages/notice-preferences";

import { deviceZone } from "../../../../../lib/format.ts";
import { Card } from "../../../../../ui/card.tsx";
import { notify } from "../../../../../ui/notify.ts";
import { TimeField } from "../../../../../ui/typed-fields/time-field.tsx";
import { UnsavedGuard } from "../../../../../ui/unsaved-guard.tsx";
import {
  isSameQuiet,
  passesMidnight,
  quietDraftOf,
  quietFaults,
  quietOf,
} from "../preferences.model.ts";
import type { QuietDraft } from "../preferences.model.ts";
import prose from "../preferences.module.css";
import { useSaving } from "../use-saving.ts";

import { DayChoice } from "./day-choice.tsx";
import classes from "./quiet.module.css";

type QuietCardProps = { preferences: NoticePreferences; isReadOnly: boolean };

/** Hours in which nothing comes that is not urgent, written first and then saved. */
export function QuietCard({ preferences, isReadOnly }: QuietCardProps) {
  const { t } = useTranslation(["notice-preferences", "common"]);
  const { silencio, zona_horaria } = preferences;
  const saved = quietDraftOf(silencio);
  const [draft, setDraft] = useState(saved);
  const [isSent, setSent] = useState(false);
  const save = useSaving();
  const isUnsaved = !isSameQuiet(draft, saved);
  const write = (part: Partial<QuietDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    if (save.isPending || Object.keys(quietFaults(draft)).length > 0) return;
    const message = t("notice-preferences:quiet.saved");
    save.mutate(
      { silencio: quietOf(draft) },
      { onSuccess: () => notify({ kind: "success", message }) },
    );
  };
  return (
    <Card title={t("notice-preferences:quiet.title")}>
      <UnsavedGuard isUnsaved={isUnsaved && !isReadOnly} />
      <p className={prose.text}>
        {t("notice-preferences:quiet.text")}
        {zona_horaria !== deviceZone() &&
          ` ${t("notice-preferences:quiet.zone", { zone: zona_horaria })}`}
      </p>
      <form className={prose.form} noValidate onSubmit={submit}>
        <Switch
          size="md"
          label={t("notice-preferences:quiet.on")}
          checked={draft.isOn}
          disabled={isReadOnly}
          onChange={({ currentTarget: { checked } }) => write({ isOn: checked })}
        />
        {draft.isOn && (
          <QuietFields draft={draft} isSent={isSent} isReadOnly={isReadOnly} onWrite={write} />
        )}
        {(save.isPending || isUnsaved) && (
          <div className={prose.buttons}>
            <span className={prose.unsaved}>{t("notice-preferences:quiet.unsaved")}</span>
            <Button variant="default" onClick={() => setDraft(saved)}>
              {t("notice-preferences:quiet.discard")}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t("common:action.save")}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

type QuietFieldsProps = {
  draft: QuietDraft;
  /** True if errors are shown already. */
  isSent: boolean;
  isReadOnly: boolean;
  onWrite: (part: Partial<QuietDraft>) => void;
};

function QuietFields({ draft, isSent, isReadOnly, onWrite }: QuietFieldsProps) {
  const { t } = useTranslation("notice-preferences");
  const faults = isSent ? quietFaults(draft) : {};
  return (
    <>
      <div className={classes.times}>
        <TimeField
          label={t("quiet.from")}
          value={draft.from}
          disabled={isReadOnly}
          error={faults.from !== undefined && t(`quiet.${faults.from}`)}
          onChange={(value) => onWrite({ from: value })}
        />
        <TimeField
          label={t("quiet.to")}
          description={passesMidnight(draft) && t("quiet.next_day")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={draft.to}
          disabled={isReadOnly}
          error={faults.to !== undefined && t(`quiet.${faults.to}`)}
          onChange={(value) => onWrite({ to: value })}
        />
      </div>
      <DayChoice
        days={draft.days}
        isReadOnly={isReadOnly}
        error={faults.days !== undefined && t("quiet.none")}
        onChange={(days) => onWrite({ days })}
      />
    </>
  );
}
