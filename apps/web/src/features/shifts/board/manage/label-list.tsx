import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { shiftColour } from "@atrio/contract/palette";
import type { ShiftLabel } from "@atrio/contract/shifts/labels";

import { removeLabel, saveLabel } from "../board.queries.ts";
import { colourVariables } from "../colours.model.ts";
import { ColourField } from "../edit/colour-field.tsx";

import { ItemForm } from "./item-form.tsx";
import { ItemList } from "./item-list.tsx";
import type { Draft } from "./item-list.tsx";
import classes from "./manage.module.css";

const fresh: Draft<ShiftLabel> = { id: null, nombre: "", color: shiftColour };

/** Labels of the company. */
export function LabelList({ labels }: { labels: readonly ShiftLabel[] }) {
  const { t } = useTranslation("board-edit");
  return (
    <ItemList
      items={labels}
      fresh={fresh}
      hint={t("manage.labels_hint")}
      addLabel={t("manage.label_add")}
      questionOf={({ nombre }) => t("manage.label_question", { name: nombre })}
      onRemove={removeLabel}
      renderItem={(label) => (
        <>
          <span className={classes.dot} style={colourVariables(label.color)} aria-hidden />
          <span className={classes.name}>{label.nombre}</span>
        </>
      )}
      renderForm={(label, onClose) => (
        <LabelForm key={label.id ?? 0} label={label} onClose={onClose} />
      )}
    />
  );
}

function LabelForm({ label, onClose }: { label: Draft<ShiftLabel>; onClose: () => void }) {
  const { t } = useTranslation("board-edit");
  const [draft, setDraft] = useState(label);
  return (
    <ItemForm
      label={t(label.id === null ? "manage.label_add" : "manage.label_change")}
      isComplete={draft.nombre.trim() !== ""}
      onSave={async () => {
        await saveLabel({ ...draft, nombre: draft.nombre.trim() });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t("manage.name")}
        required
        maxLength={40}
        data-autofocus
        value={draft.nombre}
        onChange={(event) => setDraft({ ...draft, nombre: event.currentTarget.value })}
      />
      <ColourField
        label={t("field.colour")}
        value={draft.color}
        onChange={(color) => setDraft({ ...draft, color })}
      />
    </ItemForm>
  );
}
