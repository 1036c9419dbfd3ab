import { useTranslation } from "react-i18next";

import classes from "./player.module.css";

type TranscriptProps = {
  captions: readonly string[];
  /** The step that is shown, from 0. */
  current: number;
  onChoose: (step: number) => void;
};

/** Transcript of the tutorial; a line leads to its step. */
export function Transcript({ captions, current, onChoose }: TranscriptProps) {
  const { t } = useTranslation("tutorials");
  return (
    <section className={classes.transcript}>
      <h3>{t("transcript")}</h3>
      <ol>
        {captions.map((caption, step) => (
          <li key={caption}>
            <button
              type="button"
              aria-current={step === current ? "step" : undefined}
              onClick={() => onChoose(step)}
            >
              {caption}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
