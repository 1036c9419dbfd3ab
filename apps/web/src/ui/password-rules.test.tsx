import { screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";

import { loadTexts } from "../lib/i18n.ts";
import { renderInApp } from "../test/render.tsx";

import { PasswordRules } from "./password-rules.tsx";

beforeAll(() => loadTexts("auth"));

it("the rules of a password say before sending that a common one is refused", async () => {
  await renderInApp(<PasswordRules id="rules" draft={{ password: "Password1", repeat: "" }} />);
  expect(await screen.findByText(/^Tampoco sirven las contraseñas muy conocidas/)).toBeDefined();
});
