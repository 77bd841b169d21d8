import {
  actor,
  allow,
  decimal,
  type Fields,
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

const score = (label: string) => decimal(5, 2, { min: 0, max: 100, label });
const server = { readOnly: true } as const;

/** A sheet is final once; Tim MBKM opens it again (docs/domain/40 §1.1). */
const alur = workflow({
  initial: 'draf',
  states: { draf: { label: 'Draf' }, final: { label: 'Final', tone: 'baik' } },
  actions: {
    finalkan: {
      label: 'Finalkan',
      from: ['draf'],
      to: 'final',
      by: [actor('HA04', through('idPendaftarMbkm')), 'HA03'],
      confirm: 'Finalkan nilai ini? Nilai dipakai untuk konversi.',
      success: 'Nilai final.',
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
    ...{ required: true, fixed: true, cascade: true, unique: true, label: 'Pendaftar' },
  }),
  ...mahasiswanya,
  nilaiLatsarmil: decimal(5, 2, { ...server, min: 0, max: 100, label: 'Nilai latsarmil' }),
  nilaiLaporan: score('Nilai laporan'),
  nilaiLogbook: score('Nilai logbook'),
  nilaiAkhir: decimal(5, 2, { ...server, min: 0, max: 100, label: 'Nilai akhir' }),
  nilaiHuruf: text(2, { ...server, label: 'Huruf' }),
  catatan: longtext(),
  status: status(alur),
} satisfies Fields;

/** The grade of a participant, given by the supervisor; the row comes with the accepted report (docs/domain/40 §1.1, §4.4). */
export const penilaianKomcad = resource({
  name: 'komcad/penilaian',
  endpoint: 'v6/komcad/penilaian',
  label: 'Penilaian Komcad',
  representation: '{npm} {namaMahasiswa}',
  fields,
  sections: {
    Peserta: ['idPendaftarMbkm'],
    Nilai: ['nilaiLatsarmil', 'nilaiLaporan', 'nilaiLogbook', 'nilaiAkhir', 'nilaiHuruf', 'catatan'],
  },
  columns: ['npm', 'namaMahasiswa', 'nilaiLatsarmil', 'nilaiLaporan', 'nilaiLogbook', 'nilaiAkhir', 'status'],
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

export type PenilaianKomcad = Row<typeof penilaianKomcad>;
