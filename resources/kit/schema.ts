import { z } from 'zod';
import { storedText } from './canonical.ts';
import { isBlankText, manyLines, oneLine } from './cleanText.ts';
import { isDay } from './day.ts';
import type { DateField, Field, FieldOf, Fields, Kind, NumberField, TextField } from './field.ts';
import { joinCodeLength, joinCodeOf } from './joinCode.ts';
import { isListKind } from './listKinds.ts';
import { asIssue, type Message, messageIn } from './message.ts';
import { messages } from './messages.ts';
import { indonesia, roundDegrees } from './point.ts';
import type { Resource } from './resourceShape.ts';
import type { FieldErrors } from './row.ts';

z.config(z.locales.id());

/** Message for a value of the wrong type; an empty one is told that it is required. */
const orRequired = (message: string) => (issue: { input?: unknown }) =>
  issue.input == null ? asIssue(messages.required) : message;

/** UUID as stored; route parameters and references are checked with it. */
export const uuid = z.uuid({ error: orRequired(asIssue(messages.choice)) });

const blankToNull = (value: unknown) => (typeof value === 'string' && isBlankText(value) ? null : value);

type SchemaTable = { [K in Kind]: (field: FieldOf<K>, idOf: IdOf) => z.ZodType };
/** Schema of a referenced resource's ids: UUIDs or codes. */
type IdOf = (resource: string) => z.ZodType;

const plainText = (max: number, clean = oneLine) =>
  z
    .string({ error: orRequired(asIssue(messages.wrongType)) })
    .overwrite(clean)
    .max(max, asIssue(messages.text.max({ n: max })));

/** A line in the one spelling of its field. */
const spelt = (field: TextField) => plainText(field.max, typed => storedText(field, typed));

