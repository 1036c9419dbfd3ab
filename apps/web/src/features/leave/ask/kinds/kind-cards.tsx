import { UnstyledButton } from "@mantine/core";
import { IconChevronRight, IconMoodEmpty } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { RequestKind } from "@atrio/contract/leave/leave";

import { EmptyState } from "../../../../ui/state.tsx";
import { KindTile } from "../../requests/kind-tile.tsx";

import classes from "./kinds.module.css";

type KindCardsProps = { kinds: readonly RequestKind[]; onChoose: (kind: RequestKind) => void };

/** First step: the kinds of request, each with its purpose. */
export function KindCards({ kinds, onChoose }: KindCardsProps) {
  const { t } = useTranslation("ask");
  if (kinds.length === 0) {
    return (
      <EmptyState
        icon={<IconMoodEmpty size={24} />}
        title={t("kinds.none_title")}
        text={t("kinds.none_text")}
      />
    );
  }
  return (
    <section aria-labelledby="ask-kinds">
      <h3 id="ask-kinds" className={classes.question}>
        {t("kinds.question")}
      </h3>
      <ul className={classes.cards}>
        {kinds.map((kind) => (
          <li key={kind.id}>
            <UnstyledButton className={classes.card} onClick={() => onChoose(kind)}>
              <KindTile kind={kind.id} size={42} />
              <span className={classes.texts}>
                <span className={classes.name}>{kind.nombre}</span>
                <span className={classes.purpose}>{kind.descripcion}</span>
              </span>
              <IconChevronRight className={classes.arrow} size={20} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
