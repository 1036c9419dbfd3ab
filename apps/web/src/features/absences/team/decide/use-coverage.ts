import { useQueries } from "@tanstack/react-query";

import type { RequestView } from "@atrio/contract/requests";

import { teamCalendarQuery } from "../team.queries.ts";

import { coverageOf, rangeOf, windowsOf } from "./decide.model.ts";
import type { Coverage, Range } from "./decide.model.ts";

/**
 * Who is away on the days of each of some requests, with as few calls as hold them all; null while
 * unknown, when it could not be read, and for requests without days.
 */
export function useCoverage(
  requests: readonly RequestView[],
): (request: RequestView) => Coverage | null {
  const ranges = requests.flatMap((request): Range[] => {
    const range = rangeOf(request);
    return range === null ? [] : [range];
  });
  const windows = windowsOf(ranges);
  const answers = useQueries({
    queries: windows.map(({ from, to }) => teamCalendarQuery(from, to)),
  });
  return (request) => {
    const range = rangeOf(request);
    if (range === null) return null;
    const index = windows.findIndex(({ from, to }) => from <= range.from && range.to <= to);
    const calendar = answers[index]?.data;
    return calendar === undefined ? null : coverageOf(request, calendar);
  };
}
