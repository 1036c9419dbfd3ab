import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../../../lib/errors.ts";

type KindFormInput<Form> = {
  first: Form;
  error: unknown;
  /** True if the form lacks nothing that its kind needs beside the name. */
  isWhole?: (form: Form) => boolean;
  reset: () => void;
};

/** Typed fields of a kind, with the problem of each. */
export function useKindForm<Form extends { nombre: string }>(input: KindFormInput<Form>) {
  const { first, error, reset, isWhole = () => true } = input;
  const { t } = useTranslation("clock-kinds");
  const [form, setForm] = useState(first);
  const [tried, setTried] = useState(false);
  const fields = error instanceof ApiError ? error.fields : {};
  const isNamed = form.nombre.trim() !== "";
  return {
    form,
    tried,
    put: (change: Partial<Form>) => {
      reset();
      setForm({ ...form, ...change });
    },
    /** True if the form can be sent; from then on blank fields are named. */
    isReady: (): boolean => {
      setTried(true);
      return isNamed && isWhole(form);
    },
    errorOf: (name: string): string | undefined => {
      if (name === "nombre" && tried && !isNamed) return t("required");
      const found = Object.keys(fields).find((one) => one === name || one.startsWith(`${name}.`));
      return found === undefined ? undefined : fields[found]?.join("\n");
    },
  };
}
