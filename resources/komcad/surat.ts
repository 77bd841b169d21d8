import type { LetterKind, LetterPart, Printed, Role } from '../kit/index.ts';
import { mbkmMessages } from '../mbkm/messages.ts';
import { role } from '../roles.ts';
import { komcadMessages } from './messages.ts';
import { pendaftaranKomcad } from './pendaftaran.ts';
import type { Tahap } from './tahap.ts';

/** Stages in which a permit may be issued, or issued anew. */
const terbit = ['direkomendasikan', 'ijin_terbit', 'seleksi', 'verifikasi_kelulusan', 'lulus'] as const;
const diseleksi: readonly Tahap[] = ['seleksi', 'verifikasi_kelulusan', 'lulus'];
const dilatih: readonly Tahap[] = ['lulus', 'latsarmil', 'pelaporan'];
const akhir: readonly Tahap[] = ['penilaian', 'selesai'];
const berlaku: readonly Tahap[] = [...terbit, 'latsarmil', 'pelaporan', ...akhir];
const peran: readonly Role[] = [role.superAdmin, role.mahasiswa, role.timMbkm, role.koordinator, role.bakpk];
const tim: readonly Role[] = [role.superAdmin, role.timMbkm];

/** Condition on a participant: stage and states in which a letter is valid or may be issued. */
const at = (tahap: readonly Tahap[], ...status: readonly string[]) => [
  { field: 'tahap', in: tahap },
  { field: 'statusPendaftaran', in: status },
];
const jalan = ['diajukan', 'disetujui', 'berjalan', 'selesai'] as const;
const { letterEnded: ended } = mbkmMessages;

const issuedBy = {
  roles: tim,
  key: 'idPendaftarMbkm',
  early: komcadMessages.letterEarly,
} as const;

/** Words that every letter of Komcad has. */
const words = {
  nama: 'namaMahasiswa',
  npm: 'npm',
  tahap: 'tahap',
  prodi: 'idProgramProdi.nama',
  fakultas: 'idProgramProdi.idFakultas.nama',
  matra: 'idProgramKomcad.matra',
  gelombang: 'idProgramKomcad.gelombang',
  namaGelombang: 'idProgramKomcad.nama',
  periode: 'idPendaftarMbkm.idPeriode.nama',
} as const;

/** Surat Izin: the university lets a student register and be selected (docs/domain/40 §2.2). */
export const suratIzin: LetterKind = {
  name: 'surat_ijin',
  title: 'Surat Izin',
  code: 'SI-KCD',
  resource: pendaftaranKomcad.name,
  roles: peran,
  issuedBy: {
    ...issuedBy,
    step: { action: 'terbitkan_ijin', when: [{ field: 'tahap', in: ['direkomendasikan'] }] },
  },
  issue: at(terbit, 'diajukan', 'disetujui'),
  counts: { state: at(berlaku, ...jalan), ended },
  words: {
    ...words,
    tempatLahir: 'tempatLahir',
    tanggalLahir: 'tanggalLahir',
    semester: 'idPendaftarMbkm.semester',
    mulai: 'idProgramKomcad.tanggalMulaiSeleksi',
    selesai: 'idProgramKomcad.tanggalSelesaiSeleksi',
    lokasi: 'idProgramKomcad.lokasiSeleksi',
  },
  given: { tahun: 'teks' },
  lists: {},
  subject: 'Izin mengikuti Komponen Cadangan',
  heading: 'SURAT IZIN',
  to: [],
  recipient: { name: '{nama}', about: 'Komcad {namaGelombang}, {periode}' },
  people: { nama: '{nama}', npm: '{npm}', prodi: '{prodi}' },
  until: 'selesai',
  body: [
    'Yang bertanda tangan di bawah ini memberikan izin kepada mahasiswa berikut:',
    {
      facts: [
        ['Nama', '{nama}'],
        ['NPM', '{npm}'],
        ['Tempat, tanggal lahir', '[{tempatLahir}, {tanggalLahir}]'],
        ['Program studi', '{prodi}'],
        ['Fakultas', '[{fakultas}]'],
        ['Semester', '[{semester}]'],
      ],
    },
    'untuk mengikuti pendaftaran dan seleksi Komponen Cadangan Matra {matra} Gelombang {gelombang} Tahun {tahun}:',
    {
      facts: [
        ['Waktu', '{mulai} sampai {selesai}'],
        ['Tempat', '{lokasi}'],
      ],
    },
    'Selama mengikuti kegiatan tersebut yang bersangkutan tetap berstatus mahasiswa aktif.',
    'Surat izin ini dibuat untuk dipergunakan sebagaimana mestinya.',
  ],
  signer: 'pejabat',
  countsSigned: true,
  copies: ['Dekan [{fakultas}]', 'Koordinator Program Studi {prodi}'],
};

/** Legal basis in letters of assignment. */
const dasar: readonly LetterPart[] = [
  'Dasar:',
  {
    items: [
      'Undang-Undang Nomor 23 Tahun 2019 tentang Pengelolaan Sumber Daya Nasional untuk Pertahanan Negara;',
      'Peraturan Pemerintah Nomor 3 Tahun 2021 tentang Peraturan Pelaksanaan Undang-Undang Nomor 23 Tahun 2019;',
      '[{pedoman};]',
      'Surat Kementerian Pertahanan Nomor {nomorKemhan} tanggal {tanggalKemhan}.',
    ],
  },
];

const daftarPeserta: LetterPart = {
  list: 'peserta',
  annex: {
    over: 3,
    heading: 'LAMPIRAN SURAT TUGAS',
    instead: 'mahasiswa yang namanya tercantum dalam lampiran surat ini,',
  },
};

