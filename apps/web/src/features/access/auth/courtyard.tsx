import classes from "./front-door.module.css";

const rings = [0, 1, 2, 3, 4, 5];

/** Nested courtyards seen from above, the last one lit: the brand's mark grown into a picture. */
export function Courtyard() {
  return (
    <svg className={classes.courtyard} viewBox="0 0 600 600" aria-hidden focusable="false">
      {rings.map((ring) => {
        const inset = 20 + ring * 46;
        const side = 600 - inset * 2;
        return (
          <rect
            key={ring}
            x={inset}
            y={inset}
            width={side}
            height={side}
            rx={150 - ring * 20}
            fill="none"
            stroke="#F48B43"
            strokeOpacity={0.08 + ring * 0.05}
            strokeWidth="2"
          />
        );
      })}
      <circle cx="300" cy="300" r="20" fill="#EC6814" />
    </svg>
  );
}
