import type { Dictionary } from "../../dictionary.ts";
import type { viewer as es } from "../../es/papers/viewer.ts";

export const viewer: Dictionary<typeof es> = {
  pageOf: "Page {{page}} of {{total}}",
  back: "Back",
  forward: "Forward",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Fit to width",
  missed: "You skipped page {{page}}.",
  showMissed: "Go to it",
  damaged: "The file is damaged and cannot be shown. Please try again.",
  locked:
    "The file is protected with a password and cannot be shown here. Download it and open it on your device.",
  pageFailed: "This page cannot be shown. Download the document to see it.",
};
