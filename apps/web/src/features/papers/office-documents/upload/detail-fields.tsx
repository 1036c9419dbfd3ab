import { Autocomplete, Checkbox, Select, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import type { PublishDraft } from "../office-documents.model.ts";
import classes from "../office-documents.module.css";
import { TermFields } from "../term-fields.tsx";

type DetailFieldsProps = {
  draft: PublishDraft;
  /** Folders that are in use. */
  folders: readonly string[];
  onChange: (part: Partial<PublishDraft>) => void;
};

const categories = ["laboral", "trabajador"] as const;
const fileClasses = ["general", "bancaria", "medica"] as const;

/** Kind, folder, date and words of the documents, and who is told. */
export function DetailFields({ draft, folders, onChange }: DetailFieldsProps) {
  const { t } = useTranslation("office-documents");
  const isForPeople = draft.target === "folders";
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("publish.details")}</legend>
      {isForPeople && <KindFields draft={draft} onChange={onChange} />}
      <div className={classes.pair}>
        <Autocomplete
          size="md"
          label={t("column.folder")}
          description={t("publish.folderHint")}
          maxLength={100}
          data={[...folders]}
          value={draft.carpeta}
          onChange={(carpeta) => onChange({ carpeta })}
        />
        <DateField
          label={t("publish.date")}
          description={t("publish.dateHint")}
          value={draft.fecha}
          onChange={(fecha) => onChange({ fecha })}
        />
      </div>
      <TermFields terms={draft} fecha={draft.fecha} onChange={onChange} />
      <Textarea
        label={t("publish.words")}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
        value={draft.descripcion}
        onChange={(event) => onChange({ descripcion: event.currentTarget.value })}
      />
      {isForPeople && (
        <Checkbox
          label={t("publish.notice")}
          description={t("publish.noticeHint")}
          checked={draft.avisar}
          onChange={(event) => onChange({ avisar: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}

function KindFields({ draft, onChange }: Omit<DetailFieldsProps, "folders">) {
  const { t } = useTranslation("office-documents");
  const isGeneral = draft.clase === "general";
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t("column.kind")}
          description={t("publish.kindHint")}
          allowDeselect={false}
          value={draft.categoria}
          data={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
          onChange={(value) =>
            onChange({ categoria: categories.find((one) => one === value) ?? "laboral" })
          }
        />
        <Select
          label={t("publish.class")}
          description={t("publish.classHint")}
          allowDeselect={false}
          value={draft.clase}
          data={fileClasses.map((value) => ({ value, label: t(`class.${value}`) }))}
          onChange={(value) =>
            onChange({ clase: fileClasses.find((one) => one === value) ?? "general" })
          }
        />
      </div>
      <Checkbox
        label={t("publish.supervisor")}
        description={t(isGeneral ? "publish.supervisorHint" : "publish.supervisorNever")}
        disabled={!isGeneral}
        checked={draft.supervisor && isGeneral}
        onChange={(event) => onChange({ supervisor: event.currentTarget.checked })}
      />
    </>
  );
}
