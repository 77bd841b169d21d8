import type { LetterKind, Printed, Role } from '../kit/index.ts';

/** Stages in which a permit may be issued, or issued anew. */
const terbit = ['direkomendasikan', 'ijin_terbit', 'seleksi', 'verifikasi_kelulusan', 'lulus'] as const;
const berlaku = [...terbit, 'latsarmil', 'pelaporan', 'penilaian', 'selesai'] as const;
const peran: readonly Role[] = ['HA01', 'HA02', 'HA03', 'HA05', 'HA10'];

/** Surat Izin: the university lets a student register and be selected (docs/domain/40 §2.2). */
export const suratIzin: LetterKind = {
  name: 'surat_ijin',
  title: 'Surat Izin',
  code: 'SI-KCD',
  resource: 'komcad/pendaftaran',
  roles: peran,
  byStep: true,
  issue: [
    { field: 'tahap', in: terbit },
    { field: 'statusPendaftaran', in: ['diajukan', 'disetujui'] },
  ],
  counts: {
    state: [
      { field: 'tahap', in: berlaku },
      { field: 'statusPendaftaran', in: ['diajukan', 'disetujui', 'berjalan', 'selesai'] },
    ],
    ended: 'Pendaftaran tidak berlaku lagi.',
    changed: 'Data pendaftaran berubah.',
  },
  words: {
    nama: 'namaMahasiswa',
    npm: 'npm',
    tempatLahir: 'tempatLahir',
    tanggalLahir: 'tanggalLahir',
    prodi: 'idProgramProdi.nama',
    fakultas: 'idProgramProdi.idFakultas.nama',
    semester: 'idPendaftarMbkm.semester',
    matra: 'idProgramKomcad.matra',
    gelombang: 'idProgramKomcad.gelombang',
    namaGelombang: 'idProgramKomcad.nama',
    periode: 'idPendaftarMbkm.idPeriode.nama',
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
        ['Waktu', '{mulai} s.d. {selesai}'],
        ['Tempat', '{lokasi}'],
      ],
    },
    'Selama mengikuti kegiatan tersebut yang bersangkutan tetap berstatus mahasiswa aktif.',
    'Surat izin ini dibuat untuk dipergunakan sebagaimana mestinya.',
  ],
  signer: 'pejabat',
  copies: ['Dekan [{fakultas}]', 'Koordinator Program Studi {prodi}'],
};

const endpoint = 'v6/komcad/mhs/{id}/cetak/surat-ijin';

/** The permit, and how it will look before it is issued. */
export const cetakIzin: readonly Printed[] = [
  {
    label: 'Pratinjau Surat Izin',
    endpoint: `${endpoint}?pratinjau`,
    when: [
      { field: 'tahap', in: ['direkomendasikan'] },
      { field: 'statusPendaftaran', in: ['diajukan'] },
    ],
    roles: ['HA01', 'HA03', 'HA05'],
  },
  {
    label: 'Surat Izin (PDF)',
    endpoint,
    when: [{ field: 'tahap', in: berlaku.filter(tahap => tahap !== 'direkomendasikan') }],
    roles: peran,
  },
];
