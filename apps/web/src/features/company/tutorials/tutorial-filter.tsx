import { Chip, Group, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { topics } from "./tutorials.model.ts";
import type { Topic } from "./tutorials.model.ts";
import classes from "./tutorials.module.css";

type TutorialFilterProps = {
  words: string;
  topic: Topic | "all";
  /** The topics that there are tutorials of. */
  known: readonly Topic[];
  onWords: (words: string) => void;
  onTopic: (topic: Topic | "all") => void;
};

/** Finds tutorials by words and by topic. */
export function TutorialFilter({ words, topic, known, onWords, onTopic }: TutorialFilterProps) {
  const { t } = useTranslation("tutorials");
  const offered = (["all", ...topics] as const).filter(
    (one) => one === "all" || known.includes(one),
  );
  return (
    <div className={classes.filter}>
      <TextInput
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        leftSection={<IconSearch size={20} aria-hidden />}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <Chip.Group
        value={topic}
        onChange={(value) => onTopic(offered.find((one) => one === value) ?? "all")}
      >
        <Group gap={6} role="radiogroup" aria-label={t("topics")}>
          {offered.map((one) => (
            <Chip key={one} value={one} variant="light" size="sm">
              {t(`topic.${one}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </div>
  );
}
