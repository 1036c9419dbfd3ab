import { Button, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { shiftColour } from "@atrio/contract/palette";
import type { ShiftLabel } from "@atrio/contract/shifts/labels";

import { removeLabel, saveLabel } from "../board.queries.ts";
import { colourVariables } from "../colours.model.ts";
import { ColourField } from "../edit/colour-field.tsx";

import { ItemForm } from "./item-form.tsx";
import { ItemRow } from "./item-row.tsx";
import classes from "./manage.module.css";

type Draft = Omit<ShiftLabel, "id"> & { id: number | null };

const fresh: Draft = { id: null, nombre: "", color: shiftColour };

/** Labels of the company. */
export function LabelList({ labels }: { labels: readonly ShiftLabel[] }) {
  const { t } = useTranslation("board-edit");
  const [edited, setEdited] = useState<Draft | null>(null);
  const form = edited !== null && (
    <LabelForm key={edited.id ?? 0} label={edited} onClose={() => setEdited(null)} />
  );
  return (
    <>
      <p className={classes.hint}>{t("manage.labels_hint")}</p>
      <ul className={classes.list}>
        {labels.map((label) =>
          edited?.id === label.id ? (
            <li key={label.id}>{form}</li>
          ) : (
            <ItemRow
              key={label.id}
              name={label.nombre}
              question={t("manage.label_question", { name: label.nombre })}
              onEdit={() => setEdited(label)}
              onRemove={() => removeLabel(label.id)}
            >
              <span className={classes.dot} style={colourVariables(label.color)} aria-hidden />
              <span className={classes.name}>{label.nombre}</span>
            </ItemRow>
          ),
        )}
      </ul>
      {edited?.id === null ? (
        form
      ) : (
        <Button
          variant="default"
          mih={44}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited(fresh)}
        >
          {t("manage.label_add")}
        </Button>
      )}
    </>
  );
}

function LabelForm({ label, onClose }: { label: Draft; onClose: () => void }) {
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
