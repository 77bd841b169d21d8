import { event } from '../kit/index.ts';

/** Notices about logbooks and outputs (docs/domain/20 §4.9). */

/** `:id` is the entry. */
export const logDikembalikan = event({
  code: 'log_dikembalikan',
  words: ['tanggal', 'type'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Logbook dikembalikan',
      text: 'Logbook {tanggal} perlu diperbaiki.',
      noted: true,
      link: ['logEntry?id=:id', 'log'],
    },
  ],
});

export const mingguanDikembalikan = event({
  code: 'mingguan_dikembalikan',
  words: ['minggu'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Laporan mingguan dikembalikan',
      text: 'Laporan minggu ke-{minggu} perlu diperbaiki.',
      noted: true,
      link: 'weekly',
    },
  ],
});

/** Decision on a group's weekly report (docs/domain/30 §4.10); `keadaan` is the new state. */
export const mingguanDiputuskan = event({
  code: 'mingguan_diputuskan',
  words: ['minggu', 'keadaan'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Laporan mingguan {keadaan}',
      text: 'Laporan minggu ke-{minggu} {keadaan}.',
      noted: true,
      link: 'weekly',
    },
  ],
});

const unsent = {
  to: 'mahasiswa',
  kind: 'peringatan',
  text: 'Laporan minggu ke-{minggu} belum dikirim.',
  link: 'weekly',
} as const;

export const mingguanJatuhTempo = event({
  code: 'mingguan_jatuh_tempo',
  words: ['minggu'],
  tells: [{ ...unsent, title: 'Laporan mingguan jatuh tempo' }],
});

export const mingguanTerlambat = event({
  code: 'mingguan_terlambat',
  words: ['minggu'],
  tells: [{ ...unsent, title: 'Laporan mingguan terlambat' }],
});

export const luaranDikembalikan = event({
  code: 'luaran_dikembalikan',
  words: ['judul'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Luaran dikembalikan',
      text: '"{judul}" perlu diperbaiki.',
      noted: true,
      link: 'outputs',
    },
  ],
});

/** An output of a programme of groups was approved or refused (docs/domain/30 §4.10). */
export const luaranDiputuskan = event({
  code: 'luaran_diputuskan',
  words: ['judul', 'keadaan'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Luaran {keadaan}',
      text: '"{judul}" {keadaan}.',
      noted: true,
      link: 'outputs',
    },
  ],
});

export const logMenunggu = event({
  code: 'log_menunggu',
  words: ['jumlah', 'hari'],
  tells: [
    {
      to: 'dosen',
      kind: 'tugas',
      title: 'Logbook menunggu Anda',
      text: '{jumlah} logbook menunggu verifikasi lebih dari {hari} hari.',
      link: ['logQueue', 'log'],
    },
  ],
});

/** `:id` is the participation. */
export const logKosong = event({
  code: 'log_kosong',
  words: ['nama', 'program', 'hari'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Logbook belum diisi',
      text: 'Belum ada logbook {program} selama {hari} hari terakhir.',
      link: 'log',
    },
    {
      to: 'dosen',
      kind: 'peringatan',
      title: 'Logbook mahasiswa kosong',
      text: '{nama} belum mengisi logbook selama {hari} hari terakhir.',
      link: ['logEntries?id=:id', 'logQueue', 'log'],
    },
  ],
});

export const laporanJatuhTempo = event({
  code: 'laporan_jatuh_tempo',
  words: ['program', 'sisaHari'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Batas laporan akhir',
      text: 'Laporan {program} jatuh tempo {sisaHari} hari lagi.',
      link: 'outputs',
    },
  ],
});

export const kegiatanEvents = [
  logDikembalikan,
  luaranDikembalikan,
  luaranDiputuskan,
  logMenunggu,
  logKosong,
  laporanJatuhTempo,
  mingguanDikembalikan,
  mingguanDiputuskan,
  mingguanJatuhTempo,
  mingguanTerlambat,
];
