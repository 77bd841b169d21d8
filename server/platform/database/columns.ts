import {
  type Choices,
  extraId,
  type Field,
  type FieldOf,
  type Kind,
  type Registry,
  type Resource,
  rowsName,
  snakeCase,
  templateNames,
} from '../../../resources/kit/index.ts';

/**
 * From a declaration to names and types of PostgreSQL: the one place that knows how a field is stored. Everything
 * here comes from declarations, never from a request, so it may stand in SQL text.
 */

export function tableName(r: Pick<Resource, 'name'>): string {
  const found = tables.get(r) ?? snakeCase(r.name);
  tables.set(r, found);
  return found;
}

/** Asked for several times by each request. */
const tables = new WeakMap<Pick<Resource, 'name'>, string>();
export const childTableName = (r: Resource, field: string): string => snakeCase(rowsName(r.name, field));
/** Generated column that `q` searches, in lower case, under one trigram index. */
export const searchColumn = '_cari';

const baseColumns: ReadonlyMap<string, string> = new Map([
  ['id', 'id'],
  ['createdAt', 'created_at'],
  ['updatedAt', 'updated_at'],
  ['createdBy', 'created_by'],
  ['updatedBy', 'updated_by'],
  ['version', 'version'],
]);

/** Quoted column of a field (or base column) of the resource. */
export function column(name: string): string {
  const found = columns.get(name) ?? `"${baseColumns.get(name) ?? snakeCase(name)}"`;
  columns.set(name, found);
  return found;
}

/** As many as are declared: no name comes from a request. */
const columns = new Map<string, string>();

export const isBase = (name: string): boolean => baseColumns.has(name);

/** `rows` live in a table of their own, extra fields in the JSON of theirs; every other kind is one column. */
export const storedFields = (fields: Resource['fields']): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => field.kind !== 'rows' && field.within === undefined);

/** An extra field's value over the table alias, of the type that its kind has as a column. */
export function extraSql(name: string, field: Field, alias: string): string {
  const { kind, within = '' } = field;
  const answers = `${alias}.${column(within)}`;
  const key = `'${extraId(name).replaceAll("'", "''")}'`;
  switch (kind) {
    case 'enums':
      return `array(select jsonb_array_elements_text(${answers} -> ${key}))`;
    case 'integer':
    case 'decimal':
    case 'money':
      return `(${answers} ->> ${key})::numeric`;
    case 'boolean':
    case 'date':
      return `(${answers} ->> ${key})::${kind}`;
    case 'json':
      // Names of files or of a row, a single one too: lax paths take it as a list of one.
      return `(select string_agg(n ->> 'nama', '; ') from jsonb_path_query(${answers} -> ${key}, '$[*]') n)`;
    default:
      return `${answers} ->> ${key}`;
  }
}

/** Fields of child rows; asked for many times by each write. */
export function rowsFields({ fields }: Pick<Resource, 'fields'>): readonly [string, FieldOf<'rows'>][] {
  const found =
    childFields.get(fields) ??
    Object.entries(fields).filter((entry): entry is [string, FieldOf<'rows'>] => entry[1].kind === 'rows');
  childFields.set(fields, found);
  return found;
}

const childFields = new WeakMap<Resource['fields'], [string, FieldOf<'rows'>][]>();

const idType = (r: Resource): string => (r.id === 'uuid' ? 'uuid' : 'text');

type TypeTable = { [K in Kind]: (field: FieldOf<K>, registry: Registry) => string };

/** One entry per kind: a kind without storage does not compile. */
const types: TypeTable = {
  text: () => 'text',
  longtext: () => 'text',
  email: () => 'text',
  phone: () => 'text',
  url: () => 'text',
  time: () => 'text',
  integer: () => 'integer',
  decimal: field => `numeric(${field.precision ?? 10},${field.scale ?? 2})`,
  money: () => 'bigint',
  date: () => 'date',
  datetime: () => 'timestamptz',
  boolean: () => 'boolean',
  enum: () => 'text',
  enums: () => 'text[]',
  ref: (field, registry) => idType(registry.get(field.to)),
  refs: (field, registry) => `${idType(registry.get(field.to))}[]`,
  rows: () => 'jsonb',
  file: () => 'uuid',
  files: () => 'uuid[]',
  coordinate: () => 'numeric(9,6)',
  week: () => 'integer',
  joinCode: () => 'text',
  texts: () => 'text[]',
  status: () => 'text',
  json: () => 'jsonb',
};

/** PostgreSQL type of a field's column. */
export function sqlType(field: Field, registry: Registry): string {
  const build = types[field.kind] as (field: Field, registry: Registry) => string;
  return build(field, registry);
}

/** PostgreSQL type of any name of a resource, base columns included. */
export function typeOf(r: Resource, name: string, registry: Registry): string {
  if (name === 'id') return idType(r);
  if (name === 'version') return 'integer';
  if (name === 'createdAt' || name === 'updatedAt') return 'timestamptz';
  const field = r.fields[name];
  return field ? sqlType(field, registry) : 'text';
}

const textKinds: ReadonlySet<Kind> = new Set([
  'text',
  'longtext',
  'email',
  'phone',
  'url',
  'time',
  'joinCode',
  'enum',
  'status',
]);

