import { describe, expect, it } from "vitest";

import { complaintTypes } from "@atrio/contract/complaints/states";
import type { ComplaintType } from "@atrio/contract/complaints/states";

import { countKinds } from "./statistics.rules.ts";

const times = (tipo: ComplaintType, count: number): ComplaintType[] =>
  Array.from({ length: count }, () => tipo);

describe("reports by kind of behaviour (COMPLAINTS-31)", () => {
  it("leaves kinds with fewer than 5 reports out", () => {
    const kinds = [...times("soborno", 5), ...times("acoso_moral", 7), ...times("otros", 4)];
    expect(countKinds([...kinds, ...times("discriminacion", 1)])).toEqual({
      shown: [
        { tipo: "acoso_moral", total: 7 },
        { tipo: "soborno", total: 5 },
      ],
      hidden: 5,
    });
  });

  it("takes a further kind out where the difference would tell a small number", () => {
    const kinds = [...times("soborno", 5), ...times("acoso_moral", 7), ...times("otros", 1)];
    expect(countKinds(kinds)).toEqual({
      shown: [{ tipo: "acoso_moral", total: 7 }],
      hidden: 6,
    });
  });

  it("says nothing but the sum of a year with few reports", () => {
    expect(countKinds(times("otros", 4))).toEqual({ shown: [], hidden: 4 });
    expect(countKinds([])).toEqual({ shown: [], hidden: 0 });
  });

  it("shows every kind where each has enough", () => {
    const { shown, hidden } = countKinds(complaintTypes.flatMap((tipo) => times(tipo, 5)));
    expect([shown.length, hidden]).toEqual([complaintTypes.length, 0]);
  });
});
