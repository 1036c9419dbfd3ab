import type { notifications as Notifications } from "@mantine/notifications";
import { describe, expect, it, vi } from "vitest";

import { connectSnackbars, notify, onFirstSnackbar } from "./notify.ts";

describe("snackbars", () => {
  it("snackbars wait for their component and then show for their time", () => {
    const open = vi.fn<() => void>();
    const show = vi.fn<(typeof Notifications)["show"]>();
    onFirstSnackbar(open);
    notify({ kind: "success", message: "Guardado" });
    expect(open).toHaveBeenCalledOnce();
    connectSnackbars({ show } as unknown as typeof Notifications);
    notify({ kind: "error", message: "Fallo" });
    notify({ kind: "info", message: "Aviso", duration: 4000 });
    notify({ kind: "error", message: "Se queda", duration: 0 });
    expect(show.mock.calls.map(([{ autoClose }]) => autoClose)).toEqual([2500, 5000, 4000, false]);
  });

  it("a snackbar leaves on time, also while the pointer rests on it (COMPANY-14)", () => {
    vi.useFakeTimers();
    const show = vi.fn<(typeof Notifications)["show"]>();
    const hide = vi.fn<(typeof Notifications)["hide"]>();
    connectSnackbars({ show, hide } as unknown as typeof Notifications);
    notify({ kind: "success", message: "Entorno: Supervisor" });
    notify({ kind: "error", message: "Se queda", duration: 0 });
    for (const [index, [shown]] of show.mock.calls.entries()) {
      shown.onOpen?.({ ...shown, id: String(index) });
    }
    vi.advanceTimersByTime(2499);
    expect(hide).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(hide.mock.calls).toEqual([["0"]]);
    vi.useRealTimers();
  });
});
