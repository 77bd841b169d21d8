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
  requirements: Requirements;
  /** States of the stepper in order; others end it. */
  stepper: readonly string[];
  /** Field with the latest return note, shown as a banner in these states. */
  banner: { field: string; states: readonly string[] };
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
  listPath: string;
  detailPath: string;
  /** Workflow actions of the detail, in the order of their buttons. */
  actions: readonly string[];
  /** Rows that a role decides for somebody else, with a note. */
  onBehalf?: { roles: readonly Role[]; filter: ListFilter; text: string };
  /** PUT `{ items: [{ id, version }], aksi, catatan }` → `{ berhasil, gagal }`. */
  bulk: { endpoint: string; actions: readonly string[] };
  detail: RecordView & { requirements?: Requirements; warnings?: Warnings };
  extra: readonly ExtraAction[];
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
  export: boolean;
};

/** UPLOAD: named documents with preview, replaceable until they are verified. */
export type UploadOptions = {
  resource: string;
  fields: readonly string[];
  /** States in which a document may be replaced. */
  replaceable: readonly string[];
};
