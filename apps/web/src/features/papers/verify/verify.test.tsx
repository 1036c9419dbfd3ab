import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";

import type { Verification } from "@atrio/contract/papers/signatures";

import { grouped } from "../../../lib/fingerprint.ts";
import { loadTexts } from "../../../lib/i18n.ts";
import { renderInApp } from "../../../test/render.tsx";

import { FileForm } from "./file-form.tsx";
import { Verdict } from "./verdict.tsx";

const genuine = "ab".repeat(32);

function answer(changes: Partial<Verification> = {}): Verification {
  return {
    resultado: "valido",
    clase: "certificado",
    empresa: "Talleres Ñandú",
    emitido_en: "2026-11-18T08:00:00Z",
    anulado_en: null,
    sha256: genuine,
    huella_certificado: "cd".repeat(32),
    sello_tiempo: false,
    ...changes,
  };
}

describe("an answer about a document", () => {
  beforeAll(() => loadTexts("verify", "files"));

  it("an answer to a code says that it proves nothing of a file, and names facts to compare", async () => {
    await renderInApp(
      <Verdict verification={answer()} means="code" asked="Código AB" own={null} />,
    );
    expect(screen.getByText("El código es de un documento auténtico")).toBeDefined();
    expect(screen.getByText(/no dice nada del archivo que tienes/)).toBeDefined();
    expect(screen.getByText("Talleres Ñandú")).toBeDefined();
    expect(screen.getByText(grouped(genuine))).toBeDefined();
    expect(screen.getByText(/tiene que ser exactamente esta/)).toBeDefined();
    expect(screen.getByText("No: la fecha es la del portal")).toBeDefined();
  });

  it("an altered file shows both fingerprints and advice", async () => {
    const own = "ef".repeat(32);
    const altered = answer({ resultado: "alterado" });
    await renderInApp(<Verdict verification={altered} means="file" asked="Archivo a" own={own} />);
    expect(screen.getByText("El archivo no es el original")).toBeDefined();
    expect(screen.getByText(grouped(genuine))).toBeDefined();
    expect(screen.getByText(grouped(own))).toBeDefined();
    expect(screen.getByText("No es la misma que la del original.")).toBeDefined();
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });

  it.each([
    ["anulado", "Retirado por la empresa el"],
    ["sustituido", "Sustituido el"],
  ] as const)("an answer says since when a document is %s", async (resultado, name) => {
    const ended = answer({ resultado, anulado_en: "2026-11-19T10:30:00Z" });
    await renderInApp(<Verdict verification={ended} means="code" asked="Código AB" own={null} />);
    expect(screen.getByText(name).nextElementSibling?.textContent).toContain("19/11/2026");
  });

  it("an answer names no company where the document is unknown", async () => {
    const unknown = answer({
      resultado: "desconocido",
      clase: null,
      empresa: null,
      emitido_en: null,
      sha256: null,
      huella_certificado: null,
      sello_tiempo: null,
    });
    await renderInApp(<Verdict verification={unknown} means="code" asked="Código" own={null} />);
    expect(screen.getByText("No conocemos este código")).toBeDefined();
    expect(screen.queryByRole("term")).toBeNull();
  });
});

describe("the file to check", () => {
  beforeAll(() => loadTexts("verify", "files"));

  it("the file to check is sent at once, and an empty one is refused before", async () => {
    const files: File[] = [];
    await renderInApp(<FileForm isPending={false} onCheck={(file) => files.push(file)} />);
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (field === null) throw new Error("no field for files");
    const empty = new File([], "vacio.pdf", { type: "application/pdf" });
    await userEvent.upload(field, empty);
    expect((await screen.findByRole("alert")).textContent).toBe("El archivo está vacío.");
    const full = new File(["%PDF"], "lleno.pdf", { type: "application/pdf" });
    await userEvent.upload(field, full);
    expect(files).toEqual([full]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