const numberOf = (field: NumberField) => {
  let schema = z.number({ error: orRequired(asIssue(messages.number.type)) });
  if (field.kind !== 'decimal') schema = schema.int(asIssue(messages.number.whole));
  if (field.min !== undefined) schema = schema.min(field.min, asIssue(messages.number.min({ n: field.min })));
  const max =
    field.max ??
    (field.kind === 'decimal' ? 10 ** ((field.precision ?? 10) - (field.scale ?? 2)) - 1 : Number.MAX_SAFE_INTEGER);
  schema = schema.max(max, asIssue(messages.number.max({ n: max })));
  if (field.kind !== 'decimal') return schema;
  const factor = 10 ** (field.scale ?? 2);
  return schema.refine(
    value => Math.abs(Math.round(value * factor) - value * factor) < 1e-6,
    asIssue(messages.number.scale({ n: field.scale ?? 2 })),
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
const yearsMessage = ({ years: [first, last] = usualYears }: DateField) => asIssue(messages.years({ first, last }));

const choicesSchema = (choices: Readonly<Record<string, string>>) =>
  z.enum(Object.keys(choices) as [string, ...string[]], { error: orRequired(asIssue(messages.choice)) });

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
  email: field => spelt(field).pipe(z.email(asIssue(messages.text.email))),
  phone: field => spelt(field).regex(/^(?:\+[1-9]\d{6,14}|\d{7,15})$/, asIssue(messages.text.phone)),
  url: field => spelt(field).regex(/^https?:\/\/(?:localhost(?:[:/][^\s]*)?|[^\s.]+\.[^\s]+)$/i, asIssue(messages.url)),
  // Indonesians write 08.30; stored, and spoken by the API, is 08:30.
  time: () =>
    plainText(5, text => oneLine(text).replace(/^(\d\d?)\.(\d\d)$/, '$1:$2')).regex(
      /^([01]\d|2[0-3]):[0-5]\d$/,
      asIssue(messages.time),
    ),
  integer: numberOf,
  decimal: numberOf,
  money: numberOf,
  date: field =>
    plainText(10)
      .regex(/^\d{4}-\d{2}-\d{2}$/, asIssue(messages.date))
      .refine(isDay, asIssue(messages.date))
      .refine(inYears(field), yearsMessage(field)),
  datetime: field =>
    plainText(40)
      .refine(value => !Number.isNaN(Date.parse(value)), asIssue(messages.date))
      .refine(inYears(field), yearsMessage(field))
      .transform(value => new Date(value).toISOString()),
  boolean: () => z.boolean({ error: orRequired(asIssue(messages.wrongType)) }),
  enum: field => choicesSchema(field.choices),
  enums: field => z.array(choicesSchema(field.choices), { error: asIssue(messages.wrongType) }).max(100),
  ref: (field, idOf) => idOf(field.to),
  refs: (field, idOf) =>
    z.array(idOf(field.to), { error: asIssue(messages.wrongType) }).max(500, asIssue(messages.maxRows({ n: 500 }))),
  rows: (field, idOf) =>
    z
      .array(rowSchema(field.fields, idOf), { error: asIssue(messages.wrongType) })
      .max(field.most?.[0] ?? mostRows, asIssue(field.most?.[1] ?? messages.maxRows({ n: mostRows }))),
  file: () => uuid,
  files: field =>
    z
      .array(uuid, { error: asIssue(messages.wrongType) })
      .max(field.most, asIssue(messages.maxFiles({ n: field.most }))),
  texts: field =>
    z
      .array(
        plainText(field.max).refine(text => !text.includes(';'), asIssue(messages.texts.separator)),
        {
          error: asIssue(messages.wrongType),
        },
      )
      .overwrite(distinct)
      .max(field.most, asIssue(messages.texts.most({ n: field.most }))),
  coordinate: field => {
    const [south, north] = indonesia[field.axis];
    return z
      .number({ error: orRequired(asIssue(messages.number.type)) })
      .overwrite(roundDegrees)
      .min(south, asIssue(messages.point.outside))
      .max(north, asIssue(messages.point.outside));
  },
  week: () => numberOf({ kind: 'integer', min: 1, max: 60, required: true }),
  joinCode: () =>
    z
      .string({ error: orRequired(asIssue(messages.wrongType)) })
      .overwrite(text => joinCodeOf(oneLine(text)))
      .regex(/^[A-Z0-9]+$/, asIssue(messages.joinCode))
      .length(joinCodeLength, asIssue(messages.joinCode)),
  status: field => choicesSchema(Object.fromEntries(Object.keys(field.workflow.states).map(state => [state, state]))),
  json: ({ list }) => {
    const error = orRequired(asIssue(messages.wrongType));
    return list ? z.array(z.unknown(), { error }) : z.record(z.string(), z.unknown(), { error });
  },
};

export const isField = (value: { readonly kind: string }): value is Field => Object.hasOwn(byKind, value.kind);

function baseSchema(field: Field, idOf: IdOf): z.ZodType {
  // The table is keyed by kind, so the entry always fits the field; TypeScript cannot see the correlation.
  const build = byKind[field.kind] as (field: Field, idOf: IdOf) => z.ZodType;
  const schema = build(field, idOf);
  if (!field.pattern) return schema;
  const [pattern, message] = field.pattern;
  return schema.refine(value => typeof value !== 'string' || value === '' || pattern.test(value), asIssue(message));
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
    const list = field.required ? (schema as z.ZodArray).min(1, asIssue(messages.required)) : schema;
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

/** Default of a new row's missing value; an explicitly emptied required field falls back to it as well. */
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
    return z.string({ error: orRequired(asIssue(messages.choice)) }).max(target.id.max, asIssue(messages.choice));
  };

const codeSchema = (r: Resource) => {
  if (r.id === 'uuid') return {};
  const code = z
    .string({ error: asIssue(messages.required) })
    .overwrite(oneLine)
    .max(r.id.max)
    .regex(r.id.pattern, asIssue(r.id.message));
  return { id: z.preprocess(blankToNull, r.id.proposed ? code.nullish() : code) };
};

const unknownKeys = (issue: { code?: string }) =>
  issue.code === 'unrecognized_keys' ? asIssue(messages.unknownField) : undefined;

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
  return z.strictObject(
    { ...shape, version: z.int({ error: asIssue(messages.wrongType) }).optional() },
    { error: unknownKeys },
  );
}

/** Schema of a step's inputs; inputs that it does not declare are dropped. @param find see `createSchema` */
export const takenSchema = (asked: Fields, optional: Fields, find: Lookup): z.ZodObject => {
  const schemas = (fields: Fields) =>
    Object.entries(fields).map(([name, field]) => [name, valueSchema(field, idSchemaOf(find))] as const);
  return z.object({
    ...Object.fromEntries(schemas(optional).map(([name, schema]) => [name, schema.optional()])),
    ...Object.fromEntries(schemas(asked).map(([name, schema]) => [name, schema])),
  });
};

/** First error of a value. */
export const firstIssue = (error: z.ZodError): Message =>
  (error.issues[0] && messageIn(error.issues[0])) ?? messages.wrongType;

/** Messages by dotted path: `jadwal.0.mulai`. */
export function errorsByField(error: z.ZodError): FieldErrors {
  const found: FieldErrors = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) found[[...issue.path, key].join('.')] ??= messages.unknownField;
    else found[issue.path.join('.') || 'root'] ??= messageIn(issue) ?? messages.wrongType;
  }
  return found;
}
