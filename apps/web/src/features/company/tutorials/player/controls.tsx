import { NativeSelect } from "@mantine/core";
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconRotateClockwise,
} from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatNumber } from "../../../../lib/format.ts";
import type { Tutorial } from "../drawing/drawing.model.ts";
import { clockText, lengthOf, stepAt } from "../tutorials.model.ts";

import classes from "./player.module.css";
import type { Playback, PlaybackAction } from "./use-playback.ts";

const speeds = [0.75, 1, 1.25, 1.5];

type ControlsProps = {
  playback: Playback;
  tutorial: Tutorial;
  /** Label of the middle button. */
  action: string;
  act: (action: PlaybackAction) => void;
  /** Shows a step, counted from 0; out of range the nearest one. */
  onStep: (step: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Play and pause, the steps, the position and the speed. */
export function Controls({ playback, tutorial, action, act, onStep, onKeyDown }: ControlsProps) {
  const { t } = useTranslation("tutorials");
  const { seconds, isPlaying, speed } = playback;
  const length = lengthOf(tutorial);
  const isOver = seconds >= length;
  const step = stepAt(tutorial, seconds);
  const time = clockText(seconds);
  const total = clockText(length);
  return (
    <div className={classes.controls}>
      <Control label={t("previous")} onPress={() => onStep(step - 1)} onKeyDown={onKeyDown}>
        <IconPlayerSkipBack size={22} aria-hidden />
      </Control>
      <Control label={action} onPress={() => act({ kind: "toggle" })} onKeyDown={onKeyDown}>
        <ToggleIcon isPlaying={isPlaying} isOver={isOver} />
      </Control>
      <Control label={t("next")} onPress={() => onStep(step + 1)} onKeyDown={onKeyDown}>
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
  );
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
