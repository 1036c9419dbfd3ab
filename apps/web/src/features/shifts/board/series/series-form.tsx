import { Checkbox, SegmentedControl, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Board } from "@atrio/contract/shifts/shifts";

import type { FieldErrors } from "../../../../lib/errors.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import edit from "../edit/edit.module.css";
import { RemarksField } from "../edit/remarks-field.tsx";
import { AreaField, PublishedField } from "../edit/shift-fields.tsx";
import type { Template } from "../plan/move.model.ts";

import { RepeatFields } from "./repeat-fields.tsx";
import { RepeatedShiftFields } from "./repeated-shift-fields.tsx";
import { RotationField } from "./rotation-field.tsx";
import { SequenceField } from "./sequence-field.tsx";
import { seriesKinds, withKind } from "./series.model.ts";
import type { CopyDraft, SeriesDraft, SeriesKind } from "./series.model.ts";
import { SpanFields } from "./span-fields.tsx";

type SeriesFormProps = {
  draft: SeriesDraft;
  board: Board;
  templates: readonly Template[];
  errors: FieldErrors;
  /** A new series may be of either kind. */
  isNew: boolean;
  onDraft: (draft: SeriesDraft) => void;
};

/** Everything that a recurrence or a pattern states. */
export function SeriesForm({ draft, board, templates, errors, isNew, onDraft }: SeriesFormProps) {
  const { t } = useTranslation("board-series");
  const change = (part: Partial<SeriesDraft>) => onDraft({ ...draft, ...part });
  const [shift] = draft.secuencia;
  const fields = { draft, errors, onChange: change };
  return (
    <>
      {isNew && (
        <SegmentedControl<SeriesKind>
          size="md"
          aria-label={t("kind.label")}
          value={draft.kind}
          data={seriesKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => onDraft(withKind(draft, kind))}
        />
      )}
      <p className={edit.hint}>{t(`kind.hint.${draft.kind}`)}</p>
      <div className={edit.columns}>
        <div className={edit.fields}>
          <TextInput
            label={t("field.name")}
            required
            maxLength={80}
            data-autofocus
            value={draft.nombre}
            error={errors["nombre"]?.join("\n")}
            onChange={({ currentTarget: { value } }) => change({ nombre: value })}
          />
          {draft.kind === "recurrencia" && <RepeatFields {...fields} />}
          <SpanFields {...fields} />
          <AreaField {...fields} board={board} />
          {draft.kind === "patron" ? (
            <SequenceField
              draft={draft}
              board={board}
              templates={templates}
              errors={errors}
              onDraft={onDraft}
            />
          ) : (
            shift !== undefined &&
            shift !== null && (
              <RepeatedShiftFields
                shift={shift}
                board={board}
                templates={[]}
                errors={errors}
                onChange={(next) => change({ secuencia: [next] })}
              />
            )
          )}
          <RemarksField
            label={t("field.remarks")}
            value={draft.observaciones}
            onChange={(observaciones) => change({ observaciones })}
          />
          <PublishedField draft={draft} onChange={change} />
        </div>
        <RotationField draft={draft} board={board} errors={errors} onDraft={onDraft} />
      </div>
    </>
  );
}

type CopyFormProps = {
  copy: CopyDraft;
  errors: FieldErrors;
  onCopy: (copy: CopyDraft) => void;
};

/** Name, first day and workers of a copy. */
export function CopyForm({ copy, errors, onCopy }: CopyFormProps) {
  const { t } = useTranslation("board-series");
  return (
    <>
      <p className={edit.hint}>{t("copy_hint")}</p>
      <TextInput
        label={t("field.name")}
        required
        maxLength={80}
        data-autofocus
        value={copy.nombre}
        error={errors["nombre"]?.join("\n")}
        onChange={({ currentTarget: { value } }) => onCopy({ ...copy, nombre: value })}
      />
      <DateField
        label={t("field.first")}
        required
        value={copy.fecha_inicio}
        error={errors["fecha_inicio"]?.join("\n")}
        onChange={(value) => value !== "" && onCopy({ ...copy, fecha_inicio: value })}
      />
      <Checkbox
        label={t("field.with_workers")}
        checked={copy.con_trabajadores}
        onChange={({ currentTarget: { checked } }) =>
          onCopy({ ...copy, con_trabajadores: checked })
        }
      />
    </>
  );
}
