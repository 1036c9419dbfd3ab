import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { ProjectPart, UsableProject } from "@atrio/contract/projects/shapes";

import { formatMinutes, formatTime, serverNow } from "../../../../lib/format.ts";

import { EditableBar } from "./bar/editable-bar.tsx";
import { stretchesOf } from "./division.model.ts";
import type { DividedSigning, IntervalDraft } from "./division.model.ts";
import classes from "./division.module.css";
import { IntervalFields } from "./interval-fields.tsx";
import type { DivisionFormState } from "./use-division-form.ts";

type SigningEditorProps = {
  signing: DividedSigning;
  form: DivisionFormState;
  projects: readonly UsableProject[];
  parts: readonly ProjectPart[];
};

/** A signing as it is being divided: its bar, its intervals and what is still free. */
export function SigningEditor({ signing, form, projects, parts }: SigningEditorProps) {
  const { t } = useTranslation("my-projects");
  const { division, rows } = form;
  const { zona_horaria } = division;
  const { hora_inicio, hora_fin } = signing;
  const stretches = stretchesOf(rows, signing, { zone: zona_horaria, now: serverNow() });
  const gaps = stretches.filter(({ row }) => row === null);
  // An interval whose project is still to be chosen assigns nothing.
  const left = stretches
    .filter(({ row }) => (row?.work.proyecto_id ?? null) === null)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const from = formatTime(hora_inicio, zona_horaria);
  const title =
    hora_fin === null
      ? t("editor.signing_open", { from })
      : t("editor.signing", { from, to: formatTime(hora_fin, zona_horaria) });
  const own = rows.filter(({ fichaje_id }) => fichaje_id === signing.id);
  const nameOf = (row: IntervalDraft | null) => {
    if (row === null) return null;
    const number = own.findIndex(({ key }) => key === row.key) + 1;
    const project = projects.find(({ id }) => id === row.work.proyecto_id)?.nombre;
    return project ?? row.stored?.proyecto ?? t("editor.interval", { number });
  };
  return (
    <fieldset className={classes.editor}>
      <legend>{title}</legend>
      <EditableBar
        stretches={stretches}
        scale={{ from: hora_inicio, zone: zona_horaria }}
        isOpen={hora_fin === null}
        nameOf={nameOf}
        onRows={(changes) => form.change(...changes)}
        onDraw={(stretch) => form.add(signing.id, stretch)}
      />
      <p className={classes.hint}>{t("editor.bar_hint")}</p>
      <p className={classes.note} role="status">
        {left === 0 ? t("day.complete") : t("day.left", { minutes: formatMinutes(left) })}
      </p>
      {own.map((row, index) => (
        <IntervalFields
          key={row.key}
          number={index + 1}
          row={row}
          signing={signing}
          form={form}
          projects={projects}
          parts={parts}
        />
      ))}
      <div className={classes.tools}>
        {gaps.map((gap) => (
          <Button
            key={gap.start}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => form.add(signing.id, gap)}
          >
            {gap.end === null
              ? t("editor.add")
              : t("editor.add_gap", {
                  from: formatTime(gap.start, zona_horaria),
                  to: formatTime(gap.end, zona_horaria),
                })}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
