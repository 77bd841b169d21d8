import { requiredIf } from '../checkHelpers.ts';
import {
  allow,
  choice,
  date,
  decimal,
  type Fields,
  integer,
  longtext,
  type Row,
  read,
  ref,
  resource,
  text,
} from '../kit/index.ts';
import { along, mahasiswanya } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import { komcadMessages } from './messages.ts';
import { selama, tahapLatihan } from './tahap.ts';

const days = (label: string) => integer(0, 366, { required: true, default: 0, label, unit: 'hari' });
const score = (label: string) => decimal(5, 2, { min: 0, max: 100, label, own: true });

const fields = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    required: true,
    fixed: true,
    cascade: true,
    unique: true,
    label: 'Pendaftar',
    only: { kodeJenisMbkm: 'komcad' },
  }),
  ...mahasiswanya,
  idProgramKomcad: ref('komcad/program', { readOnly: true, label: 'Gelombang' }),
  hariHadir: days('Hadir'),
  hariIzin: days('Izin'),
  hariSakit: days('Sakit'),
  hariAlpa: days('Alpa'),
  nilaiSikap: score('Nilai sikap'),
  nilaiPengetahuan: score('Nilai pengetahuan'),
  nilaiJasmani: score('Nilai jasmani'),
  nilaiLatsarmil: decimal(5, 2, { readOnly: true, min: 0, max: 100, label: 'Nilai latsarmil' }),
  peringkat: integer(1, 1000, { own: true }),
  pelanggaran: longtext(),
  hasil: choice({ belum: 'Belum', lulus: 'Lulus', tidak_lulus: 'Tidak lulus' }, { required: true, default: 'belum' }),
  nomorSertifikat: text(80, { unique: komcadMessages.certificateNumber, label: 'Nomor sertifikat' }),
  tanggalPenutupan: date({ label: 'Tanggal penutupan' }),
} satisfies Fields;

const offered = selama(tahapLatihan);

/** Course and result of basic military training; the row is created when it begins (docs/domain/40 §1.1). */
export const latsarmil = resource({
  name: 'komcad/latsarmil',
  endpoint: 'v6/komcad/latsarmil',
  label: 'Latsarmil',
  representation: '{npm} {namaMahasiswa}',
  fields,
  sections: {
    Peserta: ['idPendaftarMbkm', 'idProgramKomcad'],
    Kehadiran: ['hariHadir', 'hariIzin', 'hariSakit', 'hariAlpa'],
    Nilai: ['nilaiSikap', 'nilaiPengetahuan', 'nilaiJasmani', 'nilaiLatsarmil', 'peringkat', 'pelanggaran'],
    Kelulusan: ['hasil', 'nomorSertifikat', 'tanggalPenutupan'],
  },
  columns: ['npm', 'namaMahasiswa', 'idProgramKomcad', 'hariHadir', 'nilaiLatsarmil', 'hasil', 'nomorSertifikat'],
  filters: ['idProgramKomcad', 'hasil', 'idMahasiswa', 'idPendaftarMbkm'],
  search: ['namaMahasiswa', 'npm'],
  key: ['idPendaftarMbkm'],
  sort: ['npm'],
  orders: ['npm', 'namaMahasiswa'],
  history: 'data',
  sheet: {
    name: 'namaMahasiswa',
    facts: ['npm'],
    cells: [
      'hariHadir',
      'hariIzin',
      'hariSakit',
      'hariAlpa',
      'nilaiSikap',
      'nilaiPengetahuan',
      'nilaiJasmani',
      'peringkat',
      'hasil',
      'nomorSertifikat',
      'tanggalPenutupan',
      'pelanggaran',
    ],
    totals: [
      {
        field: 'nilaiLatsarmil',
        setting: 'komcad.bobotLatsarmil',
        of: { sikap: 'nilaiSikap', pengetahuan: 'nilaiPengetahuan', jasmani: 'nilaiJasmani' },
      },
    ],
  },
  access: {
    [role.mahasiswa]: read(along),
    [role.timMbkm]: allow(along, ['update', 'import', 'export'], { offered }),
    [role.dosen]: read(along),
    [role.koordinator]: read(along),
    [role.mitra]: allow(along, ['update', 'import', 'export'], { offered }),
    [role.bakpk]: read(along),
  },
  check: row => requiredIf(row.hasil === 'lulus', row.nomorSertifikat, 'nomorSertifikat'),
});

export type Latsarmil = Row<typeof latsarmil>;
