import { describe, expect, it } from "vitest";

import { isCommonPassword } from "./common-passwords.ts";

describe("isCommonPassword", () => {
  it.each([
    "Password1",
    "P@ssw0rd",
    "P4ssword2026!",
    "Contraseña1",
    "contrasena123",
    "Contr4s3ñ4",
    "Bienvenido1",
    "Bienvenida2026",
    "Qwerty123",
    "Azerty12",
    "1Qaz2wsx",
    "Q1w2e3r4",
    "Abcd1234",
    "Abc12345",
    "Aa111111",
    "Hola1234",
    "Demo1234",
    "RealMadrid1",
    "Madrid.2026!",
    "Verano2026",
    "Marzo-2027",
    "Lucia12345",
    "Motdepasse1",
    "Bemvindo1",
    "Welcome1",
    "Iloveyou2",
    "Lola1Lola1",
  ])("refuses the password %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    "Nieve-Lenta-42",
    "Carpintero83721",
    "tReS7caminosLargos",
    "correctHorse9staple",
    "Xk2mQ9vTz",
    "Dragon7294815",
    "Ñandú3volante",
    "Пароль7мороз",
  ])("accepts the password %s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it.each([
    "Talleres2026",
    "TalleresRuiz1",
    "Zubizarreta7!",
    "jzubizarreta12",
    "Zubizarreta-Talleres1",
  ])("refuses the password %s, made of the person's and the company's words", (password) => {
    const personal = ["Jon Zubizarreta", "j.zubizarreta@talleresruiz.es", "Talleres Ruiz, S. L."];
    expect(isCommonPassword(password, personal)).toBe(true);
    expect(isCommonPassword(password)).toBe(false);
  });

  it("a long password may contain a name", () => {
    expect(isCommonPassword("Zubizarreta-cruza-7-rios", ["Jon Zubizarreta"])).toBe(false);
  });
});
