import { kelompokBubar } from '../../../resources/kkn/kelompok.ts';
import { stillExists } from '../mbkm/groupTables.ts';

/** Names of KKN's tables where rules ask across entities. */
export const groups = 'kkn_kkn_kelompok';
export const members = 'kkn_kkn_kelompok_anggota';

/** Condition of a group that still exists, over the alias. */
export const isGroup = stillExists(kelompokBubar);
