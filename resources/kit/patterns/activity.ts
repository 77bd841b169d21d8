import type { AssessorName } from '../programme.ts';
import type { Role } from '../roles.ts';
import type { ListFilter, Warnings } from './common.ts';
import type { QueueOptions } from './queue.ts';

/** GRADING, MONITOR, LOGBOOK, outputs and PAKET: how the screens of a running activity are declared. */

/** GRADING: a sheet of weighted components with live total and letter; a queue of who is to be graded leads to it. */
export type GradingOptions = {
  /** GET `{endpoint}/lembar/{id of the participation}` is the sheet, PUT `{endpoint}/{id}` saves or submits it. */
  endpoint: string;
  /** Resource of the grades: its workflow names the actions, its file field takes the signed form. */
  resource: string;
  /** The screen of one sheet, and where one comes from. */
  path: string;
  backTo: string;
  /** Queue of people to grade, with progress; without it the page is opened from another list. */
  queue?: QueueOptions;
  /** Link to a further page; `:id` is the participation. */
  more?: { label: string; path: string };
  /** Groups that are graded together, above the queue. */
  groups?: GroupGradingOptions;
};

/** GRADING of whole groups by one assessor: the groups with how far their sheets are, and the sheet of one. */
export type GroupGradingOptions = {
  /** GET is the groups, GET and PUT `{endpoint}/lembar` the sheet of one. */
  endpoint: string;
  resource: string;
  assessor: AssessorName;
  /** The programme's word for the assessor. */
  called: string;
  /** Roles that enter the sheet from the assessor's signed form; the others fill in their own. */
  onBehalf: readonly Role[];
  /** The assessor's grades may come from a spreadsheet: `{endpoint}/template`, `/import`, `/save-import`. */
  imported: boolean;
  listPath: string;
  detailPath: string;
};

/** Results of the groups of a wave: every member with the grade of each assessor. */
export type GradeRecapOptions = {
  /** `{endpoint}/rekap`, `{endpoint}/rekap/export`. */
  endpoint: string;
  resource: string;
  assessors: readonly { name: AssessorName; label: string }[];
  /** The first filter over the groups, with the calls that give its choices. */
  by: { field: string; resource: string; endpoint: string; label: string; first?: readonly string[] };
  /** PUT finishes the ticked participations; who may. */
  finish: { endpoint: string; roles: readonly Role[] };
};

/** An action on the ticked rows of a monitor, and the roles that may take it. */
export type MonitorBulk = { aksi: 'ingatkan' | 'dospem'; roles: readonly Role[] };

/**
 * MONITOR: figures and charts at the top, the rows that they count below, a row's dossier behind it. Figures come from
 * GET mbkm/monitoring/ringkasan in the caller's scope; each leads to its list.
 */
export type MonitorOptions = {
  filter: ListFilter;
  /** Fields, and the field of `warnings` where its chips stand. */
  columns: readonly string[];
  /** Fields of the programme's detail that stand beside them, under the key by which it travels with the row. */
  beside?: { part: string; resource: string; fields: readonly string[] };
  card: { title: string; subtitle: string; facts: readonly string[] };
  listPath: string;
  detailPath: string;
  /** Kinds of programme that the figures are limited to; all without it. */
  kinds?: readonly string[];
  /** True if figures and charts are shown above the rows. */
  figures: boolean;
  /** Begins with every period instead of the running one: whoever has few students looks after all of them. */
  everyPeriod?: boolean;
  /** Roles that also see the lecturers' loads: those that assign supervisors. */
  loads?: readonly Role[];
  warnings: Warnings;
  bulk: readonly MonitorBulk[];
};

/** MONITOR of one's own: GET `endpoint?jenis=` → the caller's supervisors in these kinds, with how to reach them. */
export type SupervisorOptions = { endpoint: string; kodeJenisMbkm: readonly string[] };

