import type { Role } from '../kit/index.ts';
import { role } from '../roles.ts';

/**
 * Languages of the portal, as they call themselves; Indonesian is everybody's. A further one is a line here, a folder of
 * its own and a line in `resources/languages.ts` (docs/menambah.md "Add a language").
 */
export const bahasa = { id: 'Bahasa Indonesia', en: 'English' } as const;
export type Bahasa = keyof typeof bahasa;

/** Locale for numbers and days of each language. */
export const locales: Readonly<Record<Bahasa, string>> = { id: 'id-ID', en: 'en-GB' };

export const isBahasa = (value: unknown): value is Bahasa => typeof value === 'string' && Object.hasOwn(bahasa, value);

/**
 * Roles that may read the portal in another language than Indonesian: who comes from abroad, who goes there, and the
 * contacts of partners, who may be abroad. Their screens, notices, mails and prints have it (docs/domain/50 §4 "English").
 */
const multilingual: ReadonlySet<Role> = new Set([role.inbound, role.outbound, role.mitra]);

/** The languages that a role may choose from, Indonesian first. */
export const bahasaPilihan = (role: Role | undefined): readonly Bahasa[] =>
  role && multilingual.has(role) ? Object.keys(bahasa).filter(isBahasa) : ['id'];

/** The language in which an account reads the portal in a role: what it chose, where the role has it. */
export const bahasaDipakai = (role: Role | undefined, dipilih: string | null | undefined): Bahasa =>
  bahasaPilihan(role).find(one => one === dipilih) ?? 'id';
