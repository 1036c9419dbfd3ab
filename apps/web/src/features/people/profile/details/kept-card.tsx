import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PersonalProfile } from "@atrio/contract/people/workers";

import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";

import classes from "./details.module.css";

/** Data that only the company changes, and the contact for mistakes. */
export function KeptCard({ profile }: { profile: PersonalProfile }) {
  const { t } = useTranslation("profile");
  const { fecha_nacimiento, edad, apellido2, sexo } = profile;
  const birth = fecha_nacimiento === null ? null : formatDate(fecha_nacimiento);
  const facts: ReadonlyArray<[name: string, value: string | null]> = [
    [t("kept.name"), profile.nombre],
    [t("kept.surnames"), [profile.apellido1, apellido2].filter(Boolean).join(" ")],
    [t("kept.nif"), profile.nif],
    [
      t("kept.born"),
      birth === null || edad === null ? birth : t("kept.age", { date: birth, count: edad }),
    ],
    [t("kept.nationality"), profile.nacionalidad],
    [t("kept.sex"), sexo === null ? null : t(`kept.sexes.${sexo}`)],
  ];
  return (
    <Card
      title={t("kept.title")}
      action={<IconLock className={classes.lock} size={20} aria-hidden />}
    >
      <p className={classes.text}>
        {t("kept.text")} <WhomToAsk profile={profile} />
      </p>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null || value === "" ? t("kept.none") : value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function WhomToAsk({ profile }: { profile: PersonalProfile }) {
  const { t } = useTranslation("profile");
  const { nombre_contacto, email_contacto } = profile.contacto_empresa;
  if (email_contacto === null) return t("kept.ask_company");
  const [before = "", after = ""] = t("kept.ask", { name: "\u0000" }).split("\u0000");
  return (
    <>
      {before}
      <a href={`mailto:${email_contacto}`}>{nombre_contacto ?? email_contacto}</a>
      {after}
    </>
  );
}
