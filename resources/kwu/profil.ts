import {
  actor,
  allow,
  both,
  choice,
  datetime,
  digits,
  type Fields,
  file,
  files,
  integer,
  longtext,
  match,
  money,
  needingAt,
  ownMembers,
  point,
  type Row,
  read,
  ref,
  resource,
  status,
  text,
  through,
  url,
  valued,
} from '../kit/index.ts';
import { alurDuaTahap } from '../mbkm/alurDuaTahap.ts';
import { npwp } from '../numbers.ts';
import { jabatan } from '../programme/groupMembers.ts';
import { komentarReviu } from '../programme/remarks.ts';
import { role } from '../roles.ts';
import { anggotaKwu } from './anggota.ts';
import { usahaDiterima } from './kelompok.ts';
import { kwuMessages } from './messages.ts';

const own = through('idKelompok', ownMembers(anggotaKwu));
const leads = through('idKelompok', ownMembers(anggotaKwu, jabatan.ketua));
const dpl = through('idKelompok', match('idPegawaiDpl', 'idPegawai'));

/** From the business to its DPL, from there to Tim MBKM (docs/domain/30 §1.19). */
export const alurProfil = alurDuaTahap({
  pengaju: actor(role.mahasiswa, leads),
  dpl: actor(role.dosen, dpl),
  ajukan: {
    confirm: 'Ajukan profil usaha ini? Isian tidak dapat diubah selama diperiksa.',
    success: 'Profil usaha diajukan kepada DPL.',
  },
  setujui: { confirm: 'Setujui profil usaha ini?', success: 'Profil usaha disetujui.' },
  revisi: { success: 'Profil usaha dikembalikan untuk diperbaiki.' },
  buka_revisi: { confirm: 'Buka kembali profil yang sudah diputuskan?', success: 'Profil usaha dibuka kembali.' },
  tolak: { confirm: 'Tolak profil usaha ini?', success: 'Profil usaha ditolak.' },
});

/** The nine parts of a Business Model Canvas, as they stand on the sheet. */
export const kanvas = [
  'mitraKunci',
  'aktivitasKunci',
  'sumberDaya',
  'proposisiNilai',
  'hubunganPelanggan',
  'saluran',
  'segmenPelanggan',
  'strukturBiaya',
  'arusPendapatan',
] as const;

/** Parts of a profile that a remark is about: each block of the canvas, and the other sections. */
export const bagianProfil = {
  usaha: 'Usaha',
  lokasi: 'Lokasi usaha',
  segmen_pelanggan: 'Segmen pelanggan',
  proposisi_nilai: 'Proposisi nilai',
  saluran: 'Saluran',
  hubungan_pelanggan: 'Hubungan pelanggan',
  arus_pendapatan: 'Arus pendapatan',
  sumber_daya: 'Sumber daya',
  aktivitas_kunci: 'Aktivitas kunci',
  mitra_kunci: 'Mitra kunci',
  struktur_biaya: 'Struktur biaya',
  keuangan: 'Keuangan',
  berkas: 'Berkas',
  lainnya: 'Lainnya',
} as const;

/** The part that a remark on a block of the canvas names. */
export const bagianKanvas = (field: string): string => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

const nibDigits = 13;

/** The leader writes bit by bit; handing in asks for all. */
const needed = { field: 'status', notIn: ['draf', 'revisi'] };

