import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { ApiError } from "../../lib/errors.ts";
import { renderInApp } from "../../test/render.tsx";

import { PdfViewer } from "./pdf-viewer.tsx";

describe("the viewer", { timeout: 30_000 }, () => {
  // Browser features that the page renderer needs at load; nothing is drawn here.
  beforeAll(() => {
    vi.stubGlobal("DOMMatrix", Object);
    vi.stubGlobal("Path2D", Object);
    vi.stubGlobal("ImageData", Object);
  });

  it("the viewer says why a file does not come, and offers a retry", async () => {
    const refusal = new ApiError({ status: 404, code: "document.not_found", message: "No está." });
    const load = vi.fn<() => Promise<Uint8Array>>(() => Promise.reject(refusal));
    const onError = vi.fn<(error: unknown) => void>();
    await renderInApp(<PdfViewer title="Contrato" load={load} onError={onError} />);
    const alert = await screen.findByRole("alert", undefined, { timeout: 20_000 });
    expect(alert.textContent).toContain("No está.");
    expect(onError).toHaveBeenCalledExactlyOnceWith(refusal);
    await userEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });
});
