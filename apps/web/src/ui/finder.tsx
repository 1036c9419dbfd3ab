import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../lib/errors.ts";
import { finderQuery } from "../lib/finder.ts";
import type { Found } from "../lib/finder.ts";
import { formatDate } from "../lib/format.ts";

type FinderProps = {
  kind: "person" | "centre";
  label: string;
  description?: string | undefined;
  value: Found | null;
  /** The form can be sent without anybody. */
  isOptional?: boolean;
  error?: string | undefined;
  onChange: (found: Found | null) => void;
};

/** Typing is over when nothing is typed for this long. */
const pauseMs = 250;

/** Finds a person, or a work centre, of the company on the server. */
export function Finder(props: FinderProps) {
  const { kind, label, description, value, isOptional = false, error, onChange } = props;
  const { t } = useTranslation("office");
  const [typed, setTyped] = useState(value?.name ?? "");
  const [text] = useDebouncedValue(typed === value?.name ? "" : typed.trim(), pauseMs);
  const query = useQuery(finderQuery(text));
  const found = (query.data?.[kind] ?? []).map(({ id, name, leftOn = null }) => ({
    id,
    name: leftOn === null ? name : t("finder.left", { name, date: formatDate(leftOn) }),
  }));
  const isListed = found.some(({ id }) => id === value?.id);
  const offered = value === null || isListed ? found : [value, ...found];
  return (
    <Select
      label={label}
      description={description}
      required={!isOptional}
      searchable
      nothingFoundMessage={t("finder.nothing")}
      // The server has found them: their names need not hold the typed text.
      filter={({ options }) => options}
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value.id)}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(offered.find((one) => String(one.id) === id) ?? null)}
      error={query.error === null ? error : messageOf(query.error)}
    />
  );
}
