import {
  type Field,
  type FieldOf,
  type ImportColumn,
  type Kind,
  type Registry,
  type Resource,
  text,
} from '../../../resources/kit/index.ts';
import type { Actor } from '../../access/permission.ts';
import { hiddenFields } from '../../access/permission.ts';
import { cellText } from '../../documents/spreadsheet/cell.ts';
import type { RawRow } from '../../documents/spreadsheet/rawRow.ts';
import { HttpError, invalid } from '../../errors.ts';
import { parentHeadings, parentsOf } from './parents.ts';

/** A field that a spreadsheet may fill. */
export interface ImportField {
  name: string;
  field: Field;
  label: string;
  required: boolean;
}

const neverInCells: ReadonlySet<Kind> = new Set(['file', 'files', 'json', 'status']);
const notInCells = (field: Field): boolean =>
  field.kind === 'rows' ? field.inCell === undefined : neverInCells.has(field.kind);

/**
 * Fields that the import fills: what people write, less child rows that stand in no cell, files and what the role does not see. Codes
 * that are ids count as a field named `id`.
 */
export function importFields(r: Resource, actor: Pick<Actor, 'baseRole'>): ImportField[] {
  const hidden = hiddenFields(actor, r);
  const own = Object.entries(r.fields)
    .filter(([name, field]) => !field.readOnly && !field.secret && !notInCells(field) && !hidden.has(name))
    .map(([name, field]) => ({
      name,
      field,
      label: field.label ?? name,
      required: field.required && field.default === undefined,
    }));
  if (r.id === 'uuid') return own;
  const code = text(r.id.max, { required: true, fixed: true, label: r.id.label });
  return [{ name: 'id', field: code, label: r.id.label, required: true }, ...own];
}

/** Heading of the column by which a row is found again that people know by nothing of its own. */
export const idHeading = 'ID';
/** How a uuid is written. */
export const uuidText = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * The columns without an "ID" that is another system's: ours are uuids, and a column without a single one names none of
 * our rows. What somebody chose stays.
 */
export function withoutForeignId(
  r: Resource,
  columns: readonly ImportColumn[],
  rows: readonly RawRow[],
): ImportColumn[] {
  return columns.map((column, at) => {
    if (r.id !== 'uuid' || column.field !== 'id' || column.dipilih) return column;
    const said = rows.map(({ cells }) => cellText(cells[at]).trim()).filter(Boolean);
    return said.length && !said.some(text => uuidText.test(text)) ? { ...column, field: null } : column;
  });
}

/** A field that a file is read for; `known` only finds the row, `tells` only says which of several a reference means. */
export type ReadField = ImportField & { known?: true; tells?: true };

/**
 * Fields that are read from a file: those that the import fills, and what only finds the row: the id, and parts of the
 * key that the server gives (`known`), such as a partner's code; and what tells rows of one name apart (`tells`).
 */
export function readFields(r: Resource, actor: Pick<Actor, 'baseRole'>, registry: Registry): ReadField[] {
  const filled = importFields(r, actor);
  const hidden = hiddenFields(actor, r);
  const given = r.key
    .filter(name => !hidden.has(name) && !filled.some(field => field.name === name))
    .flatMap(name => {
      const field = r.fields[name];
      return field?.readOnly && !notInCells(field)
        ? [{ name, field, label: field.label ?? name, required: false, known: true as const }]
        : [];
    });
  const telling = tellersOf(r, registry, filled).filter(
    ({ name }) => !hidden.has(name) && !filled.some(field => field.name === name),
  );
  if (r.id !== 'uuid') return [...filled, ...given, ...telling];
  const id = text(36, { label: idHeading });
  return [...filled, ...given, ...telling, { name: 'id', field: id, label: idHeading, required: false, known: true }];
}

/** Columns that say in words what rows of the references lie in, each once. */
function tellersOf(r: Resource, registry: Registry, filled: readonly ImportField[]): ReadField[] {
  const found = new Map<string, ReadField>();
  for (const { field } of filled) {
    if (!isReference(field)) continue;
    const target = registry.get(field.to);
    for (const { ours, theirs, told } of parentsOf(registry, r, field)) {
      if (!told || found.has(ours)) continue;
      const label = r.fields[ours]?.label ?? target.fields[theirs]?.label ?? ours;
      const words = text(200, { label, aliases: parentHeadings(registry, target, theirs) });
      found.set(ours, { name: ours, label, field: words, required: false, tells: true });
    }
  }
  return [...found.values()];
}

