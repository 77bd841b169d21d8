import { suratPengakuan } from '../../../../resources/pertukaran/keluar/surat.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { notFound } from '../../../platform/errors.ts';
import { coursesOf } from '../../konversi/finalCourses.ts';
import { keepLetters, type LetterBook, type LetterRules, type LetterSource } from '../../surat/index.ts';
import { hostSql } from './hosts.ts';

/** Host of a participation and its KHS there; undefined for programmes without this letter. */
async function hostOf({ on, registry }: LetterSource, id: string): Promise<DbRow | undefined> {
  const row = await on.one('select kode_jenis_mbkm as kode from mbkm_pendaftar_program_mbkm where id = $1', [id]);
  const programme = row && registry.programmeOf(row.kode);
  const has = programme?.letters.some(({ kind }) => kind === suratPengakuan.name);
  if (!has || !programme?.detail) return undefined;
  const { columns, joins } = hostSql(registry.get(programme.detail.resource));
  return on.one(
    `select ${columns}, d.nomor_khs, d.tanggal_khs::text, m.nama as masa_studi
     from mbkm_pendaftar_program_mbkm t ${joins}
     left join pertukaran_masa_studi m on m.id = d.id_masa_studi where t.id = $1`,
    [id],
  );
}

const figure = (value: number | null): string | null =>
  value?.toLocaleString('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) ?? null;

/** The host's courses and grades beside those that they count as. */
export const recognitionLetter: LetterRules = {
  kind: suratPengakuan,

  mayIssue: async (source, id) => {
    if (!(await hostOf(source, id))) throw notFound(pertukaranRefusals.tanpaLembar);
    return true;
  },

  given: async (source, id) => (await hostOf(source, id)) ?? {},

  lists: {
    mataKuliah: async ({ on }, id) =>
      (await coursesOf(on, id)).map(course => ({
        asal: [course.kodeMatkulAsal, course.namaMatkulAsal].filter(Boolean).join(' '),
        sksAsal: course.sksAsal,
        nilaiAsal: course.nilaiHurufAsal ?? figure(course.nilaiAngkaAsal),
        diakui: `${course.kode} ${course.nama}`,
        sks: course.sks,
        nilaiAngka: course.nilaiAngka,
        nilaiHuruf: course.nilaiHuruf,
      })),
  },
};

const book: LetterBook = new Map([[suratPengakuan.name, recognitionLetter]]);

/** Revokes the letter of a participation whose content is no longer right. */
export const keepRecognition = (ctx: RuleContext, id: string): Promise<void> =>
  keepLetters(ctx, book, suratPengakuan.resource, id);
