import { area } from '../kit/index.ts';
import { peran } from './role.ts';
import { user } from './user.ts';

/** Accounts and roles. */
export const areaPengaturan = area({
  name: 'pengaturan',
  arrives: 'first',
  resources: [user, peran],
});
