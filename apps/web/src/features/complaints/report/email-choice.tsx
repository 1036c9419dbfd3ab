import { Radio, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { longest } from "./report.model.ts";
import type { Fault, ReportDraft } from "./report.model.ts";

type EmailChoiceProps = {
  draft: ReportDraft;
  faults: readonly Fault[];
  onChange: (change: Pick<Partial<ReportDraft>, "wantsEmail" | "email">) => void;
};

/** A personal address for neutral notices, or the choice to do without (Rule COMPLAINTS-3). */
export function EmailChoice({ draft, faults, onChange }: EmailChoiceProps) {
  const { t } = useTranslation("complaint-report");
  const { wantsEmail, email } = draft;
  return (
    <Stack gap={14}>
      <Radio.Group
        label={t("form.email")}
        size="md"
        value={wantsEmail === null ? "" : String(wantsEmail)}
        error={faults.includes("email_choice") ? t("form.wrong.email_choice") : null}
        onChange={(value) => onChange({ wantsEmail: value === "true" })}
      >
        <Stack gap={10} mt={10}>
          <Radio value="true" label={t("form.email_yes")} autoComplete="off" />
          <Radio
            value="false"
            label={t("form.email_no")}
            description={t("form.email_no_hint")}
            autoComplete="off"
          />
        </Stack>
      </Radio.Group>
      {wantsEmail === true && (
        <TextInput
          label={t("form.email_address")}
          description={t("form.email_hint")}
          type="email"
          autoComplete="off"
          spellCheck={false}
          required
          withAsterisk={false}
          maxLength={longest.email}
          value={email}
          error={faults.includes("email") ? t("form.wrong.email") : null}
          onChange={({ currentTarget: { value } }) => onChange({ email: value })}
        />
      )}
    </Stack>
  );
}
