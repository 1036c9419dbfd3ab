import type { WaitingReader } from "../../../db/waiting.ts";
import { oldestOpenMonth } from "../../people/workers/workers.read.ts";

import { openMonth } from "./inbox.read.ts";

/** The month that somebody has still to close. */
export function monthToClose(reader: WaitingReader) {
  return openMonth(reader, oldestOpenMonth);
}
