import { type Bahasa, bahasaDipakai } from '../../../resources/pengaturan/bahasa.ts';
import { readIn } from './reading.ts';
import { authState, type User } from './session.ts';

/** The language in which an account reads the portal in its role. */
export const languageOf = (user: User | null): Bahasa => bahasaDipakai(user?.role.dasar, user?.bahasa);

/** The language in which the session's person reads the portal. */
export const currentLanguage = (): Bahasa => languageOf(authState().user);

readIn(currentLanguage);
