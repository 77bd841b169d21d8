import type { Access, Scope } from './access.ts';
import type { CalendarDate } from './calendarShape.ts';
import type { Bibliography } from './citation.ts';
import type { Closing, Weighty } from './closing.ts';
import type { Copy, ShortCopy } from './copy.ts';
import type { Fields, UniqueSet } from './field.ts';
import type { PartialIndex, UniqueExcept } from './fieldOptions.ts';
import type { Message } from './message.ts';
import type { Opening } from './opening.ts';
import type { DeclaredPerson } from './person.ts';
import type { Reaches } from './reachesShape.ts';
import type {
  CodeId,
  ComputedFilterWords,
  ComputedGroup,
  DecidedAt,
  Deletion,
  Found,
  HistoryNames,
  HistoryView,
  Signable,
  Stays,
} from './resourceParts.ts';
import type { Retention } from './retentionShape.ts';
import type { Role } from './roles.ts';
import type { FieldErrors, RowOfFields } from './row.ts';
import type { Sheet } from './sheet.ts';

/** Short form of a resource, as declarations write it. */
export interface ShortResource<F extends Fields = Fields> {
  /** Screen path or endpoint tail without a leading slash. */
  name: string;
  /** Path below `/api/`; default: the name. */
  endpoint?: string;
  /** More paths below `/api/` that answer the same. */
  alsoAt?: readonly string[];
  decidedAt?: readonly DecidedAt[];
  /** Also answers `/template`, `/import` and `/save-import` (docs/domain/20 §2) over the import engine. */
  savedImport?: boolean;
  /** Singular and plural are one word in Indonesian. */
  label: string;
  /** Other names that people use for it in the headings of their spreadsheets: `['Prodi', 'Jurusan']`. */
  alsoCalled?: readonly string[];
  /** Template by which a reference shows a row: `'{kode} {nama}'`; default `{nama}`, else the first text field. */
  representation?: string;
  /** `uuid`: made by the server (UUIDv7). A pattern: the person gives a code that matches it. */
  id?: 'uuid' | CodeId;
  fields: F;
  /** Form sections in order; fields not named come last under no heading. */
  sections?: Readonly<Record<string, readonly (keyof F & string)[]>>;
  /** List columns; default: the first six fields that fit a cell. */
  columns?: readonly (keyof F & string)[];
  /** Of them those that a list hides at first; an export has them all the same. */
  aside?: readonly (keyof F & string)[];
  /**
   * In tables too wide for their place: what then stands beneath a column, in its cell; of several the first that is a
   * column and stands by itself. A code beneath its name, and the last day beneath the first of `calendar`, need no word.
   */
  beneath?: Readonly<Partial<Record<keyof F & string, (keyof F & string) | readonly (keyof F & string)[]>>>;
  /** Fields that may be filtered; every filter has an index. */
  filters?: readonly (keyof F & string)[];
  /** Filters that no column holds: the rules of the resource compute them (`ResourceRules.filters`). */
  computedFilters?: Readonly<Record<string, ComputedFilterWords>>;
  /** Groups that no column holds, for reports (`ResourceRules.groups`). */
  computedGroups?: Readonly<Record<string, ComputedGroup>>;
  /** Values that the server computes for its rows beside the fields; a list with `kolom` gets those that it names. */
  told?: readonly string[];
  /** Fields that `q` searches, with a trigram index each. `id` may be named when ids are codes. */
  search?: readonly ((keyof F & string) | 'id')[];
  /** Further things by which its rules let `q` find rows, in words: members of a group. */
  alsoSearched?: readonly string[];
  /** How the search over everything shows its rows (`Found`); without it they are not found there. */
  found?: Pick<Found, 'group' | 'amongEqual'> & { beside?: readonly (keyof F & string)[]; to?: readonly string[] };
  /** At most a few hundred rows: may also be searched by one or two letters, and sorted by anything. */
  small?: boolean;
  /** Default order, `-` = descending: `['idProgramProdi', '-tahunMulai']`. */
  sort?: readonly string[];
  /**
   * Fields that its lists may be sorted by beside filters, keys and the first of the default order; each has an index.
   * A `small` resource sorts by anything (`order.ts`).
   */
  orders?: readonly ((keyof F & string) | 'createdAt' | 'updatedAt')[];
  /** Indexes for statements that no list asks; nothing is sorted or filtered by them. */
  indexes?: readonly (readonly (keyof F & string)[])[];
  /** The same over those rows only whose field has the value: for few of many. */
  indexesOf?: readonly PartialIndex<keyof F & string>[];
  /** No two rows share these fields together. Empty values count as equal. */
  unique?: readonly (readonly [fields: readonly (keyof F & string)[], message: Message, except?: UniqueExcept])[];
  /** Sets of references of which a row has exactly one: an output is a participant's or a group's. */
  exactlyOne?: readonly (readonly (keyof F & string)[])[];
  /** How spreadsheets and references name a row: the first unique set unless given. */
  key?: readonly (keyof F & string)[];
  /**
   * Fields of text by which people name a row in a spreadsheet beside its key and what a reference shows: an NPM. Where it
   * means several, the import says so.
   */
  foundBy?: readonly (keyof F & string)[];
  /** Publications: also imported and exported as BibTeX and RIS. */
  bibliography?: Bibliography<keyof F & string>;
  access: Access;
  /** Columns that every role (or, if public, anybody) may look up of active rows; `id` and the label always go along. */
  lookup?: {
    columns: readonly (keyof F & string)[];
    /** Words of references beside their ids: `{ namaProdi: 'idProgramProdi' }`. */
    labels?: Readonly<Record<string, keyof F & string>>;
    /** Also without login. */
    public?: boolean;
    /** Too many rows to list: a filter on a parent or three letters of `q` must come along. */
    bounded?: boolean;
    /** Which rows; default: the active ones when there is a field `aktif`, else all. */
    scope?: Scope;
    /** Roles that may not look up. */
    except?: readonly Role[];
  };
  /** Pure cross-field rule, run in the browser and by the server before saving; `id` is there when ids are codes. */
  check?: (row: Partial<RowOfFields<F>> & { id?: string }) => Readonly<Record<string, Message | undefined>>;
  /** Values of fields marked `derived`, from the rest of the row. */
  derive?: (row: Partial<RowOfFields<F>> & { id?: string }) => Partial<RowOfFields<F>>;
  /** Rows whose `field` has `value` (default `true`) are built in: not deletable, `lockedFields` not writable. */
  builtIn?: {
    field: keyof F & string;
    value?: string | boolean;
    message: Message;
    lockedFields?: readonly (keyof F & string)[];
    /** Told who tries to write a locked field. */
    lockedMessage?: Message;
  };
  /** In which states a row may be deleted (`Deletion`); elsewhere as its rules say. */
  deletable?: Deletion<keyof F & string> | readonly Deletion<keyof F & string>[];
  /** Written by the server only: no create, update, delete or import over HTTP. */
  serverOnly?: boolean;
  /** Append-only: the database itself refuses UPDATE and DELETE. */
  appendOnly?: boolean;
  /** Every role with a rule reads it, whether or not a menu of theirs names it. */
  readWithoutMenu?: boolean;
  /** Accounts, rights, settings: no key of another system reaches it, whatever its role may. */
  withheldFromSystems?: boolean;
  /** Names of changes of the row in a participation's history: one for all, or one for each kind of change. */
  history?: string | Partial<HistoryNames>;
  /** Not audited (logs, sessions: they are themselves records of what happened). */
  unaudited?: boolean;
  stays?: Stays;
  /** Rows may be put in order by drag; needs an integer field `urut`. */
  sortable?: boolean;
  /**
   * The area answers its calls (`server/areas/<area>`): the engine registers none but the export. Access, scope,
   * validation, audit and transitions stay the engine's.
   */
  byHand?: boolean;
  /**
   * Two of its rows that are one thing may be made one (server/platform/engine/merge), by these roles and HA01, with the rights to
   * change and delete both.
   */
  merge?: { by: readonly Role[] };
  /**
   * Fields by which similar rows are searched while a new one is typed (server/platform/engine/alike.ts); `within`:
   * fields whose values must be equal where they are filled in: courses of one study programme.
   */
  alike?: { fields: readonly (keyof F & string)[]; within?: readonly (keyof F & string)[] };
  /** Until when its rows may be opened (`Opening`). */
  opens?: Opening<keyof F & string>;
  /** States in which what belongs to its rows is read only (`Closing`). */
  closes?: Closing<keyof F & string>;
  /** Changes that touch people (`Weighty`). */
  weighty?: Weighty<keyof F & string>;
  /** Its rows may be made again for another term (`ShortCopy`). */
  copy?: ShortCopy<F>;
  /**
   * Reference without which a row's name says too little, where codes begin anew within it: what refers to the row shows
   * it behind the name.
   */
  apart?: keyof F & string;
  /** Rows are people who may have accounts (`DeclaredPerson`). */
  person?: DeclaredPerson<keyof F & string>;
  /** How long what its rows say of people is kept (`Retention`). */
  retention?: Retention<keyof F & string>;
  /** Dates of its rows that stand in people's calendars (`CalendarDate`). */
  calendar?: readonly CalendarDate<keyof F & string>[];
  /** Who may write messages to the people of its rows (`Reaches`). */
  reaches?: Reaches<keyof F & string>;
  /** A file of its rows is signed electronically (`Signable`). */
  signable?: Signable<keyof F & string>;
  /** People discuss its rows beside them; `team`: roles that also read and write what the other readers do not see. */
  remarks?: { team: readonly Role[] };
  /** Rows come from a database view instead of a table (`server/platform/database/historyView.ts`): read only. */
  view?: HistoryView<keyof F & string>;
  /** Many rows are filled in at once (`Sheet`). */
  sheet?: {
    name: keyof F & string;
    facts?: readonly (keyof F & string)[];
    beside?: readonly (keyof F & string)[];
    cells: readonly (keyof F & string)[];
    totals?: readonly { field: keyof F & string; setting: string; of: Readonly<Record<string, keyof F & string>> }[];
  };
}

