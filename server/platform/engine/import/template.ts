import { type Field, type Resource, zone } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../access/caller.ts';
import { writableFields } from '../../access/permission.ts';
import { column, labelSql, tableName } from '../../database/columns.ts';
import type { Cell } from '../../documents/spreadsheet/cell.ts';
import type { SheetColumn, SheetToWrite } from '../../documents/spreadsheet/write.ts';
import type { Engine } from '../context.ts';
import { extended } from '../extras/seen.ts';
import { onlySql } from '../only.ts';
import { codeField, type ImportField, importFields } from './columns.ts';
import { fieldSchema } from './fieldSchema.ts';

/** Choices of a reference that are listed in the instructions, at most. */
const mostChoices = 100;

interface Choice extends Record<string, unknown> {
  kode: string | null;
  label: string;
}

interface Explained extends ImportField {
  choices: Choice[];
}

/** Two sheets: headings with one example row, and "Petunjuk" with what each column takes. */
export async function template(engine: Engine, caller: Caller, declared: Resource): Promise<SheetToWrite[]> {
  const r = await extended(engine, caller, declared);
  const fields: Explained[] = [];
  const writable = writableFields(caller, r);
  for (const field of importFields(r, caller))
    if (field.name === 'id' || writable.has(field.name))
      fields.push({ ...field, choices: await choicesOf(engine, caller, field.field) });
  const columns: SheetColumn[] = fields.map(({ label, field }) => ({ heading: label, kind: columnKind(field) }));
  return [
    { name: r.label, columns, rows: [[fields.map(field => exampleOf(engine, r, field))]] },
    {
      name: 'Petunjuk',
      columns: [
        { heading: 'Kolom', kind: 'text', width: 28 },
        { heading: 'Wajib', kind: 'text', width: 8 },
        { heading: 'Isian', kind: 'text', width: 45 },
        { heading: 'Pilihan', kind: 'text', width: 60 },
      ],
      rows: [instructions(engine, r, fields)],
    },
  ];
}

/** Column of a spreadsheet for a field: figures and dates as such, everything else as text. */
export function columnKind(field: Field): SheetColumn['kind'] {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money':
    case 'date':
    case 'datetime':
      return field.kind;
    case 'week':
      return 'integer';
    case 'coordinate':
      return 'coordinate';
    default:
      return 'text';
  }
}

/** The first rows that a reference may name, by code or words. */
async function choicesOf(engine: Engine, caller: Caller, field: Field): Promise<Choice[]> {
  if (field.kind !== 'ref' && field.kind !== 'refs') return [];
  const target = engine.registry.get(field.to);
  const code = codeField(target);
  const params: unknown[] = [];
  const scope = engine.rowsOf(caller, target, 'reference', 't', params);
  const only = onlySql(engine.registry, field, params).map(condition => ` and ${condition}`);
  const order = code ? `t.${column(code)}` : 't.id';
  return engine.db.query<Choice>(
    `select ${code ? `t.${column(code)}::text` : 'null'} as kode, ${labelSql(target, 't', engine.registry)} as label from ${tableName(target)} t where ${scope}${only.join('')} order by ${order} limit ${mostChoices + 1}`,
    params,
  );
}

function instructions(engine: Engine, r: Resource, fields: readonly Explained[]): Cell[][] {
  // Numbers that the portal assigns are in no file, so such rows are all new.
  const asked = r.key.every(name => name === 'id' || fields.some(field => field.name === name));
  const keyed = asked
    ? r.key.map(name => (name === 'id' && r.id !== 'uuid' ? r.id.label : (r.fields[name]?.label ?? name)))
    : [];
  const notes = [
    ['Hapus baris contoh sebelum mengunggah. Urutan kolom bebas; kolom yang tidak dikenal dilewati.', '', '', ''],
    ...(keyed.length
      ? [[`Baris yang ${keyed.join(' dan ')}-nya sudah ada akan diperbarui, selainnya ditambahkan.`, '', '', '']]
      : []),
    ['', '', '', ''],
  ];
  return [
    ...notes,
    ...fields.map(field => [field.label, field.required ? 'Ya' : '', inWords(engine, field), listed(field)]),
  ];
}

