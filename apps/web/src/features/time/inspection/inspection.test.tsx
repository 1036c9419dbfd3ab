import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../lib/i18n.ts";
import { renderInApp } from "../../../test/render.tsx";

import { InspectionRecords } from "./inspection-records.tsx";
import { InspectionPage } from "./inspection.page.tsx";

const fetchMock = vi.fn<typeof fetch>();
const token = "0123456789-abcdefghij_KLMNOPQRSTUVWXYZ01234";

const view = {
  id: 1,
  alcance: "centro",
  objeto: "Sede de Getafe",
  desde: "2026-01-01",
  hasta: "2026-06-30",
  motivo: "Acta 2026/117",
  emisor: "Rosario Sol Vega",
  creado_en: "2026-11-18T08:00:00Z",
  expira_en: "2026-11-25T08:00:00Z",
  empresa: "Talleres Ñandú",
  cif: "B12345674",
  zona_horaria: "Europe/Madrid",
  personas: 12,
  huella_clave: "ab".repeat(32),
};

beforeEach(async () => {
  await loadTexts("inspection");
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
});

describe("an inspector's link", () => {
  it("the link shows its person, scope, issuer and end", async () => {
    fetchMock.mockImplementation(async () => Response.json({ data: view }));
    await renderInApp(<InspectionRecords token={token} />);
    expect(await screen.findByText("Centro de trabajo: Sede de Getafe")).toBeDefined();
    expect(screen.getByText(/12 personas/)).toBeDefined();
    expect(screen.getByText("Del 01/01/2026 al 30/06/2026")).toBeDefined();
    expect(screen.getByText("18/11/2026 09:00, por Rosario Sol Vega")).toBeDefined();
    expect(screen.getByText("25/11/2026 09:00")).toBeDefined();
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe("/api/v1/inspeccion/consultar");
    expect(init?.body).toBe(JSON.stringify({ token }));
  });

  it("an expired link says that it opens nothing", async () => {
    fetchMock.mockImplementation(async () =>
      Response.json({ message: "x", code: "inspection.link_expired" }, { status: 404 }),
    );
    await renderInApp(<InspectionRecords token={token} />);
    expect(await screen.findByText("El enlace no abre ningún registro")).toBeDefined();
  });

  it("an inspection page without a token opens nothing", async () => {
    await renderInApp(<InspectionPage />);
    expect(screen.getByText("El enlace no abre ningún registro")).toBeDefined();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("a failed inspection download shows its reason and a retry", async () => {
    fetchMock.mockImplementation(async (address) =>
      typeof address === "string" && address.endsWith("/consultar")
        ? Response.json({ data: view })
        : Response.json(
            { message: "Demasiados intentos.", code: "request.too_many" },
            { status: 429 },
          ),
    );
    await renderInApp(<InspectionRecords token={token} />);
    const button = await screen.findByRole("button", { name: "Descargar el expediente (ZIP)" });
    await userEvent.click(button);
    expect((await screen.findByRole("alert")).textContent).toContain("Demasiados intentos.");
    await waitFor(() => expect(button).toHaveProperty("disabled", false));
  });
});
