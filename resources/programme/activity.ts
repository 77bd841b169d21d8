import { type Log, type Logbook, logbookStates } from '../kegiatan/log.ts';
import type { Outputs } from '../kegiatan/outputsOf.ts';
import {
  type Action,
  DeclarationError,
  type Field,
  type LogbookMembersOptions,
  type LogbookOptions,
  type OutputOptions,
  type Programme,
  type QueueOptions,
  type QueueTab,
  type Resource,
  type Role,
  rolesOf,
} from '../kit/index.ts';
import { keputusanPeriksa } from '../mbkm/alurPeriksa.ts';
import { role } from '../roles.ts';
import { eachRole, ofProgramme, partnered } from './common.ts';

const participationOf = (programme: Programme, states: readonly string[]): LogbookOptions['participation'] => ({
  field: 'idPendaftarMbkm',
  resource: 'mbkm/pendaftar-program-mbkm',
  filter: { ...ofProgramme(programme), status: states },
  running: logbookStates.running,
  title: 'idProgram',
  facts: [...partnered(programme, 'namaMitra'), 'idPeriode'],
});

/** A path that the feature cannot do without. @throws DeclarationError */
const pathOf = (programme: Programme, name: 'log' | 'logEntries' | 'logEntry' | 'outputs'): string => {
  const path = programme.screens[name];
  if (!path) throw new DeclarationError(`program ${programme.name}.screens: tanpa ${name}`);
  return path;
};

const about: ReadonlySet<string> = new Set(['npm', 'namaMahasiswa', 'status']);
const unless = (names: readonly string[], ...out: string[]): string[] => names.filter(name => !out.includes(name));

/** Sections of an entry without whose it is and its documents, which have places of their own. */
const sectionsOf = ({ sections, log }: Logbook) =>
  Object.entries(sections)
    .map(([title, names]) => ({ title, fields: unless(names, 'idPendaftarMbkm', log.documents.field) }))
    .filter(({ fields }) => fields.length);
const isFilledIn = (field: Field | undefined): boolean => field !== undefined && !field.readOnly && !field.derived;

/** LOGBOOK: the student's calendar, list and form. Without `form`, the form has the sections of the resource. */
export function logbookOptionsOf(
  programme: Programme,
  logbook: Logbook,
  form?: LogbookOptions['form'],
): LogbookOptions {
  const own = sectionsOf(logbook)
    .map(({ title, fields }) => ({ title, fields: fields.filter(name => isFilledIn(logbook.fields[name])) }))
    .filter(({ fields }) => fields.length);
  return {
    participation: participationOf(programme, logbookStates.all),
    form: form ?? { sections: own },
    keeps: programme.log?.keeps ?? [],
    ...(programme.log?.calls ? { calls: programme.log.calls } : {}),
    ...(programme.group ? { group: true } : {}),
    opens: [role.mahasiswa, role.dosen, ...(logbook.log.signed ? ([role.mitra] as const) : [])],
    paths: {
      home: pathOf(programme, 'log'),
      list: pathOf(programme, 'logEntries'),
      form: pathOf(programme, 'logEntry').replace('/:type', ''),
      history: programme.screens.history,
      ...(programme.screens.logQueue ? { decide: decidedAt(programme.screens.logQueue) } : {}),
    },
  };
}

/** One row of a queue that has a place of its own. */
const decidedAt = (queue: string): string => `${queue}/detail/:id`;

/** Steps of those who look through what is handed in, by name. */
function decisionSteps({ fields }: Resource): [name: string, step: Action][] {
  const { status } = fields;
  const steps = status?.kind === 'status' ? status.workflow.actions : {};
  return keputusanPeriksa.flatMap(name => {
    const { [name]: step } = steps;
    return step ? [[name, step] as [string, Action]] : [];
  });
}
const decisionsOn = (resource: Resource): string[] => decisionSteps(resource).map(([name]) => name);

/** Roles that decide on what is handed in. */
export const decidersOf = (resource: Resource): Role[] => [
  ...new Set(decisionSteps(resource).flatMap(([, step]) => rolesOf(step))),
];

