import type { QueueOptions } from '../kit/index.ts';
import { stepQueueOf } from '../programme/stepQueue.ts';
import { laporanMingguan } from './laporanMingguan.ts';
import { memilihDospem } from './memilihDospem.ts';
import { perjalananDinas } from './perjalananDinas.ts';
import { proposal } from './proposal.ts';

/** /kkn/verifikasi-proposal: the DPL first, then Tim MBKM (docs/domain/30 §3). */
export const antreanProposal: QueueOptions = stepQueueOf({
  resource: proposal,
  decisions: ['setujui', 'revisi', 'tolak', 'buka_revisi'],
  later: ['buka_revisi'],
  path: '/kkn/verifikasi-proposal',
  task: 'Proposal KKN menunggu verifikasi',
  since: 'tanggalDiajukan',
  columns: ['idKelompok', 'judul', 'totalAnggaran', 'tanggalDiajukan', 'terlambat', 'status'],
  card: { title: 'judul', subtitle: 'idKelompok', facts: ['totalAnggaran', 'tanggalDiajukan'] },
  sections: [
    { title: 'Proposal', fields: ['idKelompok', 'judul', 'ringkasan', 'totalAnggaran'] },
    { title: 'Isi', fields: ['analisisSituasi', 'permasalahan', 'solusi', 'sasaran'] },
    { title: 'Program kerja', fields: ['programKerja'] },
  ],
  documents: ['berkasProposal'],
});

/** /kkn/verifikasi-mingguan: the DPL's reports of the week, approved with a score. */
export const antreanMingguan: QueueOptions = {
  ...stepQueueOf({
    resource: laporanMingguan,
    decisions: ['setujui', 'revisi'],
    path: '/kkn/verifikasi-mingguan',
    task: 'Laporan mingguan menunggu verifikasi',
    since: 'tanggalDiajukan',
    columns: ['idKelompok', 'mingguKe', 'tanggalDiajukan', 'terlambat', 'skor', 'status'],
    card: { title: 'idKelompok', subtitle: 'mingguKe', facts: ['tanggalDiajukan', 'skor'] },
    sections: [
      { title: 'Minggu', fields: ['idKelompok', 'mingguKe', 'tanggalDiajukan'] },
      { title: 'Laporan', fields: ['ringkasan', 'tugas', 'rencanaMingguDepan', 'realisasiAnggaran'] },
      { title: 'Tanggapan', fields: ['skor', 'catatan'] },
    ],
    documents: ['lampiran'],
  }),
};

/** /kkn/verifikasi-perjalanan-dinas: Tim MBKM beside travel order and receipts. */
export const antreanPerjalanan: QueueOptions = stepQueueOf({
  resource: perjalananDinas,
  decisions: ['setujui', 'revisi', 'tolak', 'buka'],
  together: ['setujui'],
  later: ['buka'],
  path: '/kkn/verifikasi-perjalanan-dinas',
  task: 'Laporan perjalanan menunggu verifikasi',
  since: 'updatedAt',
  columns: ['idDpl', 'jenisKunjungan', 'tanggalBerangkat', 'tanggalKembali', 'totalBiaya', 'status'],
  card: { title: 'idDpl', subtitle: 'jenisKunjungan', facts: ['tanggalBerangkat', 'totalBiaya'] },
  sections: [
    { title: 'Surat tugas', fields: ['idDpl', 'nomorSuratTugas', 'tanggalSuratTugas'] },
    {
      title: 'Kunjungan',
      fields: [
        'idKelompok',
        'jenisKunjungan',
        'tanggalBerangkat',
        'tanggalKembali',
        'transportasi',
        'maksud',
        'hasil',
        'temuan',
        'rekomendasi',
      ],
    },
    { title: 'Biaya', fields: ['biayaTransport', 'biayaPenginapan', 'uangHarian', 'biayaLain', 'totalBiaya'] },
  ],
  documents: ['berkasSuratTugas', 'berkasSppd', 'berkasBukti', 'foto'],
});

/** /kkn/memilih-dospem for those who are asked. */
export const antreanDpl: QueueOptions = stepQueueOf({
  resource: memilihDospem,
  decisions: ['terima', 'tolak'],
  path: '/kkn/memilih-dospem',
  task: 'Permintaan menjadi DPL',
  since: 'createdAt',
  columns: ['idKelompok', 'idDpl', 'batasJawaban', 'status'],
  card: { title: 'idKelompok', subtitle: 'idDpl', facts: ['batasJawaban'] },
  sections: [{ title: 'Pengajuan', fields: ['idKelompok', 'idDpl', 'alasan', 'batasJawaban'] }],
});
