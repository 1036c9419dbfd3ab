import { SegmentedControl, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { AudienceFields } from "../../signing/ask/audience-fields.tsx";
import { groupsQuery } from "../../signing/signing.queries.ts";
import type { PublishDraft } from "../office-documents.model.ts";
import classes from "../office-documents.module.css";

type ReaderFieldsProps = {
  draft: PublishDraft;
  error: string | undefined;
  onChange: (part: Partial<PublishDraft>) => void;
};

/** Where a document goes: into folders of people, or where everybody sees it. */
export function ReaderFields({ draft, error, onChange }: ReaderFieldsProps) {
  const { t } = useTranslation("office-documents");
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("publish.readers")}</legend>
      <SegmentedControl<PublishDraft["target"]>
        aria-label={t("publish.readers")}
        value={draft.target}
        onChange={(target) => onChange({ target })}
        data={[
          { value: "folders", label: t("publish.folders") },
          { value: "company", label: t("publish.company") },
        ]}
      />
      <p className={classes.muted}>{t(`publish.${draft.target}Text`)}</p>
      {draft.target === "folders" ? (
        <AudienceFields
          draft={draft}
          error={error}
          reachText={(total) => t("publish.reach", { count: total, total })}
          onChange={onChange}
        />
      ) : (
        <CentreField draft={draft} onChange={onChange} />
      )}
    </fieldset>
  );
}

function CentreField({ draft, onChange }: Omit<ReaderFieldsProps, "error">) {
  const { t } = useTranslation("office-documents");
  const { data } = useQuery(groupsQuery);
  return (
    <Select
      label={t("publish.centre")}
      searchable
      allowDeselect={false}
      value={draft.centro === null ? "" : String(draft.centro)}
      data={[
        { value: "", label: t("publish.allCentres") },
        ...(data?.centros ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre })),
      ]}
      onChange={(value) => onChange({ centro: value ? Number(value) : null })}
    />
  );
}
