import {
  actor,
  allow,
  choice,
  datetime,
  decimal,
  type Fields,
  integer,
  longtext,
  type Need,
  past,
  type Row,
  read,
  ref,
  resource,
  status,
  text,
  through,
  unless,
  valued,
  workflow,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { ownKrs, ownRow, prodiKrs, prodiRow, taughtRow, waliKrs, waliRow } from './inboundScopes.ts';
import { pertukaranMessages } from './messages.ts';
import { semuaKomponen } from './mkInbound.ts';

const own = { readOnly: true } as const;
const deciders = [actor(role.dosen, waliKrs), actor(role.koordinator, prodiKrs), role.timMbkm] as const;

/** Its grades are still given. */
const belumUsai: Need = {
  of: unless(through('idMasaStudi', past('nilaiSelesai'))),
  says: pertukaranMessages.masaBerakhir,
};

/** A study plan from the first class to the lecturer's word (docs/domain/50 §1.5). */
export const alurKrs = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    diajukan: { label: 'Diajukan' },
    disetujui: { label: 'Disetujui' },
    revisi: { label: 'Perlu perbaikan' },
  },
  actions: {
    ajukan: {
      label: 'Ajukan KRS',
      from: ['draf', 'revisi'],
      to: 'diajukan',
      needs: [{ rule: 'jendelaKrs' }],
      by: [actor(role.inbound, ownKrs)],
      confirm: 'Ajukan KRS ini? Setelah diajukan KRS tidak dapat diubah sampai diperiksa.',
      success: 'KRS diajukan.',
      tone: 'primary',
    },
    setujui: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'disetujui',
      needs: [belumUsai],
      by: deciders,
      success: 'KRS disetujui.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      from: ['diajukan'],
      to: 'revisi',
      by: deciders,
      note: true,
      success: 'KRS dikembalikan.',
    },
    buka: {
      label: 'Buka kembali',
      from: ['disetujui'],
      to: 'revisi',
      needs: [belumUsai],
      by: [actor(role.koordinator, prodiKrs), role.timMbkm],
      note: true,
      success: 'KRS dibuka kembali.',
      tone: 'danger',
    },
  },
});

/** States in which a student shapes the plan. */
export const krsTerbuka = ['draf', 'revisi'] as const;

const header = {
  idMhsInbound: ref('pertukaran/mhs-inbound', { ...own, required: true, label: 'Mahasiswa' }),
  idMasaStudi: ref('pertukaran/masa-studi', { ...own, required: true, label: 'Masa studi' }),
  npm: text(20, { ...own, repeats: ['{idMhsInbound.npm}'] }),
  semesterKe: integer(1, 2, { ...own, label: 'Semester ke-' }),
  totalSks: integer(0, 200, { ...own, default: 0, label: 'Total SKS', unit: 'SKS' }),
  jumlahMk: integer(0, 100, { ...own, default: 0, label: 'Jumlah MK' }),
  tanggalAjukan: datetime({ ...own, label: 'Tanggal diajukan' }),
  idPenyetuju: ref('pengaturan/user', { ...own, label: 'Disetujui oleh' }),
  tanggalSetuju: datetime({ ...own, label: 'Tanggal disetujui' }),
  catatan: longtext(own),
  status: status(alurKrs),
} satisfies Fields;

/** The study plan of a student in one study period (docs/domain/50 §1.5). */
export const krs = resource({
  name: 'pertukaran/krs',
  endpoint: 'v2/pertukaran-mahasiswa/krs/daftar',
  decidedAt: [
    { path: '/v2/pertukaran-mahasiswa/krs/approve/:id', actions: ['setujui', 'revisi', 'buka'] },
    { path: '/v2/pertukaran-mahasiswa/krs/approve-massal', many: true, actions: ['setujui', 'revisi', 'buka'] },
  ],
  label: 'KRS Inbound',
  representation: '{idMhsInbound}',
  fields: header,
  sections: {
    KRS: ['idMhsInbound', 'npm', 'idMasaStudi', 'semesterKe', 'jumlahMk', 'totalSks'],
    Keputusan: ['tanggalAjukan', 'tanggalSetuju', 'idPenyetuju', 'catatan'],
  },
  beneath: { idMhsInbound: 'npm' },
  columns: ['npm', 'idMhsInbound', 'idMasaStudi', 'jumlahMk', 'totalSks', 'tanggalAjukan', 'status'],
  told: ['kampus', 'prodi', 'batasSks'],
  filters: ['idMasaStudi', 'idMhsInbound', 'status'],
  search: ['npm'],
  alsoSearched: ['nama mahasiswa', 'PT asal'],
  sort: ['-updatedAt'],
  orders: ['npm', 'totalSks', 'tanggalAjukan', 'createdAt'],
  unique: [[['idMhsInbound', 'idMasaStudi'], pertukaranMessages.krsSudahAda]],
  access: {
    [role.timMbkm]: allow({ type: 'all' }, ['action', 'export']),
    [role.dosen]: allow(waliKrs, ['action']),
    [role.koordinator]: allow(prodiKrs, ['action', 'export']),
    [role.penilai]: read(prodiKrs),
    [role.inbound]: allow(ownKrs, ['action']),
    [role.bakpk]: read(),
  },
  history: 'KRS',
});

