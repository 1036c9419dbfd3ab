import { AwayCard } from "../../features/absences/home/away-card.tsx";
import { HolidaysCard } from "../../features/absences/home/holidays-card.tsx";
import { MyRequestsCard } from "../../features/absences/home/my-requests-card.tsx";
import { TeamRequestsCard } from "../../features/absences/home/team-requests-card.tsx";

const cards = {
  holidays: HolidaysCard,
  requests: MyRequestsCard,
  team: TeamRequestsCard,
  away: AwayCard,
};

/** One of the home page's cards about absences: a part of the program that comes after the page. */
export function AbsenceCard({ name }: { name: keyof typeof cards }) {
  const Card = cards[name];
  return <Card />;
}
