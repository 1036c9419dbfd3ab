import { Checkbox, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { MailboxPolicy } from "../policy/policy.queries.ts";

type HandlerChoiceProps = {
  handlers: MailboxPolicy["gestores"];
  excluded: readonly string[];
  isWrong: boolean;
  onChange: (excluded: string[]) => void;
};

/** Handlers who must not read the report (Rule COMPLAINTS-7). */
export function HandlerChoice({ handlers, excluded, isWrong, onChange }: HandlerChoiceProps) {
  const { t } = useTranslation("complaint-report");
  return (
    <Checkbox.Group
      label={t("form.excluded")}
      description={t("form.excluded_hint")}
      size="md"
      value={[...excluded]}
      error={isWrong ? t("form.excluded_all") : null}
      onChange={onChange}
    >
      <Stack gap={10} mt={10}>
        {handlers.map(({ id, nombre_completo }) => (
          <Checkbox key={id} value={id} label={nombre_completo} autoComplete="off" />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
