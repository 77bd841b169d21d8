import type { Role } from './roles.ts';

/**
 * What a screen of a pattern may say in `Screen.options`: data only, read by the pattern's component in
 * `src/patterns`. Field names are those of the screen's first resource; `magang.posisi` is a field of its 1:1 detail.
 */

/** When something is shown or asked for, by another field of the form. */
export type Condition =
  | { field: string; is: 'filled' | 'empty' }
  | { field: string; in: readonly (string | boolean)[] };

/** A list's filter in the dialect of docs/api.md. */
export type ListFilter = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Only rows whose reference `field` is one of these codes of another resource: programmes of certain kinds. */
export type KindLimit = { field: string; resource: string; codes: readonly string[] };

/** A field as one step of a form asks for it. */
export type StepField = {
  name: string;
  /** Asked for now although a draft may leave it empty; the server asks again at submission. */
  required?: boolean | Condition;
  /** Drawn only then. */
  when?: Condition;
  /** Rows of the reference that may be chosen here. */
  choose?: ListFilter;
  limit?: KindLimit;
  /** One line below the input, instead of the field's own. */
  help?: string;
  /** The rows of a reference drawn as cards to choose from. */
  cards?: ChoiceCards;
};

/** How the rows of a reference are drawn as cards; field names are those of the referenced resource. */
export type ChoiceCards = {
  title: string;
  subtitle: string;
  facts: readonly string[];
  /** Fields with the number of places and how many of them are taken. */
  seats?: { of: string; taken: string };
  /** What a choice fills in: field of the form → field of the chosen row. */
  fills: Readonly<Record<string, string>>;
  /** Said where there is nothing to choose. */
  empty: { title: string; text: string };
};

/** A step of a registration. */
export type Step = {
  key: string;
  title: string;
  help?: string;
  /** `form`: inputs; `documents`: one UPLOAD slot per file field; `review`: everything once more, then submit. */
  kind: 'form' | 'documents' | 'review';
  fields: readonly StepField[];
};

/** A call whose answer is a list of requirements `[{ kode, label, lolos, nilai, batas }]` in `syarat`. */
export type Requirements = {
  endpoint: string;
  /** Fields of the form that the call needs, by the name that it gives them. */
  params: Readonly<Record<string, string>>;
  /** Codes of requirements shown as chips as well. */
  chips?: readonly { kode: string; label: string }[];
  /** Roles that may ask; default everybody. */
  roles?: readonly Role[];
};

/** An error of one field that is said in a dialog of its own, whatever else is wrong. */
export type ErrorDialog = { field: string; title: string };

/** REGISTER: a form in steps with a draft on the server and on the device, a checklist, a review and a submission. */
export type RegisterOptions = {
  /** POST creates, PUT `{endpoint}/{id}` changes; `ajukan: true` in the body saves and submits at once. */
  create: string;
  update: string;
  /** Key under which a 1:1 detail travels → its resource. */
  parts: Readonly<Record<string, string>>;
  /** Values that the screen decides. */
  fixed: Readonly<Record<string, string>>;
  steps: readonly Step[];
  /** Field with the latest return note, shown as a banner. */
  returned: string;
  requirements: Requirements;
  dialogs: readonly ErrorDialog[];
  /** Action of the workflow that submits, and where one goes afterwards. */
  submit: { action: string; goTo: string };
};

/** A way in: the programmes that it leads to and the screen where one registers. */
export type RegisterCard = { title: string; text: string; icon: string; path: string; filter: ListFilter };

/** REGISTER, entrance: eligibility, ways in, drafts, and the stepper of the active registration. */
export type RegisterHubOptions = {
  cards: readonly RegisterCard[];
  /** Which of the student's own rows belong here. */
  filter: ListFilter;
  /** States in which a registration is still in the student's hands, and those in which it is under way. */
  editable: readonly string[];
  active: readonly string[];
  /** Field whose value is the last segment of the card's path. */
  way: string;
  /** Where a registration that was handed in is followed. */
  historyPath: string;
  /** Resources that programmes and periods are looked up in, and which kinds of programme belong here. */
  lookups: { idProgram: string; idPeriode: string; limit: KindLimit };
  /** A screen that helps to choose, offered before the ways in. */
  helper?: { label: string; text: string; path: string };
  requirements: Requirements;
  /** States of the stepper in order; others end it. */
  stepper: readonly string[];
  /** Field with the latest return note, shown as a banner in these states. */
  banner: { field: string; states: readonly string[] };
  prints?: readonly Printed[];
};

