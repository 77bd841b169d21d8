import { jawaban } from '../../../resources/formulir/isi.ts';
import { answerAt, answerWords, formColumns } from '../../../resources/kit/form/versions.ts';
import { isRecord } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { batchRows, type Part } from '../../platform/engine/ownData/parts.ts';
import { tables } from './forms.ts';
import { readVersion } from './versions.ts';

interface Own extends DbRow {
  id: string;
  idFormulir: string;
  judul: string;
  keadaan: string;
  dikirimPada: string | null;
  nomorVersi: number;
  isi: unknown;
}

/** Questions and answers as people read them, one a line, those of repeated sections once for each time. */
async function inWords(on: Queryable, { idFormulir, nomorVersi, isi }: Own): Promise<string> {
  const form = await readVersion(on, idFormulir, nomorVersi);
  if (!form || !isRecord(isi)) return '';
  return formColumns([form])
    .flatMap(column => {
      const rows: unknown = column.section === null ? [isi] : isi[column.section];
      return (Array.isArray(rows) ? rows : []).flatMap(row => {
        const words = answerWords(column, answerAt(column, isRecord(row) ? row : {}));
        return words === null || words === '' ? [] : [`${column.heading}: ${words}`];
      });
    })
    .join('\n');
}

/**
 * Own answers to forms, for the download of own data: named ones alone. Whose an anonymous one is nobody knows, and that
 * somebody has answered such a form stands beside it.
 */
export const ownAnswers = ({ db }: Engine, { userId }: Caller): Part[] => [
  {
    label: 'Jawaban formulir',
    resource: jawaban,
    fields: [
      ['formulir', { kind: 'text', max: 150, required: false, label: 'Formulir' }],
      ['keadaan', { kind: 'text', max: 20, required: false, label: 'Keadaan' }],
      ['dikirimPada', { kind: 'datetime', required: false, label: 'Dikirim pada' }],
      ['jawaban', { kind: 'longtext', max: 100_000, required: false, label: 'Jawaban' }],
    ],
    rows: async after => {
      const rows = await db.query<Own>(
        `select j.id, j.id_formulir, f.judul, j.keadaan, j.dikirim_pada, j.nomor_versi, j.isi
           from ${tables.answer} j join ${tables.form} f on f.id = j.id_formulir
          where j.id_user = $1 and ($2::uuid is null or j.id > $2) order by j.id limit ${batchRows}`,
        [userId, after ?? null],
      );
      return Promise.all(
        rows.map(async row => ({
          id: row.id,
          formulir: row.judul,
          keadaan: row.keadaan,
          dikirimPada: row.dikirimPada,
          jawaban: await inWords(db, row),
        })),
      );
    },
  },
];
