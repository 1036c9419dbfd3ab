import { Button } from "@mantine/core";
import { IconExternalLink, IconPlayerPlay, IconSearchOff } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { modulesQuery, useCurrentUser } from "../../../lib/identity.ts";
import { readStored, storageKeys, writeStored } from "../../../lib/storage.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { EmptyState } from "../../../ui/state.tsx";

import type { Tutorial } from "./drawing/drawing.model.ts";
import { Player } from "./player/player.tsx";
import { TutorialFilter } from "./tutorial-filter.tsx";
import { TutorialList } from "./tutorial-list.tsx";
import { matches, readSeen, tutorialsOf, withSeen } from "./tutorials.model.ts";
import type { Topic } from "./tutorials.model.ts";
import classes from "./tutorials.module.css";

/** Tutorials for everybody. */
export function WorkerTutorialsPage() {
  const { video } = useSearch({ from: "/portal/videoTutorials" });
  return <TutorialsPage audience="worker" asked={video} />;
}

/** Tutorials for supervisors. */
export function SupervisorTutorialsPage() {
  const { video } = useSearch({ from: "/portal/videoTutorialsSupervisor" });
  return <TutorialsPage audience="supervisor" asked={video} />;
}

type PageProps = { audience: "worker" | "supervisor"; asked: string | undefined };

function TutorialsPage({ audience, asked }: PageProps) {
  const { t } = useTranslation("tutorials");
  const user = useCurrentUser();
  const modules = useSuspenseQuery(modulesQuery).data;
  const all = tutorialsOf(audience, { modules, keepsHoursBag: user.supervisor_bolsa_horas });
  const shown = all.find(({ key }) => key === asked) ?? all[0];
  const { seen, watched } = useSeen(user.id);
  const { found, filter, reset } = useFilter(all);
  const place = useBroughtIntoView(asked);
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t(audience === "worker" ? "subtitle" : "subtitle_supervisor")}
      />
      {shown === undefined ? (
        <Card>
          <EmptyState icon={<IconPlayerPlay size={24} />} title={t("none")} text={t("none_text")} />
        </Card>
      ) : (
        <div className={classes.page}>
          <div ref={place} className={classes.main}>
            <Card title={t(`video.${shown.key}.title`)} action={<OpenLink tutorial={shown} />}>
              <Player key={shown.key} tutorial={shown} onWatched={() => watched(shown.key)} />
            </Card>
          </div>
          <Card
            title={t("list")}
            action={
              <span className={classes.count}>
                {t("seen_of", {
                  seen: all.filter(({ key }) => seen.includes(key)).length,
                  total: all.length,
                })}
              </span>
            }
          >
            {filter}
            {found.length === 0 ? (
              <EmptyState
                icon={<IconSearchOff size={24} />}
                title={t("nothing")}
                text={t("nothing_text")}
                action={
                  <Button variant="default" size="sm" onClick={reset}>
                    {t("clear")}
                  </Button>
                }
              />
            ) : (
              <TutorialList audience={audience} tutorials={found} shown={shown.key} seen={seen} />
            )}
          </Card>
        </div>
      )}
    </>
  );
}

/** Link to the tutorial's page, where the portal has it. */
function OpenLink({ tutorial }: { tutorial: Tutorial }) {
  const { t } = useTranslation("tutorials");
  const { routesByPath } = useRouter();
  if (!Object.hasOwn(routesByPath, tutorial.path)) return null;
  return (
    <Link to={tutorial.path} className={classes.open}>
      {t("open")}
      <IconExternalLink size={18} aria-hidden />
    </Link>
  );
}

function useFilter(all: readonly Tutorial[]) {
  const { t } = useTranslation("tutorials");
  const [words, setWords] = useState("");
  const [topic, setTopic] = useState<Topic | "all">("all");
  const found = all.filter((tutorial) => {
    const { title, text } = {
      title: t(`video.${tutorial.key}.title`),
      text: t(`video.${tutorial.key}.text`),
    };
    return (topic === "all" || tutorial.topic === topic) && matches(`${title} ${text}`, words);
  });
  const reset = () => {
    setWords("");
    setTopic("all");
  };
  const known = all.map((tutorial) => tutorial.topic);
  const filter = (
    <TutorialFilter
      words={words}
      topic={topic}
      known={known}
      onWords={setWords}
      onTopic={setTopic}
    />
  );
  return { found, filter, reset };
}

/** Tutorials that a person has watched in this browser. */
function useSeen(person: number) {
  const key = storageKeys.tutorialsSeen;
  const [seen, setSeen] = useState(() => readSeen(readStored(key), person));
  const watched = (tutorial: string) => {
    writeStored(key, withSeen(readStored(key), person, tutorial));
    setSeen((known) => (known.includes(tutorial) ? known : [...known, tutorial]));
  };
  return { seen, watched };
}

/** On a phone the player is above the list: a tutorial that is chosen there comes into view. */
function useBroughtIntoView(asked: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked) place.current?.scrollIntoView({ block: "nearest" });
    before.current = asked;
  }, [asked]);
  return place;
}
