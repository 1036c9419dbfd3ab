import { Alert } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatDate } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";

import classes from "./policy.module.css";
import type { MailboxPolicy } from "./policy.queries.ts";

/** How the mailbox works: who reads, by when, what is stored, protection and external authorities. */
export function PolicyText({ policy }: { policy: MailboxPolicy }) {
  const { t } = useTranslation("complaint-report");
  const { gestores, reiniciado } = policy;
  return (
    <Card title={t("policy.title")}>
      <div className={classes.policy}>
        {reiniciado !== null && (
          <Alert color="yellow" title={t("policy.restarted", { date: formatDate(reiniciado) })}>
            {t("policy.restarted_text")}
          </Alert>
        )}
        <Part title={t("policy.handlers")}>
          {gestores.length === 0 ? (
            <p>{t("policy.handlers_none")}</p>
          ) : (
            <>
              <ul>
                {gestores.map(({ id, nombre_completo }) => (
                  <li key={id}>{nombre_completo}</li>
                ))}
              </ul>
              <p className={classes.muted}>{t("policy.handlers_text")}</p>
            </>
          )}
        </Part>
        <Terms policy={policy} />
        <Part title={t("policy.steps")}>
          <ol>
            <li>{t("policy.step_received")}</li>
            <li>{t("policy.step_admitted")}</li>
            <li>{t("policy.step_investigation")}</li>
            <li>{t("policy.step_conclusion")}</li>
          </ol>
        </Part>
        <Part title={t("policy.content")}>
          <p>{t("policy.content_text")}</p>
        </Part>
        <Part title={t("policy.protection")}>
          <p>{t("policy.protection_text")}</p>
        </Part>
        <Part title={t("policy.stored")}>
          <p>{t("policy.stored_yes")}</p>
          <p>{t("policy.stored_no")}</p>
          <p>{t("policy.stored_files")}</p>
        </Part>
        <Authorities policy={policy} />
      </div>
    </Card>
  );
}

function Terms({ policy }: { policy: MailboxPolicy }) {
  const { t } = useTranslation("complaint-report");
  const { acuse_dias, conclusion_meses, prorroga_meses, borrado_meses } = policy.plazos;
  return (
    <Part title={t("policy.terms")}>
      <ul>
        <li>{t("policy.term_ack", { days: acuse_dias })}</li>
        <li>{t("policy.term_meeting")}</li>
        <li>{t("policy.term_end", { months: conclusion_meses, more: prorroga_meses })}</li>
        <li>{t("policy.term_delete", { months: borrado_meses })}</li>
      </ul>
    </Part>
  );
}

/** External authorities, each in a tab of its own that learns nothing of this page. */
function Authorities({ policy }: { policy: MailboxPolicy }) {
  const { t } = useTranslation("complaint-report");
  return (
    <Part title={t("policy.authorities")}>
      <p>{t("policy.authorities_text")}</p>
      <ul>
        {policy.autoridades.map(({ nombre, enlace }) => (
          <li key={enlace}>
            <a href={enlace} target="_blank" rel="noopener noreferrer">
              {nombre}
              <IconExternalLink size={16} aria-label={t("policy.opens")} />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
