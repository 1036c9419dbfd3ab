import { Button, FileInput, SegmentedControl, Select, TextInput } from "@mantine/core";
import { IconEye, IconPaperclip } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";
import type { AskDraft, AskField } from "../signing.model.ts";
import classes from "../signing.module.css";
import { textsQuery } from "../signing.queries.ts";
import { PreviewDialog } from "../texts/preview-dialog.tsx";

type ContentFieldsProps = {
  draft: AskDraft;
  missing: readonly AskField[];
  onChange: (part: Partial<AskDraft>) => void;
};

/** Title and what is signed: one PDF for all, or a text filled for each person. */
export function ContentFields({ draft, missing, onChange }: ContentFieldsProps) {
  const { t } = useTranslation("signing-office");
  const lacks = missing.includes("content");
  return (
    <>
      <TextInput
        label={t("ask.name")}
        required
        maxLength={200}
        value={draft.titulo}
        error={missing.includes("titulo") ? t("ask.needsName") : undefined}
        onChange={(event) => onChange({ titulo: event.currentTarget.value })}
      />
      <SegmentedControl<AskDraft["content"]>
        className={classes.audiences}
        aria-label={t("ask.content")}
        value={draft.content}
        onChange={(content) => onChange({ content })}
        data={[
          { value: "pdf", label: t("ask.pdf") },
          { value: "fields", label: t("ask.fields") },
        ]}
      />
      {draft.content === "pdf" ? (
        <FileInput
          label={t("ask.file")}
          description={t("ask.fileHint")}
          placeholder={t("ask.fileChoose")}
          // Readable text in a button, where a field has a hint only.
          styles={{ placeholder: { color: "var(--atrio-muted)" } }}
          leftSection={<IconPaperclip size={18} aria-hidden />}
          accept="application/pdf,.pdf"
          required
          clearable
          clearButtonProps={{ "aria-label": t("ask.fileRemove") }}
          value={draft.file}
          error={lacks ? t("ask.needsFile") : undefined}
          onChange={(file) => onChange({ file })}
        />
      ) : (
        <TextChoice
          draft={draft}
          error={lacks ? t("ask.needsText") : undefined}
          onChange={onChange}
        />
      )}
    </>
  );
}

type TextChoiceProps = Pick<ContentFieldsProps, "draft" | "onChange"> & {
  error: string | undefined;
};

function TextChoice({ draft, error, onChange }: TextChoiceProps) {
  const { t } = useTranslation("signing-office");
  const texts = useQuery(textsQuery);
  const [isPreview, setPreview] = useState(false);
  const chosen = texts.data?.find(({ id }) => id === draft.plantilla);
  if (texts.data?.length === 0) {
    return (
      <p className={classes.muted}>
        {t("ask.noTexts")}{" "}
        <Link to="/admin/signatures" search={{ vista: "textos" }}>
          {t("texts.open")}
        </Link>
      </p>
    );
  }
  return (
    <>
      <Select
        label={t("ask.text")}
        required
        searchable
        value={draft.plantilla === null ? null : String(draft.plantilla)}
        data={(texts.data ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        error={texts.error === null ? error : messageOf(texts.error)}
        onChange={(id) => onChange({ plantilla: id === null ? null : Number(id) })}
      />
      {chosen !== undefined && (
        <Button
          variant="default"
          className={classes.send ?? ""}
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={() => setPreview(true)}
        >
          {t("texts.preview")}
        </Button>
      )}
      {isPreview && chosen !== undefined && (
        <PreviewDialog
          titulo={draft.titulo.trim() === "" ? chosen.nombre : draft.titulo.trim()}
          idioma={chosen.idioma}
          texto={chosen.texto}
          onClose={() => setPreview(false)}
        />
      )}
    </>
  );
}
