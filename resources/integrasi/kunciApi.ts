import { errorIf } from '../checkHelpers.ts';
import {
  all,
  choice,
  choicesOf,
  date,
  datetime,
  integer,
  longtext,
  ref,
  resource,
  rows,
  status,
  text,
  texts,
  workflow,
  write,
} from '../kit/index.ts';
import { type Role, role, roleNames } from '../roles.ts';
import { integrasiMessages } from './messages.ts';

/** Roles whose rows, rights and sight a key has at most; none that people hold for themselves, and not the Super Admin's. */
const peranKunci = {
  [role.timMbkm]: roleNames[role.timMbkm],
  [role.bakpk]: roleNames[role.bakpk],
  [role.koordinator]: roleNames[role.koordinator],
  [role.mitra]: roleNames[role.mitra],
} as const satisfies Partial<Record<Role, string>>;

export type PeranKunci = keyof typeof peranKunci;

/** Pairs of fields of a line that narrow a key to some rows. */
export const saringanKunci = [
  ['saringKolom', 'saringNilai'],
  ['saringKolom2', 'saringNilai2'],
  ['saringKolom3', 'saringNilai3'],
] as const;

/** What a key may do with the rows of one kind of data. */
export const aksesKunci = {
  baca: 'Baca',
  tambah: 'Tambah',
  ubah: 'Ubah',
  hapus: 'Hapus',
  langkah: 'Ubah status',
} as const;

export type AksesKunci = keyof typeof aksesKunci;

const alurKunci = workflow({
  initial: 'aktif',
  states: {
    aktif: { label: 'Aktif', tone: 'baik' },
    dicabut: { label: 'Dicabut', tone: 'tutup' },
  },
  actions: {
    cabut: {
      label: 'Cabut',
      from: ['aktif'],
      to: 'dicabut',
      by: [role.superAdmin],
      note: true,
      tone: 'danger',
      confirm: 'Cabut kunci ini? Sistem yang memakainya langsung ditolak, dan webhooknya tidak mengirim lagi.',
      success: 'Kunci dicabut.',
    },
    aktifkan: {
      label: 'Aktifkan lagi',
      from: ['dicabut'],
      to: 'aktif',
      by: [role.superAdmin],
      note: true,
      success: 'Kunci aktif lagi.',
      undoes: ['cabut'],
    },
  },
});

/** Key by which another system reads and writes the portal (docs/domain/90 §1). */
export const kunciApi = resource({
  name: 'integrasi/kunci-api',
  label: 'Kunci API',
  stays: 'own',
  withheldFromSystems: true,
  fields: {
    nama: text(80, { required: true, unique: true, help: 'Nama sistem yang memakainya; tampil di riwayat data.' }),
    keterangan: longtext({ help: 'Untuk apa, dan siapa yang dihubungi bila bermasalah.' }),
    peran: choice(peranKunci, {
      required: true,
      default: role.timMbkm,
      label: 'Berlaku sebagai',
      help: 'Kunci tidak pernah melihat atau mengubah lebih dari peran ini.',
    }),
    idProgramProdi: ref('master/program-prodi', { label: 'Program studi' }),
    idMitra: ref('master/mitra', { label: 'Mitra' }),
    idUser: ref('pengaturan/user', {
      required: true,
      label: 'Penanggung jawab',
      help: 'Kunci berhenti berlaku bila akun ini dinonaktifkan.',
    }),
    cakupan: rows(
      {
        sumber: text(80, { required: true, inner: true }),
        namaData: text(120, { readOnly: true, label: 'Data' }),
        akses: choicesOf(aksesKunci, { required: true, label: 'Akses' }),
        /** None: all that the role sees. */
        kolom: texts(60, 200, { inner: true }),
        namaKolom: longtext({ readOnly: true, label: 'Kolom' }),
        /** A row must meet each of these: a field, and the values that it may have. */
        saringKolom: text(60, { inner: true }),
        saringNilai: texts(120, 50, { inner: true, label: 'Nilai' }),
        saringKolom2: text(60, { inner: true }),
        saringNilai2: texts(120, 50, { inner: true, label: 'Nilai kedua' }),
        saringKolom3: text(60, { inner: true }),
        saringNilai3: texts(120, 50, { inner: true, label: 'Nilai ketiga' }),
        batasan: text(900, { readOnly: true, label: 'Hanya baris' }),
      },
      {
        label: 'Cakupan',
        least: [1, integrasiMessages.sourceMissing],
        most: [60, integrasiMessages.sourceTwice],
        uniqueTogether: [[['sumber'], integrasiMessages.sourceTwice]],
      },
    ),
    berlakuSampai: date({ required: true, label: 'Berlaku sampai', endsSoonDays: 30 }),
    batasPerMenit: integer(1, 6000, { required: true, default: 300, label: 'Batas per menit', unit: 'panggilan' }),
    status: status(alurKunci),
    awalan: text(20, { readOnly: true, label: 'Awal kunci' }),
    sidik: text(64, { readOnly: true, secret: true, unique: true }),
    terakhirDipakai: datetime({ readOnly: true, label: 'Terakhir dipakai' }),
    terakhirDari: text(45, { readOnly: true, label: 'Dari alamat' }),
  },
  sections: {
    Kunci: ['nama', 'keterangan', 'peran', 'idUser', 'berlakuSampai', 'batasPerMenit', 'idProgramProdi', 'idMitra'],
    Cakupan: ['cakupan'],
    Pemakaian: ['status', 'awalan', 'terakhirDipakai', 'terakhirDari'],
  },
  columns: ['nama', 'peran', 'idUser', 'berlakuSampai', 'terakhirDipakai', 'status'],
  filters: ['status', 'peran', 'idUser'],
  search: ['nama'],
  small: true,
  sort: ['nama'],
  access: { [role.superAdmin]: write(all) },
  check: ({ peran, idProgramProdi, idMitra, cakupan }) => ({
    ...errorIf(peran === role.koordinator && !idProgramProdi, 'idProgramProdi', integrasiMessages.prodiOf),
    ...errorIf(peran === role.mitra && !idMitra, 'idMitra', integrasiMessages.mitraOf),
    ...errorIf(peran !== role.koordinator && Boolean(idProgramProdi), 'idProgramProdi', integrasiMessages.notOfRole),
    ...errorIf(peran !== role.mitra && Boolean(idMitra), 'idMitra', integrasiMessages.notOfRole),
    ...Object.assign(
      {},
      ...(cakupan ?? []).flatMap((line, at) =>
        saringanKunci.map(([kolom, nilai], nth) => {
          const before = saringanKunci.slice(0, nth).map(([name]) => line[name]);
          return {
            ...errorIf(
              Boolean(line[kolom]) !== Boolean(line[nilai]?.length),
              `cakupan.${at}.${nilai}`,
              integrasiMessages.filterHalf,
            ),
            ...errorIf(
              Boolean(line[kolom]) && before.includes(line[kolom]),
              `cakupan.${at}.${nilai}`,
              integrasiMessages.filterTwice,
            ),
          };
        }),
      ),
    ),
  }),
});
