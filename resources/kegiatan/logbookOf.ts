import { errorIf } from '../checkHelpers.ts';
import {
  type Access,
  allow,
  boolean,
  DeclarationError,
  datetime,
  decimal,
  type FieldErrors,
  type Fields,
  fixed,
  longtext,
  type Message,
  messages,
  type Need,
  needingAt,
  ofRow,
  read,
  resource,
  status,
  text,
  through,
  time,
  valued,
  type Workflow,
  withStep,
} from '../kit/index.ts';
import { aksiAjukan, decisionsOf, type StatusPeriksa, statusTerbuka, tanpaDraf } from '../mbkm/alurPeriksa.ts';
import { along } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import { sharedMessages } from '../sharedMessages.ts';
import type { Amount } from './amount.ts';
import { jamDari, type Log, type Logbook, type LogDocuments, type LogGoal, type LogTime, menitDari } from './log.ts';
import { awalLog, diajukanLog, dokumenLog, type LogFields, tertulisLog } from './logFields.ts';
import { kegiatanMessages } from './messages.ts';

/** Fields of an entry's time, and their declaration in the log. */
export interface TimePart {
  readonly time: LogTime;
  readonly fields: Fields;
  readonly check: (row: Readonly<Record<string, unknown>>) => FieldErrors;
  readonly derive: (row: Readonly<Record<string, unknown>>) => Record<string, number>;
}
const nothing = () => ({});

/** Begin and end of the clock, `durasiJam` follows (docs/domain/20 §1.10, 30 §1.9, 40 §1.1). */
export function clock({ overlap, perDay }: { overlap: Message; perDay?: Amount }): TimePart {
  const minutes = (row: Readonly<Record<string, unknown>>) =>
    [menitDari(row.jamMulai), menitDari(row.jamSelesai)] as const;
  return {
    time: {
      by: 'clock',
      begin: 'jamMulai',
      end: 'jamSelesai',
      hours: 'durasiJam',
      overlap,
      ...(perDay === undefined ? {} : { perDay }),
    },
    fields: {
      jamMulai: time({ required: true, label: 'Jam mulai' }),
      jamSelesai: time({ required: true, label: 'Jam selesai' }),
      durasiJam: decimal(4, 2, { derived: true, label: 'Durasi (jam)', unit: 'jam' }),
    },
    check: row => {
      const [begin, end] = minutes(row);
      const wrong = begin !== null && end !== null && end <= begin;
      return errorIf(wrong, 'jamSelesai', sharedMessages.hoursInOrder);
    },
    derive: row => {
      const [begin, end] = minutes(row);
      const known: Record<string, number> = {};
      if (begin !== null && end !== null) known.durasiJam = jamDari(end - begin);
      return known;
    },
  };
}

/** Hours as the student gives them, `least` to `most` an entry, at most `perDay` a day (docs/domain/30 §1.20). */
export const duration = (least: number, most: number, perDay?: Amount): TimePart => ({
  time: { by: 'duration', hours: 'durasiJam', ...(perDay === undefined ? {} : { perDay }) },
  fields: { durasiJam: decimal(4, 1, { required: true, min: least, max: most, label: 'Durasi (jam)', unit: 'jam' }) },
  check: nothing,
  derive: nothing,
});

/** Only the day. */
export const wholeDays: TimePart = { time: { by: 'none' }, fields: {}, check: nothing, derive: nothing };

type Documents = Omit<LogDocuments, 'field' | 'file' | 'caption' | 'least' | 'tooFew'> & {
  types: readonly string[];
  maxMb: number;
  label?: string;
  least?: number;
  tooFew?: Message;
};

interface ShortLogbook
  extends Pick<Log, 'title' | 'text' | 'late' | 'progress' | 'money' | 'outside'>,
    Partial<Pick<Log, 'ahead'>> {
  /** States in which its writer may delete an entry; default: those in which it may be changed. */
  removable?: readonly StatusPeriksa[];
  name: string;
  label: string;
  endpoint?: string;
  time: TimePart;
  goal: LogGoal;
  /** Fields copied from the entry before, beside the times: e.g. the place. */
  again?: readonly string[];
  /** Fields of an entry beside day, time, documents, state and notes, in order. */
  fields: Fields;
  documents: Documents;
  workflow: Workflow;
  /** The partner reads the entries and puts its initials under them. */
  partner?: boolean;
  /** Days after its own from which an entry is marked as late. */
  lateAfter?: Amount;
  /** Name and label of the supervisor's note; default `catatan`. */
  note?: { name: string; label: string };
  /** Rules of roles that see more or less than usual. */
  access?: Access;
  sections?: Readonly<Record<string, readonly string[]>>;
  columns?: readonly string[];
}

const selamaBerjalan: Need = {
  of: through('idPendaftarMbkm', valued('status', 'berjalan')),
  says: kegiatanMessages.logWhileRunning,
};

const server = { readOnly: true } as const;
const signature = { field: 'parafMitra', at: 'waktuParaf', comment: 'komentarMitra' } as const;

/** The step with which the partner puts its initials under an entry; the comment may be added to them later. */
export const aksiParaf = 'paraf';

const initialled = (flow: Workflow, partner: boolean): Workflow =>
  partner
    ? withStep(flow, aksiParaf, {
        label: 'Paraf',
        from: ['diajukan', 'disetujui'],
        by: [role.mitra],
        takes: { [signature.comment]: ofRow() },
        success: 'Logbook diparaf.',
        tone: 'primary',
      })
    : flow;
const owner = ['create', 'update', 'delete', 'export', 'action'] as const;

