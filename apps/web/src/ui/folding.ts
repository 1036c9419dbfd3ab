import { createContext } from "react";

/** True inside a place whose cards are folded to their title and main figure until they are opened. */
export const Folding = createContext(false);
