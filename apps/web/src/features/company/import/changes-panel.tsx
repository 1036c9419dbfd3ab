import { Select } from "@mantine/core";
import { IconAlertTriangle, IconMailOff, IconPencil, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { IgnoredPart, ImportReview } from "@atrio/contract/company/imports";

import { Card } from "../../../ui/card.tsx";

import { countRows, withColumn } from "./import.model.ts";
import type { ImportDraft } from "./import.model.ts";
import classes from "./import.module.css";

type ChangesPanelProps = {
  review: ImportReview;
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
};

/** Panel of the changes of an import and the people concerned; columns that it does not know. */
export function ChangesPanel({ review, draft, onChange }: ChangesPanelProps) {
  const { t } = useTranslation("import-page");
  const { nueva, cambia, igual, mal, espera, fuera } = countRows(review.tablas);
  const wrong = mal + espera;
  return (
    <aside className={classes.panel} aria-label={t("panel.title")}>
      <Card title={t("panel.title")}>
        <ul className={classes.facts}>
          <Fact
            icon={<IconPlus size={18} />}
            tone="green"
            title={t("panel.new", { count: nueva, total: nueva })}
          />
          <Fact
            icon={<IconPencil size={18} />}
            tone="blue"
            title={t("panel.changed", { count: cambia, total: cambia })}
          />
          {wrong > 0 && (
            <Fact
              icon={<IconAlertTriangle size={18} />}
              tone="red"
              title={t("panel.wrong", { count: wrong, total: wrong })}
              text={t("panel.wrongText")}
            />
          )}
        </ul>
        <p className={classes.note}>
          {t("panel.rest", { equal: igual, out: fuera })} {t("panel.absent")}
        </p>
      </Card>
      <Card title={t("panel.people")}>
        {review.efectos.length === 0 && <p className={classes.note}>{t("panel.nobody")}</p>}
        <ul className={classes.effects}>
          {review.efectos.map(({ clase, total, personas }) => (
            <li key={clase}>
              <b>{t(`effect.${clase}`, { count: total, total })}</b>
              <span>
                {personas.join(", ")}
                {total > personas.length &&
                  ` ${t("panel.more", { total: total - personas.length })}`}
              </span>
            </li>
          ))}
        </ul>
        <p className={classes.mail}>
          <IconMailOff size={18} aria-hidden />
          <span>
            {t("panel.noMail")}
            {review.invitables > 0 &&
              ` ${t("panel.invite", { count: review.invitables, total: review.invitables })}`}
          </span>
        </p>
      </Card>
      {review.avisos.length > 0 && (
        <Card title={t("panel.ignored")}>
          <ul className={classes.effects}>
            {review.avisos.map((part) => (
              <li key={JSON.stringify([part.archivo, part.hoja, part.titulo])}>
                <Ignored
                  part={part}
                  onColumn={(columna) => onChange(named(draft, part, columna))}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}

function named(draft: ImportDraft, { archivo, hoja, titulo }: IgnoredPart, columna: string) {
  return titulo === null ? draft : withColumn(draft, { archivo, hoja, titulo, columna });
}

function Ignored({ part, onColumn }: { part: IgnoredPart; onColumn: (column: string) => void }) {
  const { t } = useTranslation("import-page");
  const { titulo, texto, posibles } = part;
  return (
    <>
      <span>{texto}</span>
      {titulo !== null && posibles.length > 0 && (
        <Select
          size="sm"
          aria-label={t("panel.isColumn", { column: titulo })}
          placeholder={t("panel.choose")}
          data={posibles.map((one) => one.titulo)}
          value={null}
          onChange={(heading) => {
            const found = posibles.find((one) => one.titulo === heading);
            if (found !== undefined) onColumn(found.columna);
          }}
        />
      )}
    </>
  );
}

type FactProps = { icon: ReactNode; tone: string; title: string; text?: string };

function Fact({ icon, tone, title, text }: FactProps) {
  return (
    <li>
      <span className={classes.tile} data-tone={tone} aria-hidden>
        {icon}
      </span>
      <span className={classes.factTexts}>
        <b>{title}</b>
        {text !== undefined && <span>{text}</span>}
      </span>
    </li>
  );
}
