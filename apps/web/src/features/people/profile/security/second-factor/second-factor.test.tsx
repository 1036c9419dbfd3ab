import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { isAppCode, isRecoveryCode, plainCode } from "../../../../../lib/second-factor.ts";
import { renderInApp } from "../../../../../test/render.tsx";

import { SecondFactorBanner } from "./second-factor-banner.tsx";
import { areFew, codesText, groupsOf, imageAddress } from "./second-factor.model.ts";

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
});

const state = {
  activo: false,
  activado_en: null,
  codigos_restantes: 0,
  recomendado: true,
  preguntar: true,
};

describe("a code", () => {
  it("a code is taken however it is typed", () => {
    expect(plainCode(" 123 456")).toBe("123456");
    expect(plainCode("abcde-fgh23")).toBe("ABCDEFGH23");
    expect([isAppCode("123 456"), isAppCode("12345"), isAppCode("12345a")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isRecoveryCode("abcde-fgh23"), isRecoveryCode("123456")]).toEqual([true, false]);
  });
});

describe("second factor on the page", () => {
  it("a second factor is shown as a key in groups, a picture and a file of lines", () => {
    expect(groupsOf("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
    expect(imageAddress("<svg a='#1'/>")).toBe("data:image/svg+xml,%3Csvg%20a%3D'%231'%2F%3E");
    expect(codesText("Para", "Hoy", ["A-1", "B-2"])).toBe("Para\r\nHoy\r\n\r\nA-1\r\nB-2\r\n");
    expect([areFew(4), areFew(3)]).toEqual([false, true]);
  });
});

describe("the banner", () => {
  it("the banner asks for a second factor, and goes away for 'not now'", async () => {
    fetchMock.mockImplementation(async (_, init) => {
      if (init?.method === "POST") return Response.json({ data: { message: "De acuerdo" } });
      const isPutOff = fetchMock.mock.calls.some(([, made]) => made?.method === "POST");
      return Response.json({ data: { ...state, preguntar: !isPutOff } });
    });
    const onSetUp = vi.fn<() => void>();
    await renderInApp(<SecondFactorBanner onSetUp={onSetUp} />);
    await userEvent.click(await screen.findByRole("button", { name: "Configurarla" }));
    expect(onSetUp).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Ahora no" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Ahora no" })).toBeNull());
    const posted = fetchMock.mock.calls.filter(([, init]) => init?.method === "POST");
    expect(posted.map(([url]) => url)).toEqual(["/api/v1/auth/segundo-factor/aplazar"]);
  });

  it("the banner is not there for who need not be asked", async () => {
    fetchMock.mockImplementation(async () =>
      Response.json({ data: { ...state, preguntar: false } }),
    );
    await renderInApp(<SecondFactorBanner onSetUp={() => undefined} />);
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    expect(screen.queryByRole("button")).toBeNull();
  });
});
