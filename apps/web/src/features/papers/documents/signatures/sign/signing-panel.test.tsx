import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import { loadTexts } from "../../../../../lib/i18n.ts";
import { renderInApp } from "../../../../../test/render.tsx";
import { documentToSign } from "../../../../../test/signatures.ts";
import { userOf } from "../../../../../test/user.ts";
import { unread } from "../signatures.model.ts";
import type { Reading } from "../signatures.model.ts";

import { SigningPanel } from "./signing-panel.tsx";

const { hash } = documentToSign();
const whole: Reading = { hash, isUnsafe: false, seen: 3, total: 3 };
const readAt = "2026-11-20T08:00:00.000Z";
const code = {
  enviado_en: "2026-11-20T08:01:00.000Z",
  caduca_en: "2999-11-20T08:11:00.000Z",
  otro_desde: "2026-11-20T08:02:00.000Z",
  intentos_restantes: 4,
};
const toSign = documentToSign({
  fecha_lectura: readAt,
  codigo: code,
  can: { abrir: true, pedir_codigo: true, firmar: true, rechazar: true },
});

let sent: Array<{ path: string; body: unknown }> = [];
let refusal: { code: string; message: string } | null = null;
let isHandedOver = false;

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") {
    const user = userOf();
    return json({ user: { ...user, sesion: { ...user.sesion, suplantada: isHandedOver } } });
  }
  sent.push({ path, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined });
  if (refusal !== null) return json(refusal, 422);
  return json({ data: documentToSign() });
}

/** The panel while the server's answers change: the code is used up, then another one is sent. */
function Changing() {
  const [sentCode, setSentCode] = useState<SignatureDetail["codigo"]>(code);
  return (
    <>
      <SigningPanel document={{ ...toSign, codigo: sentCode }} reading={whole} />
      <button type="button" onClick={() => setSentCode(null)}>
        sin código
      </button>
      <button
        type="button"
        onClick={() => setSentCode({ ...code, enviado_en: "2026-11-20T08:03:00.000Z" })}
      >
        otro código
      </button>
    </>
  );
}

async function show(document: SignatureDetail, reading: Reading = whole) {
  await renderInApp(<SigningPanel document={document} reading={reading} />);
  return userEvent.setup({ delay: null });
}

