import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { PrivacyPolicy } from "@atrio/contract/company/privacy-policy";

import { formatDate } from "../../../lib/format.ts";
import type { CurrentUser } from "../../../lib/identity.ts";
import { currentLanguage, languageNames } from "../../../lib/language.ts";
import { MarkdownText } from "../../../ui/markdown-text.tsx";
import { useDocumentTitle } from "../../../ui/page-header.tsx";

import { PolicyVersions } from "./policy-versions.tsx";
import { asPlainText, sectionsOf } from "./privacy-policy.model.ts";
import type { PolicySection } from "./privacy-policy.model.ts";
import classes from "./privacy-policy.module.css";

type PolicyTextProps = { policy: PrivacyPolicy | null; reader: CurrentUser | null };

/** The policy with its contents, how long it has been in force and its other versions. */
export function PolicyText({ policy, reader }: PolicyTextProps) {
  const { t } = useTranslation("privacy-policy");
  const standard = useStandardText(policy, reader);
  useDocumentTitle(t("title"));
  const sections = sectionsOf(policy?.texto?.contenido ?? standard);
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1>{policy === null ? t("title") : t("of", { company: policy.nombre })}</h1>
          <PolicyStatus policy={policy} />
        </div>
        <Button
          variant="default"
          className={classes.print ?? ""}
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        >
          {t("print")}
        </Button>
      </div>
      <div className={classes.body}>
        <Contents sections={sections} />
        <article className={classes.text} lang={policy?.texto?.idioma ?? currentLanguage()}>
          {sections.map(({ id, title, body }) => (
            <section key={id}>
              {title !== null && (
                <h2 id={id} tabIndex={-1}>
                  {title}
                </h2>
              )}
              <MarkdownText source={body} />
            </section>
          ))}
        </article>
        {policy !== null && policy.versiones.length > 1 && <PolicyVersions policy={policy} />}
      </div>
    </>
  );
}

/** Validity of the text, and whether it is the current one. */
function PolicyStatus({ policy }: { policy: PrivacyPolicy | null }) {
  const { t } = useTranslation("privacy-policy");
  if (policy === null) return null;
  const { texto, versiones } = policy;
  if (texto === null) return <p className={classes.status}>{t("product")}</p>;
  const isCurrent = versiones[0]?.version === texto.version;
  const date = formatDate(texto.vigente_desde);
  return (
    <>
      <p className={classes.status}>
        {t(isCurrent ? "in_force" : "was_in_force", { date })}
        {!isCurrent && (
          <>
            {" · "}
            <Link to="/policyPrivacy" search={({ version: _version, ...rest }) => rest}>
              {t("current")}
            </Link>
          </>
        )}
      </p>
      {texto.idioma !== currentLanguage() && (
        <p className={classes.status}>
          {t("other_language", { language: languageNames[texto.idioma] })}
        </p>
      )}
    </>
  );
}

function Contents({ sections }: { sections: readonly PolicySection[] }) {
  const { t } = useTranslation("privacy-policy");
  const titled = sections.filter(({ title }) => title !== null);
  if (titled.length < 2) return null;
  return (
    <nav className={classes.contents} aria-label={t("contents")}>
      <p aria-hidden>{t("contents")}</p>
      <ol>
        {titled.map(({ id, title }) => (
          <li key={id}>
            <Link to="/policyPrivacy" search={(kept) => kept} hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The product's text: the contact is shown to the company's people only, not to visitors. */
function useStandardText(policy: PrivacyPolicy | null, reader: CurrentUser | null): string {
  const { t } = useTranslation("privacy-policy");
  const name = asPlainText(policy?.nombre ?? "");
  const mail = reader?.contacto_empresa.email_contacto ?? null;
  const contact =
    mail === null
      ? t("default.contact_elsewhere")
      : t("default.contact", { contact: `[${mail}](mailto:${mail})` });
  return t("default.text", { company: name === "" ? t("default.company") : name, contact });
}