function inWords(engine: Engine, { field }: Explained): string {
  const help = field.help ? ` ${field.help}` : '';
  switch (field.kind) {
    case 'integer':
      return `Bilangan bulat${field.min === undefined ? '' : ` ${field.min}–${field.max}`}.${help}`;
    case 'decimal':
    case 'money':
      return `Angka.${help}`;
    case 'coordinate':
      return `Derajat desimal, misalnya ${field.axis === 'lintang' ? '-7,332400' : '112,788100'}.${help}`;
    case 'week':
      return `Nomor minggu, misalnya 3.${help}`;
    case 'date':
      return `Tanggal, misalnya 21/11/2026.${help}`;
    case 'datetime':
      return `Tanggal dan jam ${zone().name}, misalnya 21/11/2026 08.00.${help}`;
    case 'time':
      return `Jam, misalnya 08:00.${help}`;
    case 'boolean':
      return `Ya atau Tidak.${help}`;
    case 'enum':
      return `Salah satu pilihan.${help}`;
    case 'enums':
      return `Satu atau beberapa pilihan, dipisah titik koma.${help}`;
    case 'rows':
      return `${field.inCell?.help ?? ''}${help}`;
    case 'texts':
      return `Beberapa teks dipisah titik koma, masing-masing maksimal ${field.max} karakter.${help}`;
    case 'ref':
      return `${wordsOf(engine.registry.get(field.to))}.${help}`;
    case 'refs':
      return `${wordsOf(engine.registry.get(field.to))}, beberapa dipisah titik koma.${help}`;
    default:
      return `Teks${'max' in field ? `, ${field.least ? `minimal ${field.least}, ` : ''}maksimal ${field.max} karakter` : ''}.${help}`;
  }
}

/** By what a row may be named. */
const wordsOf = ({ foundBy, fields, label }: Resource): string =>
  [...new Set(['Kode', ...foundBy.map(name => fields[name]?.label ?? name)]), `nama ${label}`].join(
    foundBy.length ? ' / ' : ' atau ',
  );

function listed({ field, choices }: Explained): string {
  if (field.kind === 'enum' || field.kind === 'enums') return Object.values(field.choices).join('; ');
  if (!choices.length || choices.length > mostChoices) return '';
  return choices
    .map(({ kode, label }) => (kode && !label.includes(kode) ? `${kode} = ${label}` : label))
    .join('; ')
    .slice(0, 30_000);
}

/** Texts tried against a pattern until one fits. */
const samples = [
  'contoh',
  ...Array.from({ length: 20 }, (_, i) => '1234567890'.repeat(2).slice(0, i + 1)),
  '20261',
  'C01',
  role.superAdmin,
  '35.78',
  '35.78.25',
  '35.78.25.1001',
];

/** A value that the field takes; empty when none is known. */
function exampleOf(engine: Engine, r: Resource, { name, field, label, choices }: Explained): Cell {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money':
      return Number(field.default ?? Math.max(field.min ?? 0, 1));
    case 'coordinate':
      return field.axis === 'lintang' ? -7.3324 : 112.7881;
    case 'week':
      return 1;
    case 'date':
      return engine.now().toISOString().slice(0, 10);
    case 'datetime':
      return `${engine.now().toISOString().slice(0, 10)}T01:00:00.000Z`;
    case 'time':
      return '08:00';
    case 'boolean':
      return field.default === true;
    case 'enum':
    case 'enums':
      return Object.values(field.choices)[0] ?? null;
    case 'ref':
    case 'refs':
      return choices[0] ? (choices[0].kode ?? choices[0].label) : null;
    case 'rows':
      return field.inCell?.example ?? null;
    case 'texts':
      return 'Contoh satu; Contoh dua';
    case 'email':
      return 'nama@contoh.ac.id';
    case 'phone':
      return '081234567890';
    case 'url':
      return 'https://contoh.ac.id';
    default:
      return name === 'id' ? codeExample(r) : textExample(field, label);
  }
}

function textExample(field: Field, label: string): string | null {
  const schema = fieldSchema(field);
  return [`Contoh ${label.toLowerCase()}`, ...samples].find(text => schema.safeParse(text).success) ?? null;
}

const codeExample = ({ id }: Resource): string | null =>
  id === 'uuid' ? null : (samples.find(text => id.pattern.test(text)) ?? null);