/** A tab of a queue; its count is that of its filter. */
export type QueueTab = {
  key: string;
  label: string;
  filter: ListFilter;
  /** Narrows the filter for a role: what waits for it. */
  byRole?: Readonly<Partial<Record<Role, ListFilter>>>;
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Rows may be marked here for the bulk actions. */
  bulk: boolean;
};

/** A number that a decision asks for. */
export type AskedField = {
  name: string;
  when?: Condition;
  /** GET `{endpoint}?{param}=` with the record's field of that name; `{n}` of the text is the answer's `limit`. */
  warnAbove?: { endpoint: string; param: string; limit: string; text: string };
};

/** A decision that is no arrow of the workflow. */
export type QueueMark = {
  /** `aksi` of the bulk call. */
  action: string;
  label: string;
  /** The words that may go along, and the name under which they travel; none are asked for without. */
  note?: { name: string; label: string; max: number };
  success: string;
  roles: readonly Role[];
  when: readonly Condition[];
};

/** A button of a queue's detail that is no workflow action. */
export type ExtraAction = {
  label: string;
  /** POST; `{id}` is the row's. */
  endpoint: string;
  roles: readonly Role[];
  when: readonly Condition[];
  /** Fields of another resource asked for first. */
  ask?: { resource: string; fields: readonly string[] };
};

/** Short words that the server computes for a row: the field that lists their codes, and what each means. */
export type Warnings = { field: string; words: Readonly<Record<string, string>> };

/** A document that the server prints, offered once the row is far enough. */
export type Printed = { label: string; endpoint: string; when: readonly Condition[] };

/**
 * QUEUE: what waits for this role first and oldest first; a detail with data beside documents; decide, next, bulk.
 * Rows, one row, history and single decisions are the resource's own calls (docs/api.md).
 */
export type QueueOptions = {
  /** Applied to every tab. */
  filter: ListFilter;
  tabs: readonly QueueTab[];
  columns: readonly string[];
  /** Two fields that name a row on a card, and the moment since which it waits. */
  card: { title: string; subtitle: string; facts: readonly string[] };
  waiting: { since: string; soonDays: number; lateDays: number };
  /** Field with the state that is decided on, where it is not the resource's first. */
  status?: string;
  listPath: string;
  detailPath: string;
  /** Workflow actions of the detail, in the order of their buttons. */
  actions: readonly string[];
  /** Rows that a role decides for somebody else, with a note. */
  onBehalf?: { roles: readonly Role[]; filter: ListFilter; text: string };
  /** PUT `{ items: [{ id, version }], aksi, catatan }` → `{ berhasil, gagal }`. */
  bulk: { endpoint: string; actions: readonly string[] };
  /** Fields of the resource that an action asks for beside its note; decisions then go to the bulk call, one row or many. */
  asks?: Readonly<Record<string, readonly AskedField[]>>;
  /** What may be done that is no arrow of the workflow: a partner's initials. Goes to the bulk call. */
  marks?: readonly QueueMark[];
  /** GET → people with rows that wait, `[{ [field], [title], [subtitle], jumlah, terlama }]`; one of them filters the tab. */
  people?: { endpoint: string; field: string; title: string; subtitle: string };
  detail: RecordView & { requirements?: Requirements; warnings?: Warnings };
  extra: readonly ExtraAction[];
  prints?: readonly Printed[];
};

/** How one record of a pattern is shown: its parts, its documents, its stages. */
export type RecordView = {
  /** Key under which a 1:1 detail travels → its resource. */
  parts: Readonly<Record<string, string>>;
  sections: readonly { title: string; fields: readonly string[] }[];
  documents: readonly string[];
  /** Field of the record that lists its stages; they are rows of this resource. */
  stages?: { field: string; resource: string };
};

