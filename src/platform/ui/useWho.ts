import { useLabel, useWords } from '../providers/language.ts';

/** Person who made a change, as the history keeps them. */
interface Doer {
  readonly namaUser: string | null;
  readonly namaRole?: string | null;
}

/** Name and role of who did something, in the language of the page; the system is called by its role alone. */
export function useWho(): (doer: Doer) => { readonly name: string; readonly role: string } {
  const labelOf = useLabel();
  const say = useWords();
  return ({ namaUser, namaRole }) => {
    const role = namaRole ? labelOf(namaRole) : '';
    if (namaUser === null) return { name: say('Sistem'), role };
    return namaUser === namaRole ? { name: role, role: '' } : { name: namaUser, role };
  };
}
