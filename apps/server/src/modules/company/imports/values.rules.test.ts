import { describe, expect, test } from "vitest";

import { login } from "@atrio/contract/access/auth";

import { plainText } from "./rows.rules.ts";
import {
  dateOf,
  emailOf,
  flagOf,
  holidayTypeOf,
  languageOf,
  networksOf,
  nifOf,
  phoneOf,
  sexOf,
  textOf,
  timeOf,
  wholeOf,
  zoneOf,
} from "./values.rules.ts";
import type { Parser } from "./values.rules.ts";
import { weekdaysOf } from "./weekdays.rules.ts";

/** Each text with the value it stands for, or with the flaw it has. */
function cases<V>(name: string, parse: Parser<V>, table: Array<[string, V | { flaw: string }]>) {
  describe(`reads ${name}`, () => {
    test.each(table)("reads the cell %j", (text, expected) => {
      const reading = parse(text);
      if (typeof expected === "object" && expected !== null && "flaw" in expected) {
        expect(reading).toMatchObject(expected);
      } else {
        expect(reading).toEqual({ value: expected });
      }
    });
  });
}

cases("dates", dateOf, [
  ["31/12/2026", "2026-12-31"],
  ["1/2/2026", "2026-02-01"],
  ["01-02-2026", "2026-02-01"],
  ["1.2.2026", "2026-02-01"],
  ["2026-02-01", "2026-02-01"],
  ["29/02/2028", "2028-02-29"],
  ["29/02/2026", { flaw: "date" }],
  ["31/02/2026", { flaw: "date" }],
  ["12/31/2026", { flaw: "date" }],
  ["1/2/26", { flaw: "date" }],
  ["1/2-2026", { flaw: "date" }],
  ["46357", { flaw: "date" }],
  ["0001-01-01", { flaw: "date" }],
  ["hoy", { flaw: "date" }],
]);

cases("times", timeOf, [
  ["8:00", "08:00"],
  ["08:30", "08:30"],
  ["08:30:00", "08:30"],
  ["8h", "08:00"],
  ["8h30", "08:30"],
  ["22", "22:00"],
  ["24:00", "00:00"],
  ["0.25", "06:00"],
  ["0,916666666667", "22:00"],
  ["24:30", { flaw: "time" }],
  ["8:60", { flaw: "time" }],
  ["8.30", { flaw: "time" }],
  ["mañana", { flaw: "time" }],
]);

cases("numbers", wholeOf(1, 12), [
  ["1", 1],
  ["12", 12],
  ["0", { flaw: "number" }],
  ["13", { flaw: "number" }],
  ["1.5", { flaw: "number" }],
  ["-1", { flaw: "number" }],
]);

cases("yes and no", flagOf, [
  ["Sí", true],
  ["SI", true],
  ["x", true],
  ["yes", true],
  ["oui", true],
  ["sim", true],
  ["TRUE", true],
  ["no", false],
  ["não", false],
  ["non", false],
  ["0", false],
  ["quizá", { flaw: "flag" }],
]);

cases("languages", languageOf, [
  ["es", "es"],
  ["Español", "es"],
  ["English", "en"],
  ["français", "fr"],
  ["Português", "pt"],
  ["pt-PT", "pt"],
  ["de", { flaw: "language" }],
]);

cases("sex in a Spanish file", sexOf("es"), [
  ["Mujer", "M"],
  ["M", "M"],
  ["h", "H"],
  ["F", "M"],
  ["no binario", "X"],
  ["?", { flaw: "sex" }],
]);

cases("sex in an English file", sexOf("en"), [
  ["woman", "M"],
  ["Man", "H"],
  ["M", { flaw: "sex" }],
]);

cases("kinds of holiday", holidayTypeOf, [
  ["nacional", { tipo_festivo_id: 2, de_convenio: false }],
  ["2", { tipo_festivo_id: 2, de_convenio: false }],
  ["Autonómico", { tipo_festivo_id: 3, de_convenio: false }],
  ["regional", { tipo_festivo_id: 3, de_convenio: false }],
  ["local", { tipo_festivo_id: 4, de_convenio: false }],
  ["convenio", { tipo_festivo_id: 4, de_convenio: true }],
  ["laborable", { tipo_festivo_id: 1, de_convenio: false }],
  ["5", { flaw: "holiday_type" }],
]);

