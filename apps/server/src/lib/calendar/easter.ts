/** Easter Sunday of the Gregorian calendar, `YYYY-MM-DD` (the anonymous algorithm of 1876). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - skipped - correction + 15) % 30;
  const leap = Math.floor((year % 100) / 4);
  const sunday = (32 + 2 * (century % 4) + 2 * leap - moon - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  const month = String(Math.floor(days / 31)).padStart(2, "0");
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, "0")}`;
}
