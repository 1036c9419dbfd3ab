import type { Dictionary } from "../dictionary.ts";
import type { settings as es } from "../es/settings.ts";

export const settings: Dictionary<typeof es> = {
  title: "Settings",
  language: {
    title: "Language",
    hint: "It is also used in the e-mails you receive.",
  },
  theme: {
    title: "Theme",
    light: "Light",
    dark: "Dark",
    auto: "System",
  },
  sessions: {
    title: "Open sessions",
    hint: "If you do not recognise one, close it and change your password.",
    unknown: "Unknown device",
    current: "This device",
    remembered: "Remembered device",
    handedOver: "Opened by an administrator",
    seen: "Last active: {{when}}",
    revoke: "Close",
    revokeLabel: "Close the session of {{device}}",
    revoked: "Session closed",
    revokeOthers: "Sign out everywhere else",
    othersRevoked: "Signed out everywhere else",
  },
};
