import { expect, it } from "vitest";

import { languages } from "@atrio/contract/common";

import { say } from "./messages.ts";

it("every message exists in all four languages", () => {
  expect(languages.map((language) => say(language, "password.changed"))).toEqual([
    "La contraseña se ha cambiado.",
    "The password has been changed.",
    "Le mot de passe a été modifié.",
    "A palavra-passe foi alterada.",
  ]);
});
