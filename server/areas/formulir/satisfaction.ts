import type { FastifyInstance } from 'fastify';
import {
  type AngkaKepuasan,
  bacaKepuasan,
  type SurveiKepuasan,
} from '../../../resources/formulir/kepuasanPanggilan.ts';
import type { HasilFormulir, HasilKolom } from '../../../resources/formulir/panggilan.ts';
import { type FormulirContoh, mutu } from '../../../resources/formulir/siapPakai/contoh.ts';
import { surveiKepuasan } from '../../../resources/formulir/siapPakai/index.ts';
import { type FormQuestion, questionsOf } from '../../../resources/kit/form/definition.ts';
import { zone } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { FigurePageReader } from '../pengaturan/figurePages.ts';
import { fewestAnswers } from './anonymous.ts';
import { type FormRow, formColumns, maySeeAnswers, tables } from './forms.ts';
import { summariseAnswers } from './results.ts';

/** Releases that stand beside each other, and forms that are looked through for those that the reader may read. */
const most = { releases: 4, forms: 50 } as const;

export type Released = FormRow & { tanggal: string };

/**
 * The latest released forms of a ready-made survey whose answers the reader may read, the newest first.
 * @param moments when they ask
 */
export async function latestOf(
  on: Queryable,
  kode: string,
  reader: Caller,
  moments: readonly FormRow['momen'][] = ['sendiri'],
): Promise<Released[]> {
  const opened = `coalesce(f.tanggal_buka, (f.created_at at time zone '${zone().id}')::date)`;
  const rows = await on.query<Released & DbRow>(
    `select ${formColumns}, ${opened}::text as tanggal from ${tables.form} f
      where f.contoh = $1 and f.momen = any($2::text[]) and f.status <> 'draf'
      order by ${opened} desc, f.created_at desc limit ${most.forms}`,
    [kode, [...moments]],
  );
  return rows.filter(row => maySeeAnswers(row, reader)).slice(0, most.releases);
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What is counted of a column of a form. */
type CountedColumn = Pick<HasilKolom, 'kunci' | 'judul' | 'jenis' | 'berulang' | 'sedikit' | 'batang'>;

/** Questions of a ready-made survey on degrees and scales. */
export const askedBy = ({ form }: Pick<FormulirContoh, 'form'>): readonly FormQuestion[] =>
  questionsOf(form).flatMap(({ question }) =>
    question.kind === 'matrix' || question.kind === 'scale' ? [question] : [],
  );

/** Columns of a question, or of the lines of its table: by its id, in a copy of a form by its words. */
function columnsOf({ id, kind, label }: FormQuestion, columns: readonly CountedColumn[]): readonly CountedColumn[] {
  const fits = columns.filter(({ jenis, berulang }) => jenis === kind && !berulang);
  const byId = fits.filter(({ kunci }) => kunci === id || kunci.startsWith(`${id}.`));
  return byId.length ? byId : fits.filter(({ judul }) => same(judul, label) || judul.startsWith(`${label}: `));
}

const countOf = ({ batang }: Pick<CountedColumn, 'batang'>): number =>
  batang.reduce((sum, { jumlah }) => sum + jumlah, 0);

/** What was answered to a question of the survey; null where fewer than five have, or the form did not ask it. */
export function figureOf(question: FormQuestion, columns: readonly CountedColumn[]): AngkaKepuasan | null {
  const told = columnsOf(question, columns).filter(column => !column.sedikit && countOf(column) >= fewestAnswers);
  if (!told.length) return null;
  const bars = told.flatMap(({ batang }) => batang);
  const all = bars.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const terjawab = Math.max(...told.map(countOf));
  if (question.kind === 'scale') {
    const sum = bars.reduce((whole, { nilai, jumlah }) => whole + Number(nilai) * jumlah, 0);
    return { terjawab, rata: sum / all, tingkat: [], baik: null };
  }
  const labels = [...new Set(bars.map(({ label }) => label))];
  const shareOf = (...wanted: readonly string[]) =>
    bars.reduce((sum, { label, jumlah }) => (wanted.some(one => same(one, label)) ? sum + jumlah : sum), 0) / all;
  const asDeclared = Object.values(mutu).every(degree => labels.some(label => same(label, degree)));
  return {
    terjawab,
    rata: null,
    tingkat: labels.map(label => ({ label, bagian: shareOf(label) })),
    // Degrees that the campus named otherwise have no two best ones that are known.
    baik: asDeclared ? shareOf(mutu.sangat_baik, mutu.baik) : null,
  };
}

/** Satisfaction by ready-made survey, release beside release, as far as the reader may read the answers. */
async function readSatisfaction(on: Queryable, reader: Caller): Promise<SurveiKepuasan[]> {
  const found: SurveiKepuasan[] = [];
  for (const survey of surveiKepuasan) {
    const { kode, judul } = survey;
    const forms = await latestOf(on, kode, reader);
    const results: HasilFormulir[] = [];
    for (const each of forms) results.push(await summariseAnswers(on, each, reader));
    const few = results.map(({ ditampilkan }) => ditampilkan < fewestAnswers);
    found.push({
      kode,
      judul,
      rilis: results.map(({ id, judul: nama, anonim, terkirim }, i) => ({
        id,
        judul: nama,
        tanggal: forms[i]?.tanggal ?? '',
        anonim,
        terkirim,
        sedikit: few[i] ?? true,
      })),
      pertanyaan: askedBy(survey).map(question => ({
        kunci: question.id,
        judul: question.label,
        angka: results.map((result, i) => (few[i] ? null : figureOf(question, result.kolom))),
      })),
    });
  }
  return found;
}

/** The main figures of the latest two releases, for boards, dashboards and mails. */
export const satisfactionTable: FigurePageReader = async ({ db }, reader) => {
  const released = (await readSatisfaction(db, reader)).filter(({ rilis }) => rilis.length > 0);
  if (!released.length) return undefined;
  const figure = (one: AngkaKepuasan | null | undefined): number | null => {
    const value = one?.rata ?? (one?.baik == null ? null : one.baik * 100);
    return value === null ? null : Math.round(value * 100) / 100;
  };
  return {
    baris: ['Dimensi (persen) atau skala (rata-rata 1–5)'],
    kolom: ['Rilis terbaru', 'Rilis sebelumnya'],
    nilai: [{ nama: '“Sangat baik” dan “Baik”, atau rata-rata', jenis: 'decimal' }],
    garis: released.flatMap(({ judul, pertanyaan }) =>
      pertanyaan.map(({ judul: asked, angka: [now, before] }) => ({
        kelompok: [`${judul}: ${asked}`],
        sel: [[figure(now)], [figure(before)]],
      })),
    ),
  };
};

/** The report of satisfaction: for the readers that each form names, and Super Admin. */
export function registerSatisfaction(app: FastifyInstance, { db }: Engine): void {
  serve(app, bacaKepuasan, { access: 'session', roles: 'everybody' }, ({ request }) =>
    readSatisfaction(db, callerOf(request)),
  );
}
