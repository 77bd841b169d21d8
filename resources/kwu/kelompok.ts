import {
  allow,
  begun,
  both,
  choice,
  date,
  type Fields,
  inRows,
  joinCode,
  match,
  ownMembers,
  ownProdi,
  past,
  read,
  ref,
  resource,
  rows,
  status,
  text,
  through,
  unless,
  valued,
  write,
} from '../kit/index.ts';
import { anggotaHidup, ikutSerta, jabatan, keanggotaan } from '../programme/groupMembers.ts';
import { groupWorkflow } from '../programme/groupWorkflow.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role, staffRoles } from '../roles.ts';
import { anggotaKwu } from './anggota.ts';
import { kwuMessages } from './messages.ts';

const leader = ownMembers(anggotaKwu, jabatan.ketua);

/** The life of a business; its members' registrations move with it (docs/domain/30 §1.17). */
export const alurKelompokKwu = groupWorkflow({
  leader,
  between: { aktif: { label: 'Aktif', tone: 'baik' } },
  steps: {
    aktifkan: {
      label: 'Aktifkan',
      from: ['disetujui'],
      to: 'aktif',
      by: ['system'],
      needs: [{ of: through('idPengaturan', begun('tanggalMulai')), says: kwuMessages.notBegun }],
    },
  },
  ends: ['aktif'],
  dissolved: ['draf', 'revisi', 'disetujui', 'aktif'],
  ajukan: {
    confirm: 'Ajukan pendaftaran ini? Data seluruh anggota ikut diajukan dan tidak dapat diubah selama diperiksa.',
    success: 'Pendaftaran diajukan.',
  },
  setujui: {
    confirm: 'Setujui usaha ini? Pendaftaran seluruh anggota ikut disetujui.',
    success: 'Usaha disetujui.',
    needs: [{ of: unless(through('idPengaturan', past('tanggalSelesai'))), says: kwuMessages.over }],
  },
  selesai: { confirm: 'Selesaikan usaha ini?', success: 'Usaha selesai.' },
  revisi: { success: 'Pendaftaran dikembalikan kepada seluruh anggota.' },
  tolak: {
    confirm: 'Tolak usaha ini? Pendaftaran seluruh anggota ikut ditolak.',
    success: 'Pendaftaran ditolak.',
  },
});

/** States of a business that is no more. */
export const usahaBubar = ['ditolak', 'bubar'] as const;
/** States in which its leader still shapes it. */
export const usahaTerbuka = ['draf', 'revisi'] as const;
/** States in which it prepares its start: a lecturer, a profile. */
export const usahaDiterima = ['disetujui', 'aktif'] as const;
/** States in which its lecturer is the members' supervisor. */
export const usahaBerjalan = ['aktif', 'selesai'] as const;

export const kategoriUsaha = {
  makanan_minuman: 'Makanan dan minuman',
  budi_daya: 'Budi daya',
  industri_kreatif: 'Industri kreatif',
  jasa_perdagangan: 'Jasa dan perdagangan',
  manufaktur_teknologi: 'Manufaktur dan teknologi',
  bisnis_digital: 'Bisnis digital',
} as const;

export const tahapUsaha = { ide: 'Ide', awal: 'Awal', bertumbuh: 'Bertumbuh' } as const;
export const skemaUsaha = { internal: 'Internal', p2mw: 'P2MW', wmk: 'WMK', lainnya: 'Lainnya' } as const;

/** Fields written by the leader. */
const isian = [
  'jenis',
  'nama',
  'namaUsaha',
  'kategori',
  'tahap',
  'programEksternal',
  'idPeriode',
  'idProgram',
] as const;

