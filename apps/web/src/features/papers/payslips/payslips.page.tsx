import { useNavigate, useSearch } from "@tanstack/react-router";

import { YearView } from "./list/year-view.tsx";
import { SheetView } from "./sheet/sheet-view.tsx";

/** A worker's payslips: a year of them, or one explained; each state has its own address. */
export function PayslipsPage() {
  const search = useSearch({ from: "/portal/paysheets" });
  const navigate = useNavigate({ from: "/paysheets" });
  const { nomina, vista: view = "hoja" } = search;
  if (nomina === undefined) {
    return (
      <YearView
        wanted={search.anyo}
        onYear={(anyo) => void navigate({ search: { anyo }, resetScroll: false })}
      />
    );
  }
  return (
    <SheetView
      key={nomina}
      id={nomina}
      view={view}
      onView={(vista) =>
        void navigate({
          search: vista === "hoja" ? { nomina } : { nomina, vista },
          resetScroll: false,
        })
      }
    />
  );
}
