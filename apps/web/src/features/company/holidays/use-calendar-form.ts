import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Holiday, HolidayYear } from "@atrio/contract/company/holidays";

import { notify } from "../../../ui/notify.ts";

import { bodyOf, faultsOf, formOf, isSound, rowsOf } from "./holidays.model.ts";
import type { CalendarForm } from "./holidays.model.ts";
import { saveCalendarMutation } from "./holidays.queries.ts";

/** State of a calendar's form: what was typed, its faults, and saving it. */
export function useCalendarForm(year: HolidayYear | null, anyo: number) {
  const { t } = useTranslation("holidays");
  const navigate = useNavigate({ from: "/admin/calendars" });
  const [form, setForm] = useState<CalendarForm>(() => formOf(year));
  const [isChanged, setChanged] = useState(false);
  const [isProposed, setProposed] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useMutation(saveCalendarMutation);
  const faults = faultsOf(form, anyo);
  const put = (change: Partial<CalendarForm>) => {
    save.reset();
    setChanged(true);
    setForm((kept) => ({ ...kept, ...change }));
  };
  const add = () => {
    const key = Math.max(-1, ...form.dias.map((day) => day.key)) + 1;
    put({ dias: [...form.dias, { key, fecha: "", nombre: "", kind: "local" }] });
  };
  const take = (days: readonly Holiday[]) => {
    setProposed(true);
    put({ dias: rowsOf(days) });
  };
  const done = (saved: HolidayYear) => {
    notify({ kind: "success", message: t("saved") });
    setChanged(false);
    setProposed(false);
    setTried(false);
    setForm(formOf(saved));
    if (year !== null) return;
    const search = { calendario: saved.id, anyo };
    void navigate({ search, replace: true, ignoreBlocker: true });
  };
  const submit = () => {
    setTried(true);
    if (!isSound(faults) || save.isPending) return;
    save.mutate({ id: year?.id ?? null, body: bodyOf(form, anyo) }, { onSuccess: done });
  };
  return { form, faults, isChanged, isProposed, tried, save, put, add, take, submit };
}
