import { kelompokBubar } from '../../../resources/kkn/kelompok.ts';

/** Names of KKN's tables where rules ask across entities. */
export const groups = 'kkn_kkn_kelompok';
export const members = 'kkn_kkn_kelompok_anggota';

/** Groups that still are, over the alias. */
export const isGroup = (alias: string): string =>
  `${alias}.status not in (${kelompokBubar.map(state => `'${state}'`).join(', ')})`;

/** Members who take part, over the alias. */
export const takesPart = (alias: string): string => `${alias}.status_anggota = 'bergabung'`;
