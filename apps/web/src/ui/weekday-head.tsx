import { formatWeekday } from "../lib/format.ts";
import { weekdays } from "../lib/month-grid.ts";

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
