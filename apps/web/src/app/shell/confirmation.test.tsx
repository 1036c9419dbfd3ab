import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { SheetDownload } from "../../features/time/download/sheet-download.tsx";
import { loadTexts } from "../../lib/i18n.ts";
import { renderInApp } from "../../test/render.tsx";
import { userOf } from "../../test/user.ts";

import { Confirmation } from "./confirmation.tsx";

const password = "Nieve-Lenta-42";

/** Calls in order, without those that only read the signed-in person. */
let sent: Array<[path: string, body: unknown]> = [];
let isConfirmed = false;

function answer(input: string, init: RequestInit): Response {
  const path = input.replace("/api/v1", "");
  if (path === "/auth/user") return Response.json({ user: userOf() });
  const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
  sent.push([path, body]);
  if (path === "/auth/confirm-password") {
    isConfirmed = JSON.stringify(body).includes(password);
    if (isConfirmed) return Response.json({ data: { message: "" } });
    const message = "La contraseña no es correcta.";
    return Response.json(
      { code: "password.wrong", message, errors: { password: [message] } },
      { status: 422 },
    );
  }
  if (isConfirmed) return new Response("%PDF");
  return Response.json(
    { code: "auth.confirm_password", message: "Confirma que eres tú." },
    { status: 403 },
  );
}

// Lazy modules are loaded first: on a busy machine the first load exceeds the waiting time.
beforeAll(async () => {
  await Promise.all([
    loadTexts("time", "download", "auth"),
    import("../../features/time/download/download-dialog.tsx"),
    import("../../features/access/auth/confirm-dialog.tsx"),
  ]);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T08:00:00Z") });
  sent = [];
  isConfirmed = false;
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => answer(input, init));
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Chooses a format in the dialog that saves somebody's sheet, and tries to save. */
async function tryToSave() {
  await renderInApp(
    <>
      <SheetDownload month={{ year: 2026, month: 11 }} worker={{ id: 7, isOwn: false }} />
      <Confirmation email="ana@prueba.test" />
    </>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole("button", { name: "Descargar" }));
  const below = await screen.findByRole("dialog", { name: "Descargar el registro de jornada" });
  await user.click(screen.getByRole("radio", { name: "Excel (XLSX)" }));
  const [button] = screen.getAllByRole("button", { name: "Descargar" }).toReversed();
  if (button !== undefined) await user.click(button);
  await screen.findByRole("dialog", { name: "Confirma que eres tú" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Contraseña")));
  return { user, below };
}

const sheet = [
  "/supervisor/registro-horario",
  { trabajador_id: 7, desde: "2026-11-01", hasta: "2026-11-30", formato: "xlsx" },
];

it("a call that needs a password asks for the password and is repeated", async () => {
  const { user } = await tryToSave();
  await user.keyboard(`${password}{Enter}`);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([sheet, ["/auth/confirm-password", { password }], sheet]);
});

it("a wrong password is told beside the field and can be typed again", async () => {
  const { user } = await tryToSave();
  await user.keyboard("{Enter}");
  expect(screen.getByText("Este campo es obligatorio.")).toBeDefined();
  await user.keyboard("otra{Enter}");
  await screen.findByText("La contraseña no es correcta.");
  await user.clear(screen.getByLabelText("Contraseña"));
  await user.type(screen.getByLabelText("Contraseña"), `${password}{Enter}`);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.map(([path]) => path)).toEqual([
    "/supervisor/registro-horario",
    "/auth/confirm-password",
    "/auth/confirm-password",
    "/supervisor/registro-horario",
  ]);
});

it.each([
  ["the button", (user: ReturnType<typeof userEvent.setup>) => cancelByButton(user)],
  ["Escape", (user: ReturnType<typeof userEvent.setup>) => user.keyboard("{Escape}")],
])("a password prompt cancelled with %s changes nothing", async (_, cancel) => {
  const { user, below } = await tryToSave();
  await cancel(user);
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Confirma que eres tú" })).toBeNull(),
  );
  expect(below.isConnected).toBe(true);
  expect(screen.getByRole("radio", { name: "Excel (XLSX)" })).toHaveProperty("checked", true);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent).toEqual([sheet]);
});

async function cancelByButton(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const [button] = screen.getAllByRole("button", { name: "Cancelar" }).toReversed();
  if (button !== undefined) await user.click(button);
}
