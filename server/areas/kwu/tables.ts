import { usahaBubar } from '../../../resources/kwu/kelompok.ts';
import { stillExists } from '../mbkm/groupTables.ts';

/** Names of KWU's tables where rules ask across entities. */
export const businesses = 'kwu_kelompok';
export const members = 'kwu_kelompok_anggota';

/** Condition of a business that still exists, over the alias. */
export const isBusiness = stillExists(usahaBubar);
