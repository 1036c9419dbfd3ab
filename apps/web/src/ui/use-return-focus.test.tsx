import { act, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { useReturnFocus } from "./use-return-focus.ts";

function Dialog() {
  useReturnFocus();
  return (
    <div role="dialog">
      <button type="button">inside</button>
    </div>
  );
}

function Page({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <button type="button">opener</button>
      <button type="button">other</button>
      {isOpen && <Dialog />}
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

/** Waits for the frame in which the focus returns. */
const nextFrame = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
      }),
  );

describe("focus after a dialog", () => {
  it("returns to the element that had it", async () => {
    const { rerender } = render(<Page isOpen={false} />);
    button("opener").focus();
    rerender(<Page isOpen />);
    button("inside").focus();
    rerender(<Page isOpen={false} />);
    await nextFrame();
    expect(document.activeElement).toBe(button("opener"));
  });

  it("stays where a person has put it meanwhile", async () => {
    const { rerender } = render(<Page isOpen={false} />);
    button("opener").focus();
    rerender(<Page isOpen />);
    button("inside").focus();
    rerender(<Page isOpen={false} />);
    button("other").focus();
    await nextFrame();
    expect(document.activeElement).toBe(button("other"));
  });
});
