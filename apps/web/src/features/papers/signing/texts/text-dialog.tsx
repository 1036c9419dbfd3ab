import { Button, Select, Textarea, TextInput } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { languages } from "@atrio/contract/languages";
import { templateFields } from "@atrio/contract/papers/template-fields";
import type { TemplateField } from "@atrio/contract/papers/template-fields";
import type { DocumentTemplate } from "@atrio/contract/papers/templates";

import { currentLanguage, languageNames } from "../../../../lib/language.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import classes from "../signing.module.css";
import { saveTextMutation } from "../signing.queries.ts";

import { PreviewDialog } from "./preview-dialog.tsx";

type TextDialogProps = { text: DocumentTemplate | null; onClose: () => void };

/** Writes a text with fields; fields are put where the cursor stands. */
export function TextDialog({ text, onClose }: TextDialogProps) {
  const { t } = useTranslation("signing-office");
  const [draft, setDraft] = useState({
    nombre: text?.nombre ?? "",
    idioma: text?.idioma ?? currentLanguage(),
    texto: text?.texto ?? "",
  });
  const [tried, setTried] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const save = useMutation(saveTextMutation);
  const missing = (value: string) =>
    tried && value.trim() === "" ? t("texts.missing") : undefined;
  const insert = (field: TemplateField) => {
    const at = area.current?.selectionStart ?? draft.texto.length;
    const texto = `${draft.texto.slice(0, at)}{{${field}}}${draft.texto.slice(at)}`;
    setDraft({ ...draft, texto });
    area.current?.focus();
  };
  const submit = () => {
    setTried(true);
    if (draft.nombre.trim() === "" || draft.texto.trim() === "") return;
    save.mutate(
      { id: text?.id ?? null, body: draft },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("texts.done") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={text === null ? t("texts.add") : t("texts.editOf", { name: text.nombre })}
      submit={t("texts.save")}
      size={720}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t("texts.name")}
        required
        maxLength={120}
        value={draft.nombre}
        error={missing(draft.nombre)}
        onChange={(event) => setDraft({ ...draft, nombre: event.currentTarget.value })}
      />
      <Select
        label={t("texts.language")}
        allowDeselect={false}
        value={draft.idioma}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => {
          const idioma = languages.find((one) => one === value);
          if (idioma !== undefined) setDraft({ ...draft, idioma });
        }}
      />
      <Textarea
        ref={area}
        label={t("texts.body")}
        description={t("texts.bodyHint")}
        required
        autosize
        minRows={8}
        maxRows={16}
        maxLength={20_000}
        lang={draft.idioma}
        value={draft.texto}
        error={missing(draft.texto)}
        onChange={(event) => setDraft({ ...draft, texto: event.currentTarget.value })}
      />
      <FieldButtons onInsert={insert} />
      {draft.texto.trim() !== "" && (
        <Button
          variant="default"
          className={classes.send ?? ""}
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={() => setPreview(true)}
        >
          {t("texts.preview")}
        </Button>
      )}
      {isPreview && (
        <PreviewDialog
          titulo={draft.nombre.trim() === "" ? t("texts.title") : draft.nombre.trim()}
          idioma={draft.idioma}
          texto={draft.texto}
          onClose={() => setPreview(false)}
        />
      )}
    </FormDialog>
  );
}

/** Fields that a text can have, by name. */
function FieldButtons({ onInsert }: { onInsert: (field: TemplateField) => void }) {
  const { t } = useTranslation("signing-office");
  return (
    <div className={classes.fields} role="group" aria-label={t("texts.fields")}>
      {templateFields.map((field) => (
        <Button key={field} variant="default" size="compact-sm" onClick={() => onInsert(field)}>
          {t(`field.${field}`)}
        </Button>
      ))}
    </div>
  );
}