cases("days of the week", weekdaysOf, [
  ["lunes", [1]],
  ["L-V", [1, 2, 3, 4, 5]],
  ["1-5", [1, 2, 3, 4, 5]],
  ["lunes a viernes", [1, 2, 3, 4, 5]],
  ["lunes, miércoles y viernes", [1, 3, 5]],
  ["X", [3]],
  ["S,D", [6, 7]],
  ["viernes-lunes", [1, 5, 6, 7]],
  ["Mon to Fri", [1, 2, 3, 4, 5]],
  ["mardi et jeudi", [2, 4]],
  ["segunda-feira a sexta-feira", [1, 2, 3, 4, 5]],
  ["lun, lun", [1]],
  ["1-3-5", { flaw: "days" }],
  ["8", { flaw: "days" }],
  ["festivos", { flaw: "days" }],
  ["-", { flaw: "days" }],
]);

cases("time zones", zoneOf, [
  ["Europe/Madrid", "Europe/Madrid"],
  ["Atlantic/Canary", "Atlantic/Canary"],
  ["Madrid", { flaw: "zone" }],
  ["../etc", { flaw: "zone" }],
]);

cases("networks", networksOf, [
  ["203.0.113.7", ["203.0.113.7/32"]],
  ["10.1.2.3/16, 10.1.0.0/16", ["10.1.0.0/16"]],
  ["2001:DB8:0::/48", ["2001:db8::/48"]],
  ["10.0.0.0/33", { flaw: "network" }],
  ["oficina", { flaw: "network" }],
]);

cases("NIF and NIE", nifOf, [
  ["12345678Z", "12345678Z"],
  ["12.345.678-z", "12345678Z"],
  ["1234567L", "01234567L"],
  ["X1234567L", "X1234567L"],
  ["K1234567L", "K1234567L"],
  ["12345678A", { flaw: "nif" }],
  ["X1234567A", { flaw: "nif" }],
  ["B12345674", { flaw: "nif" }],
]);

cases("phones", phoneOf, [
  ["+34 600 000 001", "+34 600 000 001"],
  ["(91) 555-12-34", "(91) 555-12-34"],
  ["600", { flaw: "phone" }],
  ["=1+1", { flaw: "phone" }],
  ["ext. 12", { flaw: "phone" }],
]);

cases("text", textOf(10), [
  ["Peña", "Peña"],
  ["Pen\u0303a", "Peña"],
  ["a  b\nc", "a b c"],
  ["12345678901", { flaw: "too_long" }],
  ["=1+1", { flaw: "formula" }],
  ["@SUM(A1)", { flaw: "formula" }],
  ["-2", { flaw: "formula" }],
  ["a\u0007b", { flaw: "control_character" }],
  ["\uD800", { flaw: "control_character" }],
]);

describe("e-mails", () => {
  test.each([
    "lucia@demo.test",
    "Lucia.Gomez+nominas@Sub.Demo.es",
    "o'neil@demo.test",
    "a@b.c",
    "sin-arroba",
    "dos@@demo.test",
    ".punto@demo.test",
    "a..b@demo.test",
    "ñandú@demo.test",
    "a b@demo.test",
    "a@demo",
    `${"a".repeat(250)}@demo.test`,
  ])("%s can sign in exactly when it can be imported", (text) => {
    const reading = emailOf(text);
    const body = login.body.safeParse({ email: text, password: "12345" });
    expect("value" in reading).toBe(body.success);
    if ("value" in reading) expect(reading.value).toBe(body.data?.email);
  });
});

test("cells are cleaned of invisible characters", () => {
  expect(plainText("  007 ")).toBe("007");
  expect(plainText('="007"')).toBe("007");
  expect(plainText("'007")).toBe("007");
  expect(plainText("'=SUM(A1)")).toBe("=SUM(A1)");
  expect(plainText("O'Neil")).toBe("O'Neil");
  expect(plainText("\u200BSol\uFEFF")).toBe("Sol");
});
