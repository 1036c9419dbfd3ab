import { squarePicture } from "../src/lib/files/picture.ts";

import { seeded } from "./random.ts";
import type { Random } from "./random.ts";

/** A drawn portrait in the two sizes that the portal keeps. */
export type Portrait = { large: Buffer; small: Buffer };

const grounds = ["#cfe3ff", "#d9f0e3", "#ffe3d3", "#e8e0ff", "#fff0c9", "#dfe7ee"] as const;
const skins = ["#f2cfb5", "#e3b08e", "#c98d68", "#a56a48", "#7a4a31"] as const;
const hairs = ["#2b2320", "#4a3326", "#7a4f2c", "#b07d43", "#8d8d90", "#3a2a4a"] as const;
const clothes = ["#2f4b7c", "#3f7d6b", "#8b3a4a", "#5b5f97", "#c9773d", "#455a64"] as const;

/** Paths of hair, behind and in front of the head. */
type Cut = { back: string; front: string };

/** Shapes of hair in a drawing of 240 by 240. */
const cuts: Readonly<Record<"H" | "M", readonly [Cut, ...Cut[]]>> = {
  M: [
    {
      back: "M72 104c0-40 22-62 48-62s48 22 48 62v58c-16 10-80 10-96 0z",
      front: "M78 98c2-32 20-46 44-46 26 0 42 18 40 46-18-4-30-14-38-28-8 16-24 26-46 28z",
    },
    {
      back: "M76 100c0-36 20-56 44-56s44 20 44 56v26H76z",
      front: "M78 100c4-30 20-44 42-44s40 14 42 44c-14-8-22-18-26-28-12 16-32 26-58 28z",
    },
    {
      back: "M82 92c0-30 16-46 38-46s38 16 38 46zM104 44c0-18 32-18 32 0z",
      front: "M80 96c2-28 18-42 40-42s38 14 40 42c-20-14-60-14-80 0z",
    },
  ],
  H: [
    {
      back: "",
      front: "M82 98c0-34 16-50 38-50s38 16 38 50c-4-10-10-14-16-16-14 6-30 6-44 0-6 2-12 6-16 16z",
    },
    { back: "", front: "M80 92c0-28 16-44 40-44s40 16 40 44c-10-16-22-22-40-22s-30 6-40 22z" },
    {
      back: "",
      front: "M82 98c0-34 16-50 38-50s38 16 38 50c-3-8-6-14-10-18-20 2-38-2-50-10-6 8-12 18-16 28z",
    },
  ],
};

/** Drawings for each sex; people share them. */
const variants = 6;

function drawing(random: Random, sex: "H" | "M"): string {
  const ground = random.pick(grounds);
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const cloth = random.pick(clothes);
  const cut = random.pick(cuts[sex]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="512" height="512">
    <rect width="240" height="240" fill="${ground}"/>
    <path d="${cut.back}" fill="${hair}"/>
    <path d="M28 240c4-50 44-70 92-70s88 20 92 70z" fill="${cloth}"/>
    <path d="M102 140h36v32c0 12-36 12-36 0z" fill="${skin}"/>
    <path d="M102 152c10 10 26 10 36 0v8c-10 8-26 8-36 0z" fill="#00000018"/>
    <ellipse cx="120" cy="108" rx="36" ry="46" fill="${skin}"/>
    <path d="${cut.front}" fill="${hair}"/>
  </svg>`;
}

type Portraits = Record<"H" | "M", readonly Portrait[]>;

async function drawAll(sex: "H" | "M"): Promise<Portrait[]> {
  return Promise.all(
    Array.from({ length: variants }, async (_, index) => {
      const svg = Buffer.from(drawing(seeded(`portrait ${sex} ${index}`), sex));
      const large = await squarePicture(svg, 512);
      const small = large && (await squarePicture(large, 96));
      if (large === undefined || small === undefined) throw new Error("A portrait was not drawn");
      return { large, small };
    }),
  );
}

let drawn: Promise<Portraits> | undefined;

/** Portraits of nobody, by sex: drawn once for all the companies. */
export async function demoPortraits(): Promise<Portraits> {
  drawn ??= Promise.all([drawAll("H"), drawAll("M")]).then(([H, M]) => ({ H, M }));
  return drawn;
}
