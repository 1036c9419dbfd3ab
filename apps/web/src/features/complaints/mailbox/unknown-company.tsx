import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { addLanguage, currentLanguage } from "../../../lib/language.ts";
import { Card } from "../../../ui/card.tsx";

import classes from "./mailbox.module.css";

/** Form of a company's name in addresses. */
const slugForm = /^[a-z\d][a-z\d-]{0,59}$/;

/** An address without a known company, or with none, asks for the company's name in addresses. */
export function UnknownCompany({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation("complaint-report");
  const [name, setName] = useState("");
  const [tried, setTried] = useState(false);
  const slug = name.trim().toLowerCase();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!slugForm.test(slug)) return;
    window.location.replace(addLanguage(`/complaint/${slug}`, currentLanguage()));
  };
  return (
    <div className={classes.stack}>
      <h1 className={classes.title}>{t("title")}</h1>
      <Card title={t(isNamed ? "public_page.unknown" : "public_page.which")}>
        <form className={classes.form} noValidate autoComplete="off" onSubmit={submit}>
          <p>{t("public_page.unknown_text")}</p>
          <TextInput
            label={t("public_page.company")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={name}
            error={tried && !slugForm.test(slug) ? t("public_page.company_wrong") : null}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <Button type="submit">{t("public_page.company_action")}</Button>
        </form>
      </Card>
    </div>
  );
}
