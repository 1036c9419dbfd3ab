import { screen } from "@testing-library/react";
import { lazy } from "react";
import { afterEach, expect, it, vi } from "vitest";

import { loadChunk } from "../lib/chunks.ts";
import { renderInApp } from "../test/render.tsx";

import { Part } from "./part.tsx";

afterEach(() => vi.unstubAllGlobals());

it("a part that is missing says so in its place, and the page around it stays (ACCESS-9)", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  const importer = () => Promise.reject(new Error("no such file"));
  const Missing = lazy(() => loadChunk<{ default: () => null }>(importer));
  const said = vi.spyOn(console, "error").mockReturnValue();
  await renderInApp(
    <>
      <p>Fichar</p>
      <Part>
        <Missing />
      </Part>
    </>,
  );
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("No hay conexión con el servidor");
  expect(screen.getAllByText("Fichar")).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: "Reintentar" })).toHaveLength(1);
  said.mockRestore();
});
