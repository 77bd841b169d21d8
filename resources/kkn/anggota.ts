import { groupMembers } from '../programme/groupMembers.ts';

/** Members of a group of KKN (docs/domain/30 §1.4). */
export const anggotaKkn = groupMembers({
  same: { idGelombang: 'kkn.idGelombang' },
  most: 'idGelombang.ukuranMaks',
});