/** Whether rows are recognised: the key is unique without exceptions, and the file names every part of it. */
export function hasKey(r: Resource, fields: readonly string[]): boolean {
  const key = r.key.join();
  const unique =
    key === 'id' ||
    r.unique.some(([names, , except]) => !except && names.join() === key) ||
    r.key.every(name => r.fields[name]?.unique);
  return unique && r.key.every(name => fields.includes(name));
}

/** Whether every row is recognised by what a file of all fields says of it; else its id stands in the export. */
export const isNamed = (r: Resource, actor: Pick<Actor, 'baseRole'>, registry: Registry): boolean =>
  r.key.length > 0 &&
  hasKey(
    r,
    readFields(r, actor, registry).map(({ name }) => name),
  ) &&
  r.key.every(name => name === 'id' || r.fields[name]?.required || r.fields[name]?.readOnly);

/** Headings are compared without case, spaces, underscores and punctuation. */
export const headingKey = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Words that offices shorten in headings, and two that mean one. */
const inFull: Readonly<Record<string, string>> = {
  ...{
    tgl: 'tanggal',
    thn: 'tahun',
    smt: 'semester',
    no: 'nomor',
    jml: 'jumlah',
    jlh: 'jumlah',
    nm: 'nama',
    kd: 'kode',
  },
  jns: 'jenis',
  ket: 'keterangan',
  kec: 'kecamatan',
  kab: 'kabupaten',
  prov: 'provinsi',
  kel: 'kelurahan',
  telp: 'telepon',
  tlp: 'telepon',
  tel: 'telepon',
  mhs: 'mahasiswa',
  dosbing: 'dosen pembimbing',
  praktek: 'praktikum',
  prak: 'praktikum',
  alamatemail: 'email',
};

/** The key of a heading with its short words in full: "Tgl Lahir" is "Tanggal lahir". */
const fullKey = (heading: string): string =>
  headingKey(
    heading
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map(word => (Object.hasOwn(inFull, word) ? inFull[word] : word))
      .join(' '),
  );

/** Heading of the column that holds a reference's code beside the one that shows its name. */
export const codeHeading = (label: string): string => `${label} (kode)`;
/** The same for references to rows that have no code of their own: their words may mean several. */
export const idOfHeading = (label: string): string => `${label} (ID data)`;

/** Field by which people name a row of a resource, when it is one field of text: `npm`, `kode`, or a code that is the id. */
export function codeField(target: Resource): string | undefined {
  const [only, ...more] = target.key;
  if (only === undefined || more.length > 0) return undefined;
  const kind = target.fields[only]?.kind;
  return only === 'id' || kind === 'text' || kind === 'email' ? only : undefined;
}

export const isReference = (field: Field): field is FieldOf<'ref'> | FieldOf<'refs'> =>
  field.kind === 'ref' || field.kind === 'refs';

const withoutId = (name: string): string => name.replace(/^id(?=[A-Z])/, '');

const labelOf = (r: Pick<Resource, 'fields'>, name: string): string => r.fields[name]?.label ?? name;

/** Fields by which rows of a resource are found in a cell: the code, and what else people name them by. */
const finders = (target: Resource): string[] => {
  const code = codeField(target);
  return [...(code && code !== 'id' ? [code] : []), ...target.foundBy];
};

/** Whether a heading alone means the field: a name that several rows may have is a heading of anything. */
const isOneRows = (target: Resource, name: string): boolean => {
  const field = target.fields[name];
  return field?.unique === true || field?.follows !== undefined || target.key.join() === name;
};

/** Whether a field only repeats what rows of one of the references are found by: its heading means the reference. */
const names = (field: Field, name: string, fields: readonly ImportField[], registry: Registry): boolean =>
  fields.some(
    other =>
      other.name === field.follows && isReference(other.field) && finders(registry.get(other.field.to)).includes(name),
  );

