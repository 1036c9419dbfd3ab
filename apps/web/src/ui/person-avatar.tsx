import { useState } from "react";

import { i18n } from "../lib/i18n.ts";

import { notify } from "./notify.ts";
import classes from "./person-avatar.module.css";
import type { Accent } from "./theme.ts";

const tints: readonly Accent[] = ["teal", "grape", "blue", "green", "yellow", "red", "gray"];

type PersonAvatarProps = {
  name: string;
  photo?: string | null;
  /** Diameter in pixels. */
  size?: number;
  /** The signed-in person is brand orange, everybody else a tint by name. */
  own?: boolean;
};

/** A round photo, or the initials; decorative, because the name stands beside it or in a label. */
export function PersonAvatar({ name, photo = null, size = 38, own = false }: PersonAvatarProps) {
  const [failed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    tellFailure();
  };
  const tint = tintOf(name);
  const colors = own
    ? { background: "var(--atrio-brand)", color: "#221D19" }
    : {
        background: `var(--mantine-color-${tint}-light)`,
        color: `var(--mantine-color-${tint}-light-color)`,
      };
  return (
    <span
      className={classes.avatar}
      style={{ ...colors, width: size, height: size, fontSize: size * 0.37 }}
      aria-hidden
    >
      {photo !== null && !failed ? (
        <img src={photo} alt="" width={size} height={size} onError={fail} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

/** Milliseconds in which failed photos are told once. */
const pause = 60_000;
let toldAt = -pause;

/** Notice that photos are missing, not without network, which is told elsewhere (Rule COMPANY-83). */
function tellFailure(): void {
  const now = performance.now();
  if (!navigator.onLine || now - toldAt < pause) return;
  toldAt = now;
  notify({ kind: "error", message: i18n.t("common:error.photos"), duration: 3500 });
}

/** First letters of the first two words: 'Lucía García Pérez' → 'LG'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => word.charAt(0).toUpperCase()).join("");
}

function tintOf(name: string): Accent {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? "gray";
}
