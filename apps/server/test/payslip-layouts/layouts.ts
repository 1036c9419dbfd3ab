import { a3, twoTotals } from "./a3.ts";
import type { Layout } from "./layout.ts";
import { official } from "./official.ts";
import { carried, landscape, netWording, sideBySide, spelled } from "./others.ts";
import { accumulated, shortMonths } from "./yearly.ts";

/** The ways in which payroll programs print a payslip. */
export const layouts: readonly [Layout, ...Layout[]] = [
  official,
  a3,
  twoTotals,
  accumulated,
  shortMonths,
  landscape,
  netWording,
  spelled,
  carried,
  sideBySide,
];
