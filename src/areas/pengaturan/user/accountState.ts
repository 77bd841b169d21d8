import type { Row } from '../../../../resources/kit/index.ts';
import type { user } from '../../../../resources/pengaturan/user.ts';

/** An account as declared. */
export type UserRow = Row<typeof user>;

/** True while failed attempts block the account. */
export const isLocked = ({ terkunciSampai }: Pick<UserRow, 'terkunciSampai'>, now = Date.now()): boolean =>
  terkunciSampai !== null && terkunciSampai !== undefined && Date.parse(terkunciSampai) > now;

/** True if nobody has logged in with the account, so that its owner needs a temporary password. */
export const needsFirstPassword = ({
  sumber,
  wajibGantiSandi,
  terakhirMasuk,
}: Pick<UserRow, 'sumber' | 'wajibGantiSandi' | 'terakhirMasuk'>): boolean =>
  sumber === 'lokal' && wajibGantiSandi === true && !terakhirMasuk;
