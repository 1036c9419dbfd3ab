import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { ProjectPart, UsableProject } from "@atrio/contract/projects/shapes";

import { formatMinutes, formatTime, serverNow } from "../../../../lib/format.ts";

import { DivisionBar } from "./division-bar.tsx";
import { stretchesOf } from "./division.model.ts";
import type { DividedSigning, Stretch } from "./division.model.ts";
import classes from "./division.module.css";
import { IntervalFields } from "./interval-fields.tsx";
import type { DivisionFormState } from "./use-division-form.ts";

type SigningEditorProps = {
  signing: DividedSigning;
  form: DivisionFormState;
  projects: readonly UsableProject[];
  parts: readonly ProjectPart[];
};

const projectOf = (row: Stretch["row"]): number | null => row?.work.proyecto_id ?? null;

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
    .filter(({ row }) => projectOf(row) === null)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const from = formatTime(hora_inicio, zona_horaria);
  const title =
    hora_fin === null
      ? t("editor.signing_open", { from })
      : t("editor.signing", { from, to: formatTime(hora_fin, zona_horaria) });
  const nameOf = ({ row }: Stretch) => {
    const projectId = projectOf(row);
    if (projectId === null) return null;
    return projects.find(({ id }) => id === projectId)?.nombre ?? row?.stored?.proyecto ?? "?";
  };
  return (
    <fieldset className={classes.editor}>
      <legend>{title}</legend>
      <DivisionBar
        parts={stretches.map((one) => ({
          key: one.row?.key ?? one.start,
          name: nameOf(one),
          minutes: one.minutes,
        }))}
        from={hora_inicio}
        to={hora_fin}
        zone={zona_horaria}
      />
      <p className={classes.note} role="status">
        {left === 0 ? t("day.complete") : t("day.left", { minutes: formatMinutes(left) })}
      </p>
      {rows
        .filter(({ fichaje_id }) => fichaje_id === signing.id)
        .map((row, index) => (
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
