/** Search parameters of the holiday calendars. */
export type HolidaysSearch = {
  /** Calendar whose form is open. */
  calendario?: number;
  /** Form of a new one. */
  vista?: "nuevo";
  anyo?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readHolidaysSearch(search: Record<string, unknown>): HolidaysSearch {
  const read: HolidaysSearch = {};
  const calendar = Number(search["calendario"]);
  if (Number.isInteger(calendar) && calendar > 0 && calendar <= 2_147_483_647) {
    read.calendario = calendar;
  } else if (search["vista"] === "nuevo") read.vista = "nuevo";
  const year = Number(search["anyo"]);
  if (Number.isInteger(year) && year >= 2000 && year <= 2100) read.anyo = year;
  return read;
}