const fields = {
  jenis: choice({ mandiri: 'Mandiri', kelompok: 'Kelompok' }, { required: true }),
  nama: text(100, { required: true, label: 'Nama kelompok' }),
  namaUsaha: text(120, { required: true, label: 'Nama usaha' }),
  kategori: choice(kategoriUsaha, { required: true }),
  tahap: choice(tahapUsaha, { required: true }),
  programEksternal: choice(skemaUsaha, { default: 'internal', label: 'Skema' }),
  idPeriode: ref('master/periode', { required: true, fixed: true }),
  idProgram: ref('master/program', { required: true, fixed: true, only: { idJenisMbkm: { kode: ['kwu'] } } }),
  idPengaturan: ref('kwu/pengaturan', { readOnly: true, required: true, label: 'Aturan' }),
  idPegawaiDpl: ref('master/pegawai', { noted: true, label: 'DPL' }),
  kodeGabung: joinCode({ label: 'Kode gabung' }),
  perpanjangan: date({ label: 'Daftar ulang diperpanjang sampai' }),
  anggota: rows(
    {
      idMahasiswa: ref('master/mahasiswa', { required: true, label: 'Mahasiswa' }),
      idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', { label: 'Pendaftaran' }),
      idJenisAnggota: keanggotaan.idJenisAnggota,
      jabatanUsaha: text(60, { label: 'Peran dalam usaha' }),
      statusAnggota: keanggotaan.statusAnggota,
      tanggalGabung: keanggotaan.tanggalGabung,
      alasanKeluar: keanggotaan.alasanKeluar,
      bukaSampai: date({ readOnly: true, label: 'Logbook susulan dibuka sampai' }),
    },
    {
      representation: '{idMahasiswa}',
      most: [60, programmeMessages.membersMost],
      uniqueTogether: [[['idMahasiswa'], programmeMessages.memberTwice]],
      uniqueAcross: [[['idPendaftarMbkm'], kwuMessages.memberElsewhere, ikutSerta]],
    },
  ),
  status: status(alurKelompokKwu),
} satisfies Fields;

const withOwnProdi = inRows(anggotaKwu.rows, through(anggotaKwu.participation, ownProdi()));

/** A business of students; one who is alone is of kind `mandiri` (docs/domain/30 §1.17). */
export const kelompokKwu = resource({
  name: 'kwu/kelompok',
  endpoint: 'v4/kwu/kelompok',
  label: 'Usaha KWU',
  alsoCalled: ['Kelompok KWU'],
  representation: '{nama} – {namaUsaha}',
  fields,
  sections: {
    Usaha: ['jenis', 'nama', 'namaUsaha', 'kategori', 'tahap', 'programEksternal'],
    Pelaksanaan: ['idPeriode', 'idProgram', 'idPegawaiDpl', 'perpanjangan'],
    Anggota: ['anggota'],
  },
  beneath: { namaUsaha: 'nama', jenis: 'kategori', tahap: 'idPegawaiDpl' },
  columns: ['nama', 'namaUsaha', 'jenis', 'kategori', 'tahap', 'idPeriode', 'idPegawaiDpl', 'status'],
  filters: ['idPeriode', 'jenis', 'kategori', 'idPegawaiDpl', 'status', 'tahap', 'programEksternal'],
  search: ['nama', 'namaUsaha'],
  found: { group: 'Usaha KWU', beside: ['namaUsaha', 'idPeriode', 'status'], to: ['/kwu/daftar-ulang/detail/:id'] },
  sort: ['nama'],
  orders: ['createdAt', 'updatedAt'],
  unique: [[['idPeriode', 'nama'], kwuMessages.groupName]],
  reaches: {
    by: [role.timMbkm, role.koordinator, role.dosen],
    ways: {
      anggota: {
        label: 'Anggota usaha',
        path: [{ rows: 'anggota', only: { [anggotaHidup.field]: anggotaHidup.in } }, 'idMahasiswa'],
        as: role.mahasiswa,
      },
      dpl: { label: 'DPL', path: ['idPegawaiDpl'], as: role.dosen },
    },
    words: { kelompok: 'nama', usaha: 'namaUsaha', periode: 'idPeriode', dpl: 'idPegawaiDpl', status: 'status' },
  },
  remarks: { team: staffRoles },
  access: {
    [role.mahasiswa]: allow(ownMembers(anggotaKwu), ['create', 'update', 'action'], {
      only: [...isian, 'anggota'],
      writeScope: both(leader, valued('status', ...usahaTerbuka)),
    }),
    [role.timMbkm]: write(),
    [role.dosen]: read(match('idPegawaiDpl', 'idPegawai')),
    [role.koordinator]: read(withOwnProdi),
    [role.penilai]: read(withOwnProdi),
    [role.bakpk]: read(),
  },
});
