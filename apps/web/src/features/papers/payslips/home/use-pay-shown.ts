import { useState } from "react";

import { readStored, storageKeys, writeStored } from "../../../../lib/storage.ts";

/** True if the net is shown on this device, hidden until somebody asks; and how to change it. */
export function usePayShown(): [isShown: boolean, toggle: () => void] {
  const [isShown, setShown] = useState(() => readStored(storageKeys.payShown) === "1");
  const toggle = () => {
    writeStored(storageKeys.payShown, isShown ? "0" : "1");
    setShown(!isShown);
  };
  return [isShown, toggle];
}
