import type { ComponentType, RefObject } from 'react';
import type { FieldOf } from '../../../resources/kit/index.ts';
import type { InputProps } from './inputs/useFieldInput.ts';

/** Consent that a registration requires before submission. */
export interface ConsentProps {
  /** Set by what is drawn: asked with the id of the row; false: something is still missing, which it says itself. */
  ask: RefObject<((id: string) => Promise<boolean>) | null>;
  /** Of the row, where it is stored. */
  id: string | null;
}

/** Components that the platform draws at a place of its own and that an area brings. */
export interface Places {
  /** Rows of the list around as a sheet, where the resource declares one. */
  sheet: ComponentType;
  /** Below a queue that takes copies which a device has saved (`options.copies`). */
  copies: ComponentType;
  /** Below the review of a registration. */
  consent: ComponentType<ConsentProps>;
  /** Inputs of references that steps take, by the resource that they refer to; others have the usual one. */
  stepReferences: Readonly<Record<string, ComponentType<InputProps<FieldOf<'ref'>>>>>;
}

const known: Partial<Places> = {};

/** Says what is drawn at the places; called before the first screen of an area. */
export const fillPlaces = (places: Partial<Places>): void => void Object.assign(known, places);

/** Component registered for a place. Throws where no area has registered one, which is a fault of the composition. */
export function placeOf<P extends keyof Places>(place: P): Places[P] {
  const found = known[place];
  if (!found) throw new Error(`Nothing is drawn at the place "${place}".`);
  return found;
}
