import ICAL from "ical.js";
import ical from "node-ical";
import { vi } from "vitest";

/** An event as a calendar application understands it: instants, or whole days with an exclusive end. */
export type ReadEvent = { uid: string; summary: string; start: string; end: string };

/** Reading of a file by two parsers that share no code. */
export type ReadCalendars = {
  ofIcalJs: ReadEvent[];
  ofNodeIcal: ReadEvent[];
  complaints: unknown[];
};

const byUid = (one: ReadEvent, other: ReadEvent): number => (one.uid < other.uid ? -1 : 1);

/** The events of a file by ical.js, strictly, with the zones that the file itself explains. */
function readByIcalJs(text: string): ReadEvent[] {
  ICAL.design.strict = true;
  const root = new ICAL.Component(ICAL.parse(text) as never);
  ICAL.TimezoneService.reset();
  for (const zone of root.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const momentOf = (time: ICAL.Time): string =>
    time.isDate ? time.toString() : time.toJSDate().toISOString();
  return root.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      start: momentOf(event.startDate),
      end: momentOf(event.endDate),
    };
  });
}

/** The same by node-ical, which knows the zones by their names. */
function readByNodeIcal(text: string): ReadEvent[] {
  return Object.values(ical.sync.parseICS(text)).flatMap((part) => {
    if (part?.type !== "VEVENT" || part.end === undefined) return [];
    const isDate = part.datetype === "date";
    // Whole days come as the process's own midnight.
    const dateOf = (date: Date): string => date.toLocaleDateString("sv-SE");
    const momentOf = (date: Date): string => (isDate ? dateOf(date) : date.toISOString());
    return [
      {
        uid: part.uid,
        summary: typeof part.summary === "string" ? part.summary : part.summary.val,
        start: momentOf(part.start),
        end: momentOf(part.end),
      },
    ];
  });
}

/** Reads a file with both parsers; any output of theirs on the console is a complaint. */
export function readCalendars(text: string): ReadCalendars {
  const levels = ["warn", "error", "log", "info", "debug"] as const;
  const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
  try {
    const ofIcalJs = readByIcalJs(text).toSorted(byUid);
    const ofNodeIcal = readByNodeIcal(text).toSorted(byUid);
    return { ofIcalJs, ofNodeIcal, complaints: spies.flatMap((spy) => spy.mock.calls) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
