export const colleagues = {
  today: {
    trabaja: "Trabaja hoy",
    ausente: "Ausente hoy",
    libre: "Hoy no trabaja",
  },
  back: "Vuelve el {{weekday}} {{date}}",
};
