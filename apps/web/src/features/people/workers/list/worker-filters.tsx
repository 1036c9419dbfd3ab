import { Button, Select } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { directoryOrders, relations } from "@atrio/contract/people/directory-columns";
import type { DirectoryColumn } from "@atrio/contract/people/directory-columns";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { Choice, Filters, WordsField } from "../../../../ui/filters.tsx";
import type { WorkersSearch } from "../search.model.ts";
import type { WorkersAsked } from "../workers.model.ts";
import { choicesQuery } from "../workers.queries.ts";

import classes from "./workers.module.css";

export type Change = { [K in keyof WorkersSearch]: WorkersSearch[K] | undefined };

type WorkerFiltersProps = {
  asked: WorkersAsked;
  words: string;
  columns: readonly DirectoryColumn[];
  /** Without heads of columns to press, the order is chosen here. */
  isPhone: boolean;
  onWords: (words: string) => void;
  onChange: (change: Change) => void;
};

/** Narrows the list by words, department, work centre and relation. */
export function WorkerFilters(props: WorkerFiltersProps) {
  const { asked, words, columns, isPhone, onWords, onChange } = props;
  const { t } = useTranslation(["workers", "directory"]);
  const choices = useQuery(choicesQuery(useCurrentUser().id)).data;
  const { departamentos = [], centros = [] } = choices ?? {};
  return (
    <Filters label={t("filter.label")}>
      <WordsField
        label={t("filter.words")}
        placeholder={t("filter.placeholder")}
        value={words}
        onChange={onWords}
      />
      {columns.includes("nombre_departamento_trabajador") && (
        <Choice
          label={t("directory:column.nombre_departamento_trabajador")}
          all={t("filter.all_departments")}
          nothingFound={t("filter.nothing")}
          value={asked.department}
          options={departamentos.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange({ departamento: value ?? undefined })}
        />
      )}
      {columns.includes("centro_trabajo") && (
        <Choice
          label={t("directory:column.centro_trabajo")}
          all={t("filter.all_centres")}
          nothingFound={t("filter.nothing")}
          value={asked.centreId}
          options={centros.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          onChange={(value) => onChange({ centro: value ?? undefined })}
        />
      )}
      <Choice
        label={t("directory:column.relacion")}
        all={t("filter.all_relations")}
        value={asked.relation}
        options={relations.map((value) => ({ value, label: t(`directory:relation.${value}`) }))}
        onChange={(value) => onChange({ relacion: value ?? undefined })}
      />
      {isPhone && columns.length > 0 && (
        <OrderChoice asked={asked} columns={columns} onChange={onChange} />
      )}
    </Filters>
  );
}

function OrderChoice({
  asked,
  columns,
  onChange,
}: Pick<WorkerFiltersProps, "asked" | "columns" | "onChange">) {
  const { t } = useTranslation(["workers", "directory"]);
  const { order, isDescending } = asked;
  const Arrow = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <div className={classes.order}>
      <Select
        label={t("filter.order")}
        value={order}
        allowDeselect={false}
        data={directoryOrders
          .filter((one) => columns.includes(one))
          .map((one) => ({ value: one, label: t(`directory:column.${one}`) }))}
        onChange={(value) => onChange({ orden: value ?? undefined, sentido: undefined })}
      />
      <Button
        variant="default"
        leftSection={<Arrow size={18} aria-hidden />}
        onClick={() => onChange({ sentido: isDescending ? undefined : "desc" })}
      >
        {isDescending ? t("filter.descending") : t("filter.ascending")}
      </Button>
    </div>
  );
}