describe("the way to a signature", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("signatures", "signing-code"));

  beforeEach(() => {
    sent = [];
    refusal = null;
    isHandedOver = false;
    vi.stubGlobal("fetch", serve);
  });

  it("signing shows the pages still to read, and its button unlocks only afterwards", async () => {
    await show(documentToSign(), { ...whole, seen: 1 });
    expect(await screen.findByText("Has visto 1 de 3 páginas")).toBeDefined();
    const button = screen.getByRole("button", { name: "He leído el documento" });
    expect(button).toHaveProperty("disabled", true);
    expect(screen.getByText(/Te faltan 2 páginas por ver/)).toBeDefined();
  });

  it("signing reports to the server how many pages were shown", async () => {
    const user = await show(documentToSign());
    await user.click(await screen.findByRole("button", { name: "He leído el documento" }));
    await waitFor(() =>
      expect(sent).toEqual([{ path: "/firma-documento/7/leido", body: { paginas: 3 } }]),
    );
  });

  it("signing sends the code with the fingerprint of the shown bytes, spaces or not", async () => {
    const user = await show(toSign);
    await user.type(await screen.findByLabelText(/Código de seis cifras/), "123 456");
    await user.click(screen.getByRole("button", { name: "Firmar el documento" }));
    await waitFor(() =>
      expect(sent).toEqual([
        { path: "/firma-documento/7/firmar", body: { codigo: "123456", hash } },
      ]),
    );
  });

  it("typed digits stay when the code is wrong", async () => {
    refusal = { code: "signature.code_wrong", message: "El código no es correcto." };
    const user = await show(toSign);
    const field = await screen.findByLabelText(/Código de seis cifras/);
    await user.type(field, "111111");
    await user.click(screen.getByRole("button", { name: "Firmar el documento" }));
    expect((await screen.findByRole("alert")).textContent).toContain("no es correcto");
    expect(field).toHaveProperty("value", "111111");
    expect(screen.getByText(/Te quedan 4 intentos/)).toBeDefined();
  });

  it("the code field is gone after the last try, with the reason, until a new code", async () => {
    refusal = { code: "signature.code_tries", message: "Demasiados intentos." };
    await renderInApp(<Changing />);
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText(/Código de seis cifras/), "111111");
    await user.click(screen.getByRole("button", { name: "Firmar el documento" }));
    await screen.findByRole("alert");
    await user.click(screen.getByRole("button", { name: "sin código" }));
    expect(screen.queryByLabelText(/Código de seis cifras/)).toBeNull();
    expect(screen.getByRole("alert").textContent).toContain("Demasiados intentos");
    refusal = null;
    await user.click(screen.getByRole("button", { name: "Enviarme el código" }));
    await user.click(screen.getByRole("button", { name: "otro código" }));
    expect(await screen.findByLabelText(/Código de seis cifras/)).toHaveProperty("value", "");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("a document other than the requested file cannot be signed", async () => {
    await show(toSign, { ...whole, hash: "0".repeat(64) });
    expect(await screen.findByText(/no es el que se tiene que firmar/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Firmar el documento" })).toBeNull();
  });

  it("a rejection has a reason, which survives a failed call", async () => {
    const user = await show(documentToSign());
    await user.click(await screen.findByRole("button", { name: "Rechazar el documento" }));
    const dialog = await screen.findByRole("dialog", { name: "¿Rechazar el documento?" });
    const reject = within(dialog).getByRole("button", { name: "Rechazar" });
    await user.click(reject);
    expect(within(dialog).getByText("Explica por qué lo rechazas.")).toBeDefined();
    refusal = { code: "signature.not_pending", message: "Ya no está pendiente." };
    const reason = within(dialog).getByLabelText(/Motivo/);
    await user.type(reason, "Falta el anexo");
    await user.click(reject);
    expect((await within(dialog).findByRole("alert")).textContent).toContain("Ya no está");
    expect(reason).toHaveProperty("value", "Falta el anexo");
    expect(sent).toEqual([
      { path: "/firma-documento/7/rechazar", body: { motivo: "Falta el anexo" } },
    ]);
  });

  it("a handed-over session only shows the document", async () => {
    isHandedOver = true;
    await show(documentToSign());
    expect(await screen.findByText(/En una sesión cedida/)).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("the way to a signature ends with a copy: first on its way, then there with its code", async () => {
    const signed = documentToSign({
      estado: "firmado",
      fecha_lectura: readAt,
      fecha_firma: readAt,
    });
    const { unmount } = await renderInApp(<SigningPanel document={signed} reading={unread} />);
    expect(await screen.findByText(/Estamos preparando tu copia/)).toBeDefined();
    unmount();
    const copy = {
      documento_firmado_path: "copia.pdf",
      codigo_verificacion: "ABCD-EFGH-JKLM-NPQR-STUV",
    };
    await show({ ...signed, ...copy }, unread);
    expect(await screen.findByText("ABCD-EFGH-JKLM-NPQR-STUV")).toBeDefined();
    const link = screen.getByRole("link", { name: "Comprobar el documento" });
    expect(link.getAttribute("href")).toBe("/verify?c=ABCD-EFGH-JKLM-NPQR-STUV");
    expect(screen.getByRole("button", { name: "Descargar la copia firmada" })).toBeDefined();
  });

  it("a closed document explains why it is not signed any more", async () => {
    const closed = { estado: "rechazado", fecha_rechazo: readAt, motivo_rechazo: "No es mío" };
    await show(documentToSign({ ...closed, estado: "rechazado" }));
    expect(await screen.findByText("Rechazaste este documento")).toBeDefined();
    expect(screen.getByText("No es mío")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
