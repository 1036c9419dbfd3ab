import { screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import { colleaguesToday } from "@atrio/contract/calendar/colleagues";
import type { ColleagueToday } from "@atrio/contract/calendar/colleagues";
import { hiredModules } from "@atrio/contract/company/company";
import { moduleIds } from "@atrio/contract/modules";

import { loadTexts } from "../../../../lib/i18n.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { userOf } from "../../../../test/user.ts";

import { DayBadge } from "./day-badge.tsx";

let states: ColleagueToday[] = [];

function serve(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = pathname.replace("/api/v1", "");
  if (path === "/auth/user") return Promise.resolve(Response.json({ user: userOf() }));
  if (path === hiredModules.path) {
    return Promise.resolve(Response.json({ data: Object.values(moduleIds) }));
  }
  return Promise.resolve(Response.json({ data: path === colleaguesToday.path ? states : [] }));
}

beforeAll(() => loadTexts("colleagues"));
beforeEach(() => {
  vi.stubGlobal("fetch", serve);
});

it("the state of a colleague's day tells when they are back, and nothing of who is not shown (CALENDAR-24)", async () => {
  states = [
    { persona_id: 8, estado: "ausente", vuelve: "2026-11-30" },
    { persona_id: 9, estado: "trabaja", vuelve: null },
  ];
  await renderInApp(
    <>
      <p>
        <DayBadge personId={8} />
      </p>
      <section aria-label="nobody">
        <DayBadge personId={10} />
      </section>
    </>,
  );
  expect(await screen.findByText("Vuelve el lunes 30 nov")).toBeDefined();
  expect(screen.getByLabelText("nobody").textContent).toBe("");
});
