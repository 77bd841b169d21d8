import {
  actor,
  allow,
  date,
  decimal,
  type Fields,
  file,
  longtext,
  type Row,
  read,
  ref,
  resource,
  status,
  text,
  through,
  workflow,
} from '../kit/index.ts';
import { along, mahasiswanya } from '../mbkm/milikPeserta.ts';

const server = { readOnly: true } as const;
const score = (label: string) => decimal(5, 2, { min: 0, max: 100, label });
const total = (label: string) => decimal(5, 2, { ...server, min: 0, max: 100, label });

/** A sheet is final once; Tim MBKM opens it again (docs/domain/40 §1.2). */
const alur = workflow({
  initial: 'draf',
  states: { draf: { label: 'Draf' }, final: { label: 'Final', tone: 'baik' } },
  actions: {
    finalkan: {
      label: 'Finalkan',
      from: ['draf'],
      to: 'final',
      by: [actor('HA04', through('idPendaftarMbkm')), 'HA03'],
      confirm: 'Finalkan nilai ini? Riset dinyatakan selesai dan nilainya dipakai untuk konversi.',
      success: 'Nilai final; riset selesai.',
      tone: 'primary',
    },
    buka: {
      label: 'Buka Kembali',
      from: ['final'],
      to: 'draf',
      by: ['HA03'],
      note: true,
      confirm: 'Buka kembali nilai ini? Nilai akhir dihapus sampai difinalkan lagi.',
      success: 'Nilai dibuka kembali.',
    },
  },
});

const fields = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    ...{ required: true, fixed: true, cascade: true, unique: true, label: 'Peserta' },
  }),
  ...mahasiswanya,
  proposal: score('Proposal'),
  proses: score('Proses'),
  laporan: score('Laporan'),
  presentasi: score('Presentasi'),
  luaran: score('Luaran'),
  tanggalPresentasi: date({ label: 'Tanggal presentasi' }),
  beritaAcara: file(['pdf'], 5, { label: 'Berita acara presentasi' }),
  nilaiDosen: total('Nilai dosen'),
  nilaiMitra: total('Nilai mitra'),
  nilaiAkhir: total('Nilai akhir'),
  nilaiHuruf: text(2, { ...server, label: 'Huruf' }),
  catatan: longtext(),
  status: status(alur),
} satisfies Fields;

/** Parts of the lecturer's grade, the words of the setting `riset.bobotDosen`. */
export const komponenDosen = ['proposal', 'proses', 'laporan', 'presentasi', 'luaran'] as const;

/** The lecturer's grade and what it comes to with the partner's; the row comes with the first day (docs/domain/40 §1.2, §4.4). */
export const menilaiRiset = resource({
  name: 'riset/menilai-riset',
  endpoint: 'v5/riset/menilai-riset',
  label: 'Penilaian Riset',
  representation: '{npm} {namaMahasiswa}',
  fields,
  sections: {
    Peserta: ['idPendaftarMbkm'],
    'Nilai dosen': [...komponenDosen, 'nilaiDosen'],
    Presentasi: ['tanggalPresentasi', 'beritaAcara'],
    'Nilai akhir': ['nilaiMitra', 'nilaiAkhir', 'nilaiHuruf', 'catatan'],
  },
  columns: ['npm', 'namaMahasiswa', 'nilaiDosen', 'nilaiMitra', 'nilaiAkhir', 'nilaiHuruf', 'status'],
  filters: ['status', 'idMahasiswa', 'idPendaftarMbkm'],
  search: ['namaMahasiswa', 'npm'],
  sort: ['npm'],
  orders: ['npm', 'namaMahasiswa', 'updatedAt'],
  history: 'penilaian',
  access: {
    HA03: allow(along, ['update', 'export', 'action']),
    HA04: allow(along, ['update', 'export', 'action']),
    HA05: read(along),
    HA10: read(along),
  },
});

export type MenilaiRiset = Row<typeof menilaiRiset>;