/** HISTORY: participations with their timeline; rows open the timeline of one. */
export type HistoryOptions = {
  filter: ListFilter;
  columns: readonly string[];
  card: { title: string; subtitle: string; facts: readonly string[] };
  /** Where the timeline of a row is; empty = it unfolds in place. */
  listPath: string;
  detailPath?: string;
  /** Workflow actions offered here, with what else each asks for beside its note. */
  actions: readonly string[];
  asks?: Readonly<Record<string, { note: string; file?: string; fileWhen?: Condition }>>;
  prints: readonly Printed[];
  /** Field with the latest return note, shown on the card. */
  returned?: string;
  /** States in order, drawn as a track; others end it. */
  stepper: readonly string[];
  view: RecordView;
  /** Rows of other resources below what was handed in. */
  related?: readonly RelatedList[];
  export: boolean;
};

/** UPLOAD: named documents with preview, replaceable until they are verified. */
export type UploadOptions = {
  resource: string;
  fields: readonly string[];
  /** States in which a document may be replaced. */
  replaceable: readonly string[];
};

/** GRADING: a sheet of weighted components with live total and letter; a queue of who is to be graded leads to it. */
export type GradingOptions = {
  /** GET `{endpoint}/lembar/{id of the participation}` is the sheet, PUT `{endpoint}/{id}` saves or submits it. */
  endpoint: string;
  /** Resource of the grades: its workflow names the actions, its file field takes the signed form. */
  resource: string;
  /** The screen of one sheet, and where one comes from. */
  path: string;
  backTo: string;
  /** Who is to be graded, with progress; without it one comes from another list. */
  queue?: QueueOptions;
  /** What goes on from here; `:id` is the participation. */
  more?: { label: string; path: string };
};

/** What may be done with the ticked rows of a monitor, by the roles that may. */
export type MonitorBulk = { aksi: 'ingatkan' | 'dospem'; roles: readonly Role[] };

/**
 * MONITOR: figures and charts at the top, the rows that they count below, a row's dossier behind it. Figures come from
 * GET mbkm/monitoring/ringkasan in the caller's scope; each leads to its list.
 */
export type MonitorOptions = {
  filter: ListFilter;
  columns: readonly string[];
  card: { title: string; subtitle: string; facts: readonly string[] };
  listPath: string;
  detailPath: string;
  /** Kinds of programme that the figures are limited to; all without it. */
  kinds?: readonly string[];
  /** Whether figures and charts stand above the rows. */
  figures: boolean;
  /** Begins with every period instead of the running one: whoever has few students looks after all of them. */
  everyPeriod?: boolean;
  /** Whether the lecturers' loads stand beside them, for roles that assign. */
  loads?: readonly Role[];
  warnings: Warnings;
  bulk: readonly MonitorBulk[];
};

/** Where one goes on from a dossier; `:id` is the row's. Drawn where the role's menu leads there. */
export type DossierLink = { label: string; path: string };

/** One part of a tab of a dossier. */
export type DossierPart =
  | { kind: 'fields'; sections: RecordView['sections'] }
  | { kind: 'documents'; fields: readonly string[] }
  | { kind: 'stages'; field: string; resource: string; since: string }
  /** One row of another resource, named by a reference of the row. */
  | { kind: 'one'; resource: string; by: string; sections: RecordView['sections'] }
  /** Rows of another resource that belong to the row; one opens with its workflow actions. */
  | {
      kind: 'rows';
      list: RelatedList;
      /** What a new row asks for. */
      add?: { label: string; fields: readonly string[] };
      /** What the person named by the field `by` may change later. */
      edit?: { by: string; fields: readonly string[] };
    }
  /** Logbook hours by week: GET `{endpoint}?idPendaftarMbkm=` → { jamDisetujui, jamTarget, minggu }. */
  | { kind: 'hours'; endpoint: string; title: string }
  | { kind: 'timeline' }
  | { kind: 'links'; links: readonly DossierLink[] };

/** A tab of a dossier; it is left out where its condition does not hold or the role is not among them. */
export type DossierTab = {
  key: string;
  label: string;
  roles?: readonly Role[];
  when?: Condition;
  parts: readonly DossierPart[];
};

