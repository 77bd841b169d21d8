import { useSyncExternalStore } from 'react';
import type { Identity } from '../../resources/identity.ts';
import { identity, onIdentity } from './identity.ts';

/** Identity of the operator, for components that must follow its changes. */
export const useIdentity = (): Identity => useSyncExternalStore(onIdentity, () => identity);
