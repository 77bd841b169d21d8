import { type Field, originOf, type Registry, type Resource } from '../../../../resources/kit/index.ts';
import { codeField, type ImportField, isReference } from './columns.ts';

/** Headings are compared without case, spaces, underscores and punctuation. */
export const headingKey = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Words that offices shorten in headings, and two that mean one. */
const inFull: Readonly<Record<string, string>> = {
  tgl: 'tanggal',
  thn: 'tahun',
  smt: 'semester',
  no: 'nomor',
  jml: 'jumlah',
  jlh: 'jumlah',
  nm: 'nama',
  kd: 'kode',
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

const withoutId = (name: string): string => name.replace(/^id(?=[A-Z])/, '');

const labelOf = (r: Pick<Resource, 'fields'>, name: string): string => r.fields[name]?.label ?? name;

/** Fields by which rows of a resource are found in a cell: the code, and what else people name them by. */
const finders = (target: Resource): string[] => {
  const code = codeField(target);
  return [...(code && code !== 'id' ? [code] : []), ...target.foundBy];
};

/** True if a heading alone means the field: a name that several rows may have is a heading of anything. */
const isOneRows = (target: Resource, name: string): boolean => {
  const field = target.fields[name];
  return field?.unique === true || field?.follows !== undefined || target.key.join() === name;
};

/** True if a field only repeats what rows of one of the references are found by: its heading means the reference. */
const names = (field: Field, name: string, fields: readonly ImportField[], registry: Registry): boolean =>
  fields.some(
    other =>
      other.name === field.follows && isReference(other.field) && finders(registry.get(other.field.to)).includes(name),
  );

/** Headings under which a reference's code is understood besides its own: "Kode gedung", "ISBN". */
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
 * Meaning of each heading; a field's own name or label wins over a code of a reference, also for fields that cannot be
 * imported: "Kode" is the row's own, or nothing.
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
  // A sheet may have been written before a word of it was renamed.
  for (const { name, label } of fields)
    for (const heading of [label, originOf(label), name]) {
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
