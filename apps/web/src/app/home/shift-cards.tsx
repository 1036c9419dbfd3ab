import { BoardFilesMenu } from "../../features/shifts/exchanges/board-files-menu.tsx";
import { WaitingExchangesCard } from "../../features/shifts/exchanges/waiting-card.tsx";
import { addDays, dayIn, weekdayOf } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";

/** Days of the board that the home page offers as a file. */
const daysShown = 28;

/** Requests about shifts for their manager, with the board of four weeks as a file. */
export function ShiftManagerCard() {
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria);
  const monday = addDays(today, 1 - weekdayOf(today));
  return (
    <WaitingExchangesCard
      action={<BoardFilesMenu from={monday} to={addDays(monday, daysShown - 1)} />}
    />
  );
}
