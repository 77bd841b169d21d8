import type { Say } from '../../providers/language.ts';
import type { User } from '../../providers/session.ts';
import { besideRole } from '../besideRole.ts';
import { isActiveRole } from '../isActiveRole.ts';
import { wordsOf } from './actions.ts';
import type { Choice } from './options.ts';

/** Changes to the person's other roles that match the typed text, by their own words or by those of the account's menu. */
export function rolesNamed(user: User, typed: string, say: Say, labelOf: (label: string) => string): Choice[] {
  const words = wordsOf(typed);
  if (!words.length) return [];
  return user.userRole
    .filter(role => !isActiveRole(user, role))
    .map(role => ({
      title: say('Ganti peran ke %{peran}', { peran: labelOf(role.name) }),
      beside: besideRole(role, say) ?? '',
      link: '/dashboard',
      role,
    }))
    .filter(({ title, beside }) => {
      const own = wordsOf(`${title} ${beside} ${say('Switch Akses')}`);
      return words.every(word => own.some(each => each.startsWith(word)));
    });
}
