import { kelompok, kelompokTetap } from '../../../resources/kkn/kelompok.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import { inWords, type LetterContent, type LetterKind } from '../../documents/letters/index.ts';
import { teamSignatory } from '../pengaturan/signatory.ts';
import { members, takesPart } from './tables.ts';

/** What the letter says of a group. */
interface Assigned extends DbRow {
  kode: string;
  nama: string;
  status: string;
  gelombang: string;
  program: string;
  mulai: string;
  selesai: string;
  desa: string | null;
  kabupaten: string | null;
  dpl: string | null;
  nipDpl: string | null;
  anggota: { npm: string; nama: string; prodi: string; jabatan: string }[];
}

const factsOf = (on: Queryable, id: string): Promise<Assigned | undefined> =>
  on.one<Assigned>(
    `select g.kode, g.nama, g.status, w.nama as gelombang, p.nama as program, w.tanggal_berangkat::text as mulai,
       w.tanggal_selesai::text as selesai, d.desa || ', Kecamatan ' || d.kecamatan as desa, k.nama as kabupaten,
       l.nama as dpl, l.nip as "nipDpl",
       coalesce((select jsonb_agg(jsonb_build_object('npm', t.npm, 'nama', t.nama_mahasiswa, 'prodi', r.nama, 'jabatan', j.nama)
         order by m.nomor) from ${members} m join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm
         join master_program_prodi r on r.id = t.id_program_prodi join master_jenis_anggota j on j.id = m.id_jenis_anggota
         where m.parent_id = g.id and ${takesPart('m')}), '[]') as anggota
     from kkn_kkn_kelompok g join kkn_gelombang w on w.id = g.id_gelombang join master_program p on p.id = w.id_program
     left join kkn_desa d on d.id = g.id_desa left join master_kabupaten k on k.id = d.id_kabupaten
     left join kkn_dpl l on l.id = g.id_dpl where g.id = $1`,
    [id],
  );

const isFixed = ({ status }: Assigned): boolean => kelompokTetap.some(state => state === status);
const dayOf = (day: string): string => inWords(new Date(`${day}T00:00:00+07:00`));

function contentOf(facts: Assigned): LetterContent {
  const { kode, nama, gelombang, program, mulai, selesai, desa, kabupaten, dpl, nipDpl, anggota } = facts;
  return {
    judul: 'SURAT TUGAS',
    perihal: `Surat tugas ${program}`,
    namaPenerima: `${kode} ${nama}`,
    program: `${program}, ${gelombang}`,
    berlakuSampai: selesai,
    kepada: [],
    paragraf: [
      `Dengan ini ditugaskan kepada dosen dan mahasiswa berikut untuk melaksanakan ${program} ${gelombang}:`,
      {
        rincian: [
          ['Kelompok', `${kode} ${nama}`],
          ['Tempat', [desa, kabupaten].filter(Boolean).join(', ') || '–'],
          ['Waktu', `${dayOf(mulai)} s.d. ${dayOf(selesai)}`],
          ['DPL', dpl ? `${dpl}${nipDpl ? ` (${nipDpl})` : ''}` : '–'],
        ],
      },
      {
        tabel: {
          kolom: ['No.', 'NPM', 'Nama', 'Program studi', 'Jabatan'],
          lebar: [24, 78, '*', 110, 66],
          baris: anggota.map((one, i) => [String(i + 1), one.npm, one.nama, one.prodi, one.jabatan]),
        },
      },
      'Surat tugas ini dibuat untuk dilaksanakan dengan penuh tanggung jawab dan dilaporkan setelah kegiatan selesai.',
    ],
  };
}

/** Surat tugas of a group, from the day on which it is fixed (docs/domain/30 §1.4 `tetapkan`, issue "Print"). */
export const assignmentLetter: LetterKind = {
  jenis: 'surat_tugas_kkn',
  kodeNomor: 'ST-KKN',
  resource: kelompok.name,
  peran: ['HA01', 'HA02', 'HA03', 'HA04', 'HA10'],
  ringkasan: 'Cetak Surat Tugas KKN (PDF)',
  changed: 'Susunan kelompok berubah.',

  issuable: async ({ on }, id) => {
    const facts = await factsOf(on, id);
    return facts !== undefined && isFixed(facts);
  },

  write: async ({ on }, id) => {
    const facts = await factsOf(on, id);
    if (!facts || !isFixed(facts)) return 'Kelompok ini tidak ditetapkan lagi.';
    return {
      content: contentOf(facts),
      frame: { unit: 'Tim Merdeka Belajar Kampus Merdeka', penandatangan: await teamSignatory(on) },
    };
  },
};
