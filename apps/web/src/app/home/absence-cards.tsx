import { FortnightCard } from "../../features/leave/home/fortnight-card.tsx";
import { HolidaysCard } from "../../features/leave/home/holidays-card.tsx";
import { MyRequestsCard } from "../../features/leave/home/my-requests-card.tsx";
import { TeamRequestsCard } from "../../features/leave/home/team-requests-card.tsx";

const cards = {
  holidays: HolidaysCard,
  requests: MyRequestsCard,
  team: TeamRequestsCard,
  fortnight: FortnightCard,
};

/** A card about absences of the home page, loaded after the page. */
export function AbsenceCard({ name }: { name: keyof typeof cards }) {
  const Card = cards[name];
  return <Card />;
}
