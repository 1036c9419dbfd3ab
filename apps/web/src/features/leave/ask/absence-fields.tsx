import { Alert, Checkbox, Select } from "@mantine/core";
import { IconHeartbeat } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { medicalKinds, requestKinds } from "@atrio/contract/kinds";
import type { LeaveType, OccasionKind, RequestKind } from "@atrio/contract/leave/leave";

import { waysOf, wayOf } from "./ask.model.ts";
import type { AskDraft, Way } from "./ask.model.ts";
import classes from "./ask.module.css";
import { RuleText } from "./kinds/rule-text.tsx";
import { OccasionField } from "./occasions/occasion-field.tsx";
import { OpenEnd } from "./periods/open-end.tsx";
import { PeriodsField } from "./periods/periods-field.tsx";
import type { FormErrors } from "./use-form-errors.ts";

type AbsenceFieldsProps = {
  workerId: number;
  today: string;
  requestId: number | undefined;
  kind: RequestKind;
  rule: LeaveType | undefined;
  draft: AskDraft;
  errors: FormErrors;
  onChange: (changes: Partial<AskDraft>) => void;
};

/** Fields of a leave: its rule in plain words, and its dates. */
export function AbsenceFields(props: AbsenceFieldsProps) {
  const { workerId, today, requestId, kind, rule, draft, errors, onChange } = props;
  const { t } = useTranslation("ask");
  const isMedical = medicalKinds.includes(kind.id);
  return (
    <>
      {kind.subtipos.length > 1 && (
        <Select
          label={t("fields.subtype")}
          placeholder={t("fields.subtype_placeholder")}
          required
          searchable
          // The field is focused when it is at fault: an open list would hide the reason.
          openOnFocus={false}
          nothingFoundMessage={t("fields.subtype_none")}
          maxDropdownHeight={320}
          data={kind.subtipos.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          value={draft.subtype === null ? null : String(draft.subtype)}
          error={errors.of("pe_solicitud_subtipo_id")}
          onChange={(value) =>
            onChange({ subtype: value === null ? null : Number(value), occasion: null })
          }
        />
      )}
      {rule !== undefined && <RuleText rule={rule} today={today} />}
      {hasOccasion(rule) && (
        <OccasionField
          key={rule.id}
          workerId={workerId}
          rule={rule}
          occasion={draft.occasion}
          error={errors.of("ocasion_id")}
          onChange={(occasion) => onChange({ occasion })}
        />
      )}
      {isMedical && (
        <Alert color="blue" icon={<IconHeartbeat size={20} aria-hidden />}>
          {t(kind.id === requestKinds.medicalLeave ? "intro.medical_leave" : "intro.medical_rest")}
        </Alert>
      )}
      {kind.id === requestKinds.medicalLeave && (
        <Checkbox
          className={classes.check}
          label={t("fields.hospital")}
          description={t("fields.hospital_text")}
          checked={draft.hospital}
          onChange={(event) => onChange({ hospital: event.currentTarget.checked })}
        />
      )}
      {kind.id === requestKinds.medicalLeave && (
        <OpenEnd today={today} draft={draft} errors={errors} onChange={onChange} />
      )}
      {!draft.isOpen && (
        <PeriodsField
          workerId={workerId}
          today={today}
          requestId={requestId}
          notice={rule?.preaviso_dias ?? 0}
          ways={waysFor(rule, draft)}
          periods={draft.periods}
          errors={errors}
          onChange={(periods) => onChange({ periods })}
        />
      )}
    </>
  );
}

function hasOccasion(rule: LeaveType | undefined): rule is LeaveType & { ocasion: OccasionKind } {
  return rule !== undefined && rule.ocasion !== null;
}

/** Ways of the rule; of a rule no longer offered, the request's own. */
function waysFor(rule: LeaveType | undefined, { periods }: AskDraft): readonly Way[] {
  if (rule !== undefined) return waysOf(rule);
  return [...new Set<Way>(["days", ...periods.map(wayOf)])];
}
