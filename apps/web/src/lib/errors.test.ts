import { describe, expect, it } from "vitest";

import { ApiError, errorFromBody, extractMessage, messageOf } from "./errors.ts";
import { i18n } from "./i18n.ts";

describe("the text of an error answer (Rule ACCESS-6)", () => {
  it("the text of an error answer is errors itself when a string", () => {
    expect(extractMessage({ message: "Mensaje", errors: "Texto" })).toBe("Texto");
  });

  it("the text of an error answer lists the values of an object", () => {
    const errors = { email: ["Falta el email"], password: ["Corta", "Sin número"] };
    expect(extractMessage({ message: "Mensaje", errors })).toBe(
      "Falta el email\nCorta\nSin número",
    );
  });

  it("the text of an error answer lists an array, or is the message when empty", () => {
    expect(extractMessage({ message: "Mensaje", errors: ["Uno", "Dos"] })).toBe("Uno\nDos");
    expect(extractMessage({ message: "Mensaje", errors: [] })).toBe("Mensaje");
  });

  it("the text of an error answer is the message when there are no errors", () => {
    expect(extractMessage({ message: "Mensaje" })).toBe("Mensaje");
  });

  it.each([
    ["es", "Error desconocido"],
    ["en", "Unknown error"],
    ["fr", "Erreur inconnue"],
    ["pt", "Erro desconhecido"],
  ])(
    "the text of an error answer falls back to the unknown error in %s",
    async (language, text) => {
      await i18n.changeLanguage(language);
      expect(extractMessage(undefined)).toBe(text);
      expect(extractMessage({ errors: null })).toBe(text);
      expect(messageOf(new Error("internal detail"))).toBe(text);
    },
  );
});

describe("an ApiError", () => {
  it("an ApiError carries status, code and the texts by field", () => {
    const body = {
      message: "Revisa",
      code: "request.invalid",
      errors: { email: ["No es válido"] },
    };
    const error = errorFromBody(422, body);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: "request.invalid",
      message: "No es válido",
      fields: { email: ["No es válido"] },
    });
  });

  it("an ApiError has a code even when a proxy answers with something else", () => {
    expect(errorFromBody(502, undefined)).toMatchObject({ status: 502, code: "http.502" });
  });
});
