import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

const source = new URL("../apps/web/src/lib/typed-moment.ts", import.meta.url);

/** Runs in a process of the zone: its offset in winter, and the days that come back as another one. */
const program = `
  const { readDate, showDate } = await import(${JSON.stringify(source.href)});
  const changed = [];
  for (let year = 2025; year < 2031; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const last = month === 2 ? (year % 4 === 0 ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
      for (let day = 1; day <= last; day += 1) {
        const [dd, mm] = [day, month].map((part) => String(part).padStart(2, "0"));
        const iso = [year, mm, dd].join("-");
        const typed = dd + mm + year;
        if (readDate(typed) !== iso || showDate(iso) !== [dd, mm, year].join("/")) changed.push(iso);
      }
    }
  }
  console.log(JSON.stringify({ offset: new Date(2026, 0, 1).getTimezoneOffset(), changed }));
`;

it.each([
  ["Europe/Madrid", -60],
  ["Pacific/Kiritimati", -840],
  ["America/Los_Angeles", 480],
])(
  "a typed date is the same day on a device in %s, at both changes of the clocks and the turn of a year",
  (zone, offset) => {
    const answer = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    });
    expect(JSON.parse(answer)).toEqual({ offset, changed: [] });
  },
);
