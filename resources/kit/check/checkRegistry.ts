import type { Scope } from '../access.ts';
import { checkCalendar } from '../calendar.ts';
import { DeclarationError } from '../errors.ts';
import type { Field, Fields } from '../field.ts';
import type { Moment } from '../moment.ts';
import { isSortable } from '../order.ts';
import { participationName } from '../programme.ts';
import { checkProgramme } from '../programmeCheck.ts';
import { gatherRegistry, type Registry } from '../registry.ts';
import type { Resource } from '../resourceShape.ts';
import { checkRetention } from '../retention.ts';
import { checkFound } from '../searchHits.ts';
import { checkSensitive } from '../sensitive.ts';
import { templateNames } from '../template.ts';
import { splitSource } from '../values.ts';
import type { Look } from '../workflow.ts';
import { usesRelations } from '../workflowSteps.ts';
import { checkKnown, type KnownNames } from './checkKnownNames.ts';
import { checkOnward, checkReach } from './reach.ts';
import { checkReaches, endOf } from './reaches.ts';
import { checkReports } from './reports.ts';
import { checkScreens } from './screens.ts';
import { checkDecidedAt, checkTakes } from './steps.ts';

/** Registries without a mistake: they never change, and a process may start the server many times. */
const right = new WeakSet<Registry>();
/** The names that they were checked against. */
const rightNames = new WeakMap<Registry, KnownNames>();

/**
 * Checks that need all declarations together, and that roles, icons and menu groups exist.
 * @throws DeclarationError naming the resource, field or path that is wrong
 */
export function checkRegistry(registry: Registry, known: KnownNames): void {
  if (rightNames.get(registry) !== known) checkKnown(registry, known);
  rightNames.set(registry, known);
  checkWhole(registry);
}

function checkWhole(registry: Registry): void {
  if (right.has(registry)) return;
  const { resources, childRows, screens, programmes } = registry;
  const byName = new Map([...resources, ...childRows].map(r => [r.name, r]));
  for (const r of resources) checkReferences(r, byName);
  for (const r of resources) checkSensitive(r, name => byName.get(name));
  for (const r of resources) checkCalendar(r);
  for (const r of resources) checkReaches(r, name => byName.get(name));
  for (const r of resources) {
    checkRetention(r, name => byName.get(name));
    for (const { when } of r.retention?.open ?? []) checkScope(r, `${r.name}.retention`, when, byName);
  }
  for (const moment of registry.moments) checkMoment(moment, byName);
  const accounts = byName.get('pengaturan/user');
  for (const { name, person } of accounts ? resources : []) {
    const link = person && accounts?.fields[person.account];
    if (person && !(link?.kind === 'ref' && link.to === name))
      throw new DeclarationError(`${name}.person: akun tidak memiliki rujukan ${person.account} ke data ini`);
  }
  for (const { name, decidedAt = [] } of programmes) {
    const participation = byName.get(participationName);
    if (participation) checkDecidedAt(name, participation, decidedAt);
  }
  for (const { name, needs = {} } of programmes)
    for (const [action, found] of Object.entries(needs))
      for (const need of found ?? []) {
        const participation = byName.get(participationName);
        if (participation && 'of' in need) checkScope(participation, `${name} aksi "${action}"`, need.of, byName);
      }
  for (const r of resources) checkOrders(r, name => byName.get(name));
  // First, so that a wrong name is told where the programme says it, not at the screens that follow from it.
  for (const programme of programmes) checkProgramme(programme, { resources: byName, screens });
  checkScreens(screens, byName);
  checkReach(screens, byName);
  checkOnward(screens);
  checkFound({ screens, programmes }, resources);
  checkReports(registry);
  right.add(registry);
}

/**
 * Declarations put together and checked against each other; not against the product's names, which tests may not have.
 * @throws DeclarationError as `gatherRegistry` and `checkRegistry` do
 */
export function createRegistry(...parts: Parameters<typeof gatherRegistry>): Registry {
  const registry = gatherRegistry(...parts);
  checkWhole(registry);
  return registry;
}

/** @throws DeclarationError where a moment names what is not there */
function checkMoment(moment: Moment, byName: ReadonlyMap<string, Resource>): void {
  const { key, of, when, since, about, groups, path } = moment;
  const r = byName.get(of);
  const reference = about === undefined ? undefined : r?.fields[about];
  const shown = reference?.kind === 'ref' ? byName.get(reference.to) : about === undefined ? r : undefined;
  if (!r || !shown) throw new DeclarationError(`saat ${key}: menyebut data yang tidak ada`);
  const came = r.fields[since]?.kind;
  if (came !== 'date' && came !== 'datetime') throw new DeclarationError(`saat ${key}: "${since}" bukan waktu`);
  if (moment.weekly && (about === undefined || came !== 'date' || !r.fields[moment.weekly.field]))
    throw new DeclarationError(`saat ${key}: minggu memerlukan hari, keadaan, dan rujukan (about)`);
  const wrong = groups.find(name => shown.fields[name]?.kind !== 'ref');
  if (wrong !== undefined) throw new DeclarationError(`saat ${key}: "${wrong}" bukan rujukan`);
  const end = endOf(name => byName.get(name), r, path);
  if (end?.rows !== undefined || !(end?.resource.person || end?.resource.name === 'pengaturan/user'))
    throw new DeclarationError(`saat ${key}: tidak menuju ke orang atau akunnya (path)`);
  checkScope(r, `saat ${key}`, when, byName);
}

