import { IconPlayerPlay, IconRotateClockwise } from "@tabler/icons-react";
import { useEffect } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Tutorial } from "../drawing/drawing.model.ts";
import { SceneDrawing } from "../drawing/scene-drawing.tsx";
import { lengthOf, stepAt, stepSeconds } from "../tutorials.model.ts";

import { Controls } from "./controls.tsx";
import classes from "./player.module.css";
import { Transcript } from "./transcript.tsx";
import { usePlayback } from "./use-playback.ts";

type PlayerProps = { tutorial: Tutorial; onWatched: () => void };

/** Plays a tutorial: its picture, caption, controls and transcript. Space and arrows work as usual. */
export function Player({ tutorial, onWatched }: PlayerProps) {
  const { t } = useTranslation("tutorials");
  const length = lengthOf(tutorial);
  const [playback, act] = usePlayback(length);
  const { seconds, isPlaying } = playback;
  const isOver = seconds >= length;
  const step = stepAt(tutorial, seconds);
  const captions = useCaptions(tutorial);
  useWatched(isOver, onWatched);
  const scene = tutorial.scenes[step];
  const show = (next: number) => act({ kind: "seek", seconds: next * stepSeconds });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    show(event.key === "ArrowLeft" ? step - 1 : step + 1);
  };
  const startKey = isOver ? "again" : "play";
  const toggle = () => act({ kind: "toggle" });
  const action = t(isPlaying ? "pause" : startKey);
  return (
    <div className={classes.player}>
      <div className={classes.screen}>
        <div className={classes.stage}>
          {scene !== undefined && <SceneDrawing scene={scene} menu={tutorial.menu} />}
          {/* Over the picture, not around it: the words that are drawn are no name of a button. */}
          <button
            type="button"
            aria-label={`${action}: ${t(`video.${tutorial.key}.title`)}`}
            onClick={toggle}
            onKeyDown={onKeyDown}
          >
            {!isPlaying && (
              <span className={classes.cover} aria-hidden>
                {isOver ? <IconRotateClockwise size={34} /> : <IconPlayerPlay size={34} />}
              </span>
            )}
          </button>
        </div>
        <p className={classes.caption} role="status" aria-label={t("captions")}>
          {captions[step]}
        </p>
      </div>
      <Controls
        playback={playback}
        tutorial={tutorial}
        action={action}
        act={act}
        onStep={show}
        onKeyDown={onKeyDown}
      />
      <Transcript captions={captions} current={step} onChoose={show} />
    </div>
  );
}

function useCaptions({ key }: Tutorial): string[] {
  const { t } = useTranslation("tutorials");
  return (["s1", "s2", "s3", "s4", "s5"] as const).map((step) => t(`video.${key}.${step}`));
}

function useWatched(isOver: boolean, onWatched: () => void): void {
  useEffect(() => {
    if (isOver) onWatched();
    // oxlint-disable-next-line react/exhaustive-deps -- told once, when the end is reached
  }, [isOver]);
}