/** Headings under which a reference's code is understood besides its own: "Kode prodi", "NPM". */
function codeHeadings({ name, field, label }: ImportField, registry: Registry): string[] {
  if (!isReference(field)) return [];
  const target = registry.get(field.to);
  const key = codeField(target);
  const ownCode = target.id === 'uuid' ? undefined : target.id.label;
  const keyLabel = key && key !== 'id' ? (target.fields[key]?.label ?? key) : ownCode;
  return [
    codeHeading(label),
    idOfHeading(label),
    `kode ${label}`,
    `kode${withoutId(name)}`,
    ...(keyLabel ? [`${keyLabel} ${label}`, keyLabel] : []),
    ...target.foundBy.map(other => `${labelOf(target, other)} ${label}`),
    // "NIP" of what is called NIP/NPT, "NIM" of what is called NPM.
    ...finders(target)
      .filter(other => isOneRows(target, other))
      .flatMap(other => [labelOf(target, other), other, ...(target.fields[other]?.aliases ?? [])]),
  ];
}

/** Field by heading, and whether the heading means the code of a reference. */
export interface Headings {
  find(heading: string): { field: string; code: boolean } | undefined;
}

/**
 * What each heading means; a name or label of a field wins over a code of a reference, also where the field is one that
 * nobody fills: "Kode" is the row's own, or nothing.
 */
export function headingsOf(
  r: Pick<Resource, 'fields' | 'label' | 'alsoCalled'>,
  fields: readonly ImportField[],
  registry: Registry,
): Headings {
  const known = new Map<string, { field: string; code: boolean }>();
  const written: [heading: string, meant: { field: string; code: boolean }][] = [];
  const others = Object.entries(r.fields).filter(
    ([name, field]) => !fields.some(one => one.name === name) && !names(field, name, fields, registry),
  );
  const own = new Set(others.flatMap(([name, field]) => [headingKey(field.label ?? name), headingKey(name)]));
  const add = (heading: string, field: string, code: boolean) => {
    const key = headingKey(heading);
    if (!key || known.has(key) || own.has(key)) return;
    known.set(key, { field, code });
    written.push([heading, { field, code }]);
  };
  for (const { name, label } of fields)
    for (const heading of [label, name]) {
      own.delete(headingKey(heading));
      add(heading, name, false);
    }
  for (const { name, field } of fields)
    for (const alias of field.aliases ?? []) {
      // Words of a reference mean it, also where a field that nobody fills repeats them: "Nama desa".
      if (isReference(field)) own.delete(headingKey(alias));
      add(alias, name, isReference(field));
    }
  for (const { name, field } of fields) if (isReference(field)) add(withoutId(name), name, false);
  for (const field of fields) for (const heading of codeHeadings(field, registry)) add(heading, field.name, true);
  for (const { name, label } of fields)
    for (const called of [r.label, ...r.alsoCalled]) add(`${label} ${called}`, name, false);
  for (const { name, field } of fields) {
    if (!isReference(field)) continue;
    // Of two references to the same nobody knows which is meant.
    if (fields.filter(other => isReference(other.field) && other.field.to === field.to).length > 1) continue;
    const target = registry.get(field.to);
    for (const called of [target.label, ...target.alsoCalled]) {
      add(called, name, false);
      add(`nama ${called}`, name, false);
      add(`kode ${called}`, name, true);
    }
  }
  const full = new Map<string, { field: string; code: boolean }>();
  for (const [heading, meant] of written) if (!full.has(fullKey(heading))) full.set(fullKey(heading), meant);
  const ownInFull = new Set(others.flatMap(([name, field]) => [fullKey(field.label ?? name), fullKey(name)]));
  return {
    find: heading => {
      const meant = known.get(headingKey(heading));
      return (
        meant ??
        (own.has(headingKey(heading)) || ownInFull.has(fullKey(heading)) ? undefined : full.get(fullKey(heading)))
      );
    },
  };
}

/**
 * Proposes a field for every heading; a field is filled once, a reference also by its code beside its name.
 * @throws HttpError 422 naming a heading that stands twice: nobody knows which of the two columns is meant
 */
