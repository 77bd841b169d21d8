import {
  about,
  both,
  choice,
  datetime,
  integer,
  json,
  longtext,
  read,
  ref,
  resource,
  text,
  valued,
} from '../kit/index.ts';
import { aksiRiwayat } from '../pengaturan/internal.ts';
import { role } from '../roles.ts';

/** Workflows that entries of the history belong to. */
const alurRiwayat = {
  pendaftaran: 'Pendaftaran',
  persetujuan: 'Persetujuan',
  konversi: 'Konversi',
  reviu_nilai: 'Pemeriksaan nilai',
  logbook: 'Logbook',
  mingguan: 'Laporan mingguan',
  luaran: 'Luaran',
  penilaian: 'Penilaian',
  revisi_nilai: 'Revisi nilai',
  dospem: 'Dosen pembimbing',
  data: 'Data',
  siamik: 'SIAMIK',
} as const;

type AlurRiwayat = keyof typeof alurRiwayat;

const staffOnly: readonly AlurRiwayat[] = ['reviu_nilai', 'data'];
const forStudents = Object.keys(alurRiwayat).filter(alur => !staffOnly.some(hidden => hidden === alur));

/** Of what a role may not read it reads no history either. */
const along = about('entitas', 'idEntitas', 'idPendaftarMbkm');
const staff = read(along);
const student = read(both(along, valued('alur', ...forStudents)));

/** Columns of an entry that name its resource and field of state. */
const named = { resource: 'entitas', status: 'kolomStatus' } as const;

/**
 * Everything that happened to participations and what hangs off them: a view over the audit trail, which is itself
 * append-only and written in the transaction of the change (docs/domain/20 §1.2).
 */
export const riwayatStatus = resource({
  name: 'mbkm/riwayat-status',
  label: 'Riwayat Status',
  representation: '{aksi}',
  fields: {
    idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', { required: true, cascade: true, label: 'Pendaftar' }),
    entitas: text(80, { required: true, label: 'Tentang', declared: { as: 'resource', ...named } }),
    idEntitas: text(60, { required: true, inner: true }),
    alur: choice(alurRiwayat, { required: true }),
    aksi: text(40, { required: true, declared: { as: 'step', ...named, others: aksiRiwayat } }),
    kolomStatus: text(60, { inner: true }),
    dariStatus: text(40, { label: 'Dari', declared: { as: 'state', ...named } }),
    keStatus: text(40, { label: 'Menjadi', declared: { as: 'state', ...named } }),
    catatan: longtext(),
    perubahan: json({ changesOf: { resource: 'entitas', row: 'idEntitas' } }),
    versi: integer(0, 2_000_000_000, { inner: true }),
    idUser: text(60, { inner: true }),
    namaUser: text(201, { label: 'Oleh' }),
    idRole: text(4, { inner: true }),
    namaRole: text(60, { label: 'Sebagai' }),
    waktu: datetime({ required: true }),
  },
  columns: ['waktu', 'idPendaftarMbkm', 'alur', 'aksi', 'dariStatus', 'keStatus', 'namaUser', 'namaRole', 'catatan'],
  filters: ['alur', 'aksi', 'idRole', 'waktu', 'entitas', 'keStatus'],
  sort: ['-waktu', '-versi'],
  access: {
    [role.mahasiswa]: student,
    [role.timMbkm]: staff,
    [role.dosen]: staff,
    [role.koordinator]: staff,
    // Changed values may be study results and notes, which partners may not read.
    [role.mitra]: read(both(along, valued('alur', ...forStudents)), { hide: ['perubahan'] }),
    [role.penilai]: staff,
    [role.outbound]: student,
    [role.bakpk]: staff,
  },
  serverOnly: true,
  unaudited: true,
  view: { of: 'idPendaftarMbkm', called: 'alur' },
});
