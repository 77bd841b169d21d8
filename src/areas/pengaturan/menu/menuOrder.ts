/** Place of a menu in the tree. */
export interface Place {
  id: string;
  idParent: string | null;
  urut: number;
}

/** Drop position relative to another menu. */
export type Zone = 'before' | 'inside' | 'after';

/** A menu as it is drawn: its place and how deep it is. */
export interface Shown {
  id: string;
  idParent: string | null;
  depth: number;
  hasChildren: boolean;
}

/** Headings, entries, and one more level (docs/domain/10 §2.1: depth ≤ 3). */
const maxDepth = 3;

const byOrder = (a: Place, b: Place) => a.urut - b.urut;

/** Children of a menu in order; null = the top. */
export const childrenOf = (places: readonly Place[], idParent: string | null): Place[] =>
  places.filter(place => place.idParent === idParent).sort(byOrder);

/** The tree from top to bottom, without what is below a closed menu. */
export function flatten(
  places: readonly Place[],
  isOpen: (id: string) => boolean = () => true,
  idParent: string | null = null,
  depth = 0,
): Shown[] {
  return childrenOf(places, idParent).flatMap(({ id }) => {
    const hasChildren = places.some(place => place.idParent === id);
    const own: Shown = { id, idParent, depth, hasChildren };
    return isOpen(id) ? [own, ...flatten(places, isOpen, id, depth + 1)] : [own];
  });
}

const isWithin = (places: readonly Place[], id: string, ancestor: string): boolean => {
  let at = places.find(place => place.id === id);
  while (at) {
    if (at.id === ancestor) return true;
    const above: string | null = at.idParent;
    at = places.find(place => place.id === above);
  }
  return false;
};

const depthOf = (places: readonly Place[], id: string | null): number => {
  let depth = 0;
  let at = places.find(place => place.id === id);
  while (at) {
    depth += 1;
    const above: string | null = at.idParent;
    at = places.find(place => place.id === above);
  }
  return depth;
};

const heightOf = (places: readonly Place[], id: string): number =>
  1 + Math.max(0, ...childrenOf(places, id).map(child => heightOf(places, child.id)));

/** Puts a menu at a position among the children of another; null when that would be a circle or too deep. */
function place(places: readonly Place[], id: string, idParent: string | null, index: number): Place[] | null {
  if (idParent !== null && isWithin(places, idParent, id)) return null;
  if (depthOf(places, idParent) + heightOf(places, id) > maxDepth) return null;
  const siblings = childrenOf(places, idParent).filter(sibling => sibling.id !== id);
  const at = Math.max(0, Math.min(index, siblings.length));
  const ids = [...siblings.slice(0, at).map(s => s.id), id, ...siblings.slice(at).map(s => s.id)];
  return places.map(entry => {
    const urut = ids.indexOf(entry.id) + 1;
    if (entry.id === id) return { id, idParent, urut };
    return entry.idParent === idParent && urut > 0 ? { ...entry, urut } : entry;
  });
}

/** Drops a menu before, after or into another one. */
export function drop(places: readonly Place[], id: string, target: string, zone: Zone): Place[] | null {
  const onto = places.find(entry => entry.id === target);
  if (!onto || id === target) return null;
  if (zone === 'inside') return place(places, id, target, Number.POSITIVE_INFINITY);
  const siblings = childrenOf(places, onto.idParent).filter(sibling => sibling.id !== id);
  const index = siblings.findIndex(sibling => sibling.id === target);
  return place(places, id, onto.idParent, zone === 'before' ? index : index + 1);
}

/** The four steps of the keyboard and the panel's buttons. */
export type Step = 'up' | 'down' | 'in' | 'out';

/** Moves a menu one step; null when there is nowhere to go. */
export function step(places: readonly Place[], id: string, direction: Step): Place[] | null {
  const own = places.find(entry => entry.id === id);
  if (!own) return null;
  const siblings = childrenOf(places, own.idParent);
  const index = siblings.findIndex(sibling => sibling.id === id);
  if (direction === 'up') return index > 0 ? place(places, id, own.idParent, index - 1) : null;
  if (direction === 'down') return index < siblings.length - 1 ? place(places, id, own.idParent, index + 1) : null;
  if (direction === 'in') {
    const above = siblings[index - 1];
    return above ? place(places, id, above.id, Number.POSITIVE_INFINITY) : null;
  }
  const parent = places.find(entry => entry.id === own.idParent);
  if (!parent) return null;
  const uncles = childrenOf(places, parent.idParent);
  return place(places, id, parent.idParent, uncles.findIndex(uncle => uncle.id === parent.id) + 1);
}

/** Menus with a changed place; only these are sent. */
export const changedPlaces = (before: readonly Place[], after: readonly Place[]): Place[] =>
  after.filter(entry => {
    const old = before.find(({ id }) => id === entry.id);
    return old?.idParent !== entry.idParent || old?.urut !== entry.urut;
  });
