import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Model145Answers } from "@atrio/contract/papers/model145";

import { formatDate, formatMoney } from "../../../../lib/format.ts";

import type { Step } from "./model145.model.ts";
import classes from "./model145.module.css";

type SummaryProps = {
  answers: Model145Answers;
  /** Link back to a step; absent in a read-only form. */
  onEdit?: (step: Step) => void;
};

type Line = { term: string; values: string[] };

/** Contents of a Model 145, in words, by the steps of the form. */
export function Summary({ answers, onEdit }: SummaryProps) {
  const { t } = useTranslation("model145");
  const parts = useParts(answers);
  return (
    <div className={classes.summary}>
      {parts.map(({ step, lines }) => (
        <div key={step} className={classes.part}>
          <div className={classes.partHead}>
            <h3>{t(`steps.${step}`)}</h3>
            {onEdit !== undefined && (
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={t("summary.edit", { step: t(`steps.${step}`) })}
                onClick={() => onEdit(step)}
              >
                {t("summary.change")}
              </Button>
            )}
          </div>
          <dl>
            {lines.map(({ term, values }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{values.join("\n")}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function useParts(answers: Model145Answers): Array<{ step: Step; lines: Line[] }> {
  const { t } = useTranslation("model145");
  const yesNo = (value: boolean) => t(value ? "yes" : "no");
  const withHelp = (words: string, needsHelp: boolean) =>
    needsHelp ? `${words}, ${t("summary.help")}` : words;
  const disability = (one: Pick<Model145Answers, "discapacidad" | "ayuda_terceros">) =>
    withHelp(t(`disability.${one.discapacidad}`), one.ayuda_terceros);
  /** Disability of relatives, shown only where there is one. */
  const person = (words: string, one: Pick<Model145Answers, "discapacidad" | "ayuda_terceros">) =>
    one.discapacidad === "ninguna" ? words : `${words} · ${disability(one)}`;
  const yearly = (amount: number | null) =>
    amount === null ? t("summary.none") : t("summary.yearly", { amount: formatMoney(amount) });
  const children = answers.hijos.map((child) => {
    const how = t(child.por_entero ? "summary.whole" : "summary.half");
    return person(t("summary.child", { year: String(child.anyo_nacimiento), how }), child);
  });
  const ascendants = answers.ascendientes.map((one) => {
    const values = { year: String(one.anyo_nacimiento), count: one.convivientes };
    const words =
      one.convivientes === 1
        ? t("summary.ascendant_one", { year: values.year })
        : t("summary.ascendant_other", values);
    return person(words, one);
  });
  const { nif_conyuge } = answers;
  const { fecha_traslado } = answers;
  return [
    {
      step: "self",
      lines: [
        { term: t("self.tax_id"), values: [answers.nif] },
        { term: t("self.name"), values: [answers.nombre] },
        { term: t("self.birth_year"), values: [String(answers.anyo_nacimiento)] },
        { term: t("summary.disability"), values: [disability(answers)] },
        {
          term: t("summary.moved"),
          values: [fecha_traslado === null ? t("no") : formatDate(fecha_traslado)],
        },
        { term: t("summary.irregular"), values: [yesNo(answers.rendimientos_irregulares)] },
      ],
    },
    {
      step: "family",
      lines: [
        {
          term: t("summary.situation"),
          values: [t(`family.${answers.situacion_familiar}`)],
        },
        ...(nif_conyuge === null ? [] : [{ term: t("summary.spouse"), values: [nif_conyuge] }]),
      ],
    },
    {
      step: "children",
      lines: [{ term: t("summary.children"), values: orNobody(children, t("summary.nobody")) }],
    },
    {
      step: "ascendants",
      lines: [{ term: t("summary.ascendants"), values: orNobody(ascendants, t("summary.nobody")) }],
    },
    {
      step: "payments",
      lines: [
        { term: t("summary.spouse_amount"), values: [yearly(answers.pension_compensatoria)] },
        { term: t("summary.children_amount"), values: [yearly(answers.anualidades_alimentos)] },
        { term: t("summary.home"), values: [yesNo(answers.vivienda_habitual)] },
      ],
    },
  ];
}

function orNobody(values: string[], nobody: string): string[] {
  return values.length === 0 ? [nobody] : values;
}
