import { Button, Textarea, TextInput } from "@mantine/core";
import { IconArrowBackUp, IconPlus } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Language } from "@atrio/contract/common";
import { longestNotice } from "@atrio/contract/messages/notice-texts";
import type { OfficeNoticeText } from "@atrio/contract/messages/notice-texts";

import { ApiError } from "../../../lib/errors.ts";
import { languageNames } from "../../../lib/language.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { previewOf, shownText, unknownFields, withField } from "./notice-texts.model.ts";
import classes from "./notice-texts.module.css";
import { saveTextMutation } from "./notice-texts.queries.ts";

type TextDialogProps = { text: OfficeNoticeText; language: Language; onClose: () => void };

/** Form of a sentence in a language: words, fields, preview and the portal's words beside them. */
export function TextDialog({ text, language, onClose }: TextDialogProps) {
  const { t } = useTranslation("notice-texts");
  const shown = shownText(text, language);
  const [titulo, setTitulo] = useState(shown.titulo);
  const [texto, setTexto] = useState(shown.texto);
  const area = useRef<HTMLTextAreaElement>(null);
  const save = useMutation(saveTextMutation);
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const unknown = unknownFields(texto, text.campos);
  const missing = (value: string) => (value.trim() === "" ? t("dialog.required") : undefined);
  const send = (propio: { titulo: string; texto: string } | null) =>
    save.mutate(
      { frase: text.frase, idioma: language, propio },
      {
        onSuccess: () => {
          notify({
            kind: "success",
            message: t(propio === null ? "dialog.reset" : "dialog.saved"),
          });
          onClose();
        },
      },
    );
  const insert = (field: string) => {
    const { selectionStart: start = texto.length, selectionEnd: end = texto.length } =
      area.current ?? {};
    const next = withField(texto, { start, end }, field);
    setTexto(next.text);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const unknownText =
    unknown.length === 0 ? undefined : t("dialog.unknown", { fields: unknown.join(", ") });
  return (
    <FormDialog
      title={t("dialog.title")}
      submit={t("dialog.save")}
      pending={save.isPending}
      error={save.error}
      disabled={unknown.length > 0 || titulo.trim() === "" || texto.trim() === ""}
      size={640}
      onSubmit={() => send({ titulo, texto })}
      onClose={onClose}
    >
      <p className={classes.note}>{languageNames[language]}</p>
      <TextInput
        label={t("dialog.titulo")}
        description={t("dialog.tituloHint")}
        value={titulo}
        lang={language}
        maxLength={longestNotice.titulo}
        error={missing(titulo) ?? fields["titulo"]?.join("\n")}
        onChange={(event) => setTitulo(event.currentTarget.value)}
      />
      <Textarea
        ref={area}
        label={t("dialog.texto")}
        value={texto}
        lang={language}
        autosize
        minRows={3}
        maxLength={longestNotice.texto}
        error={missing(texto) ?? unknownText ?? fields["texto"]?.join("\n")}
        onChange={(event) => setTexto(event.currentTarget.value)}
      />
      {text.campos.length > 0 && (
        <div className={classes.fields} role="group" aria-label={t("dialog.fields")}>
          <span className={classes.note}>{t("dialog.fields")}</span>
          {text.campos.map((field) => (
            <Button
              key={field}
              variant="default"
              size="xs"
              mih={44}
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => insert(field)}
            >
              {field}
            </Button>
          ))}
        </div>
      )}
      <Previews text={text} language={language} titulo={titulo} texto={texto} />
      {shown.isOwn && (
        <Button
          variant="subtle"
          mih={44}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          loading={save.isPending}
          onClick={() => send(null)}
        >
          {t("dialog.back")}
        </Button>
      )}
    </FormDialog>
  );
}

type PreviewsProps = Pick<TextDialogProps, "text" | "language"> & { titulo: string; texto: string };

function Previews({ text, language, titulo, texto }: PreviewsProps) {
  const { t } = useTranslation("notice-texts");
  const known = text.textos.find(({ idioma }) => idioma === language);
  return (
    <div className={classes.previews}>
      <div>
        <p className={classes.note}>{t("dialog.preview")}</p>
        <p className={classes.preview} lang={language}>
          <b>{titulo}</b>
          <span>{previewOf(texto, known?.ejemplo ?? {})}</span>
        </p>
      </div>
      {known !== undefined && (
        <div>
          <p className={classes.note}>{t("dialog.original")}</p>
          <p className={classes.preview} lang={language}>
            <b>{known.original.titulo}</b>
            <span>{known.original.texto}</span>
          </p>
        </div>
      )}
    </div>
  );
}
