import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Delegation } from "@atrio/contract/leave/delegations";

import { loadTexts } from "../../../../lib/i18n.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { lucia, marcos } from "../../../../test/team.ts";

import { DelegationView } from "./delegation-view.tsx";
import { problemsOf, stateOf } from "./delegation.model.ts";

const today = "2026-11-21";

function delegationOf(changes: Partial<Delegation> = {}): Delegation {
  return {
    id: 1,
    supervisor: marcos,
    delegado: lucia,
    desde: "2026-11-20",
    hasta: "2026-11-27",
    motivo: "Vacaciones",
    revocada_en: null,
    ...changes,
  };
}

describe("a delegation", () => {
  it("a delegation is current, coming or over by its dates and its revocation", () => {
    expect(stateOf(delegationOf(), today)).toBe("current");
    expect(stateOf(delegationOf({ hasta: today }), today)).toBe("current");
    expect(stateOf(delegationOf({ desde: "2026-11-22" }), today)).toBe("coming");
    expect(stateOf(delegationOf({ hasta: "2026-11-20" }), today)).toBe("ended");
    const revoked = delegationOf({ revocada_en: "2026-11-20T09:00:00.000Z" });
    expect(stateOf(revoked, today)).toBe("revoked");
  });

  it("a delegation needs somebody and days from today on, in order and a year at most", () => {
    const draft = { delegateId: 7, from: today, to: "2026-11-30", reason: "" };
    expect(problemsOf(draft, today)).toEqual([]);
    expect(problemsOf({ ...draft, delegateId: null, to: "" }, today)).toEqual(["delegate", "to"]);
    expect(problemsOf({ ...draft, from: "2026-11-20" }, today)).toEqual(["from_past"]);
    expect(problemsOf({ ...draft, to: "2026-11-20" }, today)).toEqual(["order"]);
    expect(problemsOf({ ...draft, to: "2027-11-22" }, today)).toEqual(["too_long"]);
  });
});

let given: Delegation[] = [];
let sent: Array<{ method: string; path: string; body: unknown }> = [];
let refusal: object | null = null;

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const method = init?.method ?? "GET";
  if (method === "GET") {
    const data = { propias: given, recibidas: [], candidatos: [lucia] };
    return Promise.resolve(Response.json({ data }));
  }
  const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
  sent.push({ method, path, body });
  if (refusal !== null) return Promise.resolve(Response.json(refusal, { status: 409 }));
  return Promise.resolve(Response.json({ data: delegationOf() }));
}

describe("the delegations of a supervisor", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("team-absences", "requests"));

  beforeEach(() => {
    given = [];
    sent = [];
    refusal = null;
    vi.stubGlobal("fetch", serve);
  });

  async function show() {
    await renderInApp(<DelegationView today={today} />);
    return userEvent.setup({ delay: null });
  }

  it("a delegation is given to a possible delegate, once the form is complete", async () => {
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Delegar" }));
    const dialog = await screen.findByRole("dialog", { name: "Delegar" });
    const save = within(dialog).getByRole("button", { name: "Delegar" });
    await user.click(save);
    expect(within(dialog).getByText("Elige a una persona.")).toBeDefined();
    expect(within(dialog).getByText("Indica el último día.")).toBeDefined();
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole("combobox", { name: /Quién aprueba/ }));
    await user.click(await screen.findByRole("option", { name: lucia.nombre_completo }));
    await user.type(within(dialog).getByLabelText(/Hasta/), "30/11/2026");
    refusal = { code: "delegation.overlap", message: "Ya tienes a otra persona delegada." };
    await user.click(save);
    expect((await within(dialog).findByRole("alert")).textContent).toContain("Ya tienes a otra");
    refusal = null;
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.at(-1)).toEqual({
      method: "POST",
      path: "/supervisor/delegaciones",
      body: { delegado_id: 7, desde: today, hasta: "2026-11-30" },
    });
  });

  it("delegations are revoked after asking, and only while in force or to come", async () => {
    given = [delegationOf(), delegationOf({ id: 2, desde: "2026-01-01", hasta: "2026-01-05" })];
    const user = await show();
    const [end, ...rest] = await screen.findAllByRole("button", { name: /^Anular la delegación/ });
    expect(rest).toEqual([]);
    expect(screen.getByText("Terminada")).toBeDefined();
    if (end !== undefined) await user.click(end);
    const dialog = await screen.findByRole("dialog", { name: "¿Anular la delegación?" });
    await user.click(within(dialog).getByRole("button", { name: "Anular" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([
      { method: "DELETE", path: "/supervisor/delegaciones/1", body: undefined },
    ]);
  });
});