const row = {
  idKrs: ref('pertukaran/krs', { ...own, required: true, cascade: true, label: 'KRS' }),
  idMkInbound: ref('pertukaran/mk-inbound', { ...own, required: true, label: 'Kelas' }),
  kodeMk: text(15, { ...own, label: 'Kode' }),
  namaMk: text(150, { ...own, label: 'Mata kuliah' }),
  sks: integer(0, 24, { ...own, label: 'SKS' }),
  /** An active row holds a seat; one that gave it up stays as what was. */
  keadaan: choice({ aktif: 'Aktif', batal: 'Dibatalkan' }, { ...own, required: true, default: 'aktif' }),
  alasanBatal: text(200, { ...own, label: 'Alasan batal' }),
} satisfies Fields;

/** A class in a study plan; an active one holds a seat (docs/domain/50 §1.5). */
export const krsDetail = resource({
  name: 'pertukaran/krs-detail',
  endpoint: 'v2/pertukaran-mahasiswa/krs/rincian',
  label: 'Mata Kuliah KRS Inbound',
  representation: '{kodeMk} {namaMk}',
  fields: row,
  columns: ['idKrs', 'kodeMk', 'namaMk', 'sks', 'idMkInbound', 'keadaan'],
  filters: ['idKrs', 'idMkInbound', 'keadaan'],
  sort: ['kodeMk'],
  unique: [[['idKrs', 'idMkInbound'], pertukaranMessages.mkSudahDiKrs, { field: 'keadaan', notIn: ['batal'] }]],
  access: {
    [role.timMbkm]: read(),
    [role.dosen]: read({ type: 'either', of: [waliRow, taughtRow] }),
    [role.koordinator]: read(prodiRow),
    [role.penilai]: read(prodiRow),
    [role.inbound]: read(ownRow),
    [role.bakpk]: read(),
  },
  serverOnly: true,
});

/** Grades of a class, from the first mark to the last word of the one who answers for it (docs/domain/50 §1.6). */
export const alurNilai = workflow({
  initial: 'belum',
  states: { belum: { label: 'Belum' }, draf: { label: 'Draf' }, final: { label: 'Final' } },
  actions: {
    simpan: { label: 'Simpan', from: ['belum', 'draf'], to: 'draf', by: ['system'] },
    finalkan: { label: 'Finalkan', from: ['draf'], to: 'final', by: ['system'] },
    buka: { label: 'Buka kembali nilai', from: ['final'], to: 'draf', by: ['system'] },
  },
});

const grade = decimal(5, 2, { ...own, min: 0, max: 100 });
const nilaiFields = {
  idKrsDetail: ref('pertukaran/krs-detail', { ...own, required: true, unique: true, label: 'Mata kuliah' }),
  kehadiran: decimal(5, 2, { ...own, min: 0, max: 100, label: 'Kehadiran (%)' }),
  nilaiPartisipasi: { ...grade, label: semuaKomponen[0]?.label ?? '' },
  nilaiTugas: { ...grade, label: 'Tugas' },
  nilaiUts: { ...grade, label: 'UTS' },
  nilaiUas: { ...grade, label: 'UAS' },
  nilaiAkhir: { ...grade, label: 'Nilai akhir' },
  nilaiHuruf: text(2, { ...own, label: 'Huruf' }),
  nilaiMutu: decimal(3, 2, { ...own, min: 0, max: 4, label: 'Mutu' }),
  catatan: text(300, own),
  status: status(alurNilai),
} satisfies Fields;

const values = [
  'kehadiran',
  'nilaiPartisipasi',
  'nilaiTugas',
  'nilaiUts',
  'nilaiUas',
  'nilaiAkhir',
  'nilaiHuruf',
  'nilaiMutu',
  'catatan',
] as const;
const ofRow = (scope: Parameters<typeof read>[0]): Parameters<typeof read>[0] => ({
  type: 'through',
  field: 'idKrsDetail',
  scope,
});

/** The grade of one class in a study plan; its student sees it once it is final (docs/domain/50 §1.6, §2.3). */
export const nilaiInbound = resource({
  name: 'pertukaran/nilai-inbound',
  endpoint: 'v2/pertukaran-mahasiswa/krs/daftar-nilai',
  label: 'Nilai Inbound',
  representation: '{idKrsDetail}',
  fields: nilaiFields,
  columns: ['idKrsDetail', 'nilaiAkhir', 'nilaiHuruf', 'nilaiMutu', 'status'],
  filters: ['idKrsDetail', 'status'],
  access: {
    [role.timMbkm]: read(),
    [role.dosen]: read(ofRow({ type: 'either', of: [waliRow, taughtRow] })),
    [role.koordinator]: read(ofRow(prodiRow)),
    [role.penilai]: read(ofRow(prodiRow)),
    [role.inbound]: read(ofRow(ownRow), { later: { fields: values, until: valued('status', 'final') } }),
    [role.bakpk]: read(),
  },
  history: 'Nilai inbound',
  serverOnly: true,
});

/** A printed document, so that its code can be checked; counts while the grades say what it said (docs/domain/50 §2.1). */
export const dokumenInboundCetak = resource({
  name: 'pertukaran/dokumen-inbound',
  label: 'Dokumen Inbound',
  representation: '{kode}',
  access: {},
  serverOnly: true,
  unaudited: true,
  fields: {
    kode: text(40, { ...own, required: true, unique: true }),
    idMhsInbound: ref('pertukaran/mhs-inbound', { ...own, required: true, cascade: true }),
    idMasaStudi: ref('pertukaran/masa-studi', { ...own, required: true }),
    /** Fingerprint of the grades that were printed. */
    sidik: text(64, { ...own, required: true }),
    ips: decimal(3, 2, { ...own, min: 0, max: 4 }),
    tanggalCetak: datetime({ ...own, required: true }),
  },
  filters: ['idMhsInbound'],
});

export type Krs = Row<typeof krs>;
