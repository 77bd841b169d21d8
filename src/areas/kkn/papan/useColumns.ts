import { createContext, useContext } from 'react';

/** Scrolls a column into view; then focuses a card of it: a person's, or its first. */
export type ShowColumn = (key: string, card?: string) => void;

export const ColumnsContext = createContext<ShowColumn>(() => undefined);

export const useScrollToColumn = (): ShowColumn => useContext(ColumnsContext);
