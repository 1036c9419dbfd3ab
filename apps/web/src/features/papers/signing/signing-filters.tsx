import { useDebouncedCallback } from "@mantine/hooks";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { signatureStates } from "@atrio/contract/papers/signatures";

import { Choice, Filters, WordsField } from "../../../ui/filters.tsx";

import type { SigningSearch } from "./search.model.ts";

type Change = { [K in keyof SigningSearch]: SigningSearch[K] | undefined };

/** Changes the address; another filter begins at the first page. */
export function useShow() {
  const navigate = useNavigate({ from: "/admin/signatures" });
  return (change: Change) =>
    void navigate({
      search: ({ pagina: _page, ...kept }) => ({ ...kept, ...change }),
      replace: true,
      resetScroll: false,
    });
}

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

type SigningFiltersProps = { hint: string; isNarrow: boolean; children: ReactNode };

/** Search field and choices of a list. */
function SigningFilters({ hint, isNarrow, children }: SigningFiltersProps) {
  const { t } = useTranslation("signing-office");
  const { q = "" } = useSearch({ from: "/portal/admin/signatures" });
  const show = useShow();
  const [typed, setTyped] = useState(q);
  const search = useDebouncedCallback(
    (text: string) => show({ q: text.trim() || undefined }),
    pauseMs,
  );
  const reset = () => {
    setTyped("");
    search.cancel();
    show({ q: undefined, estado: undefined, abiertos: undefined });
  };
  return (
    <Filters
      label={t("filters")}
      reset={isNarrow || q !== "" ? { label: t("reset"), onReset: reset } : null}
    >
      <WordsField
        label={t("search")}
        placeholder={hint}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          search(text);
        }}
      />
      {children}
    </Filters>
  );
}

/** Words and state of the sendings. */
export function RoundFilters() {
  const { t } = useTranslation("signing-office");
  const { abiertos = null } = useSearch({ from: "/portal/admin/signatures" });
  const show = useShow();
  return (
    <SigningFilters hint={t("roundHint")} isNarrow={abiertos !== null}>
      <Choice<"1" | "0">
        label={t("state")}
        all={t("all")}
        value={abiertos}
        options={[
          { value: "1", label: t("open") },
          { value: "0", label: t("finished") },
        ]}
        onChange={(value) => show({ abiertos: value ?? undefined })}
      />
    </SigningFilters>
  );
}

/** Words and state of people's documents. */
export function RequestFilters() {
  const { t } = useTranslation("signing-office");
  const { t: words } = useTranslation("signatures");
  const { estado = null } = useSearch({ from: "/portal/admin/signatures" });
  const show = useShow();
  return (
    <SigningFilters hint={t("personHint")} isNarrow={estado !== null}>
      <Choice
        label={t("state")}
        all={t("all")}
        value={estado}
        options={signatureStates.map((value) => ({ value, label: words(`state.${value}`) }))}
        onChange={(value) => show({ estado: value ?? undefined })}
      />
    </SigningFilters>
  );
}
