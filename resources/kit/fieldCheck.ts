import type { Field, FieldOf, Fields } from './field.ts';
import { noteName } from './notedFields.ts';
import { aroundName } from './rowAround.ts';
import { templateNames } from './template.ts';

/** Checks that the names in a field's options exist. @param fail told what is wrong with which field */
export function checkField(
  name: string,
  field: Field,
  fields: Fields,
  fail: (what: string) => void,
  around: Fields = {},
): void {
  const range = field as { min?: number; max?: number };
  if (range.min !== undefined && range.max !== undefined && range.max < range.min) {
    fail(`.${name}: maksimal ${range.max} < minimal ${range.min}`);
  }
  if (field.template) {
    for (const used of templateNames(field.template))
      if (!(used in fields)) fail(`.${name}: template menyebut "${used}" yang tidak ada`);
  }
  if ('holds' in field && field.holds !== undefined && field.holds !== 'counted' && !isAmount(fields, field.holds))
    fail(`.${name}: dihitung oleh "${field.holds}" yang bukan angka`);
  if (field.follows !== undefined && !(field.follows in fields))
    fail(`.${name}: mengikuti "${field.follows}" yang tidak ada`);
  if (field.noted && noteName in fields) fail(`.${name}: catatan perubahan bernama seperti kolom "${noteName}"`);
  if (typeof field.noted === 'object' && !(field.noted.field in fields))
    fail(`.${name}: catatan menurut "${field.noted.field}" yang tidak ada`);
  if (field.kind === 'ref' || field.kind === 'refs') {
    for (const used of Object.keys(field.dependsOn ?? {})) {
      const above = aroundName(used);
      if (!(above === undefined ? used in fields : above in around))
        fail(`.${name}: bergantung pada "${used}" yang tidak ada`);
    }
    for (const used of Object.keys((field.kind === 'ref' && field.toldApart) || {}))
      if (!(used in fields)) fail(`.${name}: dibedakan oleh "${used}" yang tidak ada`);
  }
  if (field.kind === 'enum' && field.default !== undefined && !(String(field.default) in field.choices)) {
    fail(`.${name}: nilai awal "${field.default}" bukan pilihan`);
  }
  if ('sumOf' in field) {
    for (const path of field.sumOf ?? [])
      if (!isAmount(fields, path)) fail(`.${name}: menjumlahkan "${path}" yang bukan angka`);
  }
  if ('parts' in field) {
    for (const path of field.parts ?? [])
      if (!isAmount(fields, path)) fail(`.${name}: terdiri dari "${path}" yang bukan angka`);
  }
  if (field.kind === 'coordinate' && fields[field.pair]?.kind !== 'coordinate')
    fail(`.${name}: tanpa pasangan "${field.pair}"`);
  if (field.kind === 'week' && fields[field.of]?.kind !== 'ref')
    fail(`.${name}: minggu dari "${field.of}" yang bukan rujukan`);
  if (field.kind === 'rows') checkRows(name, field, fields, fail);
}

const numbers: ReadonlySet<string> = new Set(['integer', 'decimal', 'money']);

/** True if a path leads to a number: a field of the row, or of its child rows. */
function isAmount(fields: Fields, path: string): boolean {
  const [name = '', child] = path.split('.');
  const field = fields[name];
  const at =
    child !== undefined && field?.kind === 'rows' ? field.fields[child] : child === undefined ? field : undefined;
  return at !== undefined && numbers.has(at.kind);
}

/** Columns that every table of child rows has: id, parent and position. */
const ofEveryChild: ReadonlySet<string> = new Set(['id', 'parentId', 'nomor']);

function checkRows(name: string, field: FieldOf<'rows'>, parent: Fields, fail: (what: string) => void): void {
  const must = (fields: Fields, used: string) => {
    if (!(used in fields)) fail(`.${name}: baris menyebut "${used}" yang tidak ada`);
  };
  for (const [names] of field.uniqueTogether ?? []) for (const used of names) must(field.fields, used);
  for (const [names, sentence, except] of field.uniqueAcross ?? []) {
    for (const used of [...names, ...(except ? [except.field] : [])]) must(field.fields, used);
    for (const used of templateNames(String(sentence))) must(parent, used);
  }
  for (const used of templateNames(field.representation ?? '')) must(field.fields, used);
  const [least = 0, , except] = field.least ?? [];
  if (except) must(parent, except.field);
  if (field.most && field.most[0] < least) fail(`.${name}: maksimal ${field.most[0]} < minimal ${least}`);
  for (const child of Object.keys(field.fields))
    if (ofEveryChild.has(child)) fail(`.${name}.${child}: nama ini dipakai tabel barisnya sendiri`);
  for (const [child, inner] of Object.entries(field.fields))
    checkField(child, inner, field.fields, what => fail(`.${name}${what}`), parent);
}
