/**
 * Colours of states, one table for calendar, sheet and charts (Rule COMPANY-18).
 * Each carries an icon key as well, so that nobody depends on colour alone.
 */
export const workdayStatusPalette = {
  1: { key: "rest", background: "#F5F2EE", content: "#5C534A", icon: "moon" },
  2: { key: "inProgress", background: "#E0EBFA", content: "#1D4F91", icon: "player-play" },
  3: { key: "wrong", background: "#FDE4E1", content: "#A32218", icon: "alert-triangle" },
  4: { key: "correct", background: "#DDF3E4", content: "#1B6B3A", icon: "check" },
} as const;

/** Colour of a shift or label that is given none (Rule SHIFTS-3). */
export const shiftColour = "#EC6814";

export const holidayPalette = {
  1: { key: "none", background: "#FFFFFF", content: "#221D19", icon: "minus" },
  2: { key: "national", background: "#FDE4E1", content: "#A32218", icon: "flag" },
  3: { key: "regional", background: "#FCEBC8", content: "#7A4F00", icon: "map" },
  4: { key: "local", background: "#EAE2F8", content: "#54308C", icon: "building" },
} as const;

/** Colours of the states of a request. */
export const requestStatePalette = {
  1: { key: "pending", background: "#FCEBC8", content: "#7A4F00", icon: "clock" },
  2: { key: "approved", background: "#DDF3E4", content: "#1B6B3A", icon: "check" },
  3: { key: "rejected", background: "#FDE4E1", content: "#A32218", icon: "x" },
  4: { key: "cancelled", background: "#F5F2EE", content: "#5C534A", icon: "ban" },
} as const;

/** Colours of the kinds of request in lists and calendars. */
export const requestKindPalette = {
  1: { key: "holidays", background: "#DDF3E4", content: "#1B6B3A", icon: "beach" },
  2: { key: "personalAffairs", background: "#E0EBFA", content: "#1D4F91", icon: "user" },
  3: { key: "paidHours", background: "#E2F2F4", content: "#0F5C66", icon: "hourglass" },
  4: { key: "paidLeave", background: "#EAE2F8", content: "#54308C", icon: "calendar-heart" },
  5: { key: "unpaidLeave", background: "#F5F2EE", content: "#5C534A", icon: "calendar-off" },
  6: { key: "medicalRest", background: "#FBE3EE", content: "#8F1D55", icon: "bed" },
  7: { key: "medicalLeave", background: "#FDE4E1", content: "#A32218", icon: "stethoscope" },
  8: { key: "paternity", background: "#FCEBC8", content: "#7A4F00", icon: "baby-carriage" },
  9: { key: "expenses", background: "#F3EAD9", content: "#6B4A14", icon: "receipt" },
  10: { key: "monthClosure", background: "#E0EBFA", content: "#1D4F91", icon: "calendar-check" },
  11: { key: "correction", background: "#F5F2EE", content: "#5C534A", icon: "pencil" },
} as const;

/**
 * Kinds of event of the calendars: absences by their kind of request, where it may be told, and
 * other entries of a day.
 */
export const eventKindPalette = {
  1: requestKindPalette[1],
  2: requestKindPalette[2],
  3: requestKindPalette[3],
  4: requestKindPalette[4],
  5: requestKindPalette[5],
  6: requestKindPalette[6],
  7: requestKindPalette[7],
  8: requestKindPalette[8],
  20: { key: "away", background: "#ECE7E1", content: "#4A423A", icon: "calendar-off" },
  21: { key: "holiday", background: "#FDE4E1", content: "#A32218", icon: "flag" },
  22: { key: "shift", background: "#E0EBFA", content: "#1D4F91", icon: "clock-hour-8" },
  23: { key: "signing", background: "#DDF3E4", content: "#1B6B3A", icon: "fingerprint" },
  24: { key: "companyEvent", background: "#EAE2F8", content: "#54308C", icon: "calendar-event" },
  25: { key: "birthday", background: "#FBE3EE", content: "#8F1D55", icon: "cake" },
} as const;

export type EventKindKey = (typeof eventKindPalette)[keyof typeof eventKindPalette]["key"];
