import { errorIf } from '../checkHelpers.ts';
import {
  allow,
  boolean,
  choice,
  date,
  email,
  type Fields,
  integer,
  longtext,
  phone,
  type Row,
  read,
  ref,
  resource,
  status,
  term,
  text,
} from '../kit/index.ts';
import { alurPendaftaran } from '../mbkm/alurPendaftaran.ts';
import { along, mahasiswanya } from '../mbkm/milikPeserta.ts';
import { nik } from '../numbers.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';
import { sharedMessages } from '../sharedMessages.ts';
import { komcadMessages } from './messages.ts';
import { alurTahap } from './tahap.ts';

/** Characters of a motivation that a reader can weigh. */
export const motivasi = { min: 50, max: 2000 } as const;

const states = Object.fromEntries(Object.entries(alurPendaftaran.states).map(([code, { label }]) => [code, label]));
const server = { readOnly: true } as const;

const fields = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    required: true,
    fixed: true,
    cascade: true,
    unique: true,
    label: 'Pendaftar',
  }),
  ...mahasiswanya,
  idProgramProdi: ref('master/program-prodi', { ...server, label: 'Program studi' }),
  idDosenPembimbing: ref('master/pegawai', { ...server, label: 'Dosen pembimbing' }),
  statusPendaftaran: choice(states, { ...server, default: 'draf', label: 'Status pendaftaran' }),
  tahap: status(alurTahap, { label: 'Tahap' }),
  idProgramKomcad: ref('komcad/program', { label: 'Gelombang' }),
  nik: nik({}, sharedMessages.nik),
  tempatLahir: text(80, { label: 'Tempat lahir', personal: 'clear' }),
  tanggalLahir: date({ label: 'Tanggal lahir', years: [1900, 2100], personal: 'year' }),
  jenisKelamin: choice({ L: 'Laki-laki', P: 'Perempuan' }, { label: 'Jenis kelamin', own: true }),
  agama: text(20, { sensitive: 'keyakinan' }),
  golonganDarah: choice({ A: 'A', B: 'B', AB: 'AB', O: 'O' }, { label: 'Golongan darah', sensitive: 'kesehatan' }),
  statusPernikahan: choice({ belum: 'Belum menikah', menikah: 'Menikah' }, { label: 'Status pernikahan' }),
  tinggiBadan: integer(120, 220, { label: 'Tinggi', unit: 'cm', personal: 'clear' }),
  beratBadan: integer(35, 150, { label: 'Berat', unit: 'kg', personal: 'clear' }),
  riwayatPenyakit: longtext({
    label: 'Riwayat penyakit',
    help: 'Tulis "tidak ada" bila tidak ada.',
    sensitive: 'kesehatan',
  }),
  motivasi: longtext({ least: motivasi.min, personal: 'clear' }),
  alamat: text(250, { label: 'Alamat domisili', personal: 'clear' }),
  idKelurahan: ref('master/kelurahan', { label: 'Kelurahan/Desa', personal: 'clear' }),
  noHp: phone({ label: 'No. HP' }),
  email: email({ label: 'Surel' }),
  namaOrangTua: text(100, { label: 'Nama orang tua/wali', personal: 'clear' }),
  hubungan: choice({ ayah: 'Ayah', ibu: 'Ibu', wali: 'Wali' }),
  noHpOrangTua: phone({ label: 'No. HP orang tua/wali' }),
  pernyataanSukarela: boolean({ label: 'Saya mendaftar secara sukarela' }),
  pernyataanHukum: boolean({ label: 'Saya tidak pernah dipidana' }),
  nomorRegistrasiKemhan: text(40, {
    unique: komcadMessages.registrationNumber,
    label: 'Nomor registrasi Kemhan',
    personal: 'number',
  }),
  nomorSiswa: text(40, { label: 'Nomor siswa', personal: 'number' }),
  kompi: text(60),
  peleton: text(60),
  judulLaporan: text(200, { label: 'Judul laporan', own: true }),
  ringkasanLaporan: longtext({ label: 'Ringkasan laporan', own: true }),
} satisfies Fields;

/** A participant's place in the training, entered by the partner that runs it. */
export const penempatan = ['nomorSiswa', 'kompi', 'peleton'] as const;
/** Fields that a participant fills in after the registration, by stage. */
export const isianTahap = {
  ijin_terbit: ['nomorRegistrasiKemhan'],
  pelaporan: ['judulLaporan', 'ringkasanLaporan'],
} as const;

/**
 * A registration for Komcad, 1:1 with the participation and of the same id; its stages lead the participation
 * (docs/domain/40 §1.1).
 */
export const pendaftaranKomcad = resource({
  name: 'komcad/pendaftaran',
  endpoint: 'v6/komcad/mhs',
  decidedAt: [
    { path: '/v6/komcad/update-status/:id', withHistory: true },
    { path: '/v6/komcad/update-status/bulk', many: true },
  ],
  label: 'Peserta Komcad',
  retention: {
    kind: {
      label: 'Data diri dan kesehatan peserta Komcad',
      help: 'NIK, agama, kesehatan, alamat, orang tua, dan dokumen pendaftaran Komcad. Dihitung sejak kegiatannya berakhir.',
    },
  },
  representation: '{npm} {namaMahasiswa}',
  fields,
  sections: {
    Gelombang: ['idProgramKomcad', 'tahap', 'statusPendaftaran', 'idDosenPembimbing'],
    'Data diri': [
      'nik',
      'tempatLahir',
      'tanggalLahir',
      'jenisKelamin',
      'agama',
      'statusPernikahan',
      'alamat',
      'idKelurahan',
      'noHp',
      'email',
    ],
    Fisik: ['tinggiBadan', 'beratBadan', 'golonganDarah', 'riwayatPenyakit'],
    'Orang tua/wali': ['namaOrangTua', 'hubungan', 'noHpOrangTua'],
    Motivasi: ['motivasi', 'pernyataanSukarela', 'pernyataanHukum'],
    Latsarmil: ['nomorRegistrasiKemhan', ...penempatan],
    Laporan: ['judulLaporan', 'ringkasanLaporan'],
  },
  columns: [
    'npm',
    'namaMahasiswa',
    'idProgramProdi',
    'idProgramKomcad',
    'tahap',
    'statusPendaftaran',
    'idDosenPembimbing',
  ],
  filters: ['tahap', 'statusPendaftaran', 'idProgramKomcad', 'idProgramProdi', 'idDosenPembimbing', 'idMahasiswa'],
  search: ['namaMahasiswa', 'npm'],
  sort: ['-updatedAt'],
  orders: ['npm', 'namaMahasiswa', 'updatedAt'],
  history: 'data',
  access: {
    [role.mahasiswa]: allow(along, ['create', 'update', 'action']),
    [role.timMbkm]: allow(along, ['create', 'update', 'export', 'action']),
    [role.dosen]: read(along),
    [role.koordinator]: allow(along, ['export', 'action']),
    [role.mitra]: allow(along, ['update', 'export'], { only: [...penempatan] }),
    [role.penilai]: read(along),
    [role.bakpk]: read(along),
  },
  check: row => {
    const length = row.motivasi?.trim().length ?? 0;
    return errorIf(
      length > 0 && (length < motivasi.min || length > motivasi.max),
      'motivasi',
      programmeMessages.lengthBetween({ label: term('Motivasi'), min: motivasi.min, maks: motivasi.max }),
    );
  },
});

export type PendaftaranKomcad = Row<typeof pendaftaranKomcad>;
