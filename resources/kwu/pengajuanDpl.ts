import { match, ref } from '../kit/index.ts';
import { supervisorRequestOf } from '../programme/supervisorRequest.ts';
import { anggotaKwu } from './anggota.ts';

/** A business asks a lecturer to accompany it (docs/domain/30 §1.7). */
export const pengajuanDpl = supervisorRequestOf({
  name: 'kwu/pengajuan-dpl',
  endpoint: 'v4/kwu/pengajuan-dpl',
  group: 'kwu/kelompok',
  members: anggotaKwu,
  supervisor: {
    name: 'idPegawai',
    becomes: 'idPegawaiDpl',
    field: ref('master/pegawai', { required: true, fixed: true, only: { jenis: 'dosen', aktif: true }, label: 'DPL' }),
    addressed: match('idPegawai', 'idPegawai'),
  },
});