const asText = (fields: Resource['fields'], name: string): string => {
  const field = fields[name];
  if (field?.template) return templateSql(field.template, fields);
  const kind = field?.kind;
  return name === 'id' || (kind && textKinds.has(kind)) ? column(name) : `${column(name)}::text`;
};

/**
 * Immutable SQL expression for a template: empty parts vanish together with the space before them.
 * @param shown what stands for a name in place of its value
 */
export function templateSql(
  template: string,
  fields: Resource['fields'],
  alias = '',
  shown: (name: string) => string | undefined = () => undefined,
): string {
  const prefix = alias ? `${alias}.` : '';
  const parts = template.split(/(\{\w+\})/).filter(Boolean);
  const pieces = parts.map(part => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return `'${part.replaceAll("'", "''")}'`;
    const nested = fields[name]?.template;
    const value = shown(name) ?? (nested ? templateSql(nested, fields, alias) : `${prefix}${asText(fields, name)}`);
    return `coalesce(${value}, '')`;
  });
  return pieces.length === 1 ? (pieces[0] ?? "''") : `btrim(${pieces.join(' || ')})`;
}

/** Where a label finds what references point at. */
type Targets = Pick<Registry, 'get'>;

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('id-ID', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
);

/** Codes as the words that stand for them. */
const worded = (value: string, choices: Choices): string =>
  `case ${value} ${Object.entries(choices)
    .map(([code, words]) => `when '${code.replaceAll("'", "''")}' then '${words.replaceAll("'", "''")}'`)
    .join(' ')} else ${value} end`;

/** A day as it is written in a sentence, "17 November 2026". */
const dayWords = (value: string): string =>
  `extract(day from ${value}) || ' ' || (array['${monthNames.join("','")}'])[extract(month from ${value})::int] || ' ' || extract(year from ${value})`;

/** A field of a label in the words that the screens use for it; undefined where its value is its words. */
function wordsSql(field: Field | undefined, at: string, targets: Targets, depth: number): string | undefined {
  switch (field?.kind) {
    case 'ref': {
      const target = targets.get(field.to);
      const alias = `ls${depth}`;
      return `(select ${deepLabelSql(target, alias, targets, depth + 1)} from ${tableName(target)} ${alias} where ${alias}.id = ${at})`;
    }
    case 'enum':
      return worded(at, field.choices);
    case 'status':
      return worded(
        at,
        Object.fromEntries(Object.entries(field.workflow.states).map(([code, { label }]) => [code, label])),
      );
    case 'date':
      return dayWords(at);
    default:
      return undefined;
  }
}

function deepLabelSql(r: Resource, alias: string, targets: Targets, depth: number): string {
  const names = templateNames(r.representation);
  const only = names.length === 1 ? names[0] : undefined;
  if (only && r.representation === `{${only}}` && r.fields[only]?.kind === 'text') return `${alias}.${column(only)}`;
  return templateSql(r.representation, r.fields, alias, name =>
    wordsSql(r.fields[name], `${alias}.${column(name)}`, targets, depth),
  );
}

/**
 * Label of a row of `r` as SQL over the table alias, as references show it. It holds no id, code or ISO date: a
 * reference in it shows its own target's label.
 */
export const labelSql = (r: Resource, alias: string, targets: Targets): string => deepLabelSql(r, alias, targets, 0);

/** A field's value in the words of a label. @param at the value, as SQL */
export const fieldWordsSql = (field: Field | undefined, at: string, targets: Targets): string =>
  wordsSql(field, at, targets, 0) ?? `${at}::text`;

/** The label of a row that an outer join may not have found: null then, whatever stands between its fields. */
export const joinedLabelSql = (r: Resource, alias: string, targets: Targets): string =>
  `case when ${alias}.id is not null then ${labelSql(r, alias, targets)} end`;

/** The label with what tells the row apart from others of its name (`apart`): 'label · label of the reference'. */
export function apartLabelSql(r: Resource, alias: string, targets: Targets): string {
  const label = labelSql(r, alias, targets);
  const reference = r.fields[r.apart ?? ''];
  if (!r.apart || reference?.kind !== 'ref') return label;
  return `${label} || coalesce(' · ' || ${fieldWordsSql(reference, `${alias}.${column(r.apart)}`, targets)}, '')`;
}

/**
 * That label with ' (nonaktif)' behind rows that are switched off or gone at their source (docs/domain/10 §6): what a
 * reference shows where a row that points at it is read.
 */
export function markedLabelSql(r: Resource, alias: string, targets: Targets): string {
  const label = apartLabelSql(r, alias, targets);
  const off = inactiveSql(r, alias);
  return off ? `case when ${off} then ${label} || ' (nonaktif)' else ${label} end` : label;
}

function inactiveSql(r: Resource, alias: string): string | undefined {
  if (r.fields.aktif?.kind === 'boolean') return `not ${alias}.aktif`;
  const flow = r.fields.status?.kind === 'status' ? r.fields.status.workflow : undefined;
  return flow && 'nonaktif' in flow.states ? `${alias}.status = 'nonaktif'` : undefined;
}

/** Text that the search column holds. */
export function searchSql(r: Resource): string {
  return `lower(${r.search.map(name => `coalesce(${asText(r.fields, name)}, '')`).join(` || ' ' || `)})`;
}
