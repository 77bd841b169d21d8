import { errorIf, inOrder } from '../checkHelpers.ts';
import {
  boolean,
  choice,
  completeStates,
  date,
  declared,
  type Fields,
  integer,
  type Row,
  read,
  ref,
  resource,
  text,
  write,
} from '../kit/index.ts';
import { formulirPendaftaran } from '../mbkm/formulirPendaftaran.ts';
import { role } from '../roles.ts';
import { pertukaranMessages } from './messages.ts';

/** Schemes of a study period: inbound, outbound, personal. */
export const skemaPertukaran = declared({ inbound: 'Inbound', outbound: 'Outbound', permadi: 'Permadi' } as const);
export type Skema = keyof typeof skemaPertukaran;

/** The windows of a study period, each with what is said where it is not open (docs/domain/50 §2). */
export const jendela = {
  pendaftaran: { mulai: 'pendaftaranMulai', selesai: 'pendaftaranSelesai', sebut: 'pendaftaran' },
  krs: { mulai: 'krsMulai', selesai: 'krsSelesai', sebut: 'pengisian KRS' },
  kuliah: { mulai: 'kuliahMulai', selesai: 'kuliahSelesai', sebut: 'perkuliahan' },
  nilai: { mulai: 'nilaiMulai', selesai: 'nilaiSelesai', sebut: 'penilaian' },
} as const;
export type Jendela = keyof typeof jendela;

/** Stage of a study period by date. */
export const alurTahapStudi = {
  states: completeStates({
    belum: { label: 'Belum dibuka' },
    pendaftaran: { label: 'Pendaftaran', tone: 'baik' },
    krs: { label: 'KRS', tone: 'baik' },
    kuliah: { label: 'Perkuliahan', tone: 'baik' },
    nilai: { label: 'Penilaian', tone: 'diajukan' },
    selesai: { label: 'Selesai' },
  }),
};
export type TahapStudi = keyof typeof alurTahapStudi.states;

const fields = {
  idPeriode: ref('master/periode', { required: true, label: 'Periode akademik' }),
  skema: choice(skemaPertukaran, { required: true, fixed: true }),
  nama: text(100, { label: 'Nama masa studi', help: 'Kosongkan untuk mengikuti skema dan periode.' }),
  pendaftaranMulai: date({ required: true, label: 'Pendaftaran dibuka' }),
  pendaftaranSelesai: date({ required: true, label: 'Pendaftaran ditutup' }),
  krsMulai: date({ required: true, label: 'Pengisian KRS mulai' }),
  krsSelesai: date({ required: true, label: 'Pengisian KRS selesai' }),
  kuliahMulai: date({ required: true, label: 'Mulai perkuliahan' }),
  kuliahSelesai: date({ required: true, label: 'Selesai perkuliahan' }),
  nilaiMulai: date({ required: true, label: 'Mulai penilaian' }),
  nilaiSelesai: date({ required: true, label: 'Selesai penilaian' }),
  batasSks: integer(0, 24, { required: true, default: 20, label: 'Batas SKS', unit: 'SKS' }),
  minSks: integer(0, 24, { default: 2, label: 'Minimal SKS', unit: 'SKS' }),
  kuota: integer(0, 100_000, {
    default: 0,
    label: 'Kuota peserta',
    help: '0 = tanpa batas.',
    holds: 'counted',
    endless: 0,
  }),
  idFormulir: formulirPendaftaran(),
  aktif: boolean({ help: 'Terpilih lebih dahulu di daftar. Hanya satu untuk setiap skema.' }),
} satisfies Fields;

type Hari = Partial<Record<(typeof jendela)[Jendela]['mulai' | 'selesai'], string | null>>;

/**
 * The stage of a study period on a day: the last window that has begun and is not over; between two windows the one
 * before (docs/domain/50 §1.1).
 * @param hari `YYYY-MM-DD`
 */
