import { errorIf, inOrder } from '../checkHelpers.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  type Fields,
  integer,
  longtext,
  read,
  ref,
  resource,
  text,
  through,
  valued,
  write,
} from '../kit/index.ts';
import { masterMessages } from '../master/messages.ts';
import { formulirPendaftaran } from '../mbkm/formulirPendaftaran.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';
import { komcadMessages } from './messages.ts';

export const matra = { darat: 'Darat', laut: 'Laut', udara: 'Udara' } as const;

/** Days that basic military training may last. */
const lama = { min: 30, max: 120 } as const;

const fields = {
  idProgram: ref('master/program', { required: true, only: { idJenisMbkm: { kode: ['komcad'] } } }),
  idPeriode: ref('master/periode', { required: true }),
  nama: text(150, { required: true, label: 'Nama gelombang' }),
  gelombang: integer(1, 9, { required: true, label: 'Gelombang ke-' }),
  matra: choice(matra, { required: true }),
  idMitra: ref('master/mitra', { required: true, label: 'Satuan penyelenggara' }),
  kuota: integer(1, 1000, { required: true, unit: 'peserta', holds: 'terisi' }),
  terisi: integer(0, 1000, { readOnly: true, default: 0, label: 'Terisi' }),
  nomorSuratKemhan: text(80, { required: true, label: 'Nomor surat Kemhan' }),
  tanggalSuratKemhan: date({ required: true, label: 'Tanggal surat Kemhan' }),
  tanggalBuka: date({ required: true, label: 'Pendaftaran dibuka' }),
  tanggalTutup: date({ required: true, label: 'Pendaftaran ditutup' }),
  tanggalMulaiSeleksi: date({ required: true, label: 'Mulai seleksi' }),
  tanggalSelesaiSeleksi: date({ required: true, label: 'Selesai seleksi' }),
  lokasiSeleksi: text(150, { required: true, label: 'Lokasi seleksi' }),
  tanggalMulaiLatsarmil: date({ required: true, label: 'Mulai latsarmil' }),
  tanggalSelesaiLatsarmil: date({ required: true, label: 'Selesai latsarmil' }),
  lokasiLatsarmil: text(150, { required: true, label: 'Lokasi Latsarmil' }),
  sksMaksimal: integer(1, 20, { required: true, default: 20, label: 'SKS maksimal', unit: 'SKS' }),
  semesterMin: integer(1, 14, { required: true, default: 3, label: 'Semester minimal' }),
  ipkMin: decimal(3, 2, { required: true, default: 2.5, min: 0, max: 4, label: 'IPK minimal' }),
  usiaMin: integer(17, 40, { required: true, default: 18, label: 'Usia minimal', unit: 'tahun' }),
  usiaMaks: integer(17, 40, { required: true, default: 35, label: 'Usia maksimal', unit: 'tahun' }),
  tinggiMinPria: integer(120, 220, { required: true, default: 160, label: 'Tinggi minimal pria', unit: 'cm' }),
  tinggiMinWanita: integer(120, 220, { required: true, default: 155, label: 'Tinggi minimal wanita', unit: 'cm' }),
  deskripsi: longtext(),
  idFormulir: formulirPendaftaran(),
  aktif: boolean({ default: true }),
} satisfies Fields;

/** Days in the order in which they come. */
const kalender = [
  ['tanggalBuka', 'tanggalTutup'],
  ['tanggalTutup', 'tanggalMulaiSeleksi'],
  ['tanggalMulaiSeleksi', 'tanggalSelesaiSeleksi'],
  ['tanggalSelesaiSeleksi', 'tanggalMulaiLatsarmil'],
] as const;

/** Days from the first to the last, both counted. */
export const lamaHari = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** An opening of the reserve component (docs/domain/40 §1.1). */
export const programKomcad = resource({
  name: 'komcad/program',
  endpoint: 'v6/komcad/program',
  label: 'Gelombang Komcad',
  fields,
  sections: {
    Gelombang: ['nama', 'gelombang', 'matra', 'idMitra', 'idProgram', 'idPeriode', 'kuota', 'aktif'],
    'Surat Kemhan': ['nomorSuratKemhan', 'tanggalSuratKemhan'],
    Pendaftaran: ['tanggalBuka', 'tanggalTutup', 'idFormulir'],
    Seleksi: ['tanggalMulaiSeleksi', 'tanggalSelesaiSeleksi', 'lokasiSeleksi'],
    Latsarmil: ['tanggalMulaiLatsarmil', 'tanggalSelesaiLatsarmil', 'lokasiLatsarmil', 'sksMaksimal'],
    'Syarat peserta': ['semesterMin', 'ipkMin', 'usiaMin', 'usiaMaks', 'tinggiMinPria', 'tinggiMinWanita'],
    Keterangan: ['deskripsi'],
  },
  columns: ['nama', 'matra', 'tanggalBuka', 'tanggalTutup', 'tanggalMulaiLatsarmil', 'terisi', 'kuota', 'aktif'],
  filters: ['idPeriode', 'matra', 'idMitra', 'aktif', 'tanggalBuka', 'tanggalTutup'],
  search: ['nama'],
  small: true,
  sort: ['-tanggalBuka'],
  calendar: [
    { at: 'tanggalBuka', until: 'tanggalTutup', says: 'Pendaftaran' },
    { at: 'tanggalMulaiSeleksi', until: 'tanggalSelesaiSeleksi', says: 'Seleksi' },
    { at: 'tanggalMulaiLatsarmil', until: 'tanggalSelesaiLatsarmil', says: 'Latsarmil' },
  ],
  unique: [[['idPeriode', 'nama'], komcadMessages.waveName]],
  key: ['idPeriode', 'nama'],
  weighty: {
    fields: ['idPeriode', 'tanggalMulaiLatsarmil', 'tanggalSelesaiLatsarmil'],
    touches: [
      {
        some: {
          resource: 'komcad/pendaftaran',
          by: 'idProgramKomcad',
          rows: through('idPendaftarMbkm', valued('status', 'berjalan')),
        },
        says: masterMessages.datesTouch,
      },
    ],
  },
  copy: {
    start: 'tanggalBuka',
    within: 'idPeriode',
    names: ['nama'],
    except: ['nomorSuratKemhan', 'tanggalSuratKemhan'],
  },
  opens: {
    field: 'aktif',
    as: [true],
    until: 'tanggalTutup',
    says: programmeMessages.registrationOver,
    kept: { resource: 'komcad/pendaftaran', by: 'idProgramKomcad' },
  },
  access: {
    [role.mahasiswa]: read(valued('aktif', true)),
    [role.timMbkm]: write(),
    [role.dosen]: read(),
    [role.koordinator]: read(),
    [role.mitra]: read(),
    [role.penilai]: read(),
    [role.bakpk]: read(),
  },
  check: row => {
    const { tanggalMulaiLatsarmil: from, tanggalSelesaiLatsarmil: to } = row;
    const days = from && to ? lamaHari(from, to) : lama.min;
    return {
      ...Object.assign(
        {},
        ...kalender.map(([one, next]) =>
          inOrder(row[one], row[next], next, { sameDay: true, message: komcadMessages.daysReversed }),
        ),
      ),
      ...errorIf(
        days < lama.min || days > lama.max,
        'tanggalSelesaiLatsarmil',
        komcadMessages.length({ min: lama.min, maks: lama.max }),
      ),
      ...errorIf((row.usiaMin ?? 0) > (row.usiaMaks ?? 99), 'usiaMaks', komcadMessages.agesReversed),
    };
  },
});
