import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Signing } from "@atrio/contract/time/time";

import { clockInTypesQuery, pauseKindsQuery } from "../time.queries.ts";
import { useLabels } from "../use-labels.ts";

/** Kind of a signing: a clock-in type or a kind of pause, as one choice. */
export type SigningChoice = { fichador_id: number } | { parada_id: number };

/** Current kind of a signing. */
export function choiceOf(signing: Signing): SigningChoice | null {
  if (signing.parada_id !== null) return { parada_id: signing.parada_id };
  return signing.fichador_id === null ? null : { fichador_id: signing.fichador_id };
}

type KindFieldProps = {
  value: SigningChoice | null;
  error?: string | null;
  onChange: (value: SigningChoice) => void;
};

/** Choice of a signing's kind: work of a company's type, or a pause. */
export function KindField({ value, error = null, onChange }: KindFieldProps) {
  const { t } = useTranslation("changes");
  const { typeName, pauseName } = useLabels();
  const types = useQuery(clockInTypesQuery).data ?? [];
  const pauses = useQuery(pauseKindsQuery).data ?? [];
  const choices = new Map<string, SigningChoice>([
    ...types.map((type): [string, SigningChoice] => [`t${type.id}`, { fichador_id: type.id }]),
    ...pauses.map((pause): [string, SigningChoice] => [`p${pause.id}`, { parada_id: pause.id }]),
  ]);
  return (
    <Select
      label={t("fields.kind")}
      data={[
        {
          group: t("fields.work"),
          items: types.map((type) => ({ value: `t${type.id}`, label: typeName(type) })),
        },
        {
          group: t("fields.pause_kind"),
          items: pauses.map((pause) => ({ value: `p${pause.id}`, label: pauseName(pause) })),
        },
      ]}
      value={value === null ? null : keyOf(value)}
      error={error}
      onChange={(key) => {
        const choice = choices.get(key ?? "");
        if (choice !== undefined) onChange(choice);
      }}
    />
  );
}

function keyOf(choice: SigningChoice): string {
  return "parada_id" in choice ? `p${choice.parada_id}` : `t${choice.fichador_id}`;
}
