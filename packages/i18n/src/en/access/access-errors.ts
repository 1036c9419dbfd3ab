import type { Dictionary } from "../../dictionary.ts";
import type {
  passwordErrors as passwords,
  secondFactorErrors as secondFactor,
} from "../../es/access/access-errors.ts";

/** Errors of passwords. */
export const passwordErrors: Dictionary<typeof passwords> = {
  mismatch: "The passwords do not match.",
  same: "The new password must be different from the current one.",
  common:
    "This password is well known or contains your name, your e-mail or your company’s name. Choose another one.",
  too_short: "The password must have at least 8 characters.",
  too_long: "The password can have at most 128 characters.",
  no_uppercase: "The password must have at least one uppercase letter.",
  no_lowercase: "The password must have at least one lowercase letter.",
  no_digit: "The password must have at least one digit.",
  login_too_short: "The password has at least 5 characters.",
  not_required: "There is no need to change the password.",
  wrong: "The password is not correct.",
};

/** Errors of the second factor. */
export const secondFactorErrors: Dictionary<typeof secondFactor> = {
  already_on: "Two-step verification is already on.",
  off: "Two-step verification is not on.",
  expired: "Too much time has passed. Please start again.",
  code_wrong: "The code is not correct or has already been used.",
  own: "To remove your own two-step verification, turn it off in your profile.",
};
