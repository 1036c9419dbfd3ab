import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { currentLanguage } from "../../../lib/language.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import { proposedEnd } from "./office-documents.model.ts";
import type { Terms } from "./office-documents.model.ts";
import classes from "./office-documents.module.css";
import { kindsQuery } from "./office-documents.queries.ts";

type TermFieldsProps = {
  terms: Terms;
  /** Day that the document bears; empty: today. */
  fecha: string;
  onChange: (terms: Terms) => void;
};

/** Kind of a document, whose terms propose its last day, and that day. */
export function TermFields({ terms, fecha, onChange }: TermFieldsProps) {
  const { t } = useTranslation("office-documents");
  const user = useCurrentUser();
  const { data } = useQuery(kindsQuery);
  const { clasificado_como, caduca_el } = terms;
  const today = dayIn(user.zona_horaria);
  const kinds = (data?.tipos ?? []).filter(
    ({ activo, codigo }) => activo || codigo === clasificado_como,
  );
  const choose = (codigo: string) => {
    const kind = kinds.find((one) => one.codigo === codigo);
    const day = fecha === "" ? today : fecha;
    onChange({ clasificado_como: codigo, caduca_el: proposedEnd(kind, day) });
  };
  return (
    <div className={classes.pair}>
      <Select
        label={t("terms.kind")}
        description={t("terms.kindHint")}
        allowDeselect={false}
        value={clasificado_como}
        data={[
          { value: "", label: t("terms.none") },
          ...kinds.map(({ codigo, nombres }) => ({
            value: codigo,
            label: nombres[currentLanguage()],
          })),
        ]}
        onChange={(value) => choose(value ?? "")}
      />
      <DateField
        label={t("terms.expires")}
        description={t("terms.expiresHint")}
        value={caduca_el}
        min={today}
        error={caduca_el !== "" && caduca_el < today ? t("terms.over") : undefined}
        onChange={(value) => onChange({ clasificado_como, caduca_el: value })}
      />
    </div>
  );
}
