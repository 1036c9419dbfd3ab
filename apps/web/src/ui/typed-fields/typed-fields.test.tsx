import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { addDays, dayIn, deviceZone, formatLongDate } from "../../lib/format.ts";
import { startI18n } from "../../lib/i18n.ts";
import { renderInApp } from "../../test/render.tsx";

import { DateField } from "./date-field.tsx";
import { TimeField } from "./time-field.tsx";

type FormProps = {
  onValue: (value: string) => void;
  start?: string;
  /** The form keeps its last day, as those do that always have one. */
  keeps?: boolean;
  required?: boolean;
  min?: string;
  max?: string;
  onSubmit?: () => void;
};

function DayForm({ onValue, start = "", keeps = false, onSubmit, ...field }: FormProps) {
  const [day, setDay] = useState(start);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form noValidate onSubmit={submit}>
      <DateField
        label="Desde"
        error={day === "" ? null : "Error del formulario"}
        {...field}
        value={day}
        onChange={(value) => {
          onValue(value);
          if (!keeps || value !== "") setDay(value);
        }}
      />
      <button type="submit">Enviar</button>
    </form>
  );
}

function TimeForm({ onValue }: { onValue: (value: string) => void }) {
  const [time, setTime] = useState("08:00:00");
  const change = (value: string) => {
    onValue(value);
    setTime(value);
  };
  return <TimeField label="Hora" value={time} onChange={change} />;
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Desde/ });
const button = () => screen.getByRole("button", { name: "Elegir en el calendario" });
const weekdays = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"];
const wrong = "Escribe una fecha que exista, con la forma DD/MM/AAAA.";

beforeAll(async () => {
  await startI18n("es");
});

