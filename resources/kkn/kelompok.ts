import {
  allow,
  boolean,
  both,
  choice,
  date,
  type Fields,
  file,
  inRows,
  joinCode,
  match,
  ownMembers,
  ownProdi,
  type Role,
  type Row,
  read,
  ref,
  resource,
  rows,
  status,
  text,
  through,
  valued,
} from '../kit/index.ts';
import { anggotaHidup, ikutSerta, jabatan, keanggotaan } from '../programme/groupMembers.ts';
import { groupWorkflow } from '../programme/groupWorkflow.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role, staffRoles } from '../roles.ts';
import { olehTim, selamaTerbuka } from './alurGelombang.ts';
import { anggotaKkn } from './anggota.ts';
import { kknMessages } from './messages.ts';

const leader = ownMembers(anggotaKkn, jabatan.ketua);

/** Its wave has left: nobody begins before the others. */
const setelahBerangkat = through('idGelombang', valued('status', 'pelaksanaan', 'penilaian'));

/** The life of a group (docs/domain/30 §1.4 status). */
export const alurKelompok = groupWorkflow({
  leader,
  between: { ditetapkan: { label: 'Ditetapkan', tone: 'baik' }, berjalan: { label: 'Berjalan' } },
  steps: {
    tetapkan: {
      label: 'Tetapkan',
      from: ['disetujui'],
      to: 'ditetapkan',
      by: [role.timMbkm],
      confirm: 'Tetapkan kelompok ini? DPL menjadi pembimbing anggotanya.',
      success: 'Kelompok ditetapkan.',
      tone: 'primary',
    },
    mulai: {
      label: 'Mulai',
      from: ['ditetapkan'],
      to: 'berjalan',
      by: [role.timMbkm, 'system'],
      needs: [{ of: setelahBerangkat, says: kknMessages.notDeparted }],
      looks: [{ before: 'idGelombang.tanggalBerangkat', says: kknMessages.departsIn, weight: 'note' }],
      confirm: 'Mulai kegiatan kelompok ini?',
      success: 'Kelompok berjalan.',
    },
  },
  needs: [{ of: selamaTerbuka, says: kknMessages.waveOver, free: [role.superAdmin] }],
  ends: ['berjalan'],
  dissolved: ['draf', 'diajukan', 'revisi', 'disetujui', 'ditetapkan'],
  ajukan: {
    confirm: 'Ajukan kelompok ini? Anggota tidak dapat diubah selama diperiksa.',
    success: 'Kelompok diajukan.',
  },
  setujui: { confirm: 'Setujui kelompok ini?', success: 'Kelompok disetujui.' },
  selesai: {
    confirm: 'Selesaikan kelompok ini?',
    success: 'Kelompok selesai.',
    looks: [
      {
        before: 'idGelombang.tanggalSelesai',
        says: kknMessages.returnsIn,
        weight: 'note',
      },
    ],
  },
  revisi: { success: 'Kelompok dikembalikan.' },
  tolak: { confirm: 'Tolak kelompok ini? Anggotanya bebas memilih kelompok lain.', success: 'Kelompok ditolak.' },
});

/** States of a group that is no more. */
export const kelompokBubar = ['ditolak', 'bubar'] as const;
/** States in which nothing of it changes any more. */
export const kelompokSelesai = [...kelompokBubar, 'selesai'] as const;
/** States in which its leader still shapes it. */
export const kelompokTerbuka = ['draf', 'revisi'] as const;
/** States in which its DPL is the members' supervisor. */
export const kelompokTetap = ['ditetapkan', 'berjalan', 'selesai'] as const;

/** Roles that see what groups are made of and break (docs/domain/30 §2 mengatur-kelompok), beside HA01. */
export const pembacaSusunan: readonly Role[] = [role.timMbkm, role.dosen, role.bakpk];