/** Tabs of rows on which the supervisor has decided. */
const decided: readonly QueueTab[] = [
  { key: 'revisi', label: 'Perlu perbaikan', filter: { status: 'revisi' }, sort: ['updatedAt', 'DESC'], bulk: false },
  { key: 'disetujui', label: 'Disetujui', filter: { status: 'disetujui' }, sort: ['updatedAt', 'DESC'], bulk: false },
];

/** QUEUE of entries: what all who judge them share. */
function entryQueueOf(programme: Programme, logbook: Logbook): Omit<QueueOptions, 'tabs' | 'actions' | 'bulk'> {
  const { log, endpoint } = logbook;
  const hours = log.time.by === 'none' ? [] : [log.time.hours];
  const { home, form } = logbookOptionsOf(programme, logbook).paths;
  const answers = [...(log.signed ? [log.signed.field, log.signed.at, log.signed.comment] : []), log.note];
  return {
    filter: {},
    columns: [log.day, 'npm', 'namaMahasiswa', ...logbook.columns.filter(name => name !== log.day && !about.has(name))],
    card: {
      title: log.title,
      subtitle: 'namaMahasiswa',
      facts: [log.day, ...hours, ...(log.money?.fields.slice(0, 2) ?? [])],
    },
    waiting: { since: log.sent, soonDays: 3, lateDays: 7 },
    listPath: programme.screens.logQueue ?? home,
    detailPath: programme.screens.logQueue ? decidedAt(programme.screens.logQueue) : `${form}/view?id=:id`,
    people: { endpoint: `${endpoint}/menunggu`, field: 'idMahasiswa', title: 'namaMahasiswa', subtitle: 'npm' },
    ...(programme.screens.logMembers
      ? { groups: { endpoint: `${endpoint}/kelompok`, path: programme.screens.logMembers } }
      : {}),
    detail: {
      parts: {},
      sections: [
        { title: 'Mahasiswa', fields: ['namaMahasiswa', 'npm'] },
        ...sectionsOf(logbook),
        { title: 'Tanggapan', fields: answers },
      ],
      documents: [log.documents.field],
    },
  };
}

/** QUEUE of the supervisor: entries that wait for a decision. */
export const logQueueOf = (programme: Programme, logbook: Logbook): QueueOptions => ({
  ...entryQueueOf(programme, logbook),
  tabs: [
    {
      key: 'menunggu',
      label: 'Menunggu Anda',
      filter: { status: 'diajukan' },
      sort: [logbook.log.sent, 'ASC'],
      bulk: true,
      task: { label: { [role.dosen]: 'Logbook menunggu verifikasi' }, decides: true },
    },
    ...decided.map((tab): QueueTab => ({ ...tab, sort: [logbook.log.day, 'DESC'] })),
  ],
  actions: decisionsOn(logbook),
  bulk: { actions: ['setujui', 'revisi'] },
  copies: true,
});

/** LOGBOOK of a group: its members and their coverage; nothing where the programme names no place for it. */
export function logMembersOf(programme: Programme, { endpoint, log }: Logbook): LogbookMembersOptions | undefined {
  const { logQueue, logMembers, logMember, groups } = programme.screens;
  if (!logQueue || !logMembers || !logMember) return undefined;
  return {
    endpoint: `${endpoint}/cakupan`,
    ...(log.late.openUntil ? { openLate: `${endpoint}/buka-terlambat` } : {}),
    paths: { groups: [logQueue, ...(groups ? [groups] : [])], entries: logMember },
  };
}

/** QUEUE of one member's entries, with their photos; every state, what waits first. */
export function logMemberOf(programme: Programme, logbook: Logbook): QueueOptions {
  const { people: _, groups: __, ...queue } = logQueueOf(programme, logbook);
  const { log } = logbook;
  return {
    ...queue,
    // The task is counted once, in the queue of all rows.
    tabs: queue.tabs.map(({ task, ...tab }) => tab),
    listPath: programme.screens.logMember ?? queue.listPath,
    by: 'idPendaftarMbkm',
    pictures: log.documents.field,
    card: { title: log.title, subtitle: log.day, facts: [...hoursOf(log), log.text.field, ...lateOf(log)] },
  };
}

