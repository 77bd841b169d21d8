import { type Moment, valued } from '../kit/index.ts';
import { anggotaHidup } from '../programme/groupMembers.ts';
import { role } from '../roles.ts';
import { anggotaKkn } from './anggota.ts';
import { laporanMingguan } from './laporanMingguan.ts';

/** A group has sent its report on a week of its wave: each of its members is asked about that week (docs/domain/70 §8). */
export const saatMinggu: Moment = {
  key: 'minggu-kkn',
  label: 'Satu minggu kegiatan dilaporkan bersama',
  of: laporanMingguan.name,
  asks: [role.mahasiswa],
  path: [
    'idKelompok',
    { rows: 'anggota', only: { [anggotaHidup.field]: anggotaHidup.in } },
    anggotaKkn.participation,
    'idMahasiswa',
  ],
  when: valued('status', 'diajukan', 'disetujui'),
  since: 'tanggalDiajukan',
  groups: ['idKelompok'],
};