/** Common parts of the letters of assignment. */
const penugasan = {
  resource: pendaftaranKomcad.name,
  roles: [role.superAdmin, role.mahasiswa, role.timMbkm, role.koordinator, role.mitra, role.bakpk],
  issuedBy,
  together: { list: 'peserta', differ: komcadMessages.oneWave },
  given: { tahun: 'teks', hari: 'teks', pedoman: 'teks', batas: 'teks' },
  lists: {
    peserta: {
      no: { label: 'No.', width: 24 },
      nama: { label: 'Nama', width: '*' },
      npm: { label: 'NPM', width: 78 },
      prodi: { label: 'Program studi', width: 100 },
      fakultas: { label: 'Fakultas', width: 100 },
    },
  },
  heading: 'SURAT TUGAS',
  to: [],
  recipient: { name: 'Peserta Komcad {namaGelombang}', about: 'Komcad {namaGelombang}, {periode}' },
  people: { list: 'peserta', nama: 'nama', npm: 'npm', prodi: 'prodi' },
  until: 'selesai',
  signer: 'pejabat',
  countsSigned: true,
  copies: ['{satuan}'],
} as const satisfies Partial<LetterKind>;

const wordsPenugasan = {
  ...words,
  nomorKemhan: 'idProgramKomcad.nomorSuratKemhan',
  tanggalKemhan: 'idProgramKomcad.tanggalSuratKemhan',
  satuan: 'idProgramKomcad.idMitra.nama',
} as const;

/** Surat Tugas: sends students to the selection (docs/domain/40 §2.2). */
export const suratTugas: LetterKind = {
  ...penugasan,
  name: 'surat_tugas',
  assigns: true,
  title: 'Surat Tugas Seleksi Komcad',
  code: 'ST-KCD',
  issue: at(diseleksi, 'diajukan', 'disetujui'),
  counts: { state: at([...diseleksi, 'latsarmil', 'pelaporan', ...akhir], ...jalan), ended },
  words: {
    ...wordsPenugasan,
    mulai: 'idProgramKomcad.tanggalMulaiSeleksi',
    selesai: 'idProgramKomcad.tanggalSelesaiSeleksi',
    lokasi: 'idProgramKomcad.lokasiSeleksi',
  },
  subject: 'Surat tugas seleksi kompetensi Komcad',
  body: [
    ...dasar,
    'Dengan ini menugaskan:',
    daftarPeserta,
    'untuk mengikuti seleksi kompetensi Komponen Cadangan Matra {matra} Gelombang {gelombang} Tahun {tahun}:',
    {
      facts: [
        ['Waktu', '{mulai} sampai {selesai}'],
        ['Tempat', '{lokasi}'],
      ],
    },
    'Ketentuan:',
    {
      items: [
        'menaati tata tertib penyelenggara seleksi;',
        'melaporkan hasil seleksi kepada Tim MBKM paling lambat 7 hari setelah pengumuman.',
      ],
    },
    'Surat tugas ini dibuat untuk dilaksanakan dengan penuh tanggung jawab.',
  ],
};

/** Surat Tugas Latsarmil: sends students to basic military training; without it nobody begins (docs/domain/40 §1.1). */
export const suratTugasLatsarmil: LetterKind = {
  ...penugasan,
  name: 'surat_tugas_latsarmil',
  title: 'Surat Tugas Latsarmil',
  code: 'ST-LTS',
  roles: [...penugasan.roles, role.dosen],
  issue: at(dilatih, 'disetujui', 'berjalan'),
  counts: { state: at([...dilatih, ...akhir], ...jalan), ended },
  words: {
    ...wordsPenugasan,
    mulai: 'idProgramKomcad.tanggalMulaiLatsarmil',
    selesai: 'idProgramKomcad.tanggalSelesaiLatsarmil',
    lokasi: 'idProgramKomcad.lokasiLatsarmil',
  },
  subject: 'Surat tugas latihan dasar kemiliteran Komcad',
  body: [
    ...dasar,
    'Dengan ini menugaskan:',
    daftarPeserta,
    'untuk mengikuti Latihan Dasar Kemiliteran Komponen Cadangan Matra {matra} selama {hari} hari:',
    {
      facts: [
        ['Waktu', '{mulai} sampai {selesai}'],
        ['Tempat', '{lokasi}'],
      ],
    },
    'Ketentuan:',
    {
      items: [
        'mengisi log kegiatan pada Portal MBKM;',
        'menyerahkan laporan akhir paling lambat {batas} hari setelah penutupan latihan.',
      ],
    },
    'Surat tugas ini dibuat untuk dilaksanakan dengan penuh tanggung jawab.',
  ],
};

/** Kinds of letters about participants of Komcad. */
export const suratKomcad: readonly LetterKind[] = [suratIzin, suratTugas, suratTugasLatsarmil];

const endpoint = `${pendaftaranKomcad.endpoint}/{id}/cetak/surat-ijin`;

/** Preview of the permit; issued letters are listed by `GET v6/komcad/mhs/{id}/surat`. */
export const cetakIzin: readonly Printed[] = [
  {
    label: 'Pratinjau Surat Izin',
    endpoint: `${endpoint}?pratinjau`,
    when: [
      { field: 'tahap', in: ['direkomendasikan'] },
      { field: 'statusPendaftaran', in: ['diajukan'] },
    ],
    roles: [role.superAdmin, role.timMbkm, role.koordinator],
  },
];
