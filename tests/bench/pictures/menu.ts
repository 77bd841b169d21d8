import { registry } from '../../../resources/index.ts';
import { isRole } from '../../../resources/kit/index.ts';
import { accounts } from '../../api/support/world.ts';
import type { Pictured } from './screens.ts';

/** Every entry of a role's menu, as its demo account. @throws Error where there is no such role */
export function menuOf(code: string): Pictured[] {
  if (!isRole(code)) throw new Error(`Peran ${code} tidak ada.`);
  return registry.screens
    .filter(({ hidden, path, roles }) => !hidden && !path.includes(':') && roles[code])
    .map(({ path }) => ({ name: path.slice(1).replaceAll('/', '_'), as: accounts[code], at: path }));
}