/**
 * LOGBOOK: what somebody did, day by day: a month of it, weekly totals, a form that keeps on the device what is typed.
 * The resource says what its fields mean (`resources/kegiatan/logbookOf.ts`).
 */
export type LogbookOptions = {
  /**
   * Reference of an entry to its participation: the field, its resource, which of the person's participations are
   * offered, and the states in which they accept entries.
   */
  participation: {
    field: string;
    resource: string;
    filter: ListFilter;
    running: readonly string[];
    title: string;
    facts: readonly string[];
  };
  form: {
    /** Fields declared as `rare` come last, folded on phones. */
    sections: readonly { title: string; fields: readonly string[] }[];
    /** Courses of the participation that an entry belongs to: field, resource, and the reference that names each. */
    courses?: { field: string; resource: string; label: string };
  };
  /** Resources that its writer reads beside it: answers about them are kept on the device. */
  keeps: readonly string[];
  /** GET paths beside them whose answers are kept as well. */
  calls?: readonly string[];
  /** Approved entries of the other members of one's group are read beside one's own. */
  group?: boolean;
  /** Roles that have a page for one entry; others read it in the list. */
  opens: readonly Role[];
  /** `history` is where one's registrations are followed; `decide` one entry for those who look through it elsewhere. */
  paths: { home: string; list: string; form: string; history: string; decide?: string };
};

/** LOGBOOK of a group (`?idKelompok=`): each member's coverage, and late entry opened for one. */
export type LogbookMembersOptions = {
  /** GET `?idKelompok=` → `Cakupan` (`resources/kegiatan/cakupan.ts`). */
  endpoint: string;
  /** POST `{ idPendaftarMbkm, bukaSampai, alasan }`. */
  openLate?: string;
  /** Where one comes from, the first of them that is one's own, and one member's entries (`?idPendaftarMbkm=`). */
  paths: { groups: readonly string[]; entries: string };
};

/**
 * UPLOAD: the demanded outputs of a participation, each with its files, versions and notes. What their fields mean is
 * said by the resource (`resources/kegiatan/outputsOf.ts`).
 */
export type OutputOptions = {
  participation: LogbookOptions['participation'];
  /** Fields that are asked for beside the files. */
  fields: readonly string[];
  path: string;
  /** Address of the form; `:id` is the output's, or the requirement's while there is none. */
  entry?: string;
};

/** PAKET: the courses of a conversion package, chosen by the student, advised on, decided, read (docs/domain/20 §4.3). */
export type PaketCalls = {
  /**
   * GET `view` → what may be chosen and what is; POST `choose`; PUT `advise` (`{id}` = a proposed row); POST `decide`.
   * Each write answers the view again (docs/domain/20 §2).
   */
  calls: { view: string; choose: string; advise: string; decide: string };
};

/** PAKET of a student. */
export type PaketOptions = PaketCalls & {
  /** Which of the student's participations convert here. */
  filter: ListFilter;
  /**
   * States of the registration in which a package is chosen, and states of the conversion in which it may be changed:
   * where the choice is looked for. Of each the server says whether it may be made now (`bolehPilih`).
   */
  open: readonly string[];
  editable: readonly string[];
  /** The student's screens: participations with their packages, and the choice of courses (`?id=`). */
  hubPath: string;
  pickPath: string;
};

/** PAKET read by somebody else, and the list that one came from. */
export type PaketReadOptions = PaketCalls & { backTo: string };

/** PAKET decided: the queue that one walks through. */
export type PaketVerifyOptions = PaketCalls & { queue: QueueOptions };

/** One conversion: header and steps, evidence, courses with their grades (docs/domain/20 §3). */
export type ConversionOptions = {
  /** The queue that one walks through, or the list that one came from. */
  from: { queue: QueueOptions } | { path: string };
  /** Which kind of page this is, and where a conversion of another `:kind` has its own. */
  kind?: { own: string; path: string };
  /** Shows what SIAMIK said to each course. */
  siamik?: boolean;
};
