import { Radio, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { LeaveType, OccasionKind } from "@atrio/contract/leave/leave";
import type { OwnOccasion } from "@atrio/contract/leave/occasions";

import { formatDate } from "../../../../lib/format.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { useAmount } from "../../requests/use-amount.ts";
import { occasionsQuery } from "../ask.queries.ts";

import { askedOf, leftOf, newOccasion } from "./occasions.model.ts";
import type { OccasionDraft } from "./occasions.model.ts";
import classes from "./occasions.module.css";

type OccasionFieldProps = {
  workerId: number;
  rule: LeaveType & { ocasion: OccasionKind };
  occasion: OccasionDraft | null;
  error: string | null;
  onChange: (occasion: OccasionDraft) => void;
};

/** Fact that a leave is for: one of the worker's, with its running total, or a new one. */
export function OccasionField(props: OccasionFieldProps) {
  const { workerId, rule, occasion, error, onChange } = props;
  const { t } = useTranslation("ask");
  const found = useQuery(occasionsQuery(workerId)).data ?? [];
  const own = found.filter((one) => one.pe_solicitud_subtipo_id === rule.id);
  const typed = occasion ?? newOccasion;
  if (own.length === 0) {
    return (
      <section className={classes.section}>
        <h3 className={classes.title}>{t("occasion.title")}</h3>
        <NewOccasion kind={rule.ocasion} occasion={typed} error={error} onChange={onChange} />
      </section>
    );
  }
  const chosen = occasion === null ? null : String(occasion.id ?? "new");
  return (
    <section className={classes.section}>
      <Radio.Group
        label={t("occasion.question")}
        description={t("occasion.text")}
        required
        value={chosen}
        error={chosen === "new" ? null : error}
        onChange={(value) =>
          onChange(value === "new" ? { ...typed, id: null } : { ...typed, id: Number(value) })
        }
      >
        <Stack gap="sm" mt="xs">
          {own.map((one) => (
            <OwnOption key={one.id} occasion={one} />
          ))}
          <Radio value="new" label={t("occasion.new")} />
        </Stack>
      </Radio.Group>
      {chosen === "new" && (
        <NewOccasion kind={rule.ocasion} occasion={typed} error={error} onChange={onChange} />
      )}
    </section>
  );
}

function OwnOption({ occasion }: { occasion: OwnOccasion }) {
  const { t } = useTranslation("ask");
  const amount = useAmount();
  const { id, fecha, etiqueta, total, unidad, hasta } = occasion;
  const asked = amount(askedOf(occasion), unidad);
  const left = leftOf(occasion);
  const use =
    total === null || left === null
      ? t("occasion.asked", { asked })
      : t("occasion.left", {
          asked,
          total: amount(total, unidad),
          left: amount(left, unidad),
        });
  const until = hasta === null ? "" : t("occasion.until", { date: formatDate(hasta) });
  return (
    <Radio
      value={String(id)}
      label={
        etiqueta === null
          ? t("occasion.unnamed", { date: formatDate(fecha) })
          : t("occasion.named", { label: etiqueta, date: formatDate(fecha) })
      }
      description={`${use} ${until}`.trim()}
    />
  );
}

type NewOccasionProps = {
  kind: OccasionKind;
  occasion: OccasionDraft;
  error: string | null;
  onChange: (occasion: OccasionDraft) => void;
};

function NewOccasion({ kind, occasion, error, onChange }: NewOccasionProps) {
  const { t } = useTranslation("ask");
  const change = (changes: Partial<OccasionDraft>) =>
    onChange({ ...occasion, ...changes, id: null });
  return (
    <div className={classes.pair}>
      <DateField
        label={t(`occasion.date.${kind}`)}
        required
        value={occasion.date}
        error={error}
        onChange={(value) => change({ date: value })}
      />
      <TextInput
        label={t(`occasion.label.${kind}`)}
        description={t(`occasion.hint.${kind}`)}
        inputWrapperOrder={["label", "input", "description", "error"]}
        maxLength={80}
        value={occasion.label}
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
    </div>
  );
}
