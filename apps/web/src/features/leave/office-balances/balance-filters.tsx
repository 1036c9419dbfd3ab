import { Select } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { balanceKinds } from "@atrio/contract/leave/leave";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Choice, Filters, WordsField } from "../../../ui/filters.tsx";

import { yearsAround } from "./office-balances.model.ts";
import type { BalancesAsked } from "./office-balances.model.ts";
import type { OfficeBalancesSearch } from "./search.model.ts";

type BalanceFiltersProps = {
  asked: BalancesAsked;
  centres: ReadonlyArray<{ id: number; nombre: string }>;
  onChange: (change: {
    [K in keyof OfficeBalancesSearch]: OfficeBalancesSearch[K] | undefined;
  }) => void;
};

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

/** Words, balance, year and centre of the list. */
export function BalanceFilters({ asked, centres, onChange }: BalanceFiltersProps) {
  const { t } = useTranslation("leave-balances");
  const { t: words } = useTranslation("requests");
  const today = dayIn(useCurrentUser().zona_horaria);
  const [typed, setTyped] = useState(asked.texto);
  const search = useDebouncedCallback(
    (text: string) => onChange({ q: text.trim() === "" ? undefined : text.trim() }),
    pauseMs,
  );
  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  const isNarrow = asked.texto !== "" || asked.centro_trabajo_id !== null;
  const reset = () => {
    setTyped("");
    search.cancel();
    onChange({ q: undefined, centro: undefined });
  };
  return (
    <Filters label={t("filters")} reset={isNarrow ? { label: t("reset"), onReset: reset } : null}>
      <WordsField label={t("search")} placeholder={t("searchHint")} value={typed} onChange={type} />
      <Select
        label={t("kind")}
        allowDeselect={false}
        value={asked.saldo}
        data={balanceKinds.map((value) => ({ value, label: words(`balance.${value}`) }))}
        onChange={(saldo) => onChange({ saldo: saldo ?? undefined })}
      />
      <Select
        label={t("yearLabel")}
        allowDeselect={false}
        value={String(asked.anyo)}
        data={[...new Set([asked.anyo, ...yearsAround(today)])]
          .toSorted((a, b) => b - a)
          .map(String)}
        onChange={(year) => onChange({ anyo: year === null ? undefined : Number(year) })}
      />
      <Choice
        label={t("centre")}
        all={t("all")}
        value={asked.centro_trabajo_id}
        options={centres.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        onChange={(centro) => onChange({ centro: centro ?? undefined })}
      />
    </Filters>
  );
}
