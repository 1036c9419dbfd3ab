import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";

import { dayIn } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { notify } from "../../../../ui/notify.ts";
import { bodyOf, faultsOf, formOf, isSound } from "../projects-office.model.ts";
import type { ProjectForm } from "../projects-office.model.ts";
import { saveProjectMutation } from "../projects-office.queries.ts";

/** State of a project's form: input, its faults, and saving it. */
export function useProjectForm(project: OfficeProject | null) {
  const { t } = useTranslation("projects-office");
  const navigate = useNavigate({ from: "/admin/projects" });
  const today = dayIn(useCurrentUser().zona_horaria);
  const [form, setForm] = useState<ProjectForm>(() => formOf(project, today));
  const [isChanged, setChanged] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useMutation(saveProjectMutation);
  const faults = faultsOf(form);
  const put = (change: Partial<ProjectForm>) => {
    save.reset();
    setChanged(true);
    setForm((kept) => ({ ...kept, ...change }));
  };
  const addCharge = () => {
    const key = Math.max(-1, ...form.charges.map((one) => one.key)) + 1;
    const desde = form.fecha_inicio > today ? form.fecha_inicio : today;
    put({ charges: [...form.charges, { key, person: null, desde, hasta: "" }] });
  };
  const done = (saved: OfficeProject) => {
    notify({ kind: "success", message: t("saved") });
    setChanged(false);
    setTried(false);
    setForm(formOf(saved, today));
    if (project !== null) return;
    void navigate({ search: { vista: saved.id }, replace: true, ignoreBlocker: true });
  };
  const submit = () => {
    setTried(true);
    if (!isSound(faults) || save.isPending) return;
    save.mutate({ id: project?.id ?? null, body: bodyOf(form) }, { onSuccess: done });
  };
  return { form, faults, isChanged, tried, save, put, addCharge, submit };
}