const hoursOf = ({ time }: Log): string[] => (time.by === 'none' ? [] : [time.hours]);
const lateOf = ({ lateMark }: Log): string[] => (lateMark ? [lateMark.field] : []);

/** QUEUE of the partner: initials with a comment. Only for a logbook that takes them. */
export function logSignatureOf(programme: Programme, logbook: Logbook): QueueOptions {
  const { log } = logbook;
  const { field } = log.signed ?? { field: '' };
  if (!field) throw new DeclarationError(`${logbook.name}: tanpa paraf mitra`);
  return {
    ...entryQueueOf(programme, logbook),
    tabs: [
      {
        key: 'belum',
        label: 'Belum diparaf',
        filter: { status: ['diajukan', 'disetujui'], [field]: false },
        sort: [log.day, 'ASC'],
        bulk: true,
        task: { label: { [role.mitra]: 'Logbook belum diparaf' }, decides: false },
      },
      { key: 'sudah', label: 'Sudah diparaf', filter: { [field]: true }, sort: [log.day, 'DESC'], bulk: false },
      {
        key: 'revisi',
        label: 'Dikembalikan dosen',
        filter: { status: 'revisi' },
        sort: [log.day, 'DESC'],
        bulk: false,
      },
    ],
    actions: ['paraf'],
    bulk: { actions: ['paraf'] },
  };
}

/** Fields of an output that its owner fills in beside the files. */
const filledIn = ({ output, sections, fields }: Outputs): string[] => {
  const files = output.files.map(({ name }) => name);
  const named = Object.values(sections).flat();
  return unless(named, 'idPendaftarMbkm', output.group ?? '', output.names, ...files).filter(name =>
    Object.hasOwn(fields, name),
  );
};

/** UPLOAD: the student's checklist. */
export const outputOptionsOf = (programme: Programme, outputs: Outputs): OutputOptions => ({
  participation: participationOf(programme, unless(logbookStates.all, ...logbookStates.coming)),
  fields: filledIn(outputs),
  path: pathOf(programme, 'outputs'),
  ...(programme.screens.outputEntry ? { entry: programme.screens.outputEntry } : {}),
});

/** QUEUE of the supervisor: outputs that wait for a decision. */
export function outputQueueOf(programme: Programme, outputs: Outputs): QueueOptions {
  const { output } = outputs;
  const { grade, similarity, sent, note, title, names } = output;
  // An output of a group has no student.
  const group = output.group ? [output.group] : [];
  const { outputsQueue } = programme.screens;
  const path = outputsQueue ?? pathOf(programme, 'outputs');
  const judged = [...(grade ? [grade] : []), ...(similarity ? [similarity] : [])];
  return {
    filter: {},
    tabs: [
      {
        key: 'menunggu',
        label: 'Menunggu Anda',
        filter: { status: 'diajukan' },
        sort: [sent, 'ASC'],
        bulk: true,
        task: { label: eachRole(decidersOf(outputs), 'Laporan dan luaran menunggu verifikasi'), decides: true },
      },
      ...decided,
    ],
    columns: group.length
      ? [...group, 'namaMahasiswa', names, title, sent]
      : ['npm', 'namaMahasiswa', 'idJenisLuaran', title, 'revisiKe', ...(grade ? [grade] : []), sent],
    card: {
      title,
      subtitle: 'namaMahasiswa',
      facts: [...group, group.length ? names : 'idJenisLuaran', ...(grade ? [grade] : [])],
    },
    waiting: { since: sent, soonDays: 3, lateDays: 7 },
    listPath: path,
    detailPath: outputsQueue ? decidedAt(outputsQueue) : `${path}/:id`,
    actions: decisionsOn(outputs),
    bulk: { actions: ['setujui', 'revisi'] },
    detail: {
      parts: {},
      sections: [
        {
          title: 'Luaran',
          fields: [...group, 'namaMahasiswa', 'npm', 'idJenisLuaran', ...filledIn(outputs), 'revisiKe', sent],
        },
        { title: judged.length ? 'Penilaian' : 'Tanggapan', fields: [...judged, note] },
      ],
      documents: output.files.map(({ name }) => name),
    },
  };
}
