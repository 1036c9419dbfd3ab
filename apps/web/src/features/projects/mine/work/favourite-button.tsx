import { ActionIcon } from "@mantine/core";
import { IconStar, IconStarFilled } from "@tabler/icons-react";

import { useFavouriteMark } from "../my-projects.queries.ts";
import type { Favourite } from "../my-projects.queries.ts";

import classes from "./work-fields.module.css";

type FavouriteButtonProps = {
  label: string;
  isMarked: boolean;
  favourite: Omit<Favourite, "favorito">;
};

/** Marks a project or one of its activities as a favourite, or takes the mark away. */
export function FavouriteButton({ label, isMarked, favourite }: FavouriteButtonProps) {
  const mark = useFavouriteMark();
  return (
    <ActionIcon
      variant="default"
      size={44}
      className={classes.star}
      aria-label={label}
      aria-pressed={isMarked}
      loading={mark.isPending}
      onClick={() => mark.mutate({ ...favourite, favorito: !isMarked })}
    >
      {isMarked ? <IconStarFilled size={20} /> : <IconStar size={20} />}
    </ActionIcon>
  );
}
