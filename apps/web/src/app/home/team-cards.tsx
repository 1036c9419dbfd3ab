import { TeamNowCard } from "../../features/time/team/home/team-now-card.tsx";
import { TeamTiles } from "../../features/time/team/home/team-tiles.tsx";

const cards = { tiles: TeamTiles, now: TeamNowCard };

/** A card about the team's day of the home page, loaded after the page. */
export function TeamCard({ name }: { name: keyof typeof cards }) {
  const Card = cards[name];
  return <Card />;
}
