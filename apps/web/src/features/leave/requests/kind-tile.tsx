import { Box } from "@mantine/core";

import { KindIcon } from "./kind-icon.tsx";
import classes from "./kind-tile.module.css";
import { kindLookOf } from "./requests.model.ts";

type KindTileProps = {
  /** Kind of request (pe_solicitud_tipo_id). */
  kind: number;
  /** Side of the tile in pixels. */
  size?: number;
};

/** The icon of a kind of request on its colour; decorative, because its name stands beside it. */
export function KindTile({ kind, size = 40 }: KindTileProps) {
  const { background, content } = kindLookOf(kind);
  return (
    <Box
      component="span"
      className={classes.tile}
      __vars={{ "--kind-background": background, "--kind-content": content }}
      w={size}
      h={size}
      aria-hidden
    >
      <KindIcon kind={kind} size={Math.round(size * 0.52)} />
    </Box>
  );
}
