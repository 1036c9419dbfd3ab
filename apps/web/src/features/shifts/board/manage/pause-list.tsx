import { Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { ShiftPause } from "@atrio/contract/shifts/labels";

import { TimeField } from "../../../../ui/typed-fields/time-field.tsx";
import { removePause, savePause } from "../board.queries.ts";
import { fullTimes } from "../words.model.ts";

import { ItemForm } from "./item-form.tsx";
import { ItemList } from "./item-list.tsx";
import type { Draft } from "./item-list.tsx";
import classes from "./manage.module.css";

const fresh: Draft<ShiftPause> = {
  id: null,
  nombre: "",
  hora_inicio: "14:00",
  hora_fin: "14:30",
  cuenta_como_trabajo: false,
};

/** Pauses that shifts may have. */
export function PauseList({ pauses }: { pauses: readonly ShiftPause[] }) {
  const { t } = useTranslation("board-edit");
  return (
    <ItemList
      items={pauses}
      fresh={fresh}
      hint={t("manage.pauses_hint")}
      addLabel={t("manage.pause_add")}
      questionOf={({ nombre }) => t("manage.pause_question", { name: nombre })}
      onRemove={removePause}
      renderItem={(pause) => (
        <span className={classes.name}>
          {pause.nombre}
          <small>
            {fullTimes(pause)} · {t(pause.cuenta_como_trabajo ? "manage.paid" : "manage.unpaid")}
          </small>
        </span>
      )}
      renderForm={(pause, onClose) => (
        <PauseForm key={pause.id ?? 0} pause={pause} onClose={onClose} />
      )}
    />
  );
}

function PauseForm({ pause, onClose }: { pause: Draft<ShiftPause>; onClose: () => void }) {
  const { t } = useTranslation("board-edit");
  const [draft, setDraft] = useState(pause);
  const { nombre, hora_inicio, hora_fin } = draft;
  return (
    <ItemForm
      label={t(pause.id === null ? "manage.pause_add" : "manage.pause_change")}
      isComplete={nombre.trim() !== "" && hora_inicio !== "" && hora_fin !== ""}
      onSave={async () => {
        await savePause({ ...draft, nombre: nombre.trim() });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t("manage.name")}
        required
        maxLength={40}
        value={nombre}
        onChange={(event) => setDraft({ ...draft, nombre: event.currentTarget.value })}
      />
      <div className={classes.times}>
        <TimeField
          label={t("field.start")}
          required
          value={hora_inicio}
          onChange={(value) => setDraft({ ...draft, hora_inicio: value })}
        />
        <TimeField
          label={t("field.end")}
          required
          value={hora_fin}
          onChange={(value) => setDraft({ ...draft, hora_fin: value })}
        />
      </div>
      <Checkbox
        label={t("manage.counts")}
        checked={draft.cuenta_como_trabajo}
        onChange={({ currentTarget: { checked } }) =>
          setDraft({ ...draft, cuenta_como_trabajo: checked })
        }
      />
    </ItemForm>
  );
}
