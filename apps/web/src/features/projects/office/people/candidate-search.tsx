import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { PersonSearch } from "../../../../ui/person-search.tsx";
import type { PickedPerson } from "../../../../ui/person-search.tsx";
import { candidatesQuery } from "../projects-office.queries.ts";

type CandidateSearchProps = {
  label: string;
  value: PickedPerson | null;
  /** Only supervisors, who may be in charge. */
  supervisors?: boolean;
  /** People who are not offered. */
  leaveOut?: ReadonlySet<number>;
  error?: string | undefined;
  onChange: (person: PickedPerson | null) => void;
};

/** Finds a person to be put in charge of a project or assigned to it. */
export function CandidateSearch({ supervisors = false, ...field }: CandidateSearchProps) {
  const { t } = useTranslation("projects-office");
  const [text, setText] = useState("");
  const found = useQuery(candidatesQuery(text, supervisors));
  return (
    <PersonSearch
      {...field}
      placeholder={t("personHint")}
      nobody={t(supervisors ? "noSupervisor" : "nobody")}
      found={found.data}
      failure={found.error}
      onText={setText}
    />
  );
}
