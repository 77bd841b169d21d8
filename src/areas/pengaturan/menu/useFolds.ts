import { useState } from 'react';
import type { Place } from './menuOrder.ts';

/** From so many menus on, groups begin closed: a tree of hundreds of rows is looked through by its headings. */
const many = 40;

/** Open and closed groups of the tree of menus. */
export interface Folds {
  isOpen: (id: string) => boolean;
  setOpen: (id: string, open: boolean) => void;
  /** True while nothing is closed. */
  allOpen: boolean;
  setAll: (open: boolean) => void;
}

const groupsOf = (places: readonly Pick<Place, 'idParent'>[]): ReadonlySet<string> =>
  new Set(places.flatMap(({ idParent }) => idParent ?? []));

/** Keeps which groups are closed, while the page is there. */
export function useFolds(places: readonly Pick<Place, 'idParent'>[]): Folds {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() =>
    places.length > many ? groupsOf(places) : new Set<string>(),
  );
  return {
    isOpen: id => !closed.has(id),
    setOpen: (id, open) => {
      const next = new Set(closed);
      if (open) next.delete(id);
      else next.add(id);
      setClosed(next);
    },
    allOpen: closed.size === 0,
    setAll: open => setClosed(open ? new Set() : groupsOf(places)),
  };
}
