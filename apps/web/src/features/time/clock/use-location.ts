import { useState } from "react";

import { readStored, storageKeys, writeStored } from "../../../lib/storage.ts";

/** Location of a punch, or the reason for none, as on the wire. */
export type Fix =
  | { geolocalizacion: "concedida"; latitud: number; longitud: number; precision: number }
  | { geolocalizacion: "denegada" | "no_disponible" };

/** The person's choice about the location after the explanation; null before it. */
export type LocationChoice = "share" | "skip" | null;

const fixWithinMs = 6_000;
/** The browser's own question may stay unanswered: the punch does not wait for it for ever. */
const answerWithinMs = 20_000;
const freshWithinMs = 30_000;

/** The choice to share the location at a punch, kept in this browser. */
export function useLocationChoice(): {
  choice: LocationChoice;
  choose: (choice: "share" | "skip") => void;
} {
  const [choice, setChoice] = useState<LocationChoice>(readChoice);
  const choose = (next: "share" | "skip") => {
    writeStored(storageKeys.clockLocation, next);
    setChoice(next);
  };
  return { choice, choose };
}

function readChoice(): LocationChoice {
  const stored = readStored(storageKeys.clockLocation);
  return stored === "share" || stored === "skip" ? stored : null;
}

/**
 * Reads the device's location, once. Answers within seconds and never fails: a refusal, an abort
 * (the person does not want to wait) and a device without location are answers too.
 */
export function locate(signal: AbortSignal): Promise<Fix> {
  return new Promise((resolve) => {
    if (!window.isSecureContext || !("geolocation" in navigator)) {
      resolve({ geolocalizacion: "no_disponible" });
      return;
    }
    const timer = setTimeout(() => resolve({ geolocalizacion: "no_disponible" }), answerWithinMs);
    const answer = (fix: Fix) => {
      clearTimeout(timer);
      resolve(fix);
    };
    signal.addEventListener("abort", () => answer({ geolocalizacion: "denegada" }));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        answer({
          geolocalizacion: "concedida",
          latitud: coords.latitude,
          longitud: coords.longitude,
          precision: coords.accuracy,
        }),
      ({ code, PERMISSION_DENIED }) =>
        answer({ geolocalizacion: code === PERMISSION_DENIED ? "denegada" : "no_disponible" }),
      { timeout: fixWithinMs, maximumAge: freshWithinMs },
    );
  });
}
