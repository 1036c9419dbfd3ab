import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { onConfirmation } from "../../../lib/confirmation.ts";
import { loadTexts } from "../../../lib/i18n.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { caseOf } from "../../../test/complaints.ts";
import { userOf } from "../../../test/user.ts";
import { theme } from "../../../ui/theme.ts";

import { CasesPage } from "./cases.page.tsx";
import { readCasesSearch } from "./search.model.ts";
import { lockMailbox } from "./use-unlocked.ts";

const recoveryKey = ["AAAAAAA1", "AAAAAAA2", "AAAAAAA3", "AAAAAAA4"].join("-");
const phrase = "gato farola nieve tambor";
const me = userOf({ gestor_denuncias: true, nombre_completo: "Pilar Santamaría Gil" });
const own = {
  id: "k1",
  nombre_completo: me.nombre_completo,
  estado: "activa",
  desde: "2026-09-01",
};
const other = { ...own, id: "k2", nombre_completo: "Rosa Iglesias Núñez" };

type Mailbox = { abierto: string | null; mi_clave: string | null; gestores: unknown[] };
let mailbox: Mailbox;
let asked: Array<{ path: string; body: Record<string, unknown>; key: string | null }>;
let refused: { path: string; status: number; code: string; field?: string } | null;
let minutes: number;

const figures = {
  anonimas: 1,
  nominales: 2,
  admitidas: 1,
  no_admitidas: 0,
  concluidas: 1,
  borradas: 0,
  resultados: { archivo: 1, fiscalia: 0, expediente_sancionador: 0 },
  por_tipo: [{ tipo: "soborno", total: 5 }],
  otros_tipos: 2,
};

const answers: Record<string, () => unknown> = {
  "/buzon-denuncias/abrir": () => {
    mailbox = { abierto: "2026-11-18", mi_clave: "activa", gestores: [own] };
    return { clave_recuperacion: recoveryKey };
  },
  "/buzon-denuncias/clave": () => {
    mailbox = { ...mailbox, mi_clave: "pendiente" };
    return { estado: "pendiente" };
  },
  "/buzon-denuncias/recuperar": () => ({ denuncias: 2 }),
  "/buzon-denuncias/empezar-de-nuevo": () => ({ clave_recuperacion: recoveryKey, ilegibles: 2 }),
  "/buzon-denuncias/gestores/k2/admitir": () => {
    mailbox = { ...mailbox, gestores: [own, other] };
    return { denuncias: 1 };
  },
  "/estadistica-denuncias": () => ({ ...figures, total: 3 }),
  [`/caso-denuncia/${caseOf().id}`]: () => caseOf(),
  [`/caso-denuncia/${caseOf().id}/nota`]: () => caseOf(),
  [`/caso-denuncia/${caseOf().id}/decision`]: () =>
    caseOf({ estado: "no_admitida", fecha_decision: "2026-11-18", can: ["anotar"] }),
  "/caso-denuncia": () => [caseOf({ sin_contestar: 2 })],
};

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") return Response.json({ user: me });
  if (path.startsWith("/empresa")) return Response.json({ data: { nombre: "Clínica" } });
  if (path === "/buzon-denuncias") return Response.json({ data: { reiniciado: null, ...mailbox } });
  const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : {};
  const key = new Headers(init?.headers).get("x-buzon-llave");
  asked.push({ path, body: Object(body), key });
  if (refused?.path === path) {
    const { status, code, field } = refused;
    const errors = field === undefined ? {} : { errors: { [field]: ["No es correcta."] } };
    return Response.json({ code, message: "No es correcta.", ...errors }, { status });
  }
  if (path === "/buzon-denuncias/desbloquear") {
    const expira_en = new Date(Date.now() + minutes * 60_000).toISOString();
    return Response.json({ data: { llave: "LLAVE", expira_en } });
  }
  return Response.json({ data: answers[path]?.() ?? { estado: "activa" } });
}

