import { usahaBubar } from '../../../resources/kwu/kelompok.ts';

/** Names of KWU's tables where rules ask across entities. */
export const businesses = 'kwu_kelompok';
export const members = 'kwu_kelompok_anggota';

/** Businesses that still are, over the alias. */
export const isBusiness = (alias: string): string =>
  `${alias}.status not in (${usahaBubar.map(state => `'${state}'`).join(', ')})`;

/** Members who take part, over the alias. */
export const takesPart = (alias: string): string => `${alias}.status_anggota = 'bergabung'`;
