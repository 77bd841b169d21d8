import { DeclarationError } from './errors.ts';
import type { Field } from './field.ts';
import { type Programme, participationName } from './programme.ts';
import type { Resource } from './resourceShape.ts';
import type { Screen } from './screen.ts';
import { splitSource } from './values.ts';

/** Everything that a programme may name. */
export interface Whole {
  resources: ReadonlyMap<string, Resource>;
  screens: readonly Screen[];
}

const baseNames: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'version']);

/** One programme under examination; `at` says where a wrong name stands. */
export class Examination {
  private readonly programme: Programme;
  private readonly whole: Whole;

  constructor(programme: Programme, whole: Whole) {
    this.programme = programme;
    this.whole = whole;
  }

  fail(at: string, what: string): never {
    throw new DeclarationError(`program ${this.programme.name}.${at}: ${what}`);
  }

  resource(at: string, name: string): Resource {
    return this.whole.resources.get(name) ?? this.fail(at, `sumber data "${name}" tidak ada`);
  }

  field(at: string, owner: Resource, name: string): Field | undefined {
    if (baseNames.has(name)) return undefined;
    return Object.hasOwn(owner.fields, name)
      ? owner.fields[name]
      : this.fail(at, `"${owner.name}" tidak punya kolom "${name}"`);
  }

  /** A field of the participation or of the detail. */
  source(at: string, source: string): Field | undefined {
    const { part, name } = splitSource(source);
    if (!part) return this.field(at, this.resource(at, participationName), name);
    const { detail } = this.programme;
    if (part !== detail?.key) this.fail(at, `bagian "${part}" dari "${source}" tidak ada`);
    return this.field(at, this.resource(at, detail.resource), name);
  }

  /** A field of a tied row, or of the row that one of its references points at. */
  tied(at: string, owner: Resource, path: string): void {
    const { part, name } = splitSource(path);
    if (!part) {
      this.field(at, owner, name);
      return;
    }
    const reference = this.field(at, owner, part);
    if (reference?.kind !== 'ref') this.fail(at, `"${part}" bukan rujukan`);
    this.field(at, this.resource(at, reference.to), name);
  }

  screen(at: string, path: string): void {
    if (!this.whole.screens.some(screen => screen.path === path)) this.fail(at, `layar "${path}" tidak ada`);
  }

  choice(at: string, field: string, value: string): void {
    const found = this.source(at, field);
    if (found?.kind === 'enum' && !Object.hasOwn(found.choices, value)) this.fail(at, `"${value}" bukan ${field}`);
  }

  /** A state of the participation. */
  state(at: string, name: string): void {
    const status = this.source(at, 'status');
    if (status?.kind !== 'status' || !Object.hasOwn(status.workflow.states, name))
      this.fail(at, `status "${name}" tidak ada`);
  }

  /** A resource whose rows hang off a participation. */
  belonging(at: string, name: string): void {
    if (this.resource(at, name).fields.idPendaftarMbkm?.kind !== 'ref')
      this.fail(at, `"${name}" tidak merujuk pendaftar (idPendaftarMbkm)`);
  }
}
