import { isFiled, isNumeric } from '../../../resources/kit/form/definition.ts';
import { namedIn } from '../../../resources/kit/form/namedIn.ts';
import { answerAt, answerWords, type FormColumn } from '../../../resources/kit/form/versions.ts';
import { isRecord, type Values } from '../../../resources/kit/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Cell } from '../../platform/documents/spreadsheet/cell.ts';
import type { ColumnKind, SheetColumn, SheetToWrite } from '../../platform/documents/spreadsheet/write.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { type AnswerRow, sentColumns, sentRows } from './answerRows.ts';
import type { FormRow } from './forms.ts';
import { rowLabels } from './moments.ts';

const batch = 500;

/** Answers in the order in which they were sent, so that later ones stand below. */
const inOrder = (db: Db, id: string) =>
  db.reading.stream<AnswerRow>(`select ${sentColumns} ${sentRows} order by j.dikirim_pada, j.id`, [id], batch);

const kindOf = ({ question: { kind } }: FormColumn): ColumnKind => {
  if (isNumeric(kind)) return kind === 'decimal' ? 'decimal' : 'integer';
  return kind === 'date' ? 'date' : 'text';
};

const headings = (columns: readonly FormColumn[], codes: boolean): SheetColumn[] =>
  columns.map(column => ({
    heading: codes ? column.key : `${column.heading}${column.removed ? ' (dihapus)' : ''}`,
    kind: kindOf(column),
  }));

const answersIn = (isi: unknown): Values => (isRecord(isi) ? isi : {});

/** Files of an answer, one a line, with the address that opens each for whoever may read the answer. */
const filesIn = (answer: unknown, form: string, baseUrl: string, codes: boolean): string | null =>
  namedIn(answer)
    .map(({ id, nama }) => {
      const address = `${baseUrl}/formulir/${form}/berkas/${id}`;
      return codes ? address : `${nama}: ${address}`;
    })
    .join('\n') || null;

/** All answers: a sheet with one row for each person, and one for each repeated section, joined by the number. */
export function answerSheets(
  { db, registry }: Pick<Engine, 'db' | 'registry'>,
  form: FormRow,
  all: readonly FormColumn[],
  {
    title,
    sections,
    codes,
    baseUrl,
  }: { title: string; sections: ReadonlyMap<string, string>; codes: boolean; baseUrl: string },
): SheetToWrite[] {
  const cellsOf = (columns: readonly FormColumn[], answers: Values): Cell[] =>
    columns.map(column => {
      const answer = answerAt(column, answers);
      return isFiled(column.question.kind)
        ? filesIn(answer, form.id, baseUrl, codes)
        : answerWords(column, answer, codes);
    });
  const { id } = form;
  const isAbout = form.momen === 'kejadian';
  const flat = all.filter(({ section }) => section === null);

  async function* people() {
    let n = 0;
    for await (const rows of inOrder(db, id)) {
      const ids = rows.flatMap(({ idBaris }) => idBaris ?? []);
      const about = await rowLabels(registry, db, form, ids);
      yield rows.map(({ nama, idBaris, dikirimPada, nomorVersi, isi }): Cell[] => [
        ++n,
        nama,
        ...(isAbout ? [about.get(idBaris ?? '') ?? null] : []),
        dikirimPada,
        nomorVersi,
        ...cellsOf(flat, answersIn(isi)),
      ]);
    }
  }

  async function* repeated(section: string, columns: readonly FormColumn[]) {
    let n = 0;
    for await (const rows of inOrder(db, id))
      yield rows.flatMap(({ isi }) => {
        n++;
        const given = answersIn(isi)[section];
        return (Array.isArray(given) ? given : []).map((row, i): Cell[] => [
          n,
          i + 1,
          ...cellsOf(columns, answersIn(row)),
        ]);
      });
  }

  return [
    {
      name: title,
      columns: [
        { heading: 'No.', kind: 'integer' },
        { heading: 'Nama', kind: 'text' },
        ...(isAbout ? [{ heading: 'Tentang', kind: 'text' } as const] : []),
        { heading: 'Dikirim', kind: 'datetime' },
        { heading: 'Versi', kind: 'integer' },
        ...headings(flat, codes),
      ],
      rows: people(),
    },
    ...[...sections].map(([section, name]): SheetToWrite => {
      const columns = all.filter(column => column.section === section);
      return {
        name,
        columns: [
          { heading: 'No.', kind: 'integer' },
          { heading: 'Urutan', kind: 'integer' },
          ...headings(columns, codes),
        ],
        rows: repeated(section, columns),
      };
    }),
  ];
}
