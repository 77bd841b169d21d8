import { type Fields, resource } from '../kit/index.ts';
import { jumlah, lembarDosen, skor } from '../nilai/lembarDosen.ts';
import { selama, tahapNilai } from './tahap.ts';

const lembar = lembarDosen({
  orang: 'Pendaftar',
  tanya: 'Finalkan nilai ini? Nilai dipakai untuk konversi.',
  berhasil: 'Nilai final.',
  selama: selama(tahapNilai),
});

const fields = {
  ...lembar.awal,
  nilaiLatsarmil: jumlah('Nilai latsarmil'),
  nilaiLaporan: skor('Nilai laporan'),
  nilaiLogbook: skor('Nilai logbook'),
  ...lembar.akhir,
} satisfies Fields;

/** The grade of a participant, given by the supervisor; the row comes with the accepted report (docs/domain/40 §1.1, §4.4). */
export const penilaianKomcad = resource({
  ...lembar.sama,
  name: 'komcad/penilaian',
  endpoint: 'v6/komcad/penilaian',
  label: 'Penilaian Komcad',
  fields,
  sections: {
    Peserta: ['idPendaftarMbkm'],
    Nilai: ['nilaiLatsarmil', 'nilaiLaporan', 'nilaiLogbook', 'nilaiAkhir', 'nilaiHuruf', 'catatan'],
  },
  columns: ['npm', 'namaMahasiswa', 'nilaiLatsarmil', 'nilaiLaporan', 'nilaiLogbook', 'nilaiAkhir', 'status'],
  sheet: {
    name: 'namaMahasiswa',
    facts: ['npm'],
    beside: ['nilaiLatsarmil'],
    cells: ['nilaiLaporan', 'nilaiLogbook', 'catatan'],
    totals: [
      {
        field: 'nilaiAkhir',
        setting: 'komcad.bobotAkhir',
        of: { latsarmil: 'nilaiLatsarmil', laporan: 'nilaiLaporan', logbook: 'nilaiLogbook' },
      },
    ],
  },
});
