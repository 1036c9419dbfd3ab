import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficePerson } from "@atrio/contract/access/office";

import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { PersonSearch } from "../../../../ui/person-search.tsx";
import type { Chart } from "../../org-chart/use-chart.ts";
import { peopleQuery } from "../charts-office.queries.ts";

import { addNode } from "./draft.model.ts";
import type { DraftHistory } from "./use-draft.ts";

type AddDialogProps = {
  kind: "persona" | "unidad";
  history: DraftHistory;
  chart: Chart;
  /** Node above; null at the top. */
  parent: number | null;
  onClose: () => void;
};

/** Asks for the person or the unit's name that goes into the chart. */
export function AddDialog({ kind, history, chart, parent, onClose }: AddDialogProps) {
  const { t } = useTranslation("org-chart-office");
  const { draft, put } = history;
  const [name, setName] = useState("");
  const [person, setPerson] = useState<OfficePerson | null>(null);
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const found = useQuery({ ...peopleQuery(text), enabled: kind === "persona" });
  const isMissing = kind === "persona" ? person === null : name.trim() === "";
  const error = tried && isMissing ? t("required") : undefined;
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    put(
      addNode(draft, parent, {
        tipo: kind,
        trabajador_id: person?.id ?? null,
        nombre: person?.nombre_completo ?? name.trim(),
        puesto: null,
        puesto_propio: person?.puesto ?? null,
        nombre_departamento_trabajador: person?.departamento ?? null,
        link_foto: person?.link_foto ?? null,
        presente: true,
      }),
    );
    const above = parent === null ? undefined : chart.tree.byId.get(parent);
    if (above !== undefined && !chart.open.has(above.node.id)) chart.toggle(above);
    onClose();
  };
  return (
    <FormDialog
      title={t(kind === "persona" ? "newPerson" : "newUnit")}
      submit={t("put")}
      pending={false}
      error={null}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === "persona" ? (
        <PersonSearch
          label={t("person")}
          placeholder={t("personHint")}
          nobody={t("nobody")}
          required
          value={person}
          found={found.data}
          failure={found.error}
          // Each person stands once in a chart (Rule PEOPLE-35).
          leaveOut={new Set(draft.flatMap(({ trabajador_id }) => trabajador_id ?? []))}
          error={error}
          onText={setText}
          onChange={(chosen) => setPerson(found.data?.find(({ id }) => id === chosen?.id) ?? null)}
        />
      ) : (
        <TextInput
          label={t("unitName")}
          value={name}
          maxLength={120}
          required
          data-autofocus
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