const fields = {
  kode: text(12, { readOnly: true, required: true, help: 'Diisi otomatis, misalnya KKN-01.' }),
  nama: text(100, { required: true }),
  idGelombang: ref('kkn/gelombang', { required: true, fixed: true, label: 'Gelombang' }),
  idDesa: ref('kkn/desa', { dependsOn: { idGelombang: 'idGelombang' }, only: { aktif: true }, label: 'Desa' }),
  idDpl: ref('kkn/dpl', {
    dependsOn: { idGelombang: 'idGelombang' },
    only: { aktif: true },
    noted: { field: 'status', in: kelompokTetap },
    label: 'DPL',
  }),
  idPic: ref('master/pegawai', { readOnly: true, label: 'PIC', help: 'Menurut Pengaturan PIC Kelompok.' }),
  asal: choice(
    { otomatis: 'Otomatis', mandiri: 'Mandiri', koordinator: 'Koordinator' },
    { readOnly: true, required: true, default: 'koordinator' },
  ),
  kodeGabung: joinCode({ label: 'Kode gabung' }),
  dikunci: boolean({ help: 'Pembagian otomatis tidak mengubah kelompok ini.' }),
  nomorSk: text(60, { label: 'Nomor SK' }),
  berkasSk: file(['pdf'], 5, { label: 'SK penetapan' }),
  anggota: rows(
    {
      idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', { required: true, label: 'Mahasiswa' }),
      idJenisAnggota: keanggotaan.idJenisAnggota,
      divisi: text(60),
      statusAnggota: keanggotaan.statusAnggota,
      tanggalGabung: keanggotaan.tanggalGabung,
      alasanKeluar: keanggotaan.alasanKeluar,
      bukaSampai: date({ readOnly: true, label: 'Log susulan dibuka sampai' }),
    },
    {
      // The student, by name: in charge of a work programme, or author of an output.
      representation: '{idPendaftarMbkm}',
      most: [60, programmeMessages.membersMost],
      uniqueTogether: [[['idPendaftarMbkm'], programmeMessages.memberTwice]],
      uniqueAcross: [[['idPendaftarMbkm'], kknMessages.memberElsewhere, ikutSerta]],
    },
  ),
  status: status(alurKelompok),
} satisfies Fields;

const withOwnProdi = inRows(anggotaKkn.rows, through(anggotaKkn.participation, ownProdi()));

/** A group of students in a village (docs/domain/30 §1.4). */
export const kelompok = resource({
  name: 'kkn/kkn-kelompok',
  endpoint: 'v3/kkn/kkn-kelompok',
  label: 'Kelompok KKN',
  alsoCalled: ['Kelompok'],
  representation: '{kode} {nama}',
  apart: 'idGelombang',
  fields,
  sections: {
    Kelompok: ['nama', 'idGelombang', 'dikunci'],
    Penempatan: ['idDesa', 'idDpl'],
    Anggota: ['anggota'],
    SK: ['nomorSk', 'berkasSk'],
  },
  beneath: { nama: 'kode', idDesa: 'idGelombang', idDpl: 'idPic' },
  columns: ['kode', 'nama', 'idGelombang', 'idDesa', 'idDpl', 'idPic', 'status'],
  filters: ['idGelombang', 'idDesa', 'idDpl', 'idPic', 'asal', 'dikunci', 'status'],
  computedFilters: {
    melanggar: {
      label: 'Melanggar komposisi',
      words: { true: 'Ya', false: 'Tidak' },
      offered: true,
      by: pembacaSusunan,
    },
  },
  search: ['kode', 'nama'],
  alsoSearched: ['desa', 'DPL', 'anggota'],
  found: { group: 'Kelompok KKN', beside: ['idGelombang', 'idDesa', 'status'] },
  sort: ['kode'],
  unique: [[['idGelombang', 'kode'], kknMessages.groupCode]],
  reaches: {
    by: [role.timMbkm, role.koordinator, role.dosen],
    ways: {
      anggota: {
        label: 'Anggota kelompok',
        path: [
          { rows: 'anggota', only: { [anggotaHidup.field]: anggotaHidup.in } },
          anggotaKkn.participation,
          'idMahasiswa',
        ],
        as: role.mahasiswa,
      },
      dpl: { label: 'DPL', path: ['idDpl', 'idPegawai'], as: role.dosen },
    },
    words: { kelompok: 'nama', kode: 'kode', gelombang: 'idGelombang', desa: 'idDesa', dpl: 'idDpl', status: 'status' },
  },
  remarks: { team: staffRoles },
  access: {
    [role.mahasiswa]: allow(ownMembers(anggotaKkn), ['create', 'update', 'action'], {
      only: ['idGelombang', 'nama', 'anggota'],
      writeScope: both(leader, valued('status', ...kelompokTerbuka)),
    }),
    ...olehTim(selamaTerbuka),
    [role.dosen]: read(through('idDpl', match('idPegawai', 'idPegawai'))),
    [role.koordinator]: read(withOwnProdi),
    [role.penilai]: read(withOwnProdi),
    [role.bakpk]: read(),
  },
});

export type Kelompok = Row<typeof kelompok>;
