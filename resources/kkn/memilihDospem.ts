import { match, ref, through } from '../kit/index.ts';
import { supervisorRequestOf } from '../programme/supervisorRequest.ts';
import { gelombangTerbuka, olehKelompok } from './alurGelombang.ts';
import { anggotaKkn } from './anggota.ts';

/** A self-formed group asks a lecturer to supervise it (docs/domain/30 §1.7). */
export const memilihDospem = supervisorRequestOf({
  name: 'kkn/memilih-dospem',
  endpoint: 'v3/kkn/memilih-dospem',
  group: 'kkn/kkn-kelompok',
  members: anggotaKkn,
  needs: [gelombangTerbuka(olehKelompok)],
  supervisor: {
    name: 'idDpl',
    becomes: 'idDpl',
    field: ref('kkn/dpl', { required: true, fixed: true, only: { aktif: true, terimaPengajuan: true }, label: 'DPL' }),
    addressed: through('idDpl', match('idPegawai', 'idPegawai')),
  },
});
