import { Chip, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";

const reasons = ["forgot", "outside", "failure"] as const;

type ReasonChipsProps = { value: string; onChange: (reason: string) => void };

/** Usual reasons of a correction, each of which fills the field; it can be changed there. */
export function ReasonChips({ value, onChange }: ReasonChipsProps) {
  const { t } = useTranslation("changes");
  return (
    <Group gap={8} role="group" aria-label={t("correction.usual_reasons")}>
      {reasons.map((reason) => {
        const text = t(`correction.reason.${reason}`);
        return (
          <Chip
            key={reason}
            variant="outline"
            checked={value === text}
            onChange={() => onChange(value === text ? "" : text)}
          >
            {text}
          </Chip>
        );
      })}
    </Group>
  );
}
