import { useStore } from 'react-admin';
import { useAuthState } from '../../providers/session.ts';
import type { Choice } from './options.ts';

const kept = 6;

/** The person's last choices, newest first. They live in the app's store: a logout and another role forget them. */
export function useRecent(): [recent: readonly Choice[], remember: (choice: Choice) => void] {
  const { user } = useAuthState();
  const [recent, setRecent] = useStore<Choice[]>(`cari.terakhir.${user?.id ?? ''}`, []);
  const remember = (choice: Choice) =>
    setRecent([choice, ...recent.filter(({ link }) => link !== choice.link)].slice(0, kept));
  return [recent, remember];
}
