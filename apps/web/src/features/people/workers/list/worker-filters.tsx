import { Button, Select, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { directoryOrders, relations } from "@atrio/contract/people/directory-columns";
import type { DirectoryColumn } from "@atrio/contract/people/directory-columns";

import { useCurrentUser } from "../../../../lib/identity.ts";
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

const all = "";

/** Narrows the list by words, department, work centre and relation. */
export function WorkerFilters(props: WorkerFiltersProps) {
  const { asked, words, columns, isPhone, onWords, onChange } = props;
  const { t } = useTranslation(["workers", "directory"]);
  const choices = useQuery(choicesQuery(useCurrentUser().id)).data;
  const { departamentos = [], centros = [] } = choices ?? {};
  const { centreId } = asked;
  return (
    <div className={classes.filters} role="search" aria-label={t("filter.label")}>
      <TextInput
        className={classes.words}
        label={t("filter.words")}
        placeholder={t("filter.placeholder")}
        leftSection={<IconSearch size={18} aria-hidden />}
        type="search"
        maxLength={100}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      {columns.includes("nombre_departamento_trabajador") && (
        <Select
          label={t("directory:column.nombre_departamento_trabajador")}
          searchable
          nothingFoundMessage={t("filter.nothing")}
          value={asked.department ?? all}
          data={[
            { value: all, label: t("filter.all_departments") },
            ...departamentos.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(value) => onChange({ departamento: value || undefined })}
        />
      )}
      {columns.includes("centro_trabajo") && (
        <Select
          label={t("directory:column.centro_trabajo")}
          searchable
          nothingFoundMessage={t("filter.nothing")}
          value={centreId === null ? all : String(centreId)}
          data={[
            { value: all, label: t("filter.all_centres") },
            ...centros.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
          ]}
          onChange={(value) =>
            onChange({ centro: value === null || value === all ? undefined : Number(value) })
          }
        />
      )}
      <Select
        label={t("directory:column.relacion")}
        value={asked.relation ?? all}
        allowDeselect={false}
        data={[
          { value: all, label: t("filter.all_relations") },
          ...relations.map((one) => ({ value: one, label: t(`directory:relation.${one}`) })),
        ]}
        onChange={(value) => onChange({ relacion: value || undefined })}
      />
      {isPhone && columns.length > 0 && (
        <OrderChoice asked={asked} columns={columns} onChange={onChange} />
      )}
    </div>
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
