import { groupOutputsOf } from '../programme/groupOutputs.ts';
import { gelombangTerbuka, olehKelompok, olehPeserta } from './alurGelombang.ts';
import { anggotaKkn } from './anggota.ts';

/** Outputs of KKN. */
export const luaranKkn = groupOutputsOf({
  name: 'kkn/kkn-luaran',
  endpoint: 'v3/kkn/kkn-luaran',
  label: 'Luaran KKN',
  group: 'kkn/kkn-kelompok',
  members: anggotaKkn,
  needs: [gelombangTerbuka(olehKelompok, olehPeserta)],
});
