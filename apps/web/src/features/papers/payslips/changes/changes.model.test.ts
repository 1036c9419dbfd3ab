import { beforeAll, describe, expect, it } from "vitest";

import { languages } from "@atrio/contract/common";
import type { Language } from "@atrio/contract/common";
import type { PayslipCause } from "@atrio/contract/papers/payslips";

import { i18n, loadTexts } from "../../../../lib/i18n.ts";
import { setCurrentLanguage } from "../../../../lib/language.ts";
import { causeOf } from "../../../../test/payslips.ts";

import { changeRows, changeSentence } from "./changes.model.ts";
import type { Texts } from "./changes.model.ts";

beforeAll(async () => {
  for (const language of languages) {
    await i18n.changeLanguage(language);
    await loadTexts("payslips", "payslip-concepts");
  }
});

async function textsIn(language: Language): Promise<Texts> {
  setCurrentLanguage(language);
  await i18n.changeLanguage(language);
  return i18n.getFixedT(language, ["payslips", "payslip-concepts"]);
}

/** A sentence with plain spaces, as a test types it. */
async function sentence(
  language: Language,
  causas: readonly PayslipCause[],
  { diferencia = causas.reduce((sum, { efecto }) => sum + Math.round(efecto * 100), 0) / 100 } = {},
): Promise<string> {
  const comparison = { frente_a: "mes_anterior", anyo: 2026, mes_pago: 10, diferencia } as const;
  const text = changeSentence({ ...comparison, causas }, 2026, await textsIn(language));
  return text.replaceAll(/[\u00A0\u202F]/g, " ");
}

const rate = causeOf({
  causa: "irpf_tipo",
  seccion: "irpf",
  concepto: "irpf",
  antes: 333.7,
  despues: 354.85,
  tipo_antes: 14.2,
  tipo_despues: 15.1,
  efecto: -21.15,
});
const sick = causeOf({
  causa: "linea_nueva",
  concepto: "prestacion_it",
  texto: "Prestación IT",
  despues: 0,
  unidades_despues: 2,
  efecto: -61.97,
});
const salary = causeOf({
  antes: 1800,
  despues: 1680,
  unidades_antes: 30,
  unidades_despues: 28,
  efecto: -120,
});
const raise = causeOf({ antes: 1800, despues: 1850, efecto: 50 });
const contributions = causeOf({
  causa: "cotizacion",
  seccion: "aportacion_trabajador",
  concepto: "cotizacion",
  antes: 148.05,
  despues: 152.1,
  efecto: -4.05,
});
const nights = causeOf({
  causa: "linea_nueva",
  concepto: "plus_nocturnidad",
  texto: "Nocturnidad",
  despues: 120,
  efecto: 120,
});
const noAdvance = causeOf({
  causa: "linea_desaparece",
  seccion: "anticipo",
  concepto: "anticipo",
  texto: "Anticipo",
  antes: 200,
  efecto: 200,
});
const lessBase = causeOf({ causa: "irpf_base", seccion: "irpf", concepto: "irpf", efecto: 17.2 });
const unknown = causeOf({
  causa: "linea_nueva",
  concepto: "loquesea",
  texto: "Plus Ría de Vigo",
  despues: 10,
  efecto: 10,
});

