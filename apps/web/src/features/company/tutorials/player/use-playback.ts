import { useEffect, useReducer } from "react";

export type Playback = { seconds: number; isPlaying: boolean; speed: number };

/** Actions of a person or of time. */
export type PlaybackAction =
  | { kind: "toggle" }
  | { kind: "seek"; seconds: number }
  | { kind: "speed"; speed: number }
  | { kind: "tick"; elapsed: number };

const TICK_MS = 200;
/** A page in the background wakes up rarely: the time in between was not watched. */
const MOST_MS = 1000;

/** Time of a tutorial of the given length (seconds): runs while playing and stops at the end. */
export function usePlayback(length: number): [Playback, (action: PlaybackAction) => void] {
  const [playback, act] = useReducer(
    (state: Playback, action: PlaybackAction) => reduce(state, action, length),
    { seconds: 0, isPlaying: false, speed: 1 },
  );
  useEffect(() => {
    if (!playback.isPlaying) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      act({ kind: "tick", elapsed: Math.min(now - last, MOST_MS) / 1000 });
      last = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [playback.isPlaying]);
  return [playback, act];
}

/** Next state after an action; play at the end begins again. */
export function reduce(state: Playback, action: PlaybackAction, length: number): Playback {
  if (action.kind === "toggle") {
    const isOver = state.seconds >= length;
    return { ...state, isPlaying: !state.isPlaying, ...(isOver && { seconds: 0 }) };
  }
  if (action.kind === "speed") return { ...state, speed: action.speed };
  if (action.kind === "seek") {
    return { ...state, seconds: Math.min(Math.max(action.seconds, 0), length) };
  }
  const seconds = Math.min(state.seconds + action.elapsed * state.speed, length);
  return { ...state, seconds, isPlaying: state.isPlaying && seconds < length };
}
