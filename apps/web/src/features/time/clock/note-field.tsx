import { IconNotes } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import classes from "./note-field.module.css";
import { StageButton } from "./stage-button.tsx";

type NoteFieldProps = { value: string; disabled: boolean; onChange: (value: string) => void };

const longest = 500;

/** A remark for the next punch, out of the way until it is wanted. */
export function NoteField({ value, disabled, onChange }: NoteFieldProps) {
  const { t } = useTranslation("time");
  const [wanted, setWanted] = useState(value !== "");
  const id = useId();
  if (!wanted) {
    return (
      <StageButton tone="text" icon={<IconNotes size={18} />} onClick={() => setWanted(true)}>
        {t("actions.add_note")}
      </StageButton>
    );
  }
  return (
    <div className={classes.note}>
      <label htmlFor={id}>{t("actions.note")}</label>
      <textarea
        id={id}
        className={classes.text}
        rows={2}
        maxLength={longest}
        value={value}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
        autoFocus
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-hint`}>{t("actions.note_hint")}</p>
    </div>
  );
}
