import type { FinalCourse } from '../../../resources/konversi/lembarKonversi.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { peranRekap } from '../../../resources/mbkm/prints.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import type { LetterContent, LetterKind } from '../../documents/letters/index.ts';
import { coursesOf } from '../konversi/finalCourses.ts';
import { aroundParticipation, frameOf, type Signed, signedColumns, studentLines } from './participation.ts';

/** What the recap says besides its courses. */
interface RecapFacts extends DbRow, Signed {
  mitra: string | null;
  sksDiakui: number | null;
  ips: number | null;
  statusKonversi: string;
}

const factsSql = `select ${signedColumns}, t.nama_mitra as mitra, t.total_sks_diakui as "sksDiakui",
    t.ips_konversi as ips, t.status_konversi as "statusKonversi"
  from mbkm_pendaftar_program_mbkm t
  ${aroundParticipation}
  where t.id = $1::uuid`;

const factsOf = (on: Queryable, id: string): Promise<RecapFacts | undefined> => on.one<RecapFacts>(factsSql, [id]);

/** A revision that waits changes nothing yet. */
const isFinal = ({ statusKonversi }: RecapFacts): boolean =>
  statusKonversi === 'final' || statusKonversi === 'revisi_nilai';

/**
 * Recap of a final conversion as a letter with number and QR code (docs/domain/20 §2 N/{id}/cetak/rekap-konversi). A
 * recap from before a revision of its grades no longer counts; the next print issues a new one. None is issued before
 * `final` and while a revision waits.
 */
export const recap: LetterKind = {
  jenis: 'rekap_konversi',
  kodeNomor: 'RK',
  resource: pendaftar.name,
  peran: peranRekap,
  ringkasan: 'Cetak Rekapitulasi Konversi Nilai (PDF)',
  changed: 'Nilai konversi atau data pendaftaran berubah.',

  issuable: async ({ on }, id) => (await factsOf(on, id))?.statusKonversi === 'final',

  write: async ({ on }, id) => {
    const facts = await factsOf(on, id);
    if (!facts || !isFinal(facts)) return 'Nilai konversi tidak final lagi.';
    return {
      content: contentOf(facts, await coursesOf(on, id)),
      frame: frameOf(facts),
    };
  },
};

const number = (value: number | null, scale: number): string =>
  value === null ? '–' : value.toLocaleString('id-ID', { minimumFractionDigits: scale, maximumFractionDigits: scale });

function contentOf(facts: RecapFacts, courses: readonly Omit<FinalCourse, 'acuan'>[]): LetterContent {
  const { nama, program, periode, mitra, sksDiakui, ips } = facts;
  return {
    perihal: 'Rekapitulasi Konversi Nilai',
    judul: 'REKAPITULASI KONVERSI NILAI',
    namaPenerima: nama,
    program: `${program}, ${periode}`,
    berlakuSampai: null,
    kepada: [],
    paragraf: [
      'Nilai konversi kegiatan Merdeka Belajar Kampus Merdeka mahasiswa berikut telah ditetapkan:',
      {
        rincian: [
          ...studentLines(facts),
          ['Program', program],
          ['Periode', periode],
          ...(mitra ? ([['Mitra', mitra]] as const) : []),
        ],
      },
      {
        tabel: {
          kolom: ['No', 'Kode', 'Mata kuliah', 'SKS', 'Nilai', 'Huruf', 'Mutu'],
          lebar: [22, 58, '*', 30, 42, 36, 36],
          baris: courses.map(({ kode, nama, sks, nilaiAngka, nilaiHuruf, nilaiMutu }, i) => [
            String(i + 1),
            kode,
            nama,
            String(sks),
            number(nilaiAngka, 2),
            nilaiHuruf ?? '–',
            number(nilaiMutu, 2),
          ]),
        },
      },
      {
        rincian: [
          ['SKS diakui', `${sksDiakui ?? 0} SKS`],
          ['IPS konversi', number(ips, 2)],
        ],
      },
    ],
  };
}
