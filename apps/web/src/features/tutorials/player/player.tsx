import { NativeSelect } from "@mantine/core";
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconRotateClockwise,
} from "@tabler/icons-react";
import { useEffect } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatNumber } from "../../../lib/format.ts";
import { SceneDrawing } from "../drawing/scene-drawing.tsx";
import type { Tutorial } from "../drawing/scenes.model.ts";
import { clockText, lengthOf, stepAt, stepSeconds } from "../tutorials.model.ts";

import classes from "./player.module.css";
import { Transcript } from "./transcript.tsx";
import { usePlayback } from "./use-playback.ts";

const speeds = [0.75, 1, 1.25, 1.5];

type PlayerProps = { tutorial: Tutorial; onWatched: () => void };

/** Plays a tutorial: its picture, caption, controls and transcript. Space and arrows work as usual. */
export function Player({ tutorial, onWatched }: PlayerProps) {
  const { t } = useTranslation("tutorials");
  const length = lengthOf(tutorial);
  const [{ seconds, isPlaying, speed }, act] = usePlayback(length);
  const isOver = seconds >= length;
  const step = stepAt(tutorial, seconds);
  const captions = useCaptions(tutorial);
  useWatched(isOver, onWatched);
  const scene = tutorial.scenes[step];
  const show = (next: number) => act({ kind: "seek", seconds: next * stepSeconds });
  const previous = () => show(Math.max(step - 1, 0));
  const next = () => show(step + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    if (event.key === "ArrowLeft") previous();
    else next();
  };
  const startKey = isOver ? "again" : "play";
  const toggle = () => act({ kind: "toggle" });
  const action = t(isPlaying ? "pause" : startKey);
  const time = clockText(seconds);
  const total = clockText(length);
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
        <p className={classes.caption} aria-live="polite" aria-label={t("captions")}>
          {captions[step]}
        </p>
      </div>
      <div className={classes.controls}>
        <Control label={t("previous")} onPress={previous} onKeyDown={onKeyDown}>
          <IconPlayerSkipBack size={22} aria-hidden />
        </Control>
        <Control label={action} onPress={toggle} onKeyDown={onKeyDown}>
          <ToggleIcon isPlaying={isPlaying} isOver={isOver} />
        </Control>
        <Control label={t("next")} onPress={next} onKeyDown={onKeyDown}>
          <IconPlayerSkipForward size={22} aria-hidden />
        </Control>
        <input
          type="range"
          className={classes.slider}
          min={0}
          max={length}
          step={1}
          value={Math.floor(seconds)}
          aria-label={t("position")}
          aria-valuetext={t("position_text", {
            step: step + 1,
            steps: tutorial.scenes.length,
            time,
            total,
          })}
          onChange={(event) => act({ kind: "seek", seconds: Number(event.currentTarget.value) })}
        />
        <span className={classes.time} aria-hidden>
          {time} / {total}
        </span>
        <NativeSelect
          className={classes.speed ?? ""}
          aria-label={t("speed")}
          size="sm"
          value={String(speed)}
          data={speeds.map((value) => ({ value: String(value), label: `${formatNumber(value)}×` }))}
          onChange={(event) => act({ kind: "speed", speed: Number(event.currentTarget.value) })}
        />
      </div>
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

type ControlProps = {
  label: string;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

function Control({ label, onPress, onKeyDown, children }: ControlProps) {
  return (
    <button
      type="button"
      className={classes.control}
      aria-label={label}
      title={label}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  );
}

function ToggleIcon({ isPlaying, isOver }: { isPlaying: boolean; isOver: boolean }) {
  if (isPlaying) return <IconPlayerPause size={22} aria-hidden />;
  if (isOver) return <IconRotateClockwise size={22} aria-hidden />;
  return <IconPlayerPlay size={22} aria-hidden />;
}