describe("date field (Rules COMPANY-12, COMPANY-48)", () => {
  it.each(["24/11/2026", "24112026", "24.11.2026"])("types %s as an ISO day", async (typed) => {
    const onValue = vi.fn<(value: string) => void>();
    await renderInApp(<DayForm onValue={onValue} />);
    await userEvent.type(field(), typed);
    expect(field().value).toBe("24/11/2026");
    expect(onValue.mock.calls).toEqual([["2026-11-24"]]);
    expect(field().inputMode).toBe("numeric");
    expect(screen.getByText("Error del formulario")).toBeTruthy();
  });

  it("keeps a text that is no date, with an error, until it is corrected", async () => {
    const onValue = vi.fn<(value: string) => void>();
    const onSubmit = vi.fn<() => void>();
    await renderInApp(<DayForm onValue={onValue} onSubmit={onSubmit} />);
    await userEvent.type(field(), "31/11/2026");
    expect(screen.queryByText(wrong)).toBeNull();
    await userEvent.type(field(), "{Enter}");
    expect(screen.getByText(wrong)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field().value).toBe("31/11/2026");
    expect(onValue).not.toHaveBeenCalled();
    await userEvent.type(field(), "{Backspace}{Backspace}{Backspace}{Backspace}");
    expect(screen.queryByText(wrong)).toBeNull();
    await userEvent.clear(field());
    await userEvent.type(field(), "30112026{Enter}");
    expect(onValue.mock.calls).toEqual([["2026-11-30"]]);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("shows the day again that a form keeps when the field is left unfinished", async () => {
    const onValue = vi.fn<(value: string) => void>();
    await renderInApp(<DayForm onValue={onValue} start="2026-11-24" keeps />);
    await userEvent.type(field(), "{Backspace}{Backspace}");
    expect(field().value).toBe("24/11/20");
    await userEvent.tab();
    expect(field().value).toBe("24/11/2026");
    await userEvent.clear(field());
    await userEvent.type(field(), "01012027");
    await userEvent.tab();
    expect(field().value).toBe("01/01/2027");
    expect(onValue).toHaveBeenLastCalledWith("2027-01-01");
  });

  it("opens by its button and Alt+Down only, and returns the focus with the chosen day", async () => {
    const onValue = vi.fn<(value: string) => void>();
    await renderInApp(<DayForm onValue={onValue} start="2026-10-25" />);
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    expect(screen.queryByRole("grid")).toBeNull();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const grid = await screen.findByRole("grid", { name: "Octubre de 2026" });
    const chosen = within(grid).getByRole("button", { name: /25 de octubre de 2026, elegido/ });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(document.activeElement).not.toBe(chosen));
    await userEvent.keyboard("{ArrowDown}");
    const next = await screen.findByRole("button", { name: /lunes, 2 de noviembre de 2026/i });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await userEvent.keyboard("{Enter}");
    expect(onValue.mock.calls).toEqual([["2026-11-02"]]);
    expect(field().value).toBe("02/11/2026");
    await userEvent.click(button());
    await screen.findByRole("grid");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it("has weeks from Monday in the portal's language", async () => {
    await renderInApp(<DayForm onValue={vi.fn<() => void>()} start="2026-12-31" />);
    await userEvent.click(button());
    const grid = await screen.findByRole("grid", { name: "Diciembre de 2026" });
    const heads = within(grid).getAllByRole("columnheader");
    expect(heads.map((head) => head.getAttribute("abbr"))).toEqual(weekdays);
  });

  it("chooses no day outside its limits and opens on the nearest one", async () => {
    const onValue = vi.fn<(value: string) => void>();
    await renderInApp(<DayForm onValue={onValue} min="2031-03-30" max="2031-03-31" />);
    await userEvent.click(button());
    await screen.findByRole("grid", { name: "Marzo de 2031" });
    const early = screen.getByRole("button", { name: /29 de marzo de 2031, no disponible/ });
    expect(early.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(early);
    expect(onValue).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Hoy" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /30 de marzo de 2031$/ }));
    expect(onValue.mock.calls).toEqual([["2031-03-30"]]);
  });

  it("goes to today and is cleared, but not where a day is required", async () => {
    const onValue = vi.fn<(value: string) => void>();
    const today = dayIn(deviceZone());
    const { unmount } = await renderInApp(<DayForm onValue={onValue} start={addDays(today, 40)} />);
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole("button", { name: "Hoy" }));
    await userEvent.click(button());
    const name = `${formatLongDate(today)}, hoy, elegido`;
    expect(await screen.findByRole("button", { name })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Borrar" }));
    expect(onValue.mock.calls).toEqual([[today], [""]]);
    expect(field().value).toBe("");
    unmount();
    await renderInApp(<DayForm onValue={onValue} start={today} required />);
    await userEvent.click(button());
    await screen.findByRole("grid");
    expect(screen.queryByRole("button", { name: "Borrar" })).toBeNull();
  });
});

describe("time field (Rules COMPANY-12, COMPANY-48)", () => {
  it("types digits as HH:mm and completes an hour when it is left", async () => {
    const onValue = vi.fn<(value: string) => void>();
    await renderInApp(<TimeForm onValue={onValue} />);
    const time = screen.getByRole<HTMLInputElement>("textbox", { name: "Hora" });
    expect(time.value).toBe("08:00");
    await userEvent.clear(time);
    await userEvent.type(time, "1745");
    expect(time.value).toBe("17:45");
    await userEvent.clear(time);
    await userEvent.type(time, "9");
    await userEvent.tab();
    expect(time.value).toBe("09:00");
    expect(onValue.mock.calls).toEqual([[""], ["17:45"], [""], ["09:00"]]);
  });

  it("keeps a text that is no time, with an error", async () => {
    const onValue = vi.fn<(value: string) => void>();
    await renderInApp(<TimeForm onValue={onValue} />);
    const time = screen.getByRole<HTMLInputElement>("textbox", { name: "Hora" });
    await userEvent.clear(time);
    await userEvent.type(time, "2575");
    await userEvent.tab();
    expect(time.value).toBe("25:75");
    expect(screen.getByText(/entre 00:00 y 23:59/)).toBeTruthy();
    expect(time.getAttribute("aria-invalid")).toBe("true");
  });
});
