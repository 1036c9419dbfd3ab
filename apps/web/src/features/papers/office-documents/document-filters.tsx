import { useDebouncedCallback } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { sharedCategories } from "@atrio/contract/papers/documents-office";
import type { OfficeDocument } from "@atrio/contract/papers/documents-office";

import { finderQuery } from "../../../lib/finder.ts";
import { Choice, Filters, WordsField } from "../../../ui/filters.tsx";
import { PersonSearch } from "../../../ui/person-search.tsx";
import type { PickedPerson } from "../../../ui/person-search.tsx";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import { isNarrow } from "./office-documents.model.ts";
import type { OfficeDocumentsSearch } from "./search.model.ts";

type Change = { [K in keyof OfficeDocumentsSearch]: OfficeDocumentsSearch[K] | undefined };

/** Changes the address; another filter begins at the first page. */
export function useShow() {
  const navigate = useNavigate({ from: "/admin/documents" });
  return (change: Change) =>
    void navigate({
      search: ({ pagina: _page, ...kept }) => ({ ...kept, ...change }),
      replace: true,
      resetScroll: false,
    });
}

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

const nothing: Change = {
  q: undefined,
  persona: undefined,
  tipo: undefined,
  carpeta: undefined,
  desde: undefined,
  hasta: undefined,
  caducan: undefined,
};

type DocumentFiltersProps = {
  /** Folders of all documents. */
  folders: readonly string[];
  /** Documents of the page, which name a person of the address. */
  documents: readonly OfficeDocument[];
};

/** Words, person, kind, folder and days of the list. */
export function DocumentFilters({ folders, documents }: DocumentFiltersProps) {
  const { t } = useTranslation("office-documents");
  const search = useSearch({ from: "/portal/admin/documents" });
  const { q = "", tipo = null, carpeta = null, desde = "", hasta = "", envio, caducan } = search;
  const show = useShow();
  const [typed, setTyped] = useState(q);
  const find = useDebouncedCallback(
    (text: string) => show({ q: text.trim() || undefined }),
    pauseMs,
  );
  const reset = () => {
    setTyped("");
    find.cancel();
    show(nothing);
  };
  const all = carpeta === null || folders.includes(carpeta) ? folders : [carpeta, ...folders];
  return (
    <Filters
      label={t("filter.label")}
      reset={isNarrow(search) || typed !== "" ? { label: t("filter.reset"), onReset: reset } : null}
    >
      <WordsField
        label={t("filter.words")}
        placeholder={t(envio === undefined ? "filter.hint" : "filter.copiesHint")}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          find(text);
        }}
      />
      {envio === undefined && (
        <>
          <PersonFilter key={search.persona ?? "all"} documents={documents} />
          <Choice
            label={t("column.kind")}
            all={t("filter.all")}
            value={tipo}
            options={sharedCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
            onChange={(value) => show({ tipo: value ?? undefined })}
          />
          <Choice
            label={t("column.folder")}
            all={t("filter.allFolders")}
            value={carpeta}
            nothingFound={t("filter.noFolder")}
            options={all.map((value) => ({ value, label: value }))}
            onChange={(value) => show({ carpeta: value ?? undefined })}
          />
          <Choice
            label={t("filter.expiry")}
            all={t("filter.anyExpiry")}
            value={caducan ?? null}
            options={[{ value: 1, label: t("filter.soon") }]}
            onChange={(value) => show({ caducan: value === null ? undefined : 1 })}
          />
          <DateField
            label={t("filter.from")}
            value={desde}
            onChange={(value) => show({ desde: value === "" ? undefined : value })}
          />
          <DateField
            label={t("filter.to")}
            value={hasta}
            onChange={(value) => show({ hasta: value === "" ? undefined : value })}
          />
        </>
      )}
    </Filters>
  );
}

function PersonFilter({ documents }: Pick<DocumentFiltersProps, "documents">) {
  const { t } = useTranslation("office-documents");
  const { persona } = useSearch({ from: "/portal/admin/documents" });
  const show = useShow();
  const [text, setText] = useState("");
  const { data, error } = useQuery(finderQuery(text));
  const named = documents.find(({ trabajador }) => trabajador?.id === persona)?.trabajador ?? null;
  const found = data?.person.map(({ id, name }) => ({ id, nombre_completo: name }));
  const known = named ?? found?.find(({ id }) => id === persona);
  const chosen: PickedPerson | null =
    persona === undefined ? null : (known ?? { id: persona, nombre_completo: t("filter.chosen") });
  return (
    <PersonSearch
      // The name arrives with the list.
      key={chosen?.nombre_completo ?? ""}
      label={t("filter.person")}
      placeholder={t("filter.allPeople")}
      nobody={t("filter.nobody")}
      value={chosen}
      found={found}
      failure={error}
      onText={setText}
      onChange={(person) => show({ persona: person?.id })}
    />
  );
}