/** Where child rows live, of the resource that stands for them (`rowsResource`). */
export interface RowsOf {
  /** Resource and field that hold the rows. */
  resource: string;
  field: string;
  /** References of the row around them by which they may be asked for: `parentId.idKelompok`. */
  references: readonly string[];
}

/** A resource as all code reads it: defaults filled in, frozen. */
export interface Resource<F extends Fields = Fields> {
  readonly name: string;
  readonly endpoint: string;
  readonly alsoAt: readonly string[];
  readonly decidedAt: readonly DecidedAt[];
  readonly savedImport: boolean;
  readonly label: string;
  readonly alsoCalled: readonly string[];
  readonly representation: string;
  readonly id: 'uuid' | CodeId;
  readonly fields: F;
  readonly sections: Readonly<Record<string, readonly string[]>>;
  readonly columns: readonly string[];
  readonly aside: readonly string[];
  readonly beneath: Readonly<Record<string, readonly string[]>>;
  readonly filters: readonly string[];
  readonly computedFilters: Readonly<Record<string, ComputedFilterWords>>;
  readonly computedGroups: Readonly<Record<string, ComputedGroup>>;
  readonly told: readonly string[];
  readonly search: readonly string[];
  readonly alsoSearched: readonly string[];
  readonly found: Found | null;
  readonly small: boolean;
  readonly sort: readonly string[];
  readonly orders: readonly string[];
  readonly indexes: readonly (readonly string[])[];
  readonly indexesOf: readonly PartialIndex[];
  readonly unique: readonly UniqueSet[];
  readonly exactlyOne: readonly (readonly string[])[];
  readonly key: readonly string[];
  readonly foundBy: readonly string[];
  readonly bibliography: Bibliography | null;
  readonly access: Access;
  readonly lookup: {
    columns: readonly string[];
    labels: Readonly<Record<string, string>>;
    public: boolean;
    bounded: boolean;
    scope: Scope;
    except: readonly Role[];
  } | null;
  readonly check: (row: Record<string, unknown>) => FieldErrors;
  readonly derive: (row: Record<string, unknown>) => Record<string, unknown>;
  readonly builtIn: {
    field: string;
    value: string | boolean;
    message: Message;
    lockedFields: readonly string[];
    lockedMessage: Message;
  } | null;
  readonly deletable: readonly Deletion[];
  readonly serverOnly: boolean;
  readonly appendOnly: boolean;
  readonly readWithoutMenu: boolean;
  readonly withheldFromSystems: boolean;
  readonly history: HistoryNames;
  readonly unaudited: boolean;
  readonly stays: Stays | null;
  readonly sortable: boolean;
  readonly byHand: boolean;
  readonly view: HistoryView | null;
  readonly person: DeclaredPerson | null;
  readonly retention: Retention | null;
  readonly reaches: Reaches | null;
  readonly signable: Signable | null;
  readonly remarks: { readonly team: readonly Role[] } | null;
  readonly calendar: readonly CalendarDate[];
  readonly sheet: Sheet | null;
  readonly opens: Opening | null;
  readonly closes: Closing | null;
  readonly weighty: Weighty | null;
  readonly copy: Copy | null;
  readonly merge: { readonly by: readonly Role[] } | null;
  readonly alike: { readonly fields: readonly string[]; readonly within: readonly string[] } | null;
  readonly apart: string | null;
  /** Not declared, but the child rows in a field of one that is. */
  readonly rowsOf: RowsOf | null;
}
