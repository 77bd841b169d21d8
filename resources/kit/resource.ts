import { mirroredRole, role } from '../roles.ts';
import { type Access, all, type Rule, valued } from './access.ts';
import type { Copy, ShortCopy } from './copy.ts';
import { DeclarationError } from './errors.ts';
import type { Field, Fields } from './field.ts';
import { fixed, labelFromName, tableOf } from './label.ts';
import { type Message, term } from './message.ts';
import { messages } from './messages.ts';
import { lookingWhetherOver } from './opening.ts';
import { checkNames } from './resourceCheck.ts';
import type { Resource, ShortResource } from './resourceShape.ts';
import type { Role } from './roles.ts';
import { choiceErrors, structureErrors, sumsOf } from './rowChecks.ts';
import { sheetTold } from './sheet.ts';

const notInLists: ReadonlySet<string> = new Set([
  'longtext',
  'file',
  'files',
  'rows',
  'json',
  'refs',
  'enums',
  'texts',
]);

/**
 * Declares an entity. The table, the API, its documentation, the screens, import, export and history follow from it.
 * @throws DeclarationError naming `resource.field` when a name points nowhere
 */
export function resource<const F extends Fields>(short: ShortResource<F>): Resource<F> {
  const fields = lookingWhetherOver(withLabels(short.fields), short.opens);
  const names = Object.keys(fields);
  const fail = (what: string) => {
    throw new DeclarationError(`${short.name}${what}`);
  };
  if (names.some(name => name.includes('.'))) fail(': nama kolom tidak boleh memuat titik');
  const unique = [...uniqueFields(fields), ...(short.unique ?? [])];
  const complete = {
    name: short.name,
    endpoint: short.endpoint ?? short.name,
    alsoAt: short.alsoAt ?? [],
    decidedAt: short.decidedAt ?? [],
    savedImport: short.savedImport ?? false,
    label: short.label,
    alsoCalled: short.alsoCalled ?? [],
    representation: short.representation ?? defaultRepresentation(fields),
    id: short.id ?? 'uuid',
    fields: fields as F,
    sections: short.sections ?? {},
    columns:
      short.columns ??
      names.filter(name => !notInLists.has(fields[name]?.kind ?? '') && !fields[name]?.secret).slice(0, 6),
    aside: short.aside ?? [],
    beneath: beneathOf(short.beneath ?? {}),
    filters: short.filters ?? [],
    computedFilters: short.computedFilters ?? {},
    computedGroups: short.computedGroups ?? {},
    told: [...(short.told ?? []), ...(short.sheet ? sheetTold : [])],
    search: short.search ?? [],
    alsoSearched: short.alsoSearched ?? [],
    found: short.found ? { beside: [], to: [], ...short.found } : null,
    sort: short.sort ?? ['-createdAt'],
    orders: short.orders ?? [],
    indexes: short.indexes ?? [],
    indexesOf: short.indexesOf ?? [],
    unique,
    exactlyOne: short.exactlyOne ?? [],
    foundBy: short.foundBy ?? [],
    bibliography: short.bibliography ?? null,
    key: short.key ?? (short.id && short.id !== 'uuid' ? ['id'] : (unique[0]?.[0] ?? [])),
    access: withSuperAdmin(short.access),
    lookup: short.lookup
      ? {
          labels: {},
          public: false,
          bounded: false,
          scope: fields.aktif ? valued('aktif', true) : all,
          except: [],
          ...short.lookup,
        }
      : null,
    check: checksOf(
      fields,
      short.exactlyOne ?? [],
      (short.check ?? (() => ({}))) as (row: Record<string, unknown>) => Readonly<Record<string, Message | undefined>>,
    ),
    derive: derivesOf(fields, (short.derive ?? (() => ({}))) as Resource['derive']),
    builtIn: short.builtIn
      ? { value: true, lockedFields: [], lockedMessage: messages.readOnly, ...short.builtIn }
      : null,
    deletable: short.deletable ? [short.deletable].flat() : [],
    small: short.small ?? false,
    serverOnly: short.serverOnly ?? false,
    appendOnly: short.appendOnly ?? false,
    history: {
      other: null,
      made: null,
      fields: {},
      ...(typeof short.history === 'string' ? { other: short.history } : short.history),
    },
    readWithoutMenu: short.readWithoutMenu ?? false,
    withheldFromSystems: short.withheldFromSystems ?? false,
    unaudited: short.unaudited ?? false,
    stays: short.stays ?? null,
    sortable: short.sortable ?? false,
    byHand: short.byHand ?? false,
    view: short.view ?? null,
    person: short.person ?? null,
    retention: short.retention ?? null,
    calendar: short.calendar ?? [],
    reaches: short.reaches
      ? { ...short.reaches, by: [...new Set<Role>([role.superAdmin, ...short.reaches.by])] }
      : null,
    signable: short.signable
      ? { ...short.signable, by: [...new Set<Role>([role.superAdmin, ...short.signable.by])] }
      : null,
    remarks: short.remarks ? { team: [...new Set<Role>([role.superAdmin, ...short.remarks.team])] } : null,
    opens: short.opens ?? null,
    closes: short.closes ?? null,
    weighty: short.weighty ?? null,
    copy: short.copy ? copyOf(short.copy) : null,
    merge: short.merge ? { by: [...new Set<Role>([role.superAdmin, ...short.merge.by])] } : null,
    apart: short.apart ?? null,
    alike: short.alike ? { within: [], ...short.alike } : null,
    sheet: short.sheet ? { facts: [], beside: [], totals: [], ...short.sheet } : null,
    rowsOf: null,
  } satisfies Resource<F>;
  checkNames(complete as unknown as Resource, fail);
  return fixed(complete);
}