/** Every declared order must have an index that serves it. */
function checkOrders(r: Resource, find: (name: string) => Resource | undefined): void {
  const needless = r.small || r.view ? r.orders : r.orders.filter(name => r.fields[name]?.kind === 'longtext');
  for (const name of [...r.orders, ...(r.sortable ? ['urut'] : [])])
    if (needless.includes(name) || !isSortable(r, name, find))
      throw new DeclarationError(`${r.name}.${name}: tidak dapat menjadi urutan (orders)`);
}

/** True if the representation of a child row is never empty: one of its fields is always filled in. */
const alwaysShown = ({ representation, fields }: Resource): boolean =>
  templateNames(representation).some(name => {
    const field = fields[name];
    return !field || field.required || field.readOnly || field.derived || field.kind === 'status';
  });

function checkReferences(r: Resource, byName: ReadonlyMap<string, Resource>): void {
  const walk = (fields: Readonly<Record<string, Field>>, prefix: string) => {
    for (const [name, field] of Object.entries(fields)) {
      if ((field.kind === 'ref' || field.kind === 'refs') && !byName.has(field.to)) {
        throw new DeclarationError(`${r.name}.${prefix}${name}: menunjuk "${field.to}" yang tidak ada`);
      }
      if (field.kind === 'ref' || field.kind === 'refs') {
        const target = byName.get(field.to);
        if (target?.rowsOf && !alwaysShown(target))
          throw new DeclarationError(
            `${r.name}.${prefix}${name}: "${field.to}" dapat tampil tanpa nama (representation)`,
          );
        for (const used of [...Object.keys(field.only ?? {}), ...Object.values(field.dependsOn ?? {})]) {
          if (target && !(used in target.fields || target.rowsOf?.references.includes(used)))
            throw new DeclarationError(`${r.name}.${prefix}${name}: "${field.to}" tidak punya kolom "${used}"`);
        }
        for (const used of Object.values((field.kind === 'ref' && field.toldApart) || {}))
          if (target && target.fields[used]?.kind !== 'ref')
            throw new DeclarationError(`${r.name}.${prefix}${name}: "${field.to}" tidak punya rujukan "${used}"`);
        for (const [used, value] of Object.entries(field.only ?? {})) {
          const coded = target?.fields[used];
          if (
            typeof value === 'object' &&
            'kode' in value &&
            !(coded?.kind === 'ref' && byName.get(coded.to)?.fields.kode)
          )
            throw new DeclarationError(`${r.name}.${prefix}${name}: "${used}" tidak merujuk baris berkode`);
        }
      }
      if (field.kind === 'rows') walk(field.fields, `${name}.`);
    }
  };
  walk(r.fields, '');
  for (const [role, rule] of Object.entries(r.access)) {
    if (!rule) continue;
    for (const scope of [rule.scope, rule.writeScope, rule.offered, rule.later?.until])
      if (scope) checkScope(r, role, scope, byName);
  }
  if (r.lookup) checkScope(r, 'rujukan', r.lookup.scope, byName);
  checkWorkflows(r, byName);
  checkDecidedAt(r.name, r, r.decidedAt);
}

/** Checks the relations and the required field values that steps of a workflow name. */
function checkWorkflows(r: Resource, byName: ReadonlyMap<string, Resource>): void {
  for (const [source, status] of Object.entries(r.fields)) {
    if (status.kind !== 'status') continue;
    const fail = (action: string, what: string) => {
      throw new DeclarationError(`${r.name}.${source}: aksi "${action}" ${what}`);
    };
    if (usesRelations(status.workflow) && r.fields.aksi)
      throw new DeclarationError(`${r.name}.aksi: nama ini milik mesin pada baris dengan alur kerja`);
    for (const [name, { arrows, needs = [], looks = [], takes = {} }] of Object.entries(status.workflow.actions)) {
      checkTakes(r, takes, what => fail(name, what));
      for (const need of needs) if ('of' in need) checkScope(r, `aksi "${name}"`, need.of, byName);
      for (const look of looks) checkLook(r, name, look, byName);
      for (const { by, when } of arrows) {
        for (const { role, of, except } of by)
          for (const scope of [of, except?.of]) if (scope) checkScope(r, `${role} aksi "${name}"`, scope, byName);
        for (const [field, values] of Object.entries(when)) {
          const declared = Object.hasOwn(r.fields, field) ? r.fields[field] : undefined;
          if (!declared) fail(name, `menyebut kolom "${field}" yang tidak ada`);
          const known =
            declared?.kind === 'enum'
              ? declared.choices
              : declared?.kind === 'status'
                ? declared.workflow.states
                : undefined;
          const wrong = values.find(value => known && typeof value === 'string' && !Object.hasOwn(known, value));
          if (wrong !== undefined) fail(name, `menunggu ${field} "${wrong}" yang bukan pilihan`);
        }
      }
    }
  }
}

