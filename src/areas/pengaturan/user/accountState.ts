import type { Row } from '../../../../resources/kit/index.ts';
import type { user } from '../../../../resources/pengaturan/user.ts';

/** An account as declared. */
export type UserRow = Row<typeof user>;

/** Whether failed attempts block the account at this moment. */
export const isLocked = ({ terkunciSampai }: Pick<UserRow, 'terkunciSampai'>, now = Date.now()): boolean =>
  terkunciSampai !== null && terkunciSampai !== undefined && Date.parse(terkunciSampai) > now;

/** Whether nobody has logged in with the account yet, so that its person still waits for a temporary password. */
export const needsFirstPassword = ({
  sumber,
  wajibGantiSandi,
  terakhirMasuk,
}: Pick<UserRow, 'sumber' | 'wajibGantiSandi' | 'terakhirMasuk'>): boolean =>
  sumber === 'lokal' && wajibGantiSandi === true && !terakhirMasuk;