export function tahapPada(row: Hari, hari: string): TahapStudi {
  const { pendaftaran, krs, kuliah, nilai } = jendela;
  const begun = (mulai: string | null | undefined): boolean => Boolean(mulai && mulai <= hari);
  const ends = [row[kuliah.selesai] ?? '', row[nilai.selesai] ?? ''].toSorted();
  if ((ends[1] ?? '') < hari) return 'selesai';
  if (begun(row[nilai.mulai]) && hari > (row[kuliah.selesai] ?? '')) return 'nilai';
  if (begun(row[kuliah.mulai])) return 'kuliah';
  if (begun(row[krs.mulai])) return 'krs';
  return begun(row[pendaftaran.mulai]) ? 'pendaftaran' : 'belum';
}

/** The windows of one scheme of the exchange in one academic period (docs/domain/50 §1.1). */
export const masaStudi = resource({
  name: 'pertukaran/masa-studi',
  endpoint: 'v2/pertukaran-mahasiswa/masa-studi',
  label: 'Masa Studi',
  representation: '{nama}',
  fields,
  sections: {
    'Masa studi': ['idPeriode', 'skema', 'nama', 'aktif'],
    Jadwal: Object.values(jendela).flatMap(({ mulai, selesai }) => [mulai, selesai]),
    Batas: ['batasSks', 'minSks', 'kuota'],
    Pendaftaran: ['idFormulir'],
  },
  beneath: { nama: 'idPeriode', skema: 'aktif', kuliahMulai: 'kuliahSelesai' },
  aside: ['krsMulai', 'krsSelesai', 'batasSks'],
  columns: [
    'nama',
    'skema',
    'idPeriode',
    'pendaftaranMulai',
    'pendaftaranSelesai',
    'krsMulai',
    'krsSelesai',
    'kuliahMulai',
    'kuliahSelesai',
    'batasSks',
    'aktif',
  ],
  filters: ['skema', 'idPeriode', 'aktif'],
  search: ['nama'],
  told: ['peserta'],
  small: true,
  sort: ['-kuliahMulai'],
  calendar: [
    { at: 'pendaftaranMulai', until: 'pendaftaranSelesai', says: 'Pendaftaran' },
    { at: 'krsMulai', until: 'krsSelesai', says: 'Pengisian KRS' },
    { at: 'kuliahMulai' },
    { at: 'kuliahSelesai' },
    { at: 'nilaiMulai', until: 'nilaiSelesai', says: 'Penilaian', by: [role.timMbkm, role.dosen, role.koordinator] },
  ],
  unique: [[['idPeriode', 'skema'], pertukaranMessages.masaSudahAda]],
  copy: { start: 'pendaftaranMulai', within: 'idPeriode', along: 'idPeriode', names: ['nama'] },
  opens: {
    field: 'aktif',
    as: [true],
    until: 'nilaiSelesai',
    says: pertukaranMessages.masaTutup,
  },
  access: {
    [role.mahasiswa]: read(),
    [role.timMbkm]: write(),
    [role.dosen]: read(),
    [role.koordinator]: read(),
    [role.penilai]: read(),
    [role.inbound]: read(),
    [role.outbound]: read(),
    [role.bakpk]: read(),
  },
  readWithoutMenu: true,
  lookup: {
    columns: ['nama', 'skema', 'idPeriode', 'kuliahMulai', 'kuliahSelesai', 'batasSks', 'aktif'],
    scope: { type: 'all' },
    except: [role.mitra],
  },
  check: row => ({
    ...Object.assign(
      {},
      ...Object.values(jendela).map(({ mulai, selesai }) =>
        inOrder(row[mulai], row[selesai], selesai, {
          sameDay: true,
          message: pertukaranMessages.urutanTanggal,
        }),
      ),
    ),
    ...inOrder(row.kuliahSelesai, row.nilaiSelesai, 'nilaiSelesai', {
      sameDay: true,
      message: pertukaranMessages.penilaianSetelahKuliah,
    }),
    ...errorIf(row.skema === 'inbound' && Boolean(row.idFormulir), 'idFormulir', pertukaranMessages.formulirInbound),
    ...errorIf((row.minSks ?? 0) > (row.batasSks ?? 24), 'minSks', pertukaranMessages.minSksLebih),
  }),
});

export type MasaStudi = Row<typeof masaStudi>;
