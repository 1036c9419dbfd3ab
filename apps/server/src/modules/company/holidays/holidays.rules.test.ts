import { describe, expect, it } from "vitest";

import { spanishRegions } from "@atrio/contract/company/centres";
import { countHolidays } from "@atrio/contract/company/holiday-limits";
import type { Holiday } from "@atrio/contract/company/holidays";

import { faultOf, proposalOf } from "./holidays.rules.ts";

const day = (fecha: string, tipo_festivo_id = 3, de_convenio = false): Holiday => ({
  fecha,
  nombre: "Fiesta",
  tipo_festivo_id,
  de_convenio,
});
const many = (count: number): Holiday[] =>
  Array.from({ length: count }, (_, index) => day(`2027-03-${String(index + 1).padStart(2, "0")}`));
const datesOf = (days: readonly Holiday[]) => days.map(({ fecha }) => fecha.slice(5)).join(" ");

describe("days of a year (Rule COMPANY-71)", () => {
  it("fourteen public holidays with two local ones are the most", () => {
    expect(faultOf(many(14), 2027)).toBeNull();
    expect(faultOf(many(15), 2027)).toEqual({ key: "too_many", index: null });
    const local = ["2027-05-03", "2027-05-04", "2027-05-05"].map((date) => day(date, 4));
    expect(faultOf(local.slice(1), 2027)).toBeNull();
    expect(faultOf(local, 2027)).toEqual({ key: "too_many_local", index: null });
  });

  it("days of the agreement and working days with a name do not count", () => {
    const agreed = ["2027-12-24", "2027-12-31"].map((date) => day(date, 4, true));
    expect(faultOf([...many(14), ...agreed, day("2027-06-01", 1)], 2027)).toBeNull();
  });

  it("a repeated day and one of another year are named", () => {
    expect(faultOf([day("2027-01-01"), day("2028-01-01")], 2027)?.index).toBe(1);
    expect(faultOf([day("2027-01-01"), day("2027-01-01")], 2027)).toEqual({
      key: "repeated",
      index: 1,
    });
  });
});

describe("proposals (Rule COMPANY-72)", () => {
  it("the lists of three regions are those of their decrees for 2026", () => {
    expect(datesOf(proposalOf("ES-CT", 2026))).toBe(
      "01-01 01-06 04-03 04-06 05-01 06-24 08-15 09-11 10-12 12-08 12-25 12-26",
    );
    expect(datesOf(proposalOf("ES-MD", 2026))).toBe(
      "01-01 01-06 04-02 04-03 05-01 05-02 08-15 10-12 11-02 12-07 12-08 12-25",
    );
    expect(datesOf(proposalOf("ES-AN", 2026))).toBe(
      "01-01 01-06 02-28 04-02 04-03 05-01 08-15 10-12 11-02 12-07 12-08 12-25",
    );
  });

  it("each region has at most twelve days, none on a Sunday, in any year", () => {
    for (const region of spanishRegions) {
      for (let year = 2024; year <= 2050; year += 1) {
        const days = proposalOf(region, year);
        expect(faultOf(days, year), `${region} ${year}`).toBeNull();
        expect(countHolidays(days).all).toBeLessThanOrEqual(12);
        const sundays = days.filter(({ fecha }) => new Date(`${fecha}T12:00Z`).getUTCDay() === 0);
        expect(sundays).toEqual([]);
      }
    }
  });

  it("local and agreed days of the year before come along on their dates", () => {
    const before = [day("2026-03-28", 4), day("2026-12-24", 4, true), day("2026-01-01", 2)];
    const days = proposalOf("ES-GA", 2027, before);
    expect(days.filter((one) => one.tipo_festivo_id === 4)).toEqual([
      day("2027-03-28", 4),
      day("2027-12-24", 4, true),
    ]);
  });
});
