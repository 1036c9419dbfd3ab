/** Status of a working day (spec 9; decisions, section 4). */
export const workdayStatusIds = { rest: 1, inProgress: 2, wrong: 3, correct: 4 } as const;

/** States of a request (spec, section 4). */
export const requestStates = { pending: 1, approved: 2, rejected: 3, cancelled: 4 } as const;

/** Kinds of request (pe_solicitud_tipo_id) that are about working time. */
export const timeRequestKinds = { monthClosure: 10, correction: 11 } as const;

/**
 * Colours of states, one table for calendar, sheet and charts (decisions, section 11).
 * Each carries an icon key as well, so that nobody depends on colour alone.
 */
export const workdayStatusPalette = {
  1: { key: "rest", background: "#F5F2EE", content: "#5C534A", icon: "moon" },
  2: { key: "inProgress", background: "#E0EBFA", content: "#1D4F91", icon: "player-play" },
  3: { key: "wrong", background: "#FDE4E1", content: "#A32218", icon: "alert-triangle" },
  4: { key: "correct", background: "#DDF3E4", content: "#1B6B3A", icon: "check" },
} as const;

export const holidayPalette = {
  1: { key: "none", background: "#FFFFFF", content: "#221D19", icon: "minus" },
  2: { key: "national", background: "#FDE4E1", content: "#A32218", icon: "flag" },
  3: { key: "regional", background: "#FCEBC8", content: "#7A4F00", icon: "map" },
  4: { key: "local", background: "#EAE2F8", content: "#54308C", icon: "building" },
} as const;
