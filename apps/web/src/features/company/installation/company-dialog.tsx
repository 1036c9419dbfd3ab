import { Select, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

import { ApiError } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { languageNames } from "../../../lib/language.ts";
import { zonesFor } from "../../../lib/zones.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { bodyOf, missingIn, newCompany, slugOf } from "./company-form.model.ts";
import type { CompanyForm } from "./company-form.model.ts";
import classes from "./installation.module.css";
import { createMutation } from "./installation.queries.ts";

/** Form of a new company and its first administrator. */
export function CompanyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("installation");
  const { idioma_trabajador, zona_horaria } = useCurrentUser();
  const [form, setForm] = useState(() => newCompany(idioma_trabajador, zona_horaria));
  const [tried, setTried] = useState(false);
  const create = useMutation(createMutation);
  const missing = tried ? missingIn(form) : [];
  const fields = create.error instanceof ApiError ? create.error.fields : {};
  const errorOf = (name: keyof CompanyForm): string | undefined =>
    missing.includes(name) ? t("form.required") : fields[name]?.join("\n");
  const put = (change: Partial<CompanyForm>) => {
    create.reset();
    setForm({ ...form, ...change });
  };
  const submit = () => {
    setTried(true);
    if (missingIn(form).length > 0) return;
    create.mutate(bodyOf(form), {
      onSuccess: ({ invitado }) => {
        const message = t(invitado ? "form.invited" : "form.hasAccount", { email: form.email });
        notify({ kind: "success", title: t("form.made", { name: form.nombre }), message });
        onClose();
      },
    });
  };
  const text = (name: Exclude<keyof CompanyForm, "idioma" | "zona_horaria">, hint?: string) => (
    <TextInput
      label={t(`form.${name}`)}
      description={hint}
      value={form[name]}
      maxLength={name === "email" ? 254 : 120}
      error={errorOf(name)}
      onChange={(event) => put({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <FormDialog
      title={t("form.title")}
      submit={t("form.submit")}
      pending={create.isPending}
      error={create.error}
      size={640}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <TextInput
          label={t("form.nombre")}
          value={form.nombre}
          maxLength={120}
          error={errorOf("nombre")}
          onChange={(event) => {
            const nombre = event.currentTarget.value;
            const follows = form.slug === slugOf(form.nombre);
            put({ nombre, ...(follows && { slug: slugOf(nombre) }) });
          }}
        />
        {text("slug", t("form.slugHint", { host: window.location.host }))}
        {text("cif")}
        <Select
          label={t("form.idioma")}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={form.idioma}
          allowDeselect={false}
          onChange={(value) =>
            put({ idioma: languages.find((one): one is Language => one === value) ?? form.idioma })
          }
        />
        <Select
          label={t("form.zona_horaria")}
          data={zonesFor(form.zona_horaria)}
          value={form.zona_horaria}
          searchable
          allowDeselect={false}
          limit={50}
          error={errorOf("zona_horaria")}
          onChange={(value) => put({ zona_horaria: value ?? form.zona_horaria })}
        />
      </div>
      <fieldset className={classes.group}>
        <legend>{t("form.administrator")}</legend>
        <p className={classes.note}>{t("form.administratorText")}</p>
        <div className={classes.pair}>
          {text("nombre_administrador")}
          {text("apellido1")}
          {text("apellido2")}
          {text("email")}
        </div>
      </fieldset>
    </FormDialog>
  );
}