/** MONITOR, drill-down: everything about one participation, tab by tab, and what may be done with it. */
export type DossierOptions = Pick<HistoryOptions, 'actions' | 'asks' | 'prints' | 'stepper'> & {
  /** Where one goes back to: the first of these lists that the role may open. */
  lists: readonly string[];
  detailPath: string;
  parts: RecordView['parts'];
  warnings: Warnings;
  /** Roles that assign the supervisor here. */
  supervisor: readonly Role[];
  tabs: readonly DossierTab[];
};

/** Rows of another resource that belong to the one shown. */
export type RelatedList = {
  resource: string;
  /** Field of the other resource → field of this row that it must equal; `id` is the row itself. */
  by: Readonly<Record<string, string>>;
  filter?: ListFilter;
  columns: readonly string[];
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Said when there are none. */
  empty: string;
  /** Offers "Tambah" with these references filled in. */
  create?: boolean;
};

/** RELATED: a tab of a show page with rows of other resources; absent for roles that may list none of them. */
export type RelatedTab = { key: string; label: string; lists: readonly RelatedList[] };

/**
 * TABS above a list: each is a filter, with its count; or one tab for each row of a short list that is pointed at.
 * `@30` in a filter is the day thirty days from today, `@0` today.
 */
export type ListTabs =
  | { tabs: readonly { key: string; label: string; filter: ListFilter }[] }
  | { field: string; to: string; all: string };

/** LOGBOOK: what somebody did, day by day: a month of it, weekly totals, a form that keeps on the device what is typed. */
export type LogbookOptions = {
  /** What entries hang off: field of the entry → its resource; which of one's own belong here, and in which states they take entries. */
  participation: {
    field: string;
    resource: string;
    filter: ListFilter;
    running: readonly string[];
    title: string;
    facts: readonly string[];
  };
  /** What the fields of an entry mean. */
  entry: {
    day: string;
    begin: string;
    end: string;
    hours: string;
    title: string;
    text: string;
    /** Why it was returned. */
    note: string;
    /** Child rows with files: the field, its file, and what each shows. */
    documents: { field: string; file: string; caption: string };
    /** The partner's initials. */
    signed?: { field: string; at: string; comment: string };
  };
  /** GET `{summary}?{participation.field}=` → hours, weeks, counts, the days that may be filled in. */
  summary: string;
  form: {
    sections: readonly { title: string; fields: readonly string[]; folded?: boolean }[];
    /** Courses of the participation that an entry belongs to: field, resource, and the reference that names each. */
    courses?: { field: string; resource: string; label: string };
  };
  /** Workflow action that hands in, and the states in which an entry is still one's own. */
  submit: string;
  editable: readonly string[];
  paths: { home: string; list: string; form: string };
};

/** UPLOAD: the demanded outputs of a participation, each with its files, versions and notes. */
export type OutputOptions = {
  participation: LogbookOptions['participation'];
  /** GET `{checklist}?{participation.field}=` → `{ lengkap, syarat: […] }`. */
  checklist: string;
  /** Field of the output that names its kind, and the resource of kinds. */
  kind: string;
  note: string;
  fields: readonly string[];
  files: readonly { name: string; only?: string }[];
  submit: string;
  editable: readonly string[];
  path: string;
};

/** PAKET: the courses of a conversion package, chosen by the student, advised on, decided, read (docs/domain/20 §4.3). */
export type PaketOptions = {
  /**
   * GET `view` → what may be chosen and what is; POST `choose`; PUT `advise` (`{id}` = a proposed row); POST `decide`.
   * Each write answers the view again (docs/domain/20 §2).
   */
  calls: { view: string; choose: string; advise: string; decide: string };
  /** Which of the student's participations convert here. */
  filter: ListFilter;
  /** States of the registration in which a package is chosen, and states of the conversion in which it may be changed. */
  open: readonly string[];
  editable: readonly string[];
  /** The student's screens: participations with their packages, and the choice of courses (`?id=`). */
  hubPath: string;
  pickPath: string;
};
