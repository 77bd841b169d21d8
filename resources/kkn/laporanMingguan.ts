import { weeklyReportOf } from '../kegiatan/weeklyReportOf.ts';
import {
  actor,
  decimal,
  file,
  integer,
  longtext,
  money,
  needing,
  ownMembers,
  ref,
  rows,
  text,
  through,
} from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';
import { jabatan } from '../programme/groupMembers.ts';
import { role } from '../roles.ts';
import { gelombangTerbuka, olehKelompok } from './alurGelombang.ts';
import { anggotaKkn } from './anggota.ts';
import { kknMessages } from './messages.ts';

/** Shortest summary that a DPL can judge. */
const ringkasanMinimal = 100;

/** A group's report on one week of its wave (docs/domain/30 §1.10). */
export const laporanMingguan = weeklyReportOf({
  name: 'kkn/laporan-tugas-mingguan',
  endpoint: 'v3/kkn/laporan-tugas-mingguan',
  label: 'Laporan Mingguan',
  by: {
    group: 'kkn/kkn-kelompok',
    members: anggotaKkn,
    days: { through: ['idGelombang'], starts: 'tanggalBerangkat', ends: 'tanggalSelesai' },
  },
  fields: {
    ringkasan: longtext({ required: true, least: ringkasanMinimal }),
    rencanaMingguDepan: longtext({ required: true, label: 'Rencana minggu depan' }),
    tugas: rows(
      {
        idProgramKerja: ref('kkn/proposal.programKerja', {
          dependsOn: { '../idKelompok': 'parentId.idKelompok' },
          label: 'Program kerja',
        }),
        uraianTugas: text(300, { required: true, label: 'Tugas' }),
        idAnggota: ref('kkn/kkn-kelompok.anggota', {
          required: true,
          dependsOn: { '../idKelompok': 'parentId' },
          label: 'Anggota',
        }),
        realisasiPersen: integer(0, 100, { required: true, label: 'Realisasi (%)' }),
        jamKerja: decimal(4, 1, { min: 0, label: 'Jam kerja', unit: 'jam' }),
        kendala: text(300),
        solusi: text(300),
      },
      {
        least: [1, kknMessages.tasksLeast, { field: 'status', notIn: ['draf', 'revisi'] }],
        most: [60, kknMessages.tasksMost],
      },
    ),
    realisasiAnggaran: money({ label: 'Realisasi anggaran' }),
    lampiran: file(['pdf'], 10),
  },
  text: { field: 'ringkasan', least: ringkasanMinimal },
  progress: {
    rows: 'tugas',
    field: 'realisasiPersen',
    about: 'idProgramKerja',
    message: kknMessages.progressFalls,
  },
  due: { days: { setting: 'kkn.hariMingguan' }, early: kknMessages.weekNotOver },
  score: 'Skor',
  note: { name: 'catatan', label: 'Catatan DPL' },
  workflow: needing(
    alurPeriksa({
      ajukan: { success: 'Laporan diajukan kepada DPL.' },
      setujui: { success: 'Laporan disetujui.' },
      revisi: { success: 'Laporan dikembalikan untuk diperbaiki.' },
      pengaju: [
        actor(role.mahasiswa, through('idKelompok', ownMembers(anggotaKkn, jabatan.ketua, jabatan.sekretaris))),
      ],
    }),
    gelombangTerbuka(olehKelompok),
  ),
  sections: {
    Minggu: ['idKelompok', 'mingguKe'],
    Laporan: ['ringkasan', 'tugas', 'rencanaMingguDepan'],
    Anggaran: ['realisasiAnggaran', 'lampiran'],
  },
});
