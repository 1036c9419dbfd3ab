import { addDays, formatWeekday } from "../lib/format.ts";

/** A Monday, to name the days of the week. */
const monday = "2026-06-01";
const weekdays = Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** Names of the days above a month, whole for readers that say them. */
export function WeekdayHead({ names = "short" }: { names?: "narrow" | "short" }) {
  return (
    <thead>
      <tr>
        {weekdays.map((day) => (
          <th key={day} scope="col" abbr={formatWeekday(day, "long")}>
            {formatWeekday(day, names)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
