import type { notifications } from "@mantine/notifications";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { decideRequests } from "@atrio/contract/leave/requests";

import { loadTexts } from "../../lib/i18n.ts";
import { renderInApp } from "../../test/render.tsx";
import { connectSnackbars } from "../../ui/notify.ts";

import { useLateApprovals } from "./use-late-approvals.tsx";

type Shown = { id?: string; title?: string; message?: React.ReactNode; onClose?: () => void };

let sent: unknown[] = [];
let shown: Shown[] = [];

/** The part of Mantine's notifications that snackbars use. */
const host = {
  show: (snackbar: Shown) => shown.push(snackbar),
  hide: (id: string) => shown.find((one) => one.id === id)?.onClose?.(),
};

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.endsWith(decideRequests.path)) return Response.json({ data: [] });
  if (typeof init?.body === "string") sent.push(JSON.parse(init.body));
  const refused = { solicitud_id: 4, solicitud: null, error: "Fechas bloqueadas." };
  return Response.json({ data: [{ solicitud_id: 3, solicitud: null, error: null }, refused] });
}

function Approvals() {
  const { held, approve } = useLateApprovals();
  const requests = [
    { id: 3, name: "Lucía: Vacaciones" },
    { id: 4, name: "Hugo: Vacaciones" },
  ];
  return (
    <>
      <button type="button" onClick={() => approve(requests)}>
        Aprobar
      </button>
      <output>{[...held].join(" ")}</output>
    </>
  );
}

describe("approvals of the inbox (COMPANY-117)", () => {
  beforeAll(() => loadTexts("inbox", "approvals"));

  beforeEach(async () => {
    sent = [];
    shown = [];
    vi.stubGlobal("fetch", serve);
    connectSnackbars(host as unknown as typeof notifications);
    await renderInApp(<Approvals />);
    await userEvent.click(screen.getByRole("button", { name: "Aprobar" }));
  });

  it("an approval that is taken back is never sent", async () => {
    expect(screen.getByRole("status").textContent).toBe("3 4");
    const [{ title, message } = {}] = shown;
    expect(title).toBe("Has aprobado 2 solicitudes");
    render(message);
    expect(screen.getByText("Lucía: Vacaciones y 1 más")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Deshacer" }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
    window.dispatchEvent(new Event("pagehide"));
    expect(sent).toEqual([]);
  });

  it("a closed snackbar sends it at once; what is refused comes back with its reason", async () => {
    shown[0]?.onClose?.();
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("3"));
    expect(sent).toEqual([{ solicitud_ids: [3, 4], aprobada: true }]);
    expect(shown.at(-1)).toMatchObject({
      title: "Hugo: Vacaciones",
      message: "Fechas bloqueadas.",
    });
  });
});
