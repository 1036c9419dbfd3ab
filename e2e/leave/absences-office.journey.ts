import { beforeAll, describe, expect, test } from "vitest";

import { changeSettings } from "@atrio/contract/company/settings";
import { requestStates } from "@atrio/contract/kinds";
import { getRequest } from "@atrio/contract/leave/absences";
import type { RequestView } from "@atrio/contract/request-view";

import { askHoliday, freeDays, grantLeave } from "../support/absences.ts";
import { ask, openSession, stopClock } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { signInAtHome, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage();
/** Nobody supervises the director. */
const director = "elena@demo.test";
let request: RequestView;
/** Day of the request, as the list shows it. */
const asked = new Date().toLocaleDateString("es-ES", {
  timeZone: "Europe/Madrid",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

beforeAll(async () => {
  await grantLeave(stage.server);
  await stopClock(stage.server, director);
  const session = await openSession(stage.server, director);
  const [day = ""] = await freeDays(stage.server, session, 1);
  request = await askHoliday(stage.server, session, day);
  // The looks of this story are those of a company with its own colour.
  const { method, path } = changeSettings;
  const administrator = await openSession(stage.server, accounts.administrator);
  await ask(stage.server, administrator, { method, path, body: { color_marca: "#1d4f91" } });
});

describe("Requests that wait for administrators", () => {
  test("an administrator reads the details of what nobody else can decide, and approves it", async () => {
    await visit(stage, { name: "absences-office" }, async (visitor) => {
      const { page, t } = visitor;
      await signInAtHome(visitor, { email: accounts.administrator });
      await page.getByText(t.shell.mode.office, { exact: true }).click();
      const { officeHome, officeInbox } = t;
      await page
        .getByRole("link", { name: new RegExp(`^${officeHome.row.solicitudes}`, "u") })
        .click();
      const list = page.getByRole("list", { name: officeInbox.requests.list, exact: true });
      // The demo has another one of hers, asked for weeks ago.
      const own = list
        .getByRole("article", { name: /^Elena Navarro Prieto: Vacaciones/u })
        .filter({ hasText: asked });
      await expectShown(own);
      await lookAround(visitor, "absences-office");
      await own.getByRole("button", { name: /^Ver los detalles/u }).click();
      await page.waitForURL(new RegExp(`[?&]solicitud=${request.id}$`, "u"));
      const panel = page.getByRole("dialog", { name: /^Elena Navarro Prieto/u });
      await expectShown(panel.getByRole("heading", { name: t.teamAbsences.panel.history }));
      await lookAround(visitor, "absences-office-panel");
      const approve = panel.getByRole("button", { name: t.approvals.approve });
      await approve.click();
      await expectShown(snackbar(visitor, t.approvals.request.approved));
      await expectGone(approve);
      await page.keyboard.press("Escape");
      await expectGone(panel);
      await expectGone(own);
    });
    const session = await openSession(stage.server, accounts.administrator);
    const path = getRequest.path.replace(":id", String(request.id));
    const answer = await ask(stage.server, session, { method: getRequest.method, path });
    expect(getRequest.response.parse(answer).data).toMatchObject({
      estado_id: requestStates.approved,
      decidida_por_administrador: true,
    });
  });
});
