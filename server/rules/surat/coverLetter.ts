import { valueAt } from '../../../resources/kit/index.ts';
import { statusGugur } from '../../../resources/mbkm/alurPendaftaran.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { rolesWith } from '../../access/permission.ts';
import { tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import { inWords, type LetterContent, type LetterKind, type LetterSource } from '../../documents/letters/index.ts';
import { notFound } from '../../errors.ts';
import { storedColumns } from '../../rest/select.ts';
import { withDetail } from '../mbkm/detail.ts';
import { aroundParticipation, frameOf, type Signed, signedColumns, studentLines } from './participation.ts';

/** What the letter says, read from the participation and the rows around it. */
interface CoverFacts extends DbRow, Signed {
  semester: number | null;
  mitra: string | null;
  alamatMitra: string | null;
  posisi: string | null;
  mulai: string | null;
  selesai: string | null;
  status: string;
  tahapAktif: string | null;
}

const factsSql = `select ${signedColumns}, t.semester, t.nama_mitra as mitra,
    coalesce(m.alamat, $3) as "alamatMitra", $2::text as posisi, t.tanggal_mulai as mulai,
    t.tanggal_selesai as selesai, t.status, t.tahap_aktif as "tahapAktif"
  from mbkm_pendaftar_program_mbkm t
  ${aroundParticipation}
  left join master_mitra m on m.id = t.id_mitra
  where t.id = $1`;

/** Words of the letter that the programme's own fields give. */
type Quoted = 'posisi' | 'alamatMitra';

const jenis = 'surat_pengantar';

/** Undefined where there is nothing to say, as for a programme without such a letter. */
async function factsOf({ on, registry }: LetterSource, id: string): Promise<CoverFacts | undefined> {
  const row = await on.one(`select ${storedColumns(pendaftar, 't')} from ${tableName(pendaftar)} t where t.id = $1`, [
    id,
  ]);
  if (!row) return undefined;
  const programme = registry.programmeOf(row.kodeJenisMbkm);
  const letter = programme?.letters.find(({ kind }) => kind === jenis);
  if (!letter) return undefined;
  const values = await withDetail(on, registry, programme, row);
  const quoted = (name: Quoted) => {
    const value = letter.quotes[name] ? valueAt(values, letter.quotes[name]) : null;
    return typeof value === 'string' && value ? value : null;
  };
  return on.one<CoverFacts>(factsSql, [id, quoted('posisi'), quoted('alamatMitra')]);
}

const hasEnded = (status: string): boolean => statusGugur.some(ended => ended === status);

/**
 * Surat Pengantar of a participation (docs/domain/20 §2 N/{id}/cetak/surat-pengantar): from the approval of the study
 * programme on. The first print gives it its number; later ones draw the same letter again.
 */
export const coverLetter: LetterKind = {
  jenis,
  kodeNomor: 'SP',
  resource: pendaftar.name,
  peran: rolesWith(pendaftar, 'read'),
  ringkasan: 'Cetak Surat Pengantar (PDF)',
  changed: 'Data pendaftaran berubah.',

  issuable: async (source, id) => {
    const facts = await factsOf(source, id);
    if (!facts) throw notFound('Program ini tidak memakai Surat Pengantar.');
    if (hasEnded(facts.status) || facts.status === 'draf') return false;
    const stage = await source.on.one<{ status: string }>(
      `select status from mbkm_pendaftar_tahap where id_pendaftar_mbkm = $1 and tahap = 'prodi' order by urutan limit 1`,
      [id],
    );
    // Where no stage of the study programme is configured, the whole approval is meant.
    return stage ? stage.status === 'disetujui' : facts.tahapAktif === null;
  },

  write: async (source, id) => {
    const facts = await factsOf(source, id);
    if (!facts || hasEnded(facts.status)) return 'Pendaftaran tidak berlaku lagi.';
    return {
      content: contentOf(facts),
      frame: frameOf(facts),
    };
  },
};

const dayOf = (day: string | null): string => (day ? inWords(new Date(`${day}T00:00:00+07:00`)) : '–');

function contentOf(facts: CoverFacts): LetterContent {
  const { nama, semester, program, periode, mitra, alamatMitra, posisi, mulai, selesai } = facts;
  return {
    perihal: `Pengantar ${program}`,
    namaPenerima: nama,
    program: `${program}, ${periode}`,
    berlakuSampai: selesai,
    kepada: [`Pimpinan ${mitra ?? 'Instansi Tujuan'}`, ...(alamatMitra ? [alamatMitra] : [])],
    paragraf: [
      'Dengan hormat,',
      `Bersama ini kami mengantar mahasiswa berikut untuk mengikuti ${program} pada ${periode}:`,
      {
        rincian: [
          ...studentLines(facts),
          ...(semester ? ([['Semester', String(semester)]] as const) : []),
          ...(posisi ? ([['Posisi', posisi]] as const) : []),
          ['Waktu', `${dayOf(mulai)} s.d. ${dayOf(selesai)}`],
        ],
      },
      'Kami mohon Bapak/Ibu berkenan menerima dan membimbing mahasiswa tersebut selama kegiatan berlangsung.',
      'Atas perhatian dan kerja sama Bapak/Ibu, kami mengucapkan terima kasih.',
    ],
  };
}
