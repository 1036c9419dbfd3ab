import classes from "./shapes.module.css";

type BoxProps = {
  at: readonly [x: number, y: number, width: number, height: number];
  tone?: Tone;
  round?: number;
};

type Tone =
  | "card"
  | "line"
  | "strong"
  | "brand"
  | "stage"
  | "soft"
  | "good"
  | "wait"
  | "glow"
  | "cool";

/** A rounded area. */
export function Box({ at: [x, y, width, height], tone = "line", round }: BoxProps) {
  const radius = round ?? Math.min(height / 2, 6);
  return <rect className={classes[tone]} x={x} y={y} width={width} height={height} rx={radius} />;
}

type WordsProps = { at: readonly [x: number, y: number]; tone?: "ink" | "onBrand" | "onStage" };

/** Words on a control, in its middle; drawn narrower when they are many. */
export function Words({
  at: [x, y],
  tone = "ink",
  width,
  children,
}: WordsProps & { width: number; children: string }) {
  const size = Math.min(13, (width * 1.75) / Math.max(children.length, 1));
  return (
    <text
      className={classes[tone]}
      x={x}
      y={y}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {children}
    </text>
  );
}

/** A filled button with its words. */
export function DrawnButton({ at, words }: { at: BoxProps["at"]; words: string }) {
  const [x, y, width, height] = at;
  return (
    <>
      <Box at={at} tone="brand" round={9} />
      <Words at={[x + width / 2, y + height / 2]} tone="onBrand" width={width - 12}>
        {words}
      </Words>
    </>
  );
}

/** A person's round picture. */
export function Face({ x, y, tone }: { x: number; y: number; tone: Tone }) {
  return (
    <g>
      <circle className={classes[tone]} cx={x} cy={y} r="14" />
      <circle className={classes.card} cx={x} cy={y - 3.5} r="4.5" />
      <path
        className={classes.card}
        d={`M${x - 8} ${y + 9}a8 7 0 0 1 16 0z`}
        transform="translate(0 -1)"
      />
    </g>
  );
}

/** Frame of every page: menu, top bar with the search, settings and the person. */
export function Frame({ menu }: { menu: number }) {
  return (
    <g>
      <rect className={classes.body} width="640" height="360" />
      <rect className={classes.card} width="48" height="360" />
      <Box at={[12, 10, 24, 24]} tone="brand" round={7} />
      {[0, 1, 2, 3, 4, 5, 6].map((place) => (
        <g key={place}>
          {place === menu && <Box at={[8, 56 + place * 34, 32, 30]} tone="glow" round={8} />}
          <Box
            at={[16, 63 + place * 34, 16, 16]}
            tone={place === menu ? "brand" : "line"}
            round={5}
          />
        </g>
      ))}
      <Box at={[64, 16, 110, 12]} tone="strong" />
      <Box at={[330, 10, 150, 26]} tone="card" round={9} />
      <circle className={classes.outline} cx="346" cy="22" r="5" />
      <Box at={[360, 19, 70, 7]} />
      <circle className={classes.outline} cx="555" cy="23" r="8" />
      <circle className={classes.outline} cx="555" cy="23" r="2.5" />
      <Face x={599} y={23} tone="brand" />
    </g>
  );
}