describe("changes in a sentence", () => {
  it.each([
    ["es", "Neto −83,12 € respecto a octubre: IRPF 14,2 → 15,1 %, 2 días de baja médica."],
    ["en", "Net −83,12 € compared with October: income tax 14.2 → 15.1%, 2 days of sick leave."],
    ["fr", "Net −83,12 € par rapport à octobre : IRPF 14,2 → 15,1 %, 2 jours d’arrêt maladie."],
    ["pt", "Líquido −83,12 € em relação a outubro: IRPF 14,2 → 15,1%, 2 dias de baixa médica."],
  ] as const)(
    "the sentence names the causes and nothing else in %s",
    async (language, expected) => {
      expect(await sentence(language, [rate, sick])).toBe(expected);
    },
  );

  it.each([
    [
      "es",
      "Neto +262,98 € respecto a octubre: sin anticipo, plus de nocturnidad +120,00 €, salario base 30 → 28 días, salario base 1.800,00 € → 1.850,00 €, menos IRPF por una base menor, cotizaciones 148,05 € → 152,10 €.",
    ],
    [
      "en",
      "Net +262,98 € compared with October: no advance, night work supplement +120,00 €, base salary 30 → 28 days, base salary 1.800,00 € → 1.850,00 €, less income tax on a lower base, contributions 148,05 € → 152,10 €.",
    ],
    [
      "fr",
      "Net +262,98 € par rapport à octobre : sans acompte, majoration de nuit +120,00 €, salaire de base 30 → 28 jours, salaire de base 1.800,00 € → 1.850,00 €, moins d’IRPF sur une base plus faible, cotisations 148,05 € → 152,10 €.",
    ],
    [
      "pt",
      "Líquido +262,98 € em relação a outubro: sem adiantamento, subsídio noturno +120,00 €, vencimento base 30 → 28 dias, vencimento base 1.800,00 € → 1.850,00 €, menos IRPF por uma base menor, contribuições 148,05 € → 152,10 €.",
    ],
  ] as const)(
    "the sentence has words for every kind of cause in %s",
    async (language, expected) => {
      const causes = [noAdvance, nights, salary, raise, lessBase, contributions];
      expect(await sentence(language, causes, { diferencia: 262.98 })).toBe(expected);
    },
  );

  it.each([
    ["es", "1 día de baja médica", "2,5 horas extraordinarias"],
    ["en", "1 day of sick leave", "2.5 hours of overtime"],
    ["fr", "1 jour d’arrêt maladie", "2,5 heures supplémentaires"],
    ["pt", "1 dia de baixa médica", "2,5 horas extraordinárias"],
  ] as const)(
    "the sentence uses singular, plural and fractions in %s",
    async (language, one, part) => {
      expect(await sentence(language, [{ ...sick, unidades_despues: 1 }])).toContain(one);
      const overtime = { ...nights, concepto: "horas_extra", unidades_despues: 2.5 };
      expect(await sentence(language, [overtime])).toContain(part);
    },
  );

  it("the sentence keeps unexplained lines in the payslip's own words", async () => {
    expect(await sentence("fr", [unknown])).toContain("plus Ría de Vigo +10,00 €");
  });

  it("the sentence says that nothing changed, or that changes cancel out", async () => {
    expect(await sentence("es", [])).toBe("Neto igual que en octubre.");
    const two = [nights, { ...raise, efecto: -120, despues: 1680 }];
    expect(await sentence("es", two)).toBe(
      "Neto igual que en octubre, con cambios que se compensan: plus de nocturnidad +120,00 €, salario base 1.800,00 € → 1.680,00 €.",
    );
  });

  it("the sentence leaves out causes without effect on the net", async () => {
    expect(await sentence("es", [nights, { ...salary, efecto: 0 }])).toBe(
      "Neto +120,00 € respecto a octubre: plus de nocturnidad +120,00 €.",
    );
  });

  const fewerDays = [
    salary,
    { ...salary, concepto: "plus_convenio", antes: 240.1, despues: 224.09, efecto: -16.01 },
    { ...salary, concepto: "antiguedad", antes: 32.8, despues: 30.61, efecto: -2.19 },
    { ...sick, efecto: 0 },
    { ...lessBase, efecto: 20.1 },
  ];

  it.each([
    [
      "es",
      "2 días de baja médica, sueldo de 30 → 28 días, menos IRPF por una base menor.",
      "baja médica 2 → 5 días, sueldo de 28 → 25 días",
    ],
    [
      "en",
      "2 days of sick leave, pay for 30 → 28 days, less income tax on a lower base.",
      "sick pay 2 → 5 days, pay for 28 → 25 days",
    ],
    [
      "fr",
      "2 jours d’arrêt maladie, salaire de 30 → 28 jours, moins d’IRPF sur une base plus faible.",
      "arrêt maladie 2 → 5 jours, salaire de 28 → 25 jours",
    ],
    [
      "pt",
      "2 dias de baixa médica, vencimento de 30 → 28 dias, menos IRPF por uma base menor.",
      "baixa médica 2 → 5 dias, vencimento de 28 → 25 dias",
    ],
  ] as const)(
    "the sentence names days away before the pay that they cost, in %s",
    async (language, one, other) => {
      expect((await sentence(language, fewerDays)).endsWith(one)).toBe(true);
      const more = { unidades_antes: 28, unidades_despues: 25 };
      const changed = [
        { ...salary, ...more, antes: 1680, despues: 1500, efecto: -180 },
        { ...salary, ...more, concepto: "antiguedad", antes: 30.61, despues: 27.33, efecto: -3.28 },
        causeOf({ concepto: "prestacion_it", unidades_antes: 2, unidades_despues: 5, efecto: 40 }),
      ];
      expect(await sentence(language, changed)).toContain(other);
    },
  );

  it("the sentence tells a rise of the salary apart from the paid days", async () => {
    const risen = { ...salary, antes: 1800, despues: 1722, efecto: -78 };
    const fixed = causeOf({ concepto: "antiguedad", antes: 30, despues: 60, efecto: 30 });
    expect(await sentence("es", [risen, fixed])).toBe(
      "Neto −48,00 € respecto a octubre: salario base 30 → 28 días, antigüedad 30,00 € → 60,00 €.",
    );
  });

  it.each([
    ["es", "bruto 1.800,00 € → 1.900,00 €, otras deducciones −50,00 €"],
    ["en", "gross pay 1.800,00 € → 1.900,00 €, other deductions −50,00 €"],
    ["fr", "brut 1.800,00 € → 1.900,00 €, autres retenues −50,00 €"],
    ["pt", "bruto 1.800,00 € → 1.900,00 €, outros descontos −50,00 €"],
  ] as const)(
    "the sentence names totals where there are no lines, in %s",
    async (language, expected) => {
      const gross = causeOf({
        concepto: "total_devengado",
        texto: "Total devengado",
        antes: 1800,
        despues: 1900,
        efecto: 100,
      });
      const others = causeOf({
        causa: "linea_nueva",
        seccion: "otra_deduccion",
        concepto: "otras_deducciones",
        texto: "Otras deducciones",
        despues: 50,
        efecto: -50,
      });
      expect(await sentence(language, [gross, others])).toContain(expected);
    },
  );

  it("the sentence names the year of a month of another year", async () => {
    const comparison = { frente_a: "anyo_anterior", anyo: 2025, mes_pago: 11 } as const;
    const t = await textsIn("es");
    const text = changeSentence({ ...comparison, diferencia: 120, causas: [nights] }, 2026, t);
    expect(text).toContain("respecto a noviembre de 2025:");
  });

  it.each([
    ["es", "2 cambios más"],
    ["en", "2 more changes"],
    ["fr", "2 autres changements"],
    ["pt", "mais 2 alterações"],
  ] as const)(
    "the sentence counts the causes that it leaves out, in %s",
    async (language, expected) => {
      const many = Array.from({ length: 7 }, () => nights);
      const text = await sentence(language, many);
      expect(text.endsWith(`${expected}.`)).toBe(true);
      expect(text.match(/\+120,00/g)).toHaveLength(5);
    },
  );
});

describe("changes line by line", () => {
  it("each cause has its former value, its present value and its effect", async () => {
    const rows = changeRows([salary, rate, sick, noAdvance], await textsIn("es"));
    const told = rows.map(({ name, course, effect }) => [
      name,
      course.replaceAll("\u00A0", " "),
      effect,
    ]);
    expect(told).toEqual([
      ["Salario base", "1.800,00 € → 1.680,00 € · 30 → 28 días", -120],
      ["Tipo de retención", "14,2 → 15,1 %", -21.15],
      ["Prestación por baja médica", "antes no estaba · 2 días", -61.97],
      ["Anticipo", "antes 200,00 €", 200],
    ]);
    expect(rows.map(({ weight }) => weight)).toEqual([0.6, 0.105_75, 0.309_85, 1]);
  });
});
