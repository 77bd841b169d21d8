import { z } from 'zod';
import { storedText } from './canonical.ts';
import { isBlankText, manyLines, oneLine } from './cleanText.ts';
import { isDay } from './day.ts';
import type { DateField, Field, FieldOf, Fields, Kind, NumberField, TextField } from './field.ts';
import { joinCodeLength, joinCodeOf } from './joinCode.ts';
import { isListKind } from './listKinds.ts';
import { messages } from './messages.ts';
import { indonesia, roundDegrees } from './point.ts';
import type { Resource } from './resourceShape.ts';

z.config(z.locales.id());

/** Message for a value of the wrong type; an empty one is told that it is required. */
const orRequired = (message: string) => (issue: { input?: unknown }) =>
  issue.input == null ? messages.required : message;

/** UUID as stored; route parameters and references are checked with it. */
export const uuid = z.uuid({ error: orRequired(messages.choice) });

const blankToNull = (value: unknown) => (typeof value === 'string' && isBlankText(value) ? null : value);

type SchemaTable = { [K in Kind]: (field: FieldOf<K>, idOf: IdOf) => z.ZodType };
/** Whether a referenced resource's ids are UUIDs (else codes). */
type IdOf = (resource: string) => z.ZodType;

const plainText = (max: number, clean = oneLine) =>
  z
    .string({ error: orRequired(messages.wrongType) })
    .overwrite(clean)
    .max(max, messages.text.max(max));

/** A line in the one spelling of its field. */
const spelt = (field: TextField) => plainText(field.max, typed => storedText(field, typed));

const numberOf = (field: NumberField) => {
  let schema = z.number({ error: orRequired(messages.number.type) });
  if (field.kind !== 'decimal') schema = schema.int(messages.number.whole);
  if (field.min !== undefined) schema = schema.min(field.min, messages.number.min(field.min));
  const max =
    field.max ??
    (field.kind === 'decimal' ? 10 ** ((field.precision ?? 10) - (field.scale ?? 2)) - 1 : Number.MAX_SAFE_INTEGER);
  schema = schema.max(max, messages.number.max(max));
  if (field.kind !== 'decimal') return schema;
  const factor = 10 ** (field.scale ?? 2);
  return schema.refine(
    value => Math.abs(Math.round(value * factor) - value * factor) < 1e-6,
    messages.number.scale(field.scale ?? 2),
  );
};

const usualYears = [2000, 2100] as const;

/** A year like 0206 or 20226 is a slip of the keyboard; what is no date at all is said elsewhere. */
const inYears =
  ({ years: [first, last] = usualYears }: DateField) =>
  (value: string): boolean => {
    const year = new Date(value).getUTCFullYear();
    return Number.isNaN(year) || (year >= first && year <= last);
  };
const yearsMessage = ({ years: [first, last] = usualYears }: DateField) => messages.years(first, last);

const choicesSchema = (choices: Readonly<Record<string, string>>) =>
  z.enum(Object.keys(choices) as [string, ...string[]], { error: orRequired(messages.choice) });

/** Texts without blanks, each once; the first spelling stays. */
function distinct(texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.filter(text => {
    const key = text.toLowerCase();
    return text !== '' && !seen.has(key) && seen.add(key);
  });
}

/** One entry per kind: a kind without its check does not compile. */
const byKind: SchemaTable = {
  text: field => spelt(field),
  longtext: field => plainText(field.max, manyLines),
  email: field => spelt(field).pipe(z.email(messages.text.email)),
  phone: field => spelt(field).regex(/^(?:\+[1-9]\d{6,14}|\d{7,15})$/, messages.text.phone),
  url: field => spelt(field).regex(/^https?:\/\/(?:localhost(?:[:/][^\s]*)?|[^\s.]+\.[^\s]+)$/i, messages.url),
  // Indonesians write 08.30; stored, and spoken by the API, is 08:30.
  time: () =>
    plainText(5, text => oneLine(text).replace(/^(\d\d?)\.(\d\d)$/, '$1:$2')).regex(
      /^([01]\d|2[0-3]):[0-5]\d$/,
      messages.time,
    ),
  integer: numberOf,
  decimal: numberOf,
  money: numberOf,
  date: field =>
    plainText(10)
      .regex(/^\d{4}-\d{2}-\d{2}$/, messages.date)
      .refine(isDay, messages.date)
      .refine(inYears(field), yearsMessage(field)),
  datetime: field =>
    plainText(40)
      .refine(value => !Number.isNaN(Date.parse(value)), messages.date)
      .refine(inYears(field), yearsMessage(field))
      .transform(value => new Date(value).toISOString()),
  boolean: () => z.boolean({ error: orRequired(messages.wrongType) }),
  enum: field => choicesSchema(field.choices),
  enums: field => z.array(choicesSchema(field.choices), { error: messages.wrongType }).max(100),
  ref: (field, idOf) => idOf(field.to),
  refs: (field, idOf) => z.array(idOf(field.to), { error: messages.wrongType }).max(500, messages.maxRows(500)),
  rows: (field, idOf) =>
    z
      .array(rowSchema(field.fields, idOf), { error: messages.wrongType })
      .max(field.most?.[0] ?? mostRows, field.most?.[1] ?? messages.maxRows(mostRows)),
  file: () => uuid,
  files: field => z.array(uuid, { error: messages.wrongType }).max(field.most, messages.maxFiles(field.most)),
  texts: field =>
    z
      .array(
        plainText(field.max).refine(text => !text.includes(';'), messages.texts.separator),
        {
          error: messages.wrongType,
        },
      )
      .overwrite(distinct)
      .max(field.most, messages.texts.most(field.most)),
  coordinate: field => {
    const [south, north] = indonesia[field.axis];
    return z
      .number({ error: orRequired(messages.number.type) })
      .overwrite(roundDegrees)
      .min(south, messages.point.outside)
      .max(north, messages.point.outside);
  },
  week: () => numberOf({ kind: 'integer', min: 1, max: 60, required: true }),
  joinCode: () =>
    z
      .string({ error: orRequired(messages.wrongType) })
      .overwrite(text => joinCodeOf(oneLine(text)))
      .regex(/^[A-Z0-9]+$/, messages.joinCode)
      .length(joinCodeLength, messages.joinCode),
  status: field => choicesSchema(Object.fromEntries(Object.keys(field.workflow.states).map(state => [state, state]))),
  json: () => z.record(z.string(), z.unknown(), { error: orRequired(messages.wrongType) }),
};