const fields = {
  idKelompok: ref('kwu/kelompok', {
    required: true,
    fixed: true,
    cascade: true,
    unique: kwuMessages.profileTwice,
    label: 'Usaha',
  }),
  namaMerek: text(100, { label: 'Nama merek', own: true }),
  deskripsi: longtext({ needed }),
  tahunMulai: integer(2000, 2100, { label: 'Tahun mulai' }),
  badanUsaha: choice(
    {
      belum: 'Belum ada',
      perorangan: 'Perorangan',
      pt_perorangan: 'PT Perorangan',
      cv: 'CV',
      pt: 'PT',
      koperasi: 'Koperasi',
    },
    { needed, label: 'Badan usaha' },
  ),
  nib: digits(nibDigits, nibDigits, kwuMessages.nib({ n: nibDigits }), { label: 'NIB', own: true }),
  npwpUsaha: npwp(),
  nomorIzin: text(60, { label: 'PIRT/Halal', own: true }),
  alamat: text(250, { needed, label: 'Alamat usaha' }),
  idKelurahan: ref('master/kelurahan', { needed, label: 'Kelurahan/Desa' }),
  ...point(),
  website: url(),
  instagram: text(60),
  marketplace: url(),
  segmenPelanggan: longtext({ needed, label: 'Segmen pelanggan' }),
  proposisiNilai: longtext({ needed, label: 'Proposisi nilai' }),
  saluran: longtext({ needed }),
  hubunganPelanggan: longtext({ label: 'Hubungan pelanggan' }),
  arusPendapatan: longtext({ needed, label: 'Arus pendapatan' }),
  sumberDaya: longtext({ needed, label: 'Sumber daya' }),
  aktivitasKunci: longtext({ needed, label: 'Aktivitas kunci' }),
  mitraKunci: longtext({ label: 'Mitra kunci' }),
  strukturBiaya: longtext({ needed, label: 'Struktur biaya' }),
  modalAwal: money({ needed, label: 'Modal awal' }),
  sumberModal: choice(
    {
      pribadi: 'Pribadi',
      keluarga: 'Keluarga',
      hibah: 'Hibah',
      pinjaman: 'Pinjaman',
      investor: 'Investor',
      campuran: 'Campuran',
    },
    { needed, label: 'Sumber modal' },
  ),
  targetOmzetBulanan: money({ needed, label: 'Target omzet per bulan' }),
  targetBiayaBulanan: money({ needed, label: 'Target biaya per bulan' }),
  berkasProposal: file(['pdf'], 10, { needed, label: 'Proposal usaha' }),
  berkasRab: file(['pdf', 'xlsx'], 5, { needed, label: 'RAB' }),
  logo: file(['jpg', 'png'], 2),
  fotoProduk: files(['jpg', 'png'], 2, 5, { label: 'Foto produk' }),
  videoPitch: url({ label: 'Video presentasi usaha' }),
  komentar: komentarReviu(bagianProfil),
  tanggalDiajukan: datetime({ readOnly: true, label: 'Diajukan' }),
  status: status(
    needingAt(alurProfil, 'ajukan', {
      of: through('idKelompok', valued('status', ...usahaDiterima)),
      says: kwuMessages.profileTooEarly,
    }),
  ),
} satisfies Fields;

const handedIn = valued('status', 'diajukan', 'disetujui_dpl', 'disetujui', 'revisi', 'ditolak');
const seen = both(through('idKelompok'), handedIn);

/** A business as it presents itself, with its canvas and its plan of money (docs/domain/30 §1.19). */
export const profilUsaha = resource({
  name: 'kwu/profile',
  endpoint: 'v4/kwu/profile',
  label: 'Profil Usaha',
  representation: '{idKelompok}',
  fields,
  sections: {
    Usaha: ['idKelompok', 'namaMerek', 'deskripsi', 'tahunMulai', 'badanUsaha', 'nib', 'npwpUsaha', 'nomorIzin'],
    'Lokasi usaha': ['alamat', 'idKelurahan', 'lintang', 'bujur', 'website', 'instagram', 'marketplace'],
    'Model Bisnis': kanvas,
    Keuangan: ['modalAwal', 'sumberModal', 'targetOmzetBulanan', 'targetBiayaBulanan'],
    Berkas: ['berkasProposal', 'berkasRab', 'logo', 'fotoProduk', 'videoPitch'],
    'Komentar pemeriksaan': ['komentar'],
  },
  columns: ['idKelompok', 'badanUsaha', 'modalAwal', 'targetOmzetBulanan', 'tanggalDiajukan', 'status'],
  filters: ['idKelompok', 'badanUsaha', 'status'],
  search: ['namaMerek'],
  history: 'profil',
  sort: ['-tanggalDiajukan'],
  orders: ['createdAt', 'updatedAt'],
  access: {
    [role.mahasiswa]: allow(own, ['create', 'update', 'export', 'action'], {
      writeScope: both(leads, valued('status', 'draf', 'revisi')),
    }),
    [role.timMbkm]: allow({ type: 'all' }, ['update', 'export', 'action'], { only: ['komentar'] }),
    [role.dosen]: allow(both(dpl, handedIn), ['update', 'export', 'action'], { only: ['komentar'] }),
    [role.koordinator]: read(seen),
    [role.penilai]: read(seen),
    [role.bakpk]: read(handedIn),
  },
});

export type ProfilUsaha = Row<typeof profilUsaha>;
