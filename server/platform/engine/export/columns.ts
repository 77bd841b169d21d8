import {
  type Field,
  labelFromName,
  type Registry,
  type Resource,
  type TextField,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Sight } from '../../access/visibleFields.ts';
import { column, isBase, joinedLabelSql, labelSql, tableName } from '../../database/columns.ts';
import type { Cell } from '../../documents/spreadsheet/cell.ts';
import type { SheetColumn } from '../../documents/spreadsheet/write.ts';
import { badRequest } from '../../errors.ts';
import { codeField, idHeading } from '../import/columns.ts';
import { codeHeading, idOfHeading } from '../import/headings.ts';
import { columnKind } from '../import/template.ts';
import { childListSql } from '../select.ts';

/** A column of an export: how it is selected, headed and shown. */
export interface ExportColumn extends SheetColumn {
  /** SQL over alias `t` and the aliases of `join`. */
  sql: string;
  join?: string;
  show: (value: unknown) => Cell;
}

const neverInCells: ReadonlySet<Field['kind']> = new Set(['file', 'files', 'json']);
const notInCells = (field: Field): boolean =>
  field.kind === 'rows' ? field.inCell === undefined : neverInCells.has(field.kind) && !isNamed(field);
/** What an answer names stands in a cell by its name. */
const isNamed = (field: Field): boolean => field.kind === 'json' && field.named === true;

/** Fields of an export when none are chosen: all that fit a cell and the role may see, the id where it is wanted. */
function everyField(r: Resource, hidden: ReadonlySet<string>, withId: boolean): string[] {
  const names = Object.entries(r.fields)
    .filter(([name, field]) => !(notInCells(field) || field.inner || hidden.has(name)))
    .map(([name]) => name);
  if (r.id !== 'uuid') return ['id', ...names];
  return withId ? [...names, 'id'] : names;
}

/**
 * Columns of an export. A reference has two: what it shows, and its code, by which the import finds it again.
 * @param chosen names in their order; undefined = every field
 * @param withId the id too, for rows that nothing else of theirs names
 * @throws HttpError 400 for a name that is unknown, hidden from the role or does not fit a cell
 */
export function exportColumns(
  r: Resource,
  registry: Registry,
  sight: Sight,
  params: unknown[],
  chosen: readonly string[] | undefined,
  withId = false,
): ExportColumn[] {
  const { hidden } = sight;
  const names = [...new Set(chosen ?? everyField(r, hidden, withId))];
  if (!names.length) throw badRequest(refusals.columnsEmpty);
  return names.flatMap((name, i) => {
    const field = r.fields[name];
    if (hidden.has(name) || (field ? notInCells(field) : !isBase(name))) throw badRequest(refusals.badColumn({ name }));
    if (!field) return [baseColumn(r, name)];
    const at = field.kind === 'rows' ? childListSql(r, name, field, 't', sight, params) : sight.at(name, 't', params);
    return fieldColumns(name, field, registry, at, `e${i}`);
  });
}

const asCell = (value: unknown): Cell =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' ? value : null;

function baseColumn(r: Resource, name: string): ExportColumn {
  const moment = name === 'createdAt' || name === 'updatedAt';
  const heading =
    name === 'id' ? (r.id === 'uuid' ? idHeading : r.id.label) : (baseLabels[name] ?? labelFromName(name));
  return {
    heading,
    kind: moment ? 'datetime' : name === 'version' ? 'integer' : 'text',
    sql: `t.${column(name)}`,
    show: asCell,
  };
}

const baseLabels: Readonly<Record<string, string>> = {
  createdAt: 'Dibuat',
  updatedAt: 'Diubah',
  createdBy: 'Dibuat oleh (ID)',
  updatedBy: 'Diubah oleh (ID)',
  version: 'Versi',
};