export function detectColumns(headings: readonly string[], known: Headings): ImportColumn[] {
  const keys = headings.map(headingKey);
  const doubled = headings.find((_, i) => keys[i] && keys.indexOf(keys[i] ?? '') < i);
  if (doubled !== undefined) {
    const message = `Kolom "${doubled.trim()}" tercantum dua kali. Hapus salah satunya.`;
    throw invalid({ file: message }, message);
  }
  const taken = new Set<string>();
  return headings.map(judul => {
    const found = known.find(judul);
    const key = found && `${found.field} ${found.code}`;
    if (!found || !key || taken.has(key)) return { judul, field: null };
    taken.add(key);
    return { judul, field: found.field };
  });
}

/**
 * A person's mapping over the proposed one.
 * @throws HttpError 422 for an unknown heading or field, or one field filled twice
 */
export function applyMapping(
  columns: readonly ImportColumn[],
  mapping: unknown,
  fields: readonly ImportField[],
): ImportColumn[] {
  if (typeof mapping !== 'object' || mapping === null || Array.isArray(mapping))
    throw invalid({ pemetaan: 'Pemetaan kolom tidak valid.' });
  const wanted = new Map<string, unknown>(Object.entries(mapping));
  const byName = new Map(fields.map(field => [field.name, field]));
  const known = new Set(columns.map(({ judul }) => judul));
  for (const [judul, field] of wanted) {
    if (!known.has(judul)) throw invalid({ pemetaan: `Kolom "${judul}" tidak ada di berkas.` });
    if (field !== null && (typeof field !== 'string' || !byName.has(field)))
      throw invalid({ pemetaan: `Kolom tujuan ${String(field)} tidak dikenal.` });
  }
  const mapped = columns.map(column => {
    const wish = wanted.get(column.judul);
    const field = wish === undefined ? column.field : typeof wish === 'string' ? wish : null;
    return field === column.field ? column : { ...column, field, dipilih: true };
  });
  const uses = new Map<string, number>();
  for (const { field } of mapped) if (field) uses.set(field, (uses.get(field) ?? 0) + 1);
  for (const [name, count] of uses) {
    const used = byName.get(name);
    if (used && count > (isReference(used.field) ? 2 : 1))
      throw invalid({ pemetaan: `Kolom ${used.label} dipetakan lebih dari sekali.` });
  }
  return mapped;
}

/** Heading of the column that the file of wrong rows adds. */
export const errorHeading = 'Kesalahan';

const rowKey = (columns: readonly ImportColumn[]): string => columns.map(({ judul }) => headingKey(judul)).join('|');

/**
 * The proposed columns as this person mapped them before: what was chosen then is chosen again. That a column is left
 * out, and how its dates are read, is remembered of files with the same row of headings only: under one heading, other
 * files hold other things.
 * @param earlier columns of earlier imports, the newest first
 */
export function recalled(
  proposed: readonly ImportColumn[],
  earlier: readonly (readonly ImportColumn[])[],
  fields: readonly ImportField[],
): ImportColumn[] {
  const same = (columns: readonly ImportColumn[]) => rowKey(columns) === rowKey(proposed);
  const alike = earlier.filter(same).flat();
  const others = earlier.filter(columns => !same(columns)).flat();
  const known = new Map<string, ImportColumn>();
  for (const column of [...alike, ...others.filter(({ field }) => field !== null)]) {
    const key = headingKey(column.judul);
    if (!known.has(key)) known.set(key, column);
  }
  const orderOf = (judul: string) => {
    const key = headingKey(judul);
    const said = alike.find(one => one.dasarUrutan === 'pilihan' && headingKey(one.judul) === key);
    return said && { urutanTanggal: said.urutanTanggal, dasarUrutan: said.dasarUrutan };
  };
  const chosen = proposed.flatMap(({ judul }) => {
    const before = known.get(headingKey(judul));
    return before?.dipilih ? [[judul, before.field] as const] : [];
  });
  let columns: readonly ImportColumn[] = proposed;
  try {
    columns = applyMapping(proposed, Object.fromEntries(chosen), fields);
  } catch (error) {
    // The file has other columns now, or the fields have changed: it is mapped anew.
    if (!(error instanceof HttpError)) throw error;
  }
  return columns.map(column => {
    const before = known.get(headingKey(column.judul));
    const own = headingKey(column.judul) === headingKey(errorHeading);
    const dated = { ...column, ...orderOf(column.judul) };
    return own || (before && before.field === column.field) ? { ...dated, diingat: true } : dated;
  });
}
