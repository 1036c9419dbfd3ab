import { describe, test } from "vitest";

import { visit } from "../support/browser.ts";
import { expectShown } from "../support/expect.ts";
import { signIn } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, plainWorkers } from "../support/people.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage();
const [helper] = plainWorkers();
if (helper === undefined) throw new Error("The demo has no plain worker");

describe("People in the office", () => {
  test("an administrator finds a person, filters the list and opens the card", async () => {
    await visit(stage, { name: "office-people" }, async (visitor) => {
      const { page, at, t } = visitor;
      const { staff } = t;
      await signIn(visitor, { email: accounts.administrator });
      await page.goto(at("/admin/people"));
      await expectShown(page.getByRole("table", { name: staff.caption }));
      await lookAround(visitor, "office-people");
      await page.getByRole("searchbox", { name: staff.filter.words }).fill(helper.email);
      await page.getByRole("button", { name: new RegExp(`^${helper.name} `, "u") }).click();
      const card = page.getByRole("complementary", { name: staff.card.label });
      await expectShown(card.getByRole("heading", { name: new RegExp(`^${helper.name} `, "u") }));
      await expectShown(card.getByRole("heading", { name: staff.card.access }));
      await lookAround(visitor, "office-person");
    });
  });
});
