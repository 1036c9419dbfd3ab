import { createContext, use } from "react";
import type { ReactNode, Ref } from "react";

const InsideMain = createContext(false);

/** True if the surroundings have the page's main landmark already. */
export function useInsideMain(): boolean {
  return use(InsideMain);
}

type MainProps = {
  id?: string;
  ref?: Ref<HTMLElement>;
  tabIndex?: number;
  className?: string;
  children: ReactNode;
};

/** The page's one main landmark; inside another one it is a plain block. */
export function Main({ className, children, ...landmark }: MainProps) {
  const nested = useInsideMain();
  if (nested) return <div className={className}>{children}</div>;
  return (
    <InsideMain value>
      <main className={className} {...landmark}>
        {children}
      </main>
    </InsideMain>
  );
}
