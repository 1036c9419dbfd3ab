import { fireEvent, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { initialsOf, PersonAvatar } from "./person-avatar.tsx";

describe("initials", () => {
  it.each([
    ["Lucía García Pérez", "LG"],
    ["  élodie  ", "É"],
    ["", ""],
  ])("initials of %j are %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it("initials replace a photo that cannot be loaded", () => {
    const { container } = render(<PersonAvatar name="Lucía García" photo="/missing.webp" />);
    const photo = container.querySelector("img");
    expect(photo).not.toBeNull();
    if (photo !== null) fireEvent.error(photo);
    expect(container.textContent).toBe("LG");
  });
});
