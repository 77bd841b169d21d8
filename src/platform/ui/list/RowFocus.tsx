import { createContext, type ReactNode, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';

interface Focus {
  /** The row that the Tab key reaches; without one, the first. */
  id: string | null;
  setId: (id: string) => void;
  /** Opens a row in place instead of its own page. */
  onOpen?: ((row: RaRecord) => void) | undefined;
}

/** Which row of the table takes part in the tab order, so that 200 rows cost one Tab. */
export const RowFocusContext = createContext<Focus>({ id: null, setId: () => undefined });

export function RowFocus({ onOpen, children }: { onOpen?: Focus['onOpen']; children: ReactNode }) {
  const [id, setId] = useState<string | null>(null);
  const value = useMemo(() => ({ id, setId, onOpen }), [id, onOpen]);
  return <RowFocusContext value={value}>{children}</RowFocusContext>;
}
