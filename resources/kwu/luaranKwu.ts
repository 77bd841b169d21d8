import { groupOutputsOf } from '../programme/groupOutputs.ts';
import { anggotaKwu } from './anggota.ts';

/** Outputs of KWU. */
export const luaranKwu = groupOutputsOf({
  name: 'kwu/luaran',
  endpoint: 'v4/kwu/luaran',
  label: 'Luaran KWU',
  group: 'kwu/kelompok',
  members: anggotaKwu,
});
