import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../../../lib/errors.ts";
import { loadTexts } from "../../../lib/i18n.ts";
import { renderInApp } from "../../../test/render.tsx";
import type { MailboxPolicy } from "../policy/policy.queries.ts";

import { NewReport } from "./new-report.tsx";
import type { FileReport } from "./report.queries.ts";

const policy: MailboxPolicy = {
  nombre: "Talleres Ñandú",
  abierto: true,
  reiniciado: null,
  gestores: [
    { id: "7f0c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3", nombre_completo: "Rosa Iglesias" },
    { id: "8f0c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3", nombre_completo: "Elena Ruiz" },
  ],
  plazos: { acuse_dias: 7, conclusion_meses: 3, prorroga_meses: 3, borrado_meses: 3 },
  autoridades: [],
};

const fileReport = vi.fn<FileReport>();
const onUnsaved = vi.fn<(unsaved: string | null) => void>();
const onDone = vi.fn<(uuid: string) => void>();
const fetchMock = vi.fn<typeof fetch>();

beforeAll(() => loadTexts("complaint-report", "complaint-terms", "files"));

beforeEach(() => {
  for (const mock of [fileReport, onUnsaved, onDone, fetchMock]) mock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
});

async function open({ isAnonymous = true } = {}) {
  await renderInApp(
    <NewReport
      isAnonymous={isAnonymous}
      policy={policy}
      fileReport={fileReport}
      onUnsaved={onUnsaved}
      onDiscard={() => undefined}
      onDone={onDone}
    />,
  );
  return userEvent.setup({ delay: null });
}

async function fillTexts(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.selectOptions(screen.getByLabelText("Tipo de conducta"), "soborno");
  await user.type(screen.getByLabelText("Título"), "Regalos");
  await user.type(screen.getByLabelText("Qué ha ocurrido"), "Hechos");
}

const send = () => screen.getByRole("button", { name: /Enviar la denuncia|Reintentar el envío/ });

describe("a new report", () => {
  it("an incomplete report is not sent; the first wrong field has the focus", async () => {
    const user = await open();
    await user.click(send());
    expect(screen.getByText("Elige el tipo de conducta.")).toBeDefined();
    expect(screen.getByText("Da un correo o elige no dar ninguno.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("Tipo de conducta"));
    expect(fileReport).not.toHaveBeenCalled();
  });

  it("a refused report keeps its texts and is sent again with the same code", async () => {
    const user = await open();
    const message = "Demasiados intentos.";
    fileReport.mockRejectedValueOnce(new ApiError({ status: 429, code: "x.y", message }));
    fileReport.mockResolvedValueOnce({});
    await fillTexts(user);
    await user.click(screen.getByRole("radio", { name: "No dar ningún correo" }));
    await user.click(screen.getByRole("checkbox", { name: "Elena Ruiz" }));
    expect(onUnsaved).toHaveBeenLastCalledWith("texts");
    await user.click(send());
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Título").value).toBe("Regalos");
    await user.click(send());
    await screen.findByText("Denuncia enviada: guarda tu código");
    const [first, second] = fileReport.mock.calls.map(([report]) => report);
    expect(second).toEqual(first);
    expect(first?.draft.excluded).toEqual([policy.gestores[1]?.id]);
  });

  it("a code goes on only after it was typed, and warns until then (COMPLAINTS-27)", async () => {
    const user = await open({ isAnonymous: false });
    fileReport.mockResolvedValueOnce({});
    await fillTexts(user);
    await user.click(send());
    const code = (await screen.findByLabelText("Código de la denuncia")).textContent;
    expect(onUnsaved).toHaveBeenLastCalledWith("code");
    expect(screen.queryByRole("button", { name: "Ver la denuncia" })).toBeNull();
    const field = screen.getByLabelText(/O escríbelo aquí/);
    await user.type(field, code.slice(1));
    await user.click(screen.getByRole("button", { name: "Lo he guardado" }));
    expect(screen.getByText("No coincide con el código.")).toBeDefined();
    expect(fetchMock).not.toHaveBeenCalled();
    fetchMock.mockResolvedValueOnce(Response.json({ data: { message: "" } }));
    await user.clear(field);
    await user.type(field, code.toUpperCase());
    await user.click(screen.getByRole("button", { name: "Lo he guardado" }));
    await user.click(await screen.findByRole("button", { name: "Ver la denuncia" }));
    expect(onDone).toHaveBeenCalledWith(code);
    await waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(null));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});
