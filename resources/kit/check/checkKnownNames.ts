import { DeclarationError } from '../errors.ts';
import type { Fields } from '../field.ts';
import { assessorsOf, type Programme } from '../programme.ts';
import type { Registry } from '../registry.ts';
import type { Resource } from '../resourceShape.ts';
import type { Screen } from '../screen.ts';
import type { Workflow } from '../workflow.ts';

/** Names that declarations use and do not declare themselves; the product supplies them (`resources/known.ts`). */
export interface KnownNames {
  readonly roles: readonly string[];
  readonly icons: readonly string[];
  /** Headings of the menu, each below the heading `parent` where it has one. */
  readonly groups: readonly { readonly key: string; readonly icon: string; readonly parent?: string }[];
}

/**
 * Checks that roles, icons and menu groups that declarations name are among those of the product.
 * @throws DeclarationError with the place of the name
 */
export function checkKnown({ resources, screens, programmes, letters }: Registry, known: KnownNames): void {
  const lookUp = new LookUp(known);
  for (const { key, icon, parent } of known.groups) {
    lookUp.icon(`menu ${key}`, icon);
    if (parent !== undefined) lookUp.group(`menu ${key}`, parent);
  }
  for (const resource of resources) checkResource(lookUp, resource);
  for (const screen of screens) checkScreen(lookUp, screen);
  for (const programme of programmes) checkProgrammeNames(lookUp, programme);
  for (const { name, roles, issuedBy } of letters)
    lookUp.roles(`surat ${name}`, [...roles, ...(issuedBy?.roles ?? [])]);
}

class LookUp {
  private readonly known: Readonly<Record<'peran' | 'ikon' | 'kelompok menu', ReadonlySet<string>>>;

  constructor({ roles, icons, groups }: KnownNames) {
    this.known = {
      peran: new Set(roles),
      ikon: new Set(icons),
      'kelompok menu': new Set(groups.map(({ key }) => key)),
    };
  }

  private find(kind: keyof LookUp['known'], place: string, name: string): void {
    if (!this.known[kind].has(name)) throw new DeclarationError(`${place}: ${kind} "${name}" tidak ada`);
  }

  icon(place: string, name: string): void {
    this.find('ikon', place, name);
  }

  group(place: string, name: string): void {
    this.find('kelompok menu', place, name);
  }

  roles(place: string, names: readonly string[]): void {
    for (const name of names) this.find('peran', place, name);
  }
}

function checkResource(lookUp: LookUp, r: Resource): void {
  lookUp.roles(`${r.name}.access`, Object.keys(r.access));
  lookUp.roles(`${r.name}.lookup`, r.lookup?.except ?? []);
  lookUp.roles(`${r.name}.merge`, r.merge?.by ?? []);
  for (const [name, filter] of Object.entries(r.computedFilters)) lookUp.roles(`${r.name}.${name}`, filter.by ?? []);
  for (const [place, flow] of workflowsIn(r.name, r.fields)) checkSteps(lookUp, place, flow);
}

/** Workflows of fields, those of child rows included, each with its place. */
const workflowsIn = (place: string, fields: Fields): [place: string, flow: Workflow][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'rows') return workflowsIn(`${place}.${name}`, field.fields);
    return field.kind === 'status' ? [[`${place}.${name}`, field.workflow]] : [];
  });

function checkSteps(lookUp: LookUp, place: string, flow: Workflow): void {
  for (const [name, { arrows, needs = [] }] of Object.entries(flow.actions)) {
    const acting = arrows.flatMap(({ by }) => by.map(({ role }) => role)).filter(role => role !== 'system');
    lookUp.roles(`${place}: aksi "${name}"`, [...acting, ...needs.flatMap(({ free = [] }) => free)]);
  }
}

function checkScreen(lookUp: LookUp, { path, icon, group, roles, byRole = {}, ...content }: Screen): void {
  lookUp.icon(path, icon);
  lookUp.group(path, group);
  lookUp.roles(path, [...Object.keys(roles), ...Object.keys(byRole)]);
  checkOptions(lookUp, path, content.options);
  for (const [role, { options }] of Object.entries(byRole)) checkOptions(lookUp, `${path} (${role})`, options);
}

/** Options of patterns that list roles, and those whose keys are roles. */
const listsRoles: ReadonlySet<string> = new Set([
  'roles',
  'onBehalf',
  'opens',
  'supervisor',
  'loads',
  'begunElsewhere',
]);
const keyedByRole: ReadonlySet<string> = new Set(['byRole', 'due']);
/** Options whose keys are fields of rows. */
const ofRows: ReadonlySet<string> = new Set(['filter', 'params', 'by']);

/** Roles named in a screen's options, at any depth. */
function checkOptions(lookUp: LookUp, place: string, options: unknown): void {
  if (typeof options !== 'object' || options === null) return;
  for (const [name, value] of Object.entries(options)) {
    const at = `${place}: ${name}`;
    if (ofRows.has(name) || typeof value !== 'object' || value === null) continue;
    if (keyedByRole.has(name)) lookUp.roles(at, Object.keys(value));
    else if (listsRoles.has(name) && Array.isArray(value)) lookUp.roles(at, value);
    // A task is called differently by each role that has it.
    else if (name === 'label') lookUp.roles(at, Object.keys(value));
    else checkOptions(lookUp, place, value);
  }
}

function checkProgrammeNames(lookUp: LookUp, programme: Programme): void {
  const place = `program ${programme.name}`;
  for (const [name, { icon }] of Object.entries(programme.ways)) lookUp.icon(`${place}.ways.${name}`, icon);
  for (const [name, { by, onBehalf = [] }] of Object.entries(assessorsOf(programme)))
    lookUp.roles(`${place}.grade.${name}`, [...by, ...onBehalf]);
  for (const [action, needs = []] of Object.entries(programme.needs ?? {}))
    lookUp.roles(
      `${place}.needs.${action}`,
      needs.flatMap(({ free = [] }) => free),
    );
}