/**
 * A programme's logbook: what a student did, day by day, and the supervisor looks through. What differs between
 * programmes is said here; the rules that need other rows are in `server/areas/kegiatan`, for every logbook.
 */
export function logbookOf(short: ShortLogbook): Logbook {
  const { time: timePart, documents, partner = false, lateAfter } = short;
  const removable: readonly StatusPeriksa[] = short.removable ?? statusTerbuka;
  const note = short.note ?? { name: 'catatan', label: 'Catatan dosen' };
  const {
    types,
    maxMb,
    label: documentsLabel = 'Dokumen',
    least = 0,
    tooFew = messages.required,
    ...limits
  } = documents;
  const fields: LogFields & Fields = {
    ...awalLog,
    ...timePart.fields,
    ...short.fields,
    dokumen: dokumenLog(types, maxMb, documentsLabel),
    ...tertulisLog,
    ...(partner
      ? {
          parafMitra: boolean({ ...server, label: 'Paraf mitra' }),
          komentarMitra: text(300, { ...server, label: 'Komentar mitra' }),
          waktuParaf: datetime({ ...server, label: 'Waktu paraf' }),
        }
      : {}),
    ...diajukanLog,
    ...(lateAfter === undefined ? {} : { terlambat: boolean({ ...server, label: 'Terlambat' }) }),
    status: status(initialled(needingAt(short.workflow, aksiAjukan, selamaBerjalan), partner)),
    [note.name]: longtext({ ...server, label: note.label }),
  };
  const isWritten = (name: string) => ['text', 'longtext'].includes(fields[name]?.kind ?? '');
  const seen = tanpaDraf(along);
  const made = resource<LogFields & Fields>({
    name: short.name,
    ...(short.endpoint ? { endpoint: short.endpoint } : {}),
    label: short.label,
    decidedAt: [{ path: 'verifikasi', many: true, actions: decisionsOf(fields) }],
    representation: `{tanggal} {${short.title}}`,
    fields,
    sections: short.sections ?? {
      Waktu: ['idPendaftarMbkm', 'tanggal', ...Object.keys(timePart.fields)],
      Kegiatan: Object.keys(short.fields),
      [documentsLabel]: ['dokumen'],
    },
    columns: short.columns ?? ['tanggal', 'npm', 'namaMahasiswa', short.title, ...hoursOf(timePart.time), 'status'],
    filters: [
      'tanggal',
      'status',
      'idMahasiswa',
      ...(Object.hasOwn(fields, 'idKelompok') ? ['idKelompok'] : []),
      ...(partner ? ['parafMitra'] : []),
      ...(lateAfter === undefined ? [] : ['terlambat']),
    ],
    search: [...new Set([short.title, short.text.field])].filter(isWritten).concat('namaMahasiswa', 'npm'),
    history: 'logbook',
    sort: ['-tanggal', ...(timePart.time.by === 'clock' ? [`-${timePart.time.begin}`] : [])],
    orders: ['npm', 'namaMahasiswa', 'tanggalDiajukan', 'updatedAt'],
    // What waits for a lecturer, by their participants, and the queue of all that waits, the oldest first: few of many.
    indexesOf: [
      { fields: ['idPendaftarMbkm'], field: 'status', is: 'diajukan' },
      { fields: ['tanggalDiajukan'], field: 'status', is: 'diajukan' },
    ],
    deletable: {
      field: 'status',
      in: removable,
      otherwise: removable.includes('revisi') ? kegiatanMessages.handedInStays : kegiatanMessages.onlyDraftReports,
    },
    access: {
      [role.mahasiswa]: allow(along, owner),
      [role.timMbkm]: read(along),
      [role.dosen]: allow(seen, ['export', 'action']),
      [role.koordinator]: read(seen),
      ...(partner ? { [role.mitra]: allow(seen, ['export', 'action']) } : {}),
      [role.penilai]: read(seen),
      [role.bakpk]: read(seen),
      ...short.access,
    },
    check: row => timePart.check(row),
    derive: row => timePart.derive(row),
  });
  const log: Log = {
    day: 'tanggal',
    title: short.title,
    text: short.text,
    time: timePart.time,
    again: [...Object.keys(timePart.fields).filter(field => !timePart.fields[field]?.derived), ...(short.again ?? [])],
    goal: short.goal,
    late: short.late,
    outside: short.outside,
    ahead: short.ahead ?? sharedMessages.dayAhead,
    documents: { ...limits, field: 'dokumen', file: 'berkas', caption: 'keterangan', least, tooFew },
    sent: 'tanggalDiajukan',
    note: note.name,
    ...(short.progress ? { progress: short.progress } : {}),
    ...(partner ? { signed: signature } : {}),
    clientId: 'idKlien',
    written: 'ditulisPada',
    copied: 'dariSalinan',
    ...(short.money ? { money: short.money } : {}),
    ...(lateAfter === undefined ? {} : { lateMark: { field: 'terlambat', days: lateAfter } }),
  };
  return fixed({ ...made, log: checked(short.name, fields, log) });
}

const hoursOf = (time: LogTime): string[] => (time.by === 'none' ? [] : [time.hours]);

/** @throws DeclarationError where the log names a field that the resource has not */
function checked(name: string, fields: Fields, log: Log): Log {
  const named = [
    log.title,
    log.text.field,
    ...log.again,
    ...(log.progress ? [log.progress.field] : []),
    ...(log.money?.fields ?? []),
  ];
  const missing = named.find(field => !Object.hasOwn(fields, field));
  if (missing) throw new DeclarationError(`${name}.${missing}: disebut logbook tetapi tidak ada`);
  return fixed(log);
}
