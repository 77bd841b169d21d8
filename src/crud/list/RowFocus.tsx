import { createContext, type ReactNode, useMemo, useState } from 'react';

interface Focus {
  /** The row that the Tab key reaches; without one, the first. */
  id: string | null;
  setId: (id: string) => void;
}

/** Which row of the table takes part in the tab order, so that 200 rows cost one Tab. */
export const RowFocusContext = createContext<Focus>({ id: null, setId: () => undefined });

export function RowFocus({ children }: { children: ReactNode }) {
  const [id, setId] = useState<string | null>(null);
  const value = useMemo(() => ({ id, setId }), [id]);
  return <RowFocusContext value={value}>{children}</RowFocusContext>;
}
