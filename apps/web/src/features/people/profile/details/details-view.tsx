import { useQuery } from "@tanstack/react-query";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { profileQuery } from "../profile.queries.ts";

import { ContactCard } from "./contact-card.tsx";
import classes from "./details.module.css";
import { IdentityCard } from "./identity-card.tsx";
import { KeptCard } from "./kept-card.tsx";
import { LanguageCard } from "./language-card.tsx";
import { TeamMailsCard } from "./team-mails-card.tsx";

/** The person's facts in the company, and the parts they keep up themselves. */
export function DetailsView() {
  const { id } = useCurrentUser();
  const { data: profile, error, refetch } = useQuery(profileQuery(id));
  if (profile === undefined && error !== null) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (profile === undefined) return <BlockSkeleton height={560} />;
  return (
    <div className={classes.view}>
      <IdentityCard profile={profile} />
      <div className={classes.column}>
        <ContactCard profile={profile} />
        <KeptCard profile={profile} />
        {profile.permiso_supervisor && <TeamMailsCard profile={profile} />}
        <LanguageCard />
      </div>
    </div>
  );
}
