import type { BandingFormulir, Pembanding } from '../../../resources/formulir/hasilPanggilan.ts';
import type { HasilFormulir, HasilKolom } from '../../../resources/formulir/panggilan.ts';
import { questionsOf } from '../../../resources/kit/form/definition.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { type FormRow, formColumns, maySeeAnswers, tables } from './forms.ts';
import { readVersions } from './versions.ts';

/** Most forms that are offered for a comparison. */
const most = 200;

/** Words of everything that a form ever asked. */
const wordsAsked = async (on: Queryable, form: string): Promise<Set<string>> =>
  new Set(
    (await readVersions(on, form)).flatMap(({ form: asked }) =>
      questionsOf(asked).map(({ question }) => question.label.trim().toLowerCase()),
    ),
  );

/** Forms whose results the reader may put beside those of one, those alike first, the newest before. */
export async function comparableForms(on: Queryable, form: FormRow, reader: Caller): Promise<Pembanding[]> {
  const rows = await on.query<FormRow & DbRow & { serupa: boolean }>(
    `select ${formColumns}, f.contoh is not null and f.contoh = (select s.contoh from ${tables.form} s where s.id = $1) as serupa
       from ${tables.form} f
      where f.momen = 'sendiri' and f.status <> 'draf' and f.id <> $1 order by f.created_at desc limit ${most}`,
    [form.id],
  );
  const mine = await wordsAsked(on, form.id);
  const found: Pembanding[] = [];
  for (const other of rows) {
    if (!maySeeAnswers(other, reader)) continue;
    const serupa = other.serupa || alike(mine, await wordsAsked(on, other.id));
    found.push({ id: other.id, judul: other.judul, tanggalBuka: other.tanggalBuka, serupa });
  }
  return found.sort((a, b) => Number(b.serupa) - Number(a.serupa));
}

/** More than half of the questions are the same: one was made of the other. */
function alike(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  const shared = [...mine].filter(words => theirs.has(words)).length;
  return shared > 2 && shared * 2 > Math.max(mine.size, theirs.size);
}

const wordsOf = ({ judul }: HasilKolom): string => judul.trim().toLowerCase();

/** The same question of another form: by its id where the kind is the same, else by its words. */
function counterpart(column: HasilKolom, others: readonly HasilKolom[]): HasilKolom | undefined {
  const fits = others.filter(({ jenis }) => jenis === column.jenis);
  return (
    fits.find(other => other.kunci === column.kunci && wordsOf(other) === wordsOf(column)) ??
    fits.find(other => wordsOf(other) === wordsOf(column))
  );
}

/** Mean of a scale or a number; null for what has none. */
function meanOf({ jenis, batang, angka }: Pick<HasilKolom, 'jenis' | 'batang' | 'angka'>): number | null {
  if (angka) return angka.rata;
  if (jenis !== 'scale') return null;
  const n = batang.reduce((sum, { jumlah }) => sum + jumlah, 0);
  return n ? batang.reduce((sum, { nilai, jumlah }) => sum + Number(nilai) * jumlah, 0) / n : null;
}

/** Results of another form for the questions of this one; what few have answered is left out, as in its own results. */
export const besideResults = (own: HasilFormulir, other: HasilFormulir): BandingFormulir => ({
  judul: other.judul,
  ditampilkan: other.ditampilkan,
  kolom: Object.fromEntries(
    own.kolom.flatMap(column => {
      const found = column.sedikit ? undefined : counterpart(column, other.kolom);
      if (!found || found.sedikit || !found.terjawab) return [];
      const batang = found.batang.map(({ nilai, jumlah }) => ({ nilai, jumlah }));
      return [[column.kunci, { terjawab: found.terjawab, rata: meanOf(found), batang }] as const];
    }),
  ),
});
