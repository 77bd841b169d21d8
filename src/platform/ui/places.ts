import type { ComponentType } from 'react';

/** What the input of a row that a decision asks for is told. */
export interface AskedRowProps {
  label: string;
  /** Id of the chosen row, `null` for none. */
  onChoose: (id: string | null) => void;
}

/** Components that the platform draws at a place of its own and that an area brings. */
export interface Places {
  /** Rows of the list around as a sheet, where the resource declares one. */
  sheet: ComponentType;
  /** Below a queue that takes copies which a device has saved (`options.copies`). */
  copies: ComponentType;
  /** Input of a decision that asks for a reference. */
  askedRow: ComponentType<AskedRowProps>;
}

const known: Partial<Places> = {};

/** Says what is drawn at the places; called before the first screen of an area. */
export const fillPlaces = (places: Partial<Places>): void => void Object.assign(known, places);

/** What is drawn at a place. Throws where no area has filled it, which is a fault of the composition. */
export function placeOf<P extends keyof Places>(place: P): Places[P] {
  const found = known[place];
  if (!found) throw new Error(`Nothing is drawn at the place "${place}".`);
  return found;
}