/** Whether a value is a declared field. */
export const isField = (value: { readonly kind: string }): value is Field => Object.hasOwn(byKind, value.kind);

function baseSchema(field: Field, idOf: IdOf): z.ZodType {
  // The table is keyed by kind, so the entry always fits the field; TypeScript cannot see the correlation.
  const build = byKind[field.kind] as (field: Field, idOf: IdOf) => z.ZodType;
  const schema = build(field, idOf);
  if (!field.pattern) return schema;
  const [pattern, message] = field.pattern;
  return schema.refine(value => typeof value !== 'string' || value === '' || pattern.test(value), message);
}

/** Child rows of one row where the field does not say. */
export const mostRows = 200;

const isList = (field: Field) => isListKind(field.kind) || field.kind === 'rows';

/**
 * Schema of one value: blank text counts as empty, a required field refuses empty with "Wajib diisi.", an optional
 * one stores null (lists: the empty list).
 */
export function valueSchema(field: Field, idOf: IdOf): z.ZodType {
  const schema = baseSchema(field, idOf);
  const meta = { title: field.label, ...(field.help ? { description: field.help } : {}) };
  if (isList(field)) {
    const list = field.required ? (schema as z.ZodArray).min(1, messages.required) : schema;
    return z.preprocess(value => value ?? [], list).meta(meta);
  }
  if (field.required) return z.preprocess(blankToNull, schema).meta(meta);
  return z.preprocess(blankToNull, schema.nullable()).meta(meta);
}

/** Child rows may carry the id of the row they keep; what the server sets in them is not sent. */
function rowSchema(fields: Fields, idOf: IdOf): z.ZodType {
  const shape = Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.readOnly)
      .map(([name, field]) => [name, optionalUnlessRequired(field, idOf)]),
  );
  return z.strictObject({ id: uuid.nullish(), ...shape });
}

/** What an absent value of a new row becomes; an explicitly emptied required field falls back as well. */
function optionalUnlessRequired(field: Field, idOf: IdOf): z.ZodType {
  const schema = valueSchema(field, idOf);
  if (field.required && field.default === undefined) return schema;
  const fallback = field.default ?? (isList(field) ? [] : null);
  const filled = field.required ? z.preprocess(value => value ?? fallback, schema) : schema;
  return filled.default(fallback).meta({ title: field.label });
}

/** Fields that a client may send at all. */
export const writableFields = (r: Resource): [string, Field][] =>
  Object.entries(r.fields).filter(([, field]) => !field.readOnly);

/** Looks up resources by name; handed in so that the kit does not import the registry. */
export type Lookup = (name: string) => Resource | undefined;

const idSchemaOf =
  (find: Lookup): IdOf =>
  name => {
    const target = find(name);
    if (!target || target.id === 'uuid') return uuid;
    return z.string({ error: orRequired(messages.choice) }).max(target.id.max, messages.choice);
  };

const codeSchema = (r: Resource) => {
  if (r.id === 'uuid') return {};
  const code = z
    .string({ error: messages.required })
    .overwrite(oneLine)
    .max(r.id.max)
    .regex(r.id.pattern, r.id.message);
  return { id: z.preprocess(blankToNull, r.id.proposed ? code.nullish() : code) };
};

const unknownKeys = (issue: { code?: string }) =>
  issue.code === 'unrecognized_keys' ? messages.unknownField : undefined;

/** Body of POST: every writable field; required ones must be there. */
export function createSchema(r: Resource, find: Lookup): z.ZodObject {
  const shape = Object.fromEntries(
    writableFields(r).map(([name, field]) => [name, optionalUnlessRequired(field, idSchemaOf(find))]),
  );
  return z.strictObject({ ...codeSchema(r), ...shape }, { error: unknownKeys });
}

/** Body of PUT: any subset of the writable fields and the version that was read. */
export function updateSchema(r: Resource, find: Lookup): z.ZodObject {
  const shape = Object.fromEntries(
    writableFields(r).map(([name, field]) => [name, valueSchema(field, idSchemaOf(find)).optional()]),
  );
  return z.strictObject({ ...shape, version: z.int({ error: messages.wrongType }).optional() }, { error: unknownKeys });
}

/** What a step is given, of fields that it takes; what it does not name is left out. @param find see `createSchema` */
export const takenSchema = (asked: Fields, optional: Fields, find: Lookup): z.ZodObject => {
  const schemas = (fields: Fields) =>
    Object.entries(fields).map(([name, field]) => [name, valueSchema(field, idSchemaOf(find))] as const);
  return z.object({
    ...Object.fromEntries(schemas(optional).map(([name, schema]) => [name, schema.optional()])),
    ...Object.fromEntries(schemas(asked).map(([name, schema]) => [name, schema])),
  });
};

/** Messages by dotted path: `jadwal.0.mulai`. */
export function errorsByField(error: z.ZodError): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) found[[...issue.path, key].join('.')] ??= messages.unknownField;
    else found[issue.path.join('.') || 'root'] ??= issue.message;
  }
  return found;
}