function fieldColumns(name: string, field: Field, registry: Registry, at: string, alias: string): ExportColumn[] {
  const heading = field.label ?? name;
  if ('declared' in field && field.declared) return [declaredColumn(heading, at, field.declared, registry)];
  switch (field.kind) {
    case 'ref':
      return referenceColumns(heading, at, field.to, registry, alias);
    case 'refs':
      return listColumns(heading, at, field.to, registry);
    case 'enum':
      return [{ heading, kind: 'text', sql: at, show: value => field.choices[String(value)] ?? asCell(value) }];
    case 'texts':
      return [{ heading, kind: 'text', sql: at, show: value => (Array.isArray(value) ? value.join('; ') : null) }];
    case 'enums':
      return [
        {
          heading,
          kind: 'text',
          sql: at,
          show: value => (Array.isArray(value) ? value.map(one => field.choices[String(one)] ?? one).join('; ') : null),
        },
      ];
    case 'status':
      return [
        { heading, kind: 'text', sql: at, show: value => field.workflow.states[String(value)]?.label ?? asCell(value) },
      ];
    case 'rows':
      return [
        {
          heading,
          kind: 'text',
          sql: at,
          show: value => (Array.isArray(value) ? (field.inCell?.write(value) ?? null) : null),
        },
      ];
    case 'boolean':
      return [{ heading, kind: 'text', sql: at, show: value => (value === null ? null : value ? 'Ya' : 'Tidak') }];
    default:
      return [{ heading, kind: columnKind(field), sql: at, show: asCell }];
  }
}

/** A name from the declarations in their words; the name itself where nothing declares it any more. */
function declaredColumn(
  heading: string,
  at: string,
  { as, resource, status, others = {} }: NonNullable<TextField['declared']>,
  registry: Registry,
): ExportColumn {
  const words = ([name, of, field]: readonly string[]): Cell => {
    const r = registry.find(of ?? '');
    const flow = r?.fields[field ?? ''];
    const workflow = flow?.kind === 'status' ? flow.workflow : undefined;
    const found =
      as === 'resource' ? r?.label : as === 'step' ? workflow?.actions[name ?? ''] : workflow?.states[name ?? ''];
    return (typeof found === 'string' ? found : found?.label) ?? others[name ?? ''] ?? name ?? null;
  };
  return {
    heading,
    kind: 'text',
    sql: `case when ${at} is not null then array[${at}, t.${column(resource)}, coalesce(t.${column(status)}, '')] end`,
    show: value => (Array.isArray(value) ? words(value.map(String)) : null),
  };
}

/** True if every row has the code: a menu that only groups others has no link. */
const isFilled = (target: Resource, code: string): boolean =>
  code === 'id' || target.fields[code]?.required === true || target.fields[code]?.readOnly === true;

function referenceColumns(heading: string, at: string, to: string, registry: Registry, alias: string): ExportColumn[] {
  const target = registry.get(to);
  const join = `left join ${tableName(target)} ${alias} on ${alias}.id = ${at}`;
  const words: ExportColumn = {
    heading,
    kind: 'text',
    sql: joinedLabelSql(target, alias, registry),
    join,
    show: asCell,
  };
  const code = codeField(target);
  if (!code || !isFilled(target, code))
    return [words, { heading: idOfHeading(heading), kind: 'text', sql: `${alias}.id`, show: asCell }];
  if (target.representation === `{${code}}`) return [words];
  return [words, { heading: codeHeading(heading), kind: 'text', sql: `${alias}.${column(code)}`, show: asCell }];
}

/** Columns of a list of references: the labels separated by semicolons, and their codes, which the import reads. */
function listColumns(heading: string, at: string, to: string, registry: Registry): ExportColumn[] {
  const target = registry.get(to);
  const listed = (shown: string) =>
    `(select string_agg(${shown}, '; ' order by array_position(${at}, e.id)) from ${tableName(target)} e where e.id = any(${at}))`;
  const words: ExportColumn = { heading, kind: 'text', sql: listed(labelSql(target, 'e', registry)), show: asCell };
  const code = codeField(target);
  if (!code || !isFilled(target, code) || target.representation === `{${code}}`) return [words];
  return [words, { heading: codeHeading(heading), kind: 'text', sql: listed(`e.${column(code)}`), show: asCell }];
}
