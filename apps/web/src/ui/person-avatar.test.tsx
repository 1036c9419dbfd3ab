import type { notifications } from "@mantine/notifications";
import { fireEvent, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { connectSnackbars } from "./notify.ts";
import { initialsOf, PersonAvatar } from "./person-avatar.tsx";

describe("initials", () => {
  it.each([
    ["Lucía García Pérez", "LG"],
    ["  élodie  ", "É"],
    ["", ""],
  ])("initials of %j are %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it("several failed photos are told once, for 3.5 s (COMPANY-94)", () => {
    const told: unknown[] = [];
    const host = {
      show: (one: { message: unknown; autoClose: unknown }) => {
        told.push([one.message, one.autoClose]);
        return "";
      },
    };
    connectSnackbars(host as unknown as typeof notifications);
    const { container } = render(
      <>
        <PersonAvatar name="Ana" photo="/a.webp" />
        <PersonAvatar name="Eva" photo="/b.webp" />
      </>,
    );
    for (const photo of container.querySelectorAll("img")) fireEvent.error(photo);
    expect(told).toEqual([["No se han podido mostrar las fotos.", 3500]]);
  });

  it("initials replace a photo that cannot be loaded", () => {
    const { container } = render(<PersonAvatar name="Lucía García" photo="/missing.webp" />);
    const photo = container.querySelector("img");
    expect(photo).not.toBeNull();
    if (photo !== null) fireEvent.error(photo);
    expect(container.textContent).toBe("LG");
  });
});