async function show(address = "/complaintCases") {
  queryClient.clear();
  const root = createRootRoute();
  const portal = createRoute({ getParentRoute: () => root, id: "portal" });
  const page = createRoute({
    getParentRoute: () => portal,
    path: "/complaintCases",
    validateSearch: readCasesSearch,
    component: CasesPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([portal.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider<typeof router> router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup({ delay: null });
}

type User = Awaited<ReturnType<typeof show>>;
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole("button", { name }));
const bodyOf = (path: string) => asked.findLast((call) => call.path === path)?.body;

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function fillTwice(text: string): void {
  fill(screen.getByLabelText("Nueva frase de paso"), text);
  fill(screen.getByLabelText("Repite la frase de paso"), text);
}

async function unlock(user: User): Promise<void> {
  fill(await screen.findByLabelText("Frase de paso del buzón"), phrase);
  await press(user, "Desbloquear");
}

async function open(user: User): Promise<void> {
  await unlock(user);
  await screen.findByRole("timer");
}

describe("the handlers' page", { timeout: 40_000 }, () => {
  beforeAll(() => loadTexts("complaint-cases", "complaint-terms", "auth", "files", "leaving"));

  beforeEach(() => {
    mailbox = { abierto: "2026-09-01", mi_clave: "activa", gestores: [own] };
    asked = [];
    refused = null;
    minutes = 15;
    vi.stubGlobal("fetch", serve);
  });

  afterEach(() => act(() => lockMailbox()));

  it("the first handler opens the mailbox, and proves a copy of the recovery key", async () => {
    mailbox = { abierto: null, mi_clave: null, gestores: [] };
    const user = await show();
    await screen.findByText("Abre el buzón de denuncias");
    fillTwice("corta");
    await press(user, "Abrir el buzón");
    expect(screen.getByText("La frase todavía no cumple los requisitos.")).toBeDefined();
    expect(asked).toEqual([]);
    fillTwice("corta y bien larga");
    await press(user, "Abrir el buzón");
    expect(await screen.findByText("AAAAAAA3")).toBeDefined();
    await press(user, "Ya tengo una copia");
    expect(screen.queryByText("AAAAAAA3")).toBeNull();
    const field = screen.getByRole("textbox", { name: /^Grupo \d de la clave$/ });
    fill(field, "00000000");
    await press(user, "Confirmar");
    expect(screen.getByText(/^No es el grupo \d\./)).toBeDefined();
    const number = /Grupo (\d)/.exec(document.body.textContent)?.[1] ?? "";
    fill(field, `aaaaaaa${number}`);
    await press(user, "Confirmar");
    expect(await screen.findByText("Desbloquea el buzón")).toBeDefined();
  });

  it("an unlocked mailbox sends its key with each call, and locks by the button (COMPLAINTS-22)", async () => {
    const user = await show();
    await open(user);
    expect(await screen.findByText("Comisiones en almacén")).toBeDefined();
    expect(screen.getByText("2 sin contestar")).toBeDefined();
    expect(asked.at(-1)).toMatchObject({ path: "/caso-denuncia", key: "LLAVE" });
    const stored = [localStorage, sessionStorage].flatMap((kept) => Object.entries(kept));
    expect(JSON.stringify(stored)).not.toContain("LLAVE");
    await press(user, "Bloquear");
    expect(screen.queryByText("Comisiones en almacén")).toBeNull();
    expect(queryClient.getQueryCache().findAll({ queryKey: ["complaint-cases"] })).toEqual([]);
  });

  it("a text that is being written outlives a lock, out of sight and out of every storage", async () => {
    const user = await show(`/complaintCases?caso=${caseOf().id}`);
    await open(user);
    fill(await screen.findByLabelText("Nueva nota interna"), "Hablar con Luis");
    await press(user, "Bloquear");
    expect(document.body.innerHTML).not.toContain("Hablar con Luis");
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain("Hablar");
    await open(user);
    expect(await screen.findByDisplayValue("Hablar con Luis")).toBeDefined();
    await press(user, "Guardar la nota");
    await waitFor(() => expect(screen.queryByDisplayValue("Hablar con Luis")).toBeNull());
    expect(bodyOf(`/caso-denuncia/${caseOf().id}/nota`)).toEqual({ texto: "Hablar con Luis" });
  });

  it("a step is sent with its reason alone, and the case shows the server's answer", async () => {
    const user = await show(`/complaintCases?caso=${caseOf().id}`);
    await open(user);
    await press(user, "No admitir");
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "No admitir la denuncia" }));
    expect(dialog.getByText("Este campo es obligatorio.")).toBeDefined();
    fill(dialog.getByLabelText("Motivo de la inadmisión"), "Ya se investigó");
    await user.click(dialog.getByRole("button", { name: "No admitir la denuncia" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(bodyOf(`/caso-denuncia/${caseOf().id}/decision`)).toEqual({
      admitida: false,
      texto: "Ya se investigó",
    });
    expect(await screen.findByText("No hay pasos pendientes en este estado.")).toBeDefined();
  });

  it("the mailbox locks itself when its time is over, and the server's refusal locks it too", async () => {
    minutes = 0.02;
    const user = await show();
    await unlock(user);
    expect(await screen.findByText("Buzón bloqueado")).toBeDefined();
    minutes = 15;
    refused = { path: "/caso-denuncia", status: 403, code: "complaint.locked" };
    await unlock(user);
    await waitFor(() => expect(asked.at(-1)?.path).toBe("/caso-denuncia"));
    expect(await screen.findByText("Buzón bloqueado")).toBeDefined();
  });

  it("a wrong passphrase is told at its field, and the text stays", async () => {
    refused = {
      path: "/buzon-denuncias/desbloquear",
      status: 422,
      code: "complaint.wrong_passphrase",
      field: "frase",
    };
    const user = await show();
    const field = await screen.findByLabelText<HTMLInputElement>("Frase de paso del buzón");
    fill(field, "otra frase");
    await press(user, "Desbloquear");
    expect(await screen.findByText("No es correcta.")).toBeDefined();
    expect(field.value).toBe("otra frase");
  });

  it("a handler without a key makes one that waits (COMPLAINTS-20)", async () => {
    mailbox = { abierto: "2026-09-01", mi_clave: null, gestores: [other] };
    const user = await show();
    await screen.findByText("Crea tu clave del buzón");
    fillTwice(phrase);
    await press(user, "Crear mi clave");
    expect(await screen.findByText("Tu clave espera")).toBeDefined();
    expect(screen.getByText(other.nombre_completo)).toBeDefined();
    expect(bodyOf("/buzon-denuncias/clave")).toEqual({ frase: phrase });
  });

  it("a lost passphrase is replaced with the recovery key (COMPLAINTS-23)", async () => {
    const user = await show();
    await press(user, "Usar la clave de recuperación");
    const dialog = within(await screen.findByRole("dialog"));
    fill(dialog.getByRole("textbox", { name: /Clave de recuperación/ }), recoveryKey);
    fillTwice(phrase);
    await user.click(dialog.getByRole("button", { name: "Crear la nueva frase de paso" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(bodyOf("/buzon-denuncias/recuperar")).toEqual({
      clave_recuperacion: recoveryKey,
      frase_nueva: phrase,
    });
  });

  it("with another handler a lost key is replaced, and nobody is offered to start anew", async () => {
    mailbox = { ...mailbox, gestores: [own, other] };
    const user = await show();
    await press(user, "Crear otra clave");
    expect(screen.queryByRole("button", { name: "Empezar de nuevo" })).toBeNull();
    fillTwice(phrase);
    await press(user, "Retirar la actual y crear otra");
    expect(await screen.findByText("Tu clave espera")).toBeDefined();
    expect(bodyOf("/buzon-denuncias/clave")).toEqual({ frase: phrase, sustituir: true });
  });

  it("starting anew wants its words typed, and shows the new recovery key (COMPLAINTS-24)", async () => {
    const user = await show();
    await press(user, "Empezar de nuevo");
    fillTwice(phrase);
    await press(user, "Cerrar las anteriores y empezar");
    expect(screen.getByText("Escribe exactamente «empezar de nuevo».")).toBeDefined();
    expect(asked).toEqual([]);
    fill(screen.getByRole("textbox", { name: /para confirmarlo/ }), "empezar de nuevo");
    await press(user, "Cerrar las anteriores y empezar");
    expect(await screen.findByText("AAAAAAA1")).toBeDefined();
    expect(screen.getByText(/^2 denuncias anteriores quedan cerradas/)).toBeDefined();
    expect(bodyOf("/buzon-denuncias/empezar-de-nuevo")).toEqual({ frase: phrase, acepto: true });
  });

  it("a waiting key is admitted after a question; the passphrase is changed", async () => {
    mailbox = { ...mailbox, gestores: [own, { ...other, estado: "pendiente" }] };
    const user = await show("/complaintCases?vista=buzon");
    await open(user);
    await press(user, `Admitir a ${other.nombre_completo}`);
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Admitir" }),
    );
    await waitFor(() => expect(screen.queryByText("Espera")).toBeNull());
    expect(asked.find(({ path }) => path.endsWith("/admitir"))?.key).toBe("LLAVE");
    await press(user, "Cambiar la frase de paso");
    fill(screen.getByLabelText("Frase de paso actual"), phrase);
    fillTwice("otra frase bastante larga");
    await press(user, "Cambiar la frase");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(bodyOf("/buzon-denuncias/clave")).toEqual({
      frase_actual: phrase,
      frase_nueva: "otra frase bastante larga",
    });
  });

  it("a handler who left is gone from the list, and the page says what happens to the key", async () => {
    const user = await show("/complaintCases?vista=buzon");
    await open(user);
    expect(screen.queryByText(other.nombre_completo)).toBeNull();
    expect(screen.getByText("Cuando alguien deja la función")).toBeDefined();
  });

  it("the log-book is exported once the password was typed; a cancelled question is no error", async () => {
    const release = onConfirmation((settle) => settle(false));
    refused = {
      path: "/libro-registro-denuncias/exportar",
      status: 403,
      code: "auth.confirm_password",
    };
    const user = await show("/complaintCases?vista=registro");
    await open(user);
    expect(await screen.findByRole("row", { name: "Presentadas 3" })).toBeDefined();
    expect(screen.getByRole("row", { name: "Soborno 5" })).toBeDefined();
    expect(
      screen.getByRole("row", { name: "Otras conductas, menos de 5 de cada una 2" }),
    ).toBeDefined();
    await press(user, "Exportar a Excel");
    await waitFor(() => expect(asked.some(({ path }) => path.includes("exportar"))).toBe(true));
    expect(screen.queryByRole("alert")).toBeNull();
    release();
  });
});
