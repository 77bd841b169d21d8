import type { LetterKind } from '../kit/index.ts';
import { role } from '../roles.ts';
import { mbkmMessages } from './messages.ts';
import { peranRekap } from './prints.ts';

const participation = 'mbkm/pendaftar-program-mbkm';

/** Words of every letter about a participation. */
const words = {
  nama: 'namaMahasiswa',
  npm: 'npm',
  prodi: 'idProgramProdi.namaProdi',
  fakultas: 'idProgramProdi.idFakultas.nama',
  program: 'idProgram.nama',
  periode: 'idPeriode.nama',
  kaprodi: 'idProgramProdi.idKaprodi.namaLengkap',
  nip: 'idProgramProdi.idKaprodi.nip',
} as const;

const student = [
  ['Nama', '{nama}'],
  ['NPM', '{npm}'],
  ['Program studi', '{prodi}'],
  ['Fakultas', '[{fakultas}]'],
] as const;
const people = { nama: '{nama}', npm: '{npm}', prodi: '{prodi}' } as const;
const recipient = { name: '{nama}', about: '{program}, {periode}' } as const;
/** The study programme as sender: its head signs. */
const signer = {
  unit: 'Program Studi {prodi}',
  name: '{kaprodi}',
  position: 'Koordinator Program Studi',
  nip: '[{nip}]',
} as const;

/** Common words, people and signer of letters about a participation. */
export const tentangPendaftar = { resource: participation, words, student, people, recipient, signer } as const;

/** Surat Pengantar, from the approval of the study programme on (docs/domain/20 §2); that it is given the rules say. */
export const suratPengantarMagang: LetterKind = {
  name: 'surat_pengantar',
  title: 'Surat Pengantar',
  code: 'SP',
  resource: participation,
  roles: [
    role.superAdmin,
    role.mahasiswa,
    role.timMbkm,
    role.dosen,
    role.koordinator,
    role.mitra,
    role.penilai,
    role.outbound,
    role.bakpk,
  ],
  issue: [{ field: 'status', in: ['diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai'] }],
  counts: {
    state: [{ field: 'status', in: ['draf', 'diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai'] }],
    ended: mbkmMessages.letterEnded,
    changed: mbkmMessages.letterChanged,
  },
  words: { ...words, semester: 'semester', mulai: 'tanggalMulai', selesai: 'tanggalSelesai' },
  // The programme says where its own fields hold them (`letters` of its declaration).
  given: { instansi: 'teks', posisi: 'teks', alamatMitra: 'teks' },
  lists: {},
  subject: 'Pengantar {program}',
  to: ['Pimpinan {instansi}', '[{alamatMitra}]'],
  recipient,
  people,
  until: 'selesai',
  body: [
    'Dengan hormat,',
    'Bersama ini kami mengantar mahasiswa berikut untuk mengikuti {program} pada {periode}:',
    {
      facts: [
        ...student,
        ['Semester', '[{semester}]'],
        ['Posisi', '[{posisi}]'],
        ['Waktu', '{mulai} sampai {selesai}'],
      ],
      answers: true,
    },
    'Kami mohon Bapak/Ibu berkenan menerima dan membimbing mahasiswa tersebut selama kegiatan berlangsung.',
    'Atas perhatian dan kerja sama Bapak/Ibu, kami mengucapkan terima kasih.',
  ],
  signer,
  copies: [],
};

/** Recap of a final conversion as a letter (docs/domain/20 §2); a revision that waits holds it back and changes nothing yet. */
export const suratRekapKonversi: LetterKind = {
  name: 'rekap_konversi',
  title: 'Rekapitulasi Konversi Nilai',
  code: 'RK',
  resource: participation,
  roles: peranRekap,
  issue: [{ field: 'statusKonversi', in: ['final'] }],
  counts: {
    state: [{ field: 'statusKonversi', in: ['final', 'revisi_nilai'] }],
    ended: mbkmMessages.gradesNotFinal,
    changed: mbkmMessages.gradesChanged,
  },
  words: { ...words, mitra: 'namaMitra', sks: 'totalSksDiakui', ips: 'ipsKonversi' },
  given: {},
  lists: {
    mataKuliah: {
      no: { label: 'No', width: 22 },
      kode: { label: 'Kode', width: 58 },
      nama: { label: 'Mata kuliah', width: '*' },
      sks: { label: 'SKS', width: 30 },
      nilaiAngka: { label: 'Nilai', width: 42, kind: { scale: 2 } },
      nilaiHuruf: { label: 'Huruf', width: 36 },
      nilaiMutu: { label: 'Mutu', width: 36, kind: { scale: 2 } },
    },
  },
  subject: 'Rekapitulasi Konversi Nilai',
  heading: 'REKAPITULASI KONVERSI NILAI',
  to: [],
  recipient,
  people,
  body: [
    'Nilai konversi kegiatan Merdeka Belajar Kampus Merdeka mahasiswa berikut telah ditetapkan:',
    { facts: [...student, ['Program', '{program}'], ['Periode', '{periode}'], ['Mitra', '[{mitra}]']] },
    { list: 'mataKuliah' },
    {
      facts: [
        ['SKS diakui', '{sks} SKS'],
        ['IPS konversi', '{ips}'],
      ],
    },
  ],
  signer,
  copies: [],
};
