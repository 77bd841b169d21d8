import { useSyncExternalStore } from 'react';
import type { Identity } from '../../resources/identity.ts';
import { identity, onIdentity } from './identity.ts';

/** Who runs this portal, for what is drawn anew when that changes. */
export const useIdentity = (): Identity => useSyncExternalStore(onIdentity, () => identity);
