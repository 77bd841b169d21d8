import { DeclarationError } from '../errors.ts';
import type { Field, StatusField } from '../field.ts';
import { isSortable } from '../order.ts';
import type { Condition, ListFilter, RecordView } from '../patterns.ts';
import type { Resource } from '../resourceShape.ts';
import { linkOpens } from '../screen.ts';

/** Targets that a name in a screen's options may refer to. */
export interface World {
  find(name: string): Resource | undefined;
  /** Declared paths. */
  paths: readonly string[];
  /** Resources that the screen requests; its roles have no right to others. */
  resources: readonly string[];
}

/** Columns that the engine keeps on every row. */
const engineColumns: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']);
const operators = /_(neq|gte|gt|lte|lt|nin|in|q|null)$/;

/**
 * Looks up the names that a screen's options say, each with its place.
 * @throws DeclarationError `/antrean: tabs.menunggu menyebut "x", yang tidak ada di contoh/peminjaman`
 */
export class Names {
  readonly path: string;
  readonly world: World;
  readonly resource: Resource;
  /** Key under which a 1:1 detail travels → its resource. */
  readonly parts: Readonly<Record<string, string>>;

  constructor(path: string, world: World, resource: Resource, parts: Readonly<Record<string, string>> = {}) {
    this.path = path;
    this.world = world;
    this.resource = resource;
    this.parts = parts;
    for (const name of Object.values(parts)) this.known(name, 'parts');
  }

  fail(place: string, name: string, where: string): never {
    throw new DeclarationError(`${this.path}: ${place} menyebut "${name}", yang tidak ada di ${where}`);
  }

  /** A resource by name. */
  known(name: string, place: string): Resource {
    return this.world.find(name) ?? this.fail(place, name, 'daftar sumber data');
  }

  /** A resource that the screen lists: where it cannot be looked up, only screens that name it give the right to. */
  asked(name: string, place: string): void {
    const open = this.known(name, place).lookup !== null || this.world.resources.includes(name);
    if (!open) this.fail(place, name, 'sumber data layar itu (resources)');
  }

  /** The same for another resource. */
  of(name: string, place: string): Names {
    return new Names(this.path, this.world, this.known(name, place));
  }

  withParts(parts: Readonly<Record<string, string>>): Names {
    return new Names(this.path, this.world, this.resource, parts);
  }

  /** A field of the row or of a part of it (`rincian.posisi`); what its rules compute travels with it as well. */
  field(name: string, place: string): Field | undefined {
    const [first = '', child] = name.split('.');
    if (child !== undefined && Object.hasOwn(this.parts, first))
      return this.of(this.parts[first] ?? '', place).field(child, place);
    const { fields, computedFilters } = this.resource;
    const field = Object.hasOwn(fields, first) ? fields[first] : undefined;
    if (child !== undefined && field?.kind === 'rows' && Object.hasOwn(field.fields, child)) return field.fields[child];
    if (child === undefined && (field || engineColumns.has(first) || Object.hasOwn(computedFilters, first)))
      return field;
    return this.fail(place, name, this.resource.name);
  }

  fields(names: readonly string[], place: string): void {
    for (const name of names) this.field(name, place);
  }

  /** A filter that a list takes: its names may be filtered, and a state is one of the field's. */
  filter(filter: ListFilter, place: string): void {
    for (const [key, value] of Object.entries(filter)) {
      const name = this.filterable(key) ? key : key.replace(operators, '');
      if (!this.filterable(name)) this.fail(place, key, `saringan ${this.resource.name}`);
      const computed = Object.hasOwn(this.resource.computedFilters, name) ? this.resource.computedFilters[name] : null;
      const words = computed ? computed.words : wordsOf(this.resource.fields[name]);
      if (words && Object.keys(words).length > 0) this.values(value, words, `${place}.${name}`);
    }
  }

  private values(value: ListFilter[string], words: object, place: string): void {
    for (const each of Array.isArray(value) ? value : [value])
      if (typeof each === 'string' && !Object.hasOwn(words, each)) this.fail(place, each, 'nilai kolom itu');
  }

  /** Filters that `server/platform/engine/where.ts` accepts. */
  private filterable(name: string): boolean {
    const { fields, filters, computedFilters } = this.resource;
    const kind = Object.hasOwn(fields, name) ? fields[name]?.kind : undefined;
    if (name === 'id' || name === 'aktif' || kind === 'ref' || kind === 'status')
      return name === 'id' || kind !== undefined;
    return filters.includes(name) || Object.hasOwn(computedFilters, name);
  }

  /** A field that a list may be ordered by. */
  sort([name]: readonly [field: string, order: 'ASC' | 'DESC'], place: string): void {
    this.field(name, place);
    if (!isSortable(this.resource, name, this.world.find)) this.fail(place, name, 'yang dapat diurutkan (orders)');
  }

  /** Fields that conditions ask about, and the values that they ask for; what is no condition is left out. */
  conditions(given: readonly (Condition | boolean | undefined)[], place: string): void {
    for (const condition of given) {
      if (typeof condition !== 'object') continue;
      const words = wordsOf(this.field(condition.field, place));
      if ('in' in condition && words)
        for (const value of condition.in)
          if (!Object.hasOwn(words, String(value))) this.fail(`${place}.${condition.field}`, String(value), 'nilainya');
    }
  }

  /** The field with the state: the one named, else the resource's first. */
  status(named: string | undefined, place: string): StatusField | undefined {
    if (!named) return Object.values(this.resource.fields).find(field => field.kind === 'status');
    const field = this.field(named, place);
    return field?.kind === 'status' ? field : this.fail(place, named, `kolom status ${this.resource.name}`);
  }

  /** Actions of any of the resource's workflows. */
  actions(names: readonly string[], place: string): void {
    const flows = Object.values(this.resource.fields).flatMap(field =>
      field.kind === 'status' ? [field.workflow] : [],
    );
    for (const name of names)
      if (!flows.some(({ actions }) => Object.hasOwn(actions, name)))
        this.fail(place, name, `aksi ${this.resource.name}`);
  }

  states(names: readonly string[], place: string, field?: string): void {
    const states = this.status(field, place)?.workflow.states ?? {};
    for (const name of names) if (!Object.hasOwn(states, name)) this.fail(place, name, `status ${this.resource.name}`);
  }

  /** An address of the portal: a screen opens it. */
  link(to: string, place: string): void {
    const path = to.split('?')[0] ?? to;
    if (!this.world.paths.some(known => linkOpens(known, path))) this.fail(place, to, 'daftar layar');
  }

  card({ title, subtitle, facts }: { title: string; subtitle: string; facts: readonly string[] }): void {
    this.fields([title, subtitle, ...facts], 'card');
  }

  record(view: RecordView, place: string): void {
    const names = this.withParts(view.parts);
    names.fields(namesIn(view.sections), `${place}.sections`);
    names.fields(view.documents, `${place}.documents`);
    if (view.stages) this.known(view.stages.resource, `${place}.stages`);
    if (!view.beside) return;
    this.known(view.beside.resource, `${place}.beside`);
    this.fields([view.beside.by], `${place}.beside`);
  }
}

/** Names of all fields of several sections. */
export const namesIn = (sections: readonly { fields: readonly string[] }[]): string[] =>
  sections.flatMap(({ fields }) => fields);

const wordsOf = (field: Field | undefined): object | undefined =>
  field?.kind === 'status'
    ? field.workflow.states
    : field?.kind === 'enum' || field?.kind === 'enums'
      ? field.choices
      : undefined;
