import { all, allow, boolean, choice, datetime, integer, json, longtext, ref, resource, text } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Result for a person for whom an account was requested. */
export const hasilPembuatan = {
  menunggu: 'Menunggu',
  dibuat: 'Dibuat',
  sudah_ada: 'Sudah punya akun',
  dilewati: 'Dilewati',
} as const;

const count = () => integer(0, 2_000_000_000, { required: true, default: 0 });

/** Accounts for many people of one resource, made one after the other in the background (docs/domain/10 §3.9). */
export const pembuatanAkun = resource({
  name: 'internal/pembuatan-akun',
  label: 'Pembuatan Akun',
  representation: '{sumber}',
  access: {},
  serverOnly: true,
  unaudited: true,
  fields: {
    /** The resource of the people. */
    sumber: text(80, { required: true }),
    status: choice({ berjalan: 'Berjalan', selesai: 'Selesai' }, { required: true, default: 'berjalan' }),
    /** Whoever gets an account is invited by mail. */
    undang: boolean(),
    /** Chosen people: a filter of the list, or ids. */
    pilihan: json(),
    total: count(),
    idUser: text(60, { required: true }),
    namaUser: text(201),
    mulai: datetime({ required: true }),
    selesai: datetime(),
  },
  filters: ['status'],
  sort: ['-mulai'],
});

/** One of its people. */
export const pembuatanAkunBaris = resource({
  name: 'internal/pembuatan-akun-baris',
  label: 'Baris Pembuatan Akun',
  representation: '{nomor}',
  access: {},
  serverOnly: true,
  unaudited: true,
  fields: {
    idPembuatan: ref('internal/pembuatan-akun', { required: true, cascade: true }),
    idOrang: text(60, { required: true }),
    nomor: text(60),
    nama: text(200),
    surel: text(254),
    hasil: choice(hasilPembuatan, { required: true, default: 'menunggu' }),
    pesan: text(300),
  },
  filters: ['idPembuatan', 'hasil'],
  sort: ['idPembuatan', 'nomor'],
});

/** State of an invitation. */
export const statusUndangan = {
  belum: 'Belum dikirim',
  menunggu: 'Menunggu',
  terkirim: 'Terkirim',
  gagal: 'Gagal',
  masuk: 'Sudah masuk',
} as const;

/** Invitations of accounts by mail: the link with which their people choose a password (docs/domain/10 §3.9). */
export const undangan = resource({
  name: 'pengaturan/undangan',
  label: 'Undangan Akun',
  withheldFromSystems: true,
  representation: '{idUser}',
  fields: {
    idUser: ref('pengaturan/user', { required: true, unique: true, cascade: true, label: 'Akun' }),
    kepada: text(254, { readOnly: true, repeats: ['{idUser.email}'], label: 'Surel' }),
    status: choice(statusUndangan, { required: true, default: 'belum' }),
    terkirimPada: datetime({ label: 'Dikirim' }),
    kesalahan: longtext({ label: 'Alasan gagal' }),
    percobaan: integer(0, 1000, { required: true, default: 0 }),
    /** Time of the next attempt; while a process sends, the time from which another may take over. */
    berikutnya: datetime({ label: 'Percobaan berikutnya' }),
  },
  columns: ['idUser', 'kepada', 'status', 'kesalahan', 'terkirimPada'],
  filters: ['status', 'idUser', 'berikutnya'],
  search: ['kepada'],
  sort: ['-createdAt'],
  access: { [role.timMbkm]: allow(all, ['export', 'action']) },
  serverOnly: true,
  unaudited: true,
});