/** Checks `looks` of a step: rows that point at the row, dates of the row or of a row that it references. */
function checkLook(r: Resource, action: string, look: Look, byName: ReadonlyMap<string, Resource>): void {
  const fail = (what: string) => {
    throw new DeclarationError(`${r.name}: aksi "${action}" memeriksa ${what}`);
  };
  if ('some' in look || 'none' in look) {
    for (const counted of 'some' in look ? [look.some] : [look.none, ...(look.among ? [look.among] : [])]) {
      const source = byName.get(counted.resource);
      const field = source?.fields[counted.by];
      if (!source || field?.kind !== 'ref' || field.to !== r.name)
        fail(`"${counted.resource}.${counted.by}" yang tidak menunjuk baris ini`);
      if (source && counted.rows) checkScope(source, `aksi "${action}"`, counted.rows, byName);
    }
    return;
  }
  const path = 'before' in look ? look.before : look.after;
  const { part, name } = splitSource(path);
  const reference = part ? r.fields[part] : undefined;
  const owner = part ? (reference?.kind === 'ref' ? byName.get(reference.to) : undefined) : r;
  if (owner?.fields[name]?.kind !== 'date') fail(`"${path}" yang bukan tanggal`);
}

/** The object of a scope: a resource, or the child rows in one of its fields. */
interface Scoped {
  name: string;
  fields: Fields;
}

const scopeBase: ReadonlySet<string> = new Set(['id', 'createdBy']);

/** @throws DeclarationError when a scope names what is not there, or goes where no reference leads */
function checkScope(r: Scoped, role: string, scope: Scope, byName: ReadonlyMap<string, Resource>): void {
  const fieldOf = (owner: Scoped | undefined, name: string): Field | undefined => {
    const field = owner?.fields[name];
    if (!field && !(owner && scopeBase.has(name)))
      throw new DeclarationError(`${r.name}: cakupan ${role} menyebut "${name}" yang tidak ada`);
    return field;
  };
  const childOf = (owner: Scoped | undefined, name: string): Scoped => {
    const field = fieldOf(owner, name);
    if (field?.kind !== 'rows')
      throw new DeclarationError(`${r.name}.${name}: cakupan ${role} menyebut baris anak yang tidak ada`);
    return { name: `${owner?.name}.${name}`, fields: field.fields };
  };
  switch (scope.type) {
    case 'match':
    case 'value':
      fieldOf(r, scope.field);
      return;
    case 'days':
      for (const name of [scope.from, scope.to].filter(each => each !== undefined))
        if (fieldOf(r, name)?.kind !== 'date')
          throw new DeclarationError(
            `${r.name}.${name}: cakupan ${role} menurut hari menyebut kolom yang bukan tanggal`,
          );
      return;
    case 'through': {
      const field = fieldOf(r, scope.field);
      if (field?.kind !== 'ref' && field?.kind !== 'refs')
        throw new DeclarationError(`${r.name}.${scope.field}: cakupan ${role} melalui kolom yang bukan rujukan`);
      const target = byName.get(field.to);
      if (scope.scope && target) checkScope(target, role, scope.scope, byName);
      return;
    }
    case 'rows':
      checkScope(childOf(r, scope.field), role, scope.scope, byName);
      return;
    case 'linked': {
      const source = byName.get(scope.resource);
      const [first = '', inner] = scope.field.split('.');
      const holder = inner === undefined ? source : childOf(source, first);
      fieldOf(holder, inner ?? first);
      if (scope.rows && holder) checkScope(holder, role, scope.rows, byName);
      if (source && scope.scope) checkScope(source, role, scope.scope, byName);
      return;
    }
    case 'setting':
    case 'owed':
      return;
    case 'about':
      for (const name of [scope.resource, scope.row, scope.of]) fieldOf(r, name);
      return;
    case 'unless':
      checkScope(r, role, scope.of, byName);
      return;
    case 'either':
    case 'both':
      for (const part of scope.of) checkScope(r, role, part, byName);
  }
}
