import type { Role } from './roles.ts';

/** Actions on a resource; the menu matrix stores one boolean for each (docs/domain/10 §1). */
export const flags = ['read', 'create', 'update', 'delete', 'import', 'export', 'action'] as const;
export type Flag = (typeof flags)[number];

/** Facts about the caller that a row may be compared with. */
export type SessionKey = 'userId' | 'idProgramProdi' | 'idPegawai' | 'idMahasiswa' | 'idMitra' | 'idMhsInbound';

/**
 * Row scope: a condition on rows, as data. One scope serves reading, writing, counting, exporting and file download;
 * `server/platform/access/scope.ts` turns it into a WHERE clause.
 */
export type Scope =
  | { type: 'all' }
  | { type: 'none' }
  | { type: 'match'; field: string; session: SessionKey }
  | { type: 'value'; field: string; in: readonly (string | boolean | null)[] }
  | { type: 'days'; from?: string; to?: string }
  | { type: 'through'; field: string; scope?: Scope }
  | { type: 'rows'; field: string; scope: Scope }
  | { type: 'linked'; resource: string; field: string; scope?: Scope; rows?: Scope }
  | { type: 'about'; resource: string; row: string; of: string }
  | { type: 'setting'; key: string; is: string }
  | { type: 'owed'; moment: string }
  | { type: 'unless'; of: Scope }
  | { type: 'either'; of: readonly Scope[] }
  | { type: 'both'; of: readonly Scope[] };

export const all: Scope = { type: 'all' };
export const none: Scope = { type: 'none' };
/** Rows whose `field` is the caller's own id of that kind. */
export const match = (field: string, session: SessionKey): Scope => ({ type: 'match', field, session });
/** Rows of the caller's study programme. */
export const ownProdi = (field = 'idProgramProdi'): Scope => match(field, 'idProgramProdi');
/** Rows of the caller's partner. */
export const ownMitra = (field = 'idMitra'): Scope => match(field, 'idMitra');
/** Rows that belong to the calling student. */
export const ownMahasiswa = (field = 'idMahasiswa'): Scope => match(field, 'idMahasiswa');
/** Rows that the calling lecturer supervises. */
export const supervised = (field = 'idDosenPembimbing'): Scope => match(field, 'idPegawai');
/** Rows in which `field` has one of the values. */
export const valued = (field: string, ...values: (string | boolean | null)[]): Scope => ({
  type: 'value',
  field,
  in: values,
});
/** Rows whose period from `from` to `to`, both included, contains today; an empty limit is open. */
export const openToday = (from: string, to: string): Scope => ({ type: 'days', from, to });
/** Rows whose day is today or earlier; an empty one is no limit. */
export const begun = (from: string): Scope => ({ type: 'days', from });
/** Rows whose last day is over; an empty one is no limit. */
export const past = (to: string): Scope => unless({ type: 'days', to });
/**
 * Rows whose referenced row the caller may read: the scope of `field`'s resource, or `scope` over it. A list of
 * references is enough with one of them ("letters on which my name stands").
 */
export const through = (field: string, scope?: Scope): Scope => ({ type: 'through', field, scope });
/**
 * Rows with a child row in `field` that is in `scope`, over the child's own fields ("groups that I am a member of"):
 * `inRows('anggota', both(valued('statusAnggota', 'bergabung'), through('idPendaftarMbkm', ownMahasiswa())))`.
 */
export const inRows = (field: string, scope: Scope): Scope => ({ type: 'rows', field, scope });
/**
 * Rows that a row of `resource` points at by `field`, itself within the caller's scope there (or `scope`). A child row
 * that points is named with its parent's field, `anggota.idPendaftarMbkm`; then `rows` narrows the child rows.
 */
export const linked = (resource: string, field: string, scope?: Scope, rows?: Scope): Scope => ({
  type: 'linked',
  resource,
  field,
  scope,
  rows,
});
/**
 * Entries about rows that the caller may read: `resource` and `row` are the entry's fields that name the row, `of` the
 * reference that entry and row have in common (or that points at the row itself). The reference's own scope is part of it.
 */
export const about = (resource: string, row: string, of: string): Scope => ({ type: 'about', resource, row, of });
/** All rows while a setting of `mbkm/konfigurasi` has this value, none otherwise. */
export const setting = (key: string, is: string): Scope => ({ type: 'setting', key, is });
/** Rows about which a form that has to be answered still waits for the caller's answers (`Moment`). */
export const owed = (moment: string): Scope => ({ type: 'owed', moment });
/** Rows that are not in a scope ("parcels that nobody has signed for"). */
export const unless = (of: Scope): Scope => ({ type: 'unless', of });
export const either = (...of: Scope[]): Scope => ({ type: 'either', of });
export const both = (...of: Scope[]): Scope => ({ type: 'both', of });

/**
 * Fields whose values are kept from a role in rows outside a scope ("bidders see prices once they are final"). They are
 * null there at every door: rows, lists, filters, order, exports, history, files
 * (`server/platform/access/visibleFields.ts`).
 */
export interface Later {
  fields: readonly string[];
  /** Rows in which the fields are visible. */
  until: Scope;
  /** A setting of `mbkm/konfigurasi` that shows them in every row while it is on. */
  setting?: string;
  /** Shown in a field's place until then. */
  instead?: Readonly<Record<string, string>>;
}

/** Rights of one base role on a resource. A role without a rule has none. */
export interface Rule {
  scope: Scope;
  flags: readonly Flag[];
  /** Rows that may be changed, when fewer than may be read. */
  writeScope?: Scope;
  /** Rows whose edit form is offered, where the resource's rules refuse some of the rows in `writeScope`. */
  offered?: Scope;
  /** Only these fields may be written. */
  only?: readonly string[];
  /** These fields are absent from every answer, export and filter. */
  hide?: readonly string[];
  /** These fields are empty in rows that do not show them yet. */
  later?: Later;
}
export type Access = Readonly<Partial<Record<Role, Rule>>>;

type RuleOptions = Partial<Pick<Rule, 'writeScope' | 'offered' | 'only' | 'hide' | 'later'>>;

/** Read and export. */
export const read = (scope: Scope = all, options: RuleOptions = {}): Rule => ({
  scope,
  flags: ['read', 'export'],
  ...options,
});
/** Every flag that the engine knows. */
export const write = (scope: Scope = all, options: RuleOptions = {}): Rule => ({ scope, flags, ...options });
/** Read, and whatever else is named. */
export const allow = (scope: Scope, extra: readonly Exclude<Flag, 'read'>[], options: RuleOptions = {}): Rule => ({
  scope,
  flags: ['read', ...extra],
  ...options,
});
