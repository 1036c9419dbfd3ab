import { beforeAll, describe, expect, test } from "vitest";

import { editTeamSigning } from "@atrio/contract/time/changes";
import { listTeamIncidences } from "@atrio/contract/time/hours-bank";
import type { Incidence } from "@atrio/contract/time/hours-bank";

import { ask, openSession } from "../support/api.ts";
import type { ApiSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, teamOf } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { correctableDays, superviseFromNow } from "../support/team.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
let supervisor: ApiSession;

beforeAll(async () => {
  supervisor = await openSession(stage.server, accounts.supervisor);
  await superviseFromNow(stage.server, supervisor);
});

/** Makes two past days of a worker over an hour longer, so that two incidences arise. */
async function lengthenTwoDays(): Promise<void> {
  const [email = ""] = teamOf(accounts.supervisor);
  const worker = await openSession(stage.server, email);
  // The hours of yesterday are looked at hours after midnight: an earlier day always has its incidence.
  const days = (await correctableDays(stage.server, worker, 3)).slice(0, 2);
  for (const { day, signing } of days) {
    const { method, path } = editTeamSigning;
    const earlier = new Date(Date.parse(signing.hora_inicio) - 75 * 60_000).toISOString();
    const body = {
      trabajador_id: day.trabajador_id,
      id: signing.id,
      hora_inicio: earlier,
      hora_fin: signing.hora_fin,
      motivo: "Abrió antes por la reforma",
    };
    await ask(stage.server, supervisor, { method, path, body });
  }
}

/** The team's incidences of every year of the demo that wait for somebody. */
async function pendingOnes(): Promise<Incidence[]> {
  const years = [0, 1].map((ago) => new Date().getUTCFullYear() - ago);
  const pages = await Promise.all(
    years.map((year) => {
      const paramsFront = JSON.stringify({ anyo: year, estado_id: 1, take: 100 });
      const { method, path } = listTeamIncidences;
      return ask(stage.server, supervisor, { method, path, body: { paramsFront } });
    }),
  );
  return pages.flatMap((one) => listTeamIncidences.response.parse(one).data);
}

describe("The team's hours bank", () => {
  test("the team's hours bank is looked through and exported", async () => {
    await visit(stage, { name: "bank" }, async (visitor) => {
      const { page, at, t } = visitor;
      await signIn(visitor, { email: accounts.supervisor });
      await page.goto(at("/hoursBagSupervisor"));
      await expectShown(page.getByRole("heading", { level: 1, name: t.hoursBank.team.title }));
      await expectShown(page.getByRole("heading", { name: t.hoursBank.team.balances }));
      await lookAround(visitor, "bank-team", { whole: true });
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: t.hoursBank.team.export_xlsx, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    });
  });

  test("the team's hours bank takes validations and a rejection with its reason", async () => {
    await lengthenTwoDays();
    const [first, second] = (await pendingOnes()).filter(({ can }) => can.validar && can.rechazar);
    if (first === undefined || second === undefined) throw new Error("Nothing is pending");
    await visit(stage, {}, async (visitor) => {
      const { page, t } = visitor;
      await signIn(visitor, { email: accounts.supervisor });
      await page.goto("/hoursBagSupervisor");
      await showYearOf(visitor, first);
      const { team } = t.hoursBank;
      await page.getByRole("button", { name: fill(team.validate_of, nameOf(first)) }).click();
      await expectShown(snackbar(visitor, team.validated_done));
      await page.getByRole("button", { name: fill(t.approvals.reject_of, nameOf(second)) }).click();
      await rejectWithReason(visitor);
    });
    const rest = await pendingOnes();
    expect(rest.find(({ id }) => id === first.id)?.validaciones).toHaveLength(1);
    expect(rest.map(({ id }) => id)).not.toContain(second.id);
  });
});

/** The page opens on this year; in January the days may be of the last one. */
async function showYearOf({ page, t }: Visitor, { dia }: Incidence): Promise<void> {
  const isLast = Number(dia.slice(0, 4)) < new Date().getUTCFullYear();
  if (isLast) await page.getByRole("button", { name: t.months.year.previous }).click();
}

function nameOf({ trabajador, dia }: Incidence): { name: string } {
  return { name: `${trabajador.nombre_completo}, ${dia.split("-").toReversed().join("/")}` };
}

async function rejectWithReason(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { approvals, hoursBank } = t;
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: approvals.reject, exact: true }).click();
  await expectShown(dialog.getByText(approvals.reason_required));
  await dialog.getByLabel(approvals.reason).fill("No estaba autorizado");
  await lookAround(visitor, "bank-reject");
  await dialog.getByRole("button", { name: approvals.reject, exact: true }).click();
  await expectShown(snackbar(visitor, hoursBank.team.rejected_done));
  await expectGone(dialog);
}
