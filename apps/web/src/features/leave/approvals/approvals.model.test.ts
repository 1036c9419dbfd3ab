import { describe, expect, it } from "vitest";

import { absenceOf } from "../../../test/absences.ts";

import { countText, openOf, withKept } from "./approvals.model.ts";

it("counts of a badge end at 99", () => {
  expect([0, 99, 100].map(countText)).toEqual(["0", "99", "99+"]);
});

describe("a list in which was decided", () => {
  const [a, b, c, d] = [1, 2, 3, 4].map((id) => absenceOf({ id }));

  it("keeps each in its place, and believes the server about those it still has", () => {
    if (a === undefined || b === undefined || c === undefined || d === undefined) return;
    const kept = [
      { list: "", index: 2, request: c },
      { list: "", index: 1, request: b },
    ];
    expect(withKept([a, d], kept).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    const newer = { ...c, comentarios: 5 };
    expect(withKept([a, newer, d], kept)[2]).toBe(newer);
  });

  it("only open requests are decided together", () => {
    const shut = absenceOf({ id: 9, can: { ...absenceOf().can, decidir: false } });
    const chosen = openOf([absenceOf({ id: 8 }), shut]);
    expect(chosen.map(({ id }) => id)).toEqual([8]);
  });
});
