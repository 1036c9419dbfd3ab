import type { Dictionary } from "../dictionary.ts";
import type { confirmation as es } from "../es/confirmation.ts";

export const confirmation: Dictionary<typeof es> = {
  title: "Confirm that it’s you",
  text: "You are about to export other people’s data. Enter your password to continue; we will not ask for it again for five minutes.",
  password: "Password",
  submit: "Continue",
};
