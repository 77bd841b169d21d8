import { date, type Fields, file, type Row, resource } from '../kit/index.ts';
import { jumlah, lembarDosen, skor } from '../nilai/lembarDosen.ts';

const lembar = lembarDosen({
  orang: 'Peserta',
  tanya: 'Finalkan nilai ini? Riset dinyatakan selesai dan nilainya dipakai untuk konversi.',
  berhasil: 'Nilai final; riset selesai.',
});

const fields = {
  ...lembar.awal,
  proposal: skor('Proposal'),
  proses: skor('Proses'),
  laporan: skor('Laporan'),
  presentasi: skor('Presentasi'),
  luaran: skor('Luaran'),
  tanggalPresentasi: date({ label: 'Tanggal presentasi' }),
  beritaAcara: file(['pdf'], 5, { label: 'Berita acara presentasi' }),
  nilaiDosen: jumlah('Nilai dosen'),
  nilaiMitra: jumlah('Nilai mitra'),
  ...lembar.akhir,
} satisfies Fields;

/** Parts of the lecturer's grade, the words of the setting `riset.bobotDosen`. */
export const komponenDosen = ['proposal', 'proses', 'laporan', 'presentasi', 'luaran'] as const;

/**
 * The lecturer's grade, with the total including the partner's; the row is created on the first day (docs/domain/40
 * §1.2, §4.4).
 */
export const menilaiRiset = resource({
  ...lembar.sama,
  name: 'riset/menilai-riset',
  endpoint: 'v5/riset/menilai-riset',
  label: 'Penilaian Riset',
  fields,
  calendar: [{ at: 'tanggalPresentasi', says: 'Seminar' }],
  sections: {
    Peserta: ['idPendaftarMbkm'],
    'Nilai dosen': [...komponenDosen, 'nilaiDosen'],
    Presentasi: ['tanggalPresentasi', 'beritaAcara'],
    'Nilai akhir': ['nilaiMitra', 'nilaiAkhir', 'nilaiHuruf', 'catatan'],
  },
  columns: ['npm', 'namaMahasiswa', 'nilaiDosen', 'nilaiMitra', 'nilaiAkhir', 'nilaiHuruf', 'status'],
  sheet: {
    name: 'namaMahasiswa',
    facts: ['npm'],
    beside: ['nilaiMitra'],
    cells: [...komponenDosen, 'tanggalPresentasi', 'catatan'],
    totals: [
      {
        field: 'nilaiDosen',
        setting: 'riset.bobotDosen',
        of: Object.fromEntries(komponenDosen.map(name => [name, name])),
      },
      // Without a partner it is the lecturer's alone, which the rules of research say.
      { field: 'nilaiAkhir', setting: 'riset.bobotAkhir', of: { dosen: 'nilaiDosen', mitra: 'nilaiMitra' } },
    ],
  },
});

export type MenilaiRiset = Row<typeof menilaiRiset>;
