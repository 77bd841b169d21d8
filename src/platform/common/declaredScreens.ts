import { createContext, useContext, useLayoutEffect } from 'react';
import type { Screen } from '../../../resources/kit/index.ts';

/** The screens as the shell knows them; none until their declarations have arrived. */
export interface DeclaredScreens {
  screens: readonly Screen[];
  declare: (screens: readonly Screen[]) => void;
}

export const DeclaredScreensContext = createContext<DeclaredScreens>({ screens: [], declare: () => undefined });

/** Screens as declared, for the names of paths that stand in no menu. */
export const useDeclaredScreens = (): readonly Screen[] => useContext(DeclaredScreensContext).screens;

/** Tells the shell which screens there are, as soon as they are known. */
export function useDeclareScreens(screens: readonly Screen[]): void {
  const { declare } = useContext(DeclaredScreensContext);
  useLayoutEffect(() => declare(screens), [declare, screens]);
}
