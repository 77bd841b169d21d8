import type { QueueOptions } from '../kit/index.ts';
import { stepQueueOf } from '../programme/stepQueue.ts';
import { kelompokKwu } from './kelompok.ts';
import { laporanKwu } from './laporan.ts';
import { pengajuanDpl } from './pengajuanDpl.ts';
import { profilUsaha } from './profil.ts';

/** Whole groups from a spreadsheet; the queue of registrations leads here (docs/domain/30 §2). */
export const imporUsaha = '/kwu/pendaftaran/impor';

/** /kwu/pendaftaran for those who decide: a business with all its members (docs/domain/30 §3). */
export const antreanUsaha: QueueOptions = stepQueueOf({
  resource: kelompokKwu,
  decisions: ['setujui', 'revisi', 'tolak'],
  together: ['setujui'],
  path: '/kwu/pendaftaran',
  task: 'Pendaftaran KWU menunggu persetujuan',
  since: 'updatedAt',
  columns: ['namaUsaha', 'nama', 'jenis', 'kategori', 'tahap', 'programEksternal', 'idPeriode', 'status'],
  card: { title: 'namaUsaha', subtitle: 'nama', facts: ['jenis', 'kategori', 'tahap'] },
  sections: [
    {
      title: 'Usaha',
      fields: ['namaUsaha', 'nama', 'jenis', 'kategori', 'tahap', 'programEksternal', 'idPeriode', 'idProgram'],
    },
    { title: 'Anggota', fields: ['anggota'] },
  ],
});

/** /kwu/verifikasi-profile: the DPL first, then Tim MBKM. */
export const antreanProfil: QueueOptions = stepQueueOf({
  resource: profilUsaha,
  decisions: ['setujui', 'revisi', 'tolak', 'buka_revisi'],
  later: ['buka_revisi'],
  path: '/kwu/verifikasi-profile',
  task: 'Profil usaha menunggu verifikasi',
  since: 'tanggalDiajukan',
  columns: ['idKelompok', 'badanUsaha', 'modalAwal', 'targetOmzetBulanan', 'tanggalDiajukan', 'status'],
  card: { title: 'idKelompok', subtitle: 'namaMerek', facts: ['targetOmzetBulanan', 'tanggalDiajukan'] },
  sections: Object.entries(profilUsaha.sections ?? {})
    // The canvas, the remarks and the files stand beside (`ProfileReview`).
    .filter(([title]) => !['Berkas', 'Model Bisnis', 'Komentar Pemeriksaan'].includes(title))
    .map(([title, fields]) => ({ title, fields })),
  documents: ['berkasProposal', 'berkasRab', 'logo'],
});

/** /kwu/daftar-ulang/upload-laporan for the DPL. */
export const antreanLaporan: QueueOptions = stepQueueOf({
  resource: laporanKwu,
  decisions: ['setujui', 'revisi'],
  path: '/kwu/daftar-ulang/upload-laporan',
  task: 'Laporan KWU menunggu verifikasi',
  since: 'tanggalDiajukan',
  columns: ['idKelompok', 'jenis', 'totalOmzet', 'totalBiaya', 'tanggalDiajukan', 'terlambat', 'status'],
  card: { title: 'idKelompok', subtitle: 'jenis', facts: ['totalOmzet', 'tanggalDiajukan'] },
  sections: [
    { title: 'Laporan', fields: ['idKelompok', 'jenis', 'ringkasan'] },
    { title: 'Keuangan', fields: ['totalOmzet', 'totalBiaya', 'alasanKoreksi'] },
  ],
  documents: ['berkas'],
});

/** /kwu/memilih-dospem for those who are asked. */
export const antreanPengajuan: QueueOptions = stepQueueOf({
  resource: pengajuanDpl,
  decisions: ['terima', 'tolak'],
  path: '/kwu/memilih-dospem',
  task: 'Permintaan menjadi DPL',
  since: 'createdAt',
  columns: ['idKelompok', 'idPegawai', 'batasJawaban', 'status'],
  card: { title: 'idKelompok', subtitle: 'idPegawai', facts: ['batasJawaban'] },
  sections: [{ title: 'Pengajuan', fields: ['idKelompok', 'idPegawai', 'alasan', 'batasJawaban'] }],
});
