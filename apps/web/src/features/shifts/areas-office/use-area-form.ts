import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { WholeArea } from "@atrio/contract/shifts/areas-office";

import { notify } from "../../../ui/notify.ts";
import type { PickedPerson } from "../../../ui/person-search.tsx";

import { saveAreaMutation } from "./areas-office.queries.ts";

/** Fields of a work area as they are typed. */
export type AreaFields = {
  nombre: string;
  centro_trabajo_id: number | null;
  observaciones: string;
  activa: boolean;
  people: readonly PickedPerson[];
  managers: readonly PickedPerson[];
};

function fieldsOf(area: WholeArea | null, only: number | null): AreaFields {
  return {
    nombre: area?.nombre ?? "",
    centro_trabajo_id: area?.centro_trabajo_id ?? only,
    observaciones: area?.observaciones ?? "",
    activa: area?.activa ?? true,
    people: area?.trabajadores ?? [],
    managers: area?.gestores ?? [],
  };
}

/** State of an area's form; `only` is the company's centre where it has one alone. */
export function useAreaForm(area: WholeArea | null, only: number | null) {
  const { t } = useTranslation("areas-office");
  const navigate = useNavigate({ from: "/admin/areas" });
  const [form, setForm] = useState(() => fieldsOf(area, only));
  const [isChanged, setChanged] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useMutation(saveAreaMutation);
  const put = (change: Partial<AreaFields>) => {
    save.reset();
    setChanged(true);
    setForm((kept) => ({ ...kept, ...change }));
  };
  const done = (saved: WholeArea) => {
    notify({ kind: "success", message: t("saved") });
    setChanged(false);
    setTried(false);
    if (area !== null) return;
    void navigate({ search: { vista: saved.id }, replace: true, ignoreBlocker: true });
  };
  const submit = () => {
    setTried(true);
    const { nombre, centro_trabajo_id, observaciones, activa, people, managers } = form;
    if (nombre.trim() === "" || centro_trabajo_id === null || save.isPending) return;
    const body = {
      nombre: nombre.trim(),
      centro_trabajo_id,
      observaciones: observaciones.trim() || null,
      activa,
      trabajadores_ids: people.map(({ id }) => id),
      gestores_ids: managers.map(({ id }) => id),
    };
    save.mutate({ id: area?.id ?? null, body }, { onSuccess: done });
  };
  return { form, isChanged, tried, save, put, submit };
}
