import { useCallback, useState } from "react";

import type { PersonalProfile } from "@atrio/contract/people/workers";

import { queryClient } from "../../../../lib/query-client.ts";

import {
  codeToLookUp,
  draftOf,
  isChanged,
  withCode,
  withCountry,
  withProvince,
} from "./address.model.ts";
import type { ContactDraft, ContactField } from "./address.model.ts";
import { postalCodeQuery } from "./address.queries.ts";

/** State of the contact form; `saved` is its initial value. */
export type ContactWriting = {
  draft: ContactDraft;
  saved: ContactDraft;
  isDirty: boolean;
  change: (field: ContactField, value: string) => void;
  reset: (profile: PersonalProfile) => void;
};

/** State of the typed contact; a Spanish postal code sets its province and town. */
export function useContactDraft(profile: PersonalProfile): ContactWriting {
  const [saved, setSaved] = useState(() => draftOf(profile));
  const [draft, setDraft] = useState(saved);
  const change = useCallback(
    (field: ContactField, value: string) => {
      setDraft((before) => changed(before, field, value));
      const code =
        field === "codigo_postal" ? codeToLookUp({ ...draft, codigo_postal: value }) : null;
      if (code !== null) void fillFrom(code, setDraft);
    },
    [draft],
  );
  const reset = useCallback((answered: PersonalProfile) => {
    setSaved(draftOf(answered));
    setDraft(draftOf(answered));
  }, []);
  return { draft, saved, isDirty: isChanged(draft, saved), change, reset };
}

function changed(draft: ContactDraft, field: ContactField, value: string): ContactDraft {
  if (field === "pais_id") return withCountry(draft, value);
  if (field === "provincia_id") return withProvince(draft, value);
  return { ...draft, [field]: value };
}

async function fillFrom(
  code: string,
  setDraft: (change: (draft: ContactDraft) => ContactDraft) => void,
): Promise<void> {
  try {
    const found = await queryClient.query({ ...postalCodeQuery(code), staleTime: "static" });
    setDraft((draft) => withCode(draft, found));
  } catch {
    // The field itself reports an unknown code.
  }
}
