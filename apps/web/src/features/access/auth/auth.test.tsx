import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { checkPassword, isPasswordReady } from "../../../lib/password.ts";
import { renderInApp } from "../../../test/render.tsx";

import { checkCredentials, isEmail } from "./auth.model.ts";
import { LoginForm } from "./login-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
});

describe("the rules of a new password", () => {
  it.each([
    ["", ["length", "uppercase", "lowercase", "digit", "equal"]],
    ["abc", ["length", "uppercase", "digit", "equal"]],
    ["ABCDEFGH1", ["lowercase", "equal"]],
    ["ñandúÑ12", ["equal"]],
  ])("the password %j breaks %j while not repeated", (password, broken) => {
    const found = checkPassword({ password, repeat: "" }).filter(({ met }) => !met);
    expect(found.map(({ rule }) => rule)).toEqual(broken);
  });

  it("a good repeated password meets all rules", () => {
    expect(isPasswordReady({ password: "Patio-Verde-7", repeat: "Patio-Verde-7" })).toBe(true);
    expect(isPasswordReady({ password: "Patio-Verde-7", repeat: "Patio-verde-7" })).toBe(false);
  });
});

describe("credentials", () => {
  it("credentials need an e-mail address and five characters", () => {
    const faultsOf = (email: string, password: string) =>
      checkCredentials({ email, password }).map(({ field, reason }) => `${field}: ${reason}`);
    expect(faultsOf(" ", "")).toEqual(["email: required", "password: required"]);
    expect(faultsOf("lucia", "1234")).toEqual(["email: email", "password: short"]);
    expect(faultsOf("a@b.es", "1234")).toEqual(["password: short"]);
    expect(faultsOf("lucia", "12345")).toEqual(["email: email"]);
    expect(faultsOf("a@b.es", "12345")).toEqual([]);
    expect(isEmail(" lucia@demo.test ")).toBe(true);
  });
});

describe("the new password form", () => {
  it("the new password form cannot be sent before every rule is met", async () => {
    const onSubmit = vi.fn<(draft: { password: string; repeat: string }) => void>();
    await renderInApp(
      <NewPasswordForm submitLabel="Guardar" sending={false} onSubmit={onSubmit} />,
    );
    const submit = screen.getByRole("button", { name: "Guardar" });
    expect(submit).toHaveProperty("disabled", true);
    await userEvent.type(screen.getByLabelText("Nueva contraseña"), "Patio-Verde-7");
    expect(submit).toHaveProperty("disabled", true);
    await userEvent.type(screen.getByLabelText("Repite la contraseña"), "Patio-Verde-7");
    expect(submit).toHaveProperty("disabled", false);
    await userEvent.click(submit);
    expect(onSubmit).toHaveBeenCalledWith({ password: "Patio-Verde-7", repeat: "Patio-Verde-7" });
  });

  it("the new password form cannot be sent twice", async () => {
    await renderInApp(<NewPasswordForm submitLabel="Guardar" sending onSubmit={() => undefined} />);
    expect(screen.getByRole("button", { name: "Guardar" })).toHaveProperty("disabled", true);
  });
});

describe("the login form", () => {
  it("the form tells each field's fault at once and calls nobody", async () => {
    await renderInApp(<LoginForm company={undefined} target="/" expired={false} />);
    await userEvent.click(screen.getByRole("button", { name: "Entrar" }));
    const fields = [screen.getByLabelText("Correo"), screen.getByLabelText("Contraseña")];
    for (const field of fields) {
      expect(field.getAttribute("aria-invalid")).toBe("true");
      const described = field.getAttribute("aria-describedby") ?? "";
      const texts = described.split(" ").map((id) => document.getElementById(id)?.textContent);
      expect(texts).toContain("Este campo es obligatorio.");
    }
    expect(document.activeElement).toBe(screen.getByLabelText("Correo"));
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("the form keeps typed values when the server refuses", async () => {
    fetchMock.mockImplementation(async () =>
      Response.json(
        { message: "Datos de acceso erróneos", code: "auth.wrong_credentials" },
        { status: 401 },
      ),
    );
    await renderInApp(<LoginForm company="demo" target="/" expired={false} />);
    await userEvent.type(screen.getByLabelText("Correo"), "lucia@demo.test");
    await userEvent.type(screen.getByLabelText("Contraseña"), "wrong-one");
    await userEvent.click(screen.getByLabelText("Recordar este dispositivo"));
    await userEvent.click(screen.getByRole("button", { name: "Entrar" }));
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("Datos de acceso erróneos"),
    );
    expect(screen.getByLabelText("Correo")).toHaveProperty("value", "lucia@demo.test");
    expect(screen.getByLabelText("Contraseña")).toHaveProperty("value", "wrong-one");
    const sent = { email: "lucia@demo.test", password: "wrong-one", remember: true };
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ ...sent, empresa: "demo" }));
  });

  it("the form asks for a required code, and keeps typed values", async () => {
    const answers = [
      { message: "Escribe el código.", code: "auth.code_required" },
      { message: "El código no es correcto.", code: "auth.code_wrong" },
    ];
    fetchMock.mockImplementation(async () => Response.json(answers.shift(), { status: 401 }));
    await renderInApp(<LoginForm company={undefined} target="/" expired={false} />);
    await userEvent.type(screen.getByLabelText("Correo"), "lucia@demo.test");
    await userEvent.type(screen.getByLabelText("Contraseña"), "right-one");
    await userEvent.click(screen.getByRole("button", { name: "Entrar" }));
    const code = await screen.findByLabelText("Código de verificación");
    expect(document.activeElement).toBe(code);
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.type(code, "12 34{Enter}");
    expect(screen.getByText("El código tiene 6 cifras.")).toBeDefined();
    await userEvent.clear(code);
    await userEvent.paste("123 456");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("El código no es correcto.")).toBeDefined();
    expect(document.activeElement).toBe(code);
    const sent = { email: "lucia@demo.test", password: "right-one", remember: false };
    const bodies = fetchMock.mock.calls.map(([, init]) => init?.body);
    expect(bodies).toEqual([JSON.stringify(sent), JSON.stringify({ ...sent, codigo: "123456" })]);
    await userEvent.click(screen.getByRole("button", { name: "Usar un código de recuperación" }));
    expect(screen.queryByText("El código no es correcto.")).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText("Código de recuperación"));
    await userEvent.click(screen.getByRole("button", { name: "Volver" }));
    expect(screen.getByLabelText("Correo")).toHaveProperty("value", "lucia@demo.test");
    expect(screen.getByLabelText("Contraseña")).toHaveProperty("value", "right-one");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
