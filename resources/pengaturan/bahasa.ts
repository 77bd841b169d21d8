import type { Role } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Languages of the portal; Indonesian is everybody's. */
export const bahasa = { id: 'Bahasa Indonesia', en: 'English' } as const;
export type Bahasa = keyof typeof bahasa;
export const isBahasa = (value: unknown): value is Bahasa => value === 'id' || value === 'en';

/** Roles that may choose a second language: their screens, notices, mails and prints have it (docs/domain/50 §4 "English"). */
const keduaOf: Readonly<Partial<Record<Role, Exclude<Bahasa, 'id'>>>> = { [role.inbound]: 'en' };

/** The second language that a role may choose. */
export const bahasaKedua = (role: Role): Bahasa | undefined => keduaOf[role];

/** The language in which an account reads the portal in a role: what it chose, where the role has it. */
export const bahasaDipakai = (role: Role | undefined, dipilih: string | null | undefined): Bahasa => {
  const kedua = role && bahasaKedua(role);
  return kedua && kedua === dipilih ? kedua : 'id';
};
