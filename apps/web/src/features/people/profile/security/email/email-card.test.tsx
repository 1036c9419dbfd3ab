import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import { loadTexts } from "../../../../../lib/i18n.ts";
import { renderInApp } from "../../../../../test/render.tsx";
import { userOf } from "../../../../../test/user.ts";

import { EmailCard } from "./email-card.tsx";

type Sent = { call: string; body: unknown };

let sent: Sent[] = [];
/** The address that waits to be confirmed, if one does. */
let waiting: string | null = null;
let refusal: { status: number; body: object } | null = null;

function answer(input: string, init: RequestInit): Response {
  const path = input.replace("/api/v1", "");
  if (path === "/auth/user") return Response.json({ user: userOf() });
  if (init.method === "GET") {
    const data = waiting === null ? null : pendingOf(waiting);
    return Response.json({ data });
  }
  const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
  sent.push({ call: `${init.method ?? ""} ${path}`, body });
  if (refusal !== null) return Response.json(refusal.body, { status: refusal.status });
  waiting = init.method === "DELETE" ? null : "nueva@prueba.test";
  return Response.json({ data: { message: "Hecho." } });
}

function pendingOf(address: string) {
  const times = { pedido_en: "2026-11-18T08:00:00Z", expira_en: "2026-11-19T08:00:00Z" };
  return { correo_nuevo: address, ...times };
}

beforeAll(() => loadTexts("profile", "auth"));

beforeEach(() => {
  sent = [];
  waiting = null;
  refusal = null;
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => answer(input, init));
});

async function askFor(address: string, password: string) {
  await renderInApp(<EmailCard />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole("button", { name: "Cambiar el correo" }));
  await screen.findByRole("dialog", { name: "Cambiar el correo de acceso" });
  await user.click(screen.getByLabelText("Correo nuevo"));
  await user.paste(address);
  await user.click(screen.getByLabelText("Contraseña"));
  await user.paste(password);
  await user.click(screen.getByRole("button", { name: "Enviar el enlace" }));
  return user;
}

it("a change of e-mail asks for the new address and the password, and shows as waiting", async () => {
  await askFor(" nueva@prueba.test", "Nieve-Lenta-42");
  await screen.findByText("Falta confirmar nueva@prueba.test");
  expect(sent).toEqual([
    {
      call: "POST /auth/cambio-correo",
      body: { correo_nuevo: "nueva@prueba.test", password: "Nieve-Lenta-42" },
    },
  ]);
});

it("missing fields of a change of e-mail are reported before sending", async () => {
  await askFor("", "");
  expect(screen.getAllByText("Este campo es obligatorio.")).toHaveLength(2);
  expect(sent).toEqual([]);
});

it("a refused change of e-mail is shown beside the field, and keeps typed values", async () => {
  const message = "La contraseña no es correcta.";
  const body = { code: "password.wrong", message, errors: { password: [message] } };
  refusal = { status: 422, body };
  await askFor("nueva@prueba.test", "otra");
  await screen.findByText(message);
  expect(screen.getByLabelText("Correo nuevo")).toHaveProperty("value", "nueva@prueba.test");
});

it("the link of a change of e-mail is sent again, and the change cancelled", async () => {
  waiting = "nueva@prueba.test";
  await renderInApp(<EmailCard />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole("button", { name: "Enviar otra vez" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const cancel = screen.getByRole("button", { name: "Cancelar el cambio" });
  await waitFor(() => expect(cancel).toHaveProperty("disabled", false));
  await user.click(cancel);
  await waitFor(() => expect(screen.queryByText(/^Falta confirmar/)).toBeNull());
  expect(sent.map(({ call }) => call)).toEqual([
    "POST /auth/cambio-correo/reenviar",
    "DELETE /auth/cambio-correo",
  ]);
});