function withLabels(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, field]) => [name, withLabel(name, field)]);
  return tableOf(Object.fromEntries(entries));
}

function withLabel(name: string, field: Field): Field {
  const label = field.label ?? labelFromName(name);
  return fixed(field.kind === 'rows' ? { ...field, label, fields: withLabels(field.fields) } : { ...field, label });
}

function uniqueFields(fields: Fields): [string[], Message][] {
  return Object.entries(fields)
    .filter(([, field]) => field.unique)
    .map(([name, field]) => [
      [name],
      typeof field.unique === 'object' || typeof field.unique === 'string'
        ? field.unique
        : messages.unique({ label: term(field.label ?? name) }),
    ]);
}

const copyOf = <F extends Fields>({ start, within, along, rows, except, names, next }: ShortCopy<F>): Copy => ({
  start: start ?? null,
  within: within ?? null,
  along: along ?? null,
  rows: rows ?? all,
  except: except ?? [],
  names: names ?? [],
  next: (next ?? (() => ({}))) as Copy['next'],
});

const beneathOf = (short: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  tableOf(Object.fromEntries(Object.entries(short).map(([above, below]) => [above, [below ?? []].flat()])));

function defaultRepresentation(fields: Fields): string {
  if (fields.nama) return '{nama}';
  const first = Object.entries(fields).find(([, field]) => field.kind === 'text');
  return first ? `{${first[0]}}` : '{id}';
}

/** HA01 may do whatever HA03 may, unless the author says otherwise (docs/domain/10, introduction). */
function withSuperAdmin(access: Access): Access {
  const rule: Rule | undefined = access[role.superAdmin] ?? access[mirroredRole];
  return tableOf(rule ? { ...access, [role.superAdmin]: rule } : access);
}

/**
 * Runs the checks of the fields together, then the author's rule, which may name fields that are valid by themselves.
 */
function checksOf(
  fields: Fields,
  alternatives: readonly (readonly string[])[],
  check: (row: Record<string, unknown>) => Readonly<Record<string, Message | undefined>>,
): Resource['check'] {
  return row => {
    const own = Object.entries(check(row)).filter((entry): entry is [string, Message] => entry[1] !== undefined);
    return { ...structureErrors(fields, row), ...choiceErrors(fields, alternatives, row), ...Object.fromEntries(own) };
  };
}

/** Declared sums count before the author's own values, which may use them. */
function derivesOf(fields: Fields, derive: Resource['derive']): Resource['derive'] {
  const hasSums = Object.values(fields).some(field => 'sumOf' in field && field.sumOf);
  if (!hasSums) return derive;
  return row => {
    const sums = sumsOf(fields, row);
    return { ...sums, ...derive({ ...row, ...sums }) };
  };
}
