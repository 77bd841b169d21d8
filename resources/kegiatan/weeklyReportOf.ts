import {
  type Access,
  allow,
  DeclarationError,
  type Fields,
  type Group,
  integer,
  longtext,
  type Message,
  ofRow,
  ownMembers,
  type Resource,
  type RowOf,
  read,
  ref,
  resource,
  type Scope,
  status,
  takingAt,
  through,
  valued,
  type Workflow,
  week,
} from '../kit/index.ts';
import { decisionsOf, statusTerbuka, tanpaDraf } from '../mbkm/alurPeriksa.ts';
import { along, mahasiswanya, pendaftarnya } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import type { Amount } from './amount.ts';
import { kegiatanMessages } from './messages.ts';
import { diajukanMingguan, type WeeklyFields } from './weeklyFields.ts';

/** Cumulative percentages in child rows: what they are about may not fall below what an earlier week said. */
interface WeeklyProgress {
  /** Child rows, in them the percentage and the reference to what it is about; rows without one are not compared. */
  readonly rows: string;
  readonly field: string;
  readonly about: string;
  /** `{n}` = the percentage of an earlier week. */
  readonly message: Message;
}

/** Roles of a weekly report's fields, and rules of its reports. */
interface WeeklyFacts {
  /** Owner of a report: reference to the participation, or to its group. */
  readonly owner: 'idPendaftarMbkm' | 'idKelompok';
  readonly week: string;
  /** Field of the description, and its least number of characters for handing in. */
  readonly text: { readonly field: string; readonly least: number };
  readonly progress?: WeeklyProgress;
  /** Sent from the week's last day on, and late so many days after it; `{n}` = the week. */
  readonly due: { readonly days: Amount; readonly early: Message };
  /** Given by the supervisor with the approval, 0 to 100. */
  readonly score?: string;
  readonly sent: string;
  readonly late: string;
  readonly note: string;
}

/** The resource of a programme's weekly reports. */
export type Weekly = Resource<WeeklyFields & Fields> & { readonly weekly: WeeklyFacts };

/** A weekly report: what all of them have, and by name whose it is and what its programme adds. */
export type WeeklyReport = RowOf<Weekly>;

export const isWeekly = (r: Resource): r is Weekly => 'weekly' in r;

interface ShortWeekly extends Pick<WeeklyFacts, 'text' | 'progress' | 'due'> {
  name: string;
  label: string;
  endpoint?: string;
  /**
   * For a group's reports: its resource, its members as the programme declares them, and the fields of the days in
   * which its weeks are counted (`through` references from the group on).
   */
  by?: {
    group: string;
    members: Group['members'];
    days: { through?: readonly string[]; starts: string; ends: string };
  };
  /** Fields of a report beside week, state and notes, in order. */
  fields: Fields;
  /** The supervisor gives a score with the approval; its label. */
  score?: string;
  note?: { name: string; label: string };
  workflow: Workflow;
  access?: Access;
  sections?: Readonly<Record<string, readonly string[]>>;
  columns?: readonly string[];
}

const server = { readOnly: true } as const;
const fixed = { required: true, fixed: true } as const;
const owner = ['create', 'update', 'delete', 'export', 'action'] as const;

/**
 * A programme's weekly reports, of each participant or of each group: one for every week of its dates, composed from
 * the logbook entries of that week (`GET {name}/bahan`), sent when the week is over and decided by the supervisor
 * (docs/domain/30 §1.10). What depends on other rows is in `server/areas/kegiatan`, for those of every programme.
 */
export function weeklyReportOf(short: ShortWeekly): Weekly {
  const { by, score } = short;
  const note = short.note ?? { name: 'catatan', label: 'Catatan dosen' };
  const ownerField = by ? 'idKelompok' : 'idPendaftarMbkm';
  const days = by?.days ?? { starts: 'tanggalMulai', ends: 'tanggalSelesai' };
  const fields: WeeklyFields & Fields = {
    ...(by ? { idKelompok: ref(by.group, { ...fixed, label: 'Kelompok' }) } : { idPendaftarMbkm: pendaftarnya }),
    ...(by ? {} : mahasiswanya),
    mingguKe: week(ownerField, days, { ...fixed, label: 'Minggu ke-' }),
    ...short.fields,
    ...diajukanMingguan,
    ...(score ? { skor: integer(0, 100, { ...server, label: score }) } : {}),
    status: status(score ? takingAt(short.workflow, 'setujui', { skor: ofRow({ required: true }) }) : short.workflow),
    [note.name]: longtext({ ...server, label: note.label }),
  };
  // Members write their group's reports; others read reports of the groups or participations in their scope.
  const own: Scope = by ? through('idKelompok', ownMembers(by.members)) : along;
  const all: Scope = by ? through('idKelompok') : along;
  const seen = tanpaDraf(all);
  const made = resource<WeeklyFields & Fields>({
    name: short.name,
    ...(short.endpoint ? { endpoint: short.endpoint } : {}),
    label: short.label,
    decidedAt: [{ path: 'verifikasi', many: true, actions: decisionsOf(fields) }],
    representation: by ? 'Minggu {mingguKe}' : 'Minggu {mingguKe} {namaMahasiswa}',
    fields,
    ...(short.sections ? { sections: short.sections } : {}),
    columns: short.columns ?? [
      ...(by ? ['idKelompok'] : ['npm', 'namaMahasiswa']),
      'mingguKe',
      'tanggalDiajukan',
      'terlambat',
      ...(score ? ['skor'] : []),
      'status',
    ],
    filters: [...(by ? ['idKelompok'] : ['idPendaftarMbkm', 'idMahasiswa']), 'mingguKe', 'status', 'terlambat'],
    search: by ? [] : ['namaMahasiswa', 'npm'],
    history: 'mingguan',
    sort: ['-mingguKe'],
    orders: ['tanggalDiajukan', 'updatedAt'],
    unique: [[[ownerField, 'mingguKe'], kegiatanMessages.weekThere]],
    deletable: { field: 'status', in: ['draf'], otherwise: kegiatanMessages.onlyDraftReports },
    access: {
      [role.mahasiswa]: allow(own, owner, { offered: valued('status', ...statusTerbuka) }),
      [role.timMbkm]: read(all),
      [role.dosen]: allow(seen, ['export', 'action']),
      [role.koordinator]: read(seen),
      [role.penilai]: read(seen),
      [role.bakpk]: read(seen),
      ...short.access,
    },
  });
  const facts: WeeklyFacts = {
    owner: ownerField,
    week: 'mingguKe',
    text: short.text,
    due: short.due,
    ...(short.progress ? { progress: short.progress } : {}),
    ...(score ? { score: 'skor' } : {}),
    sent: 'tanggalDiajukan',
    late: 'terlambat',
    note: note.name,
  };
  return { ...made, weekly: checked(short.name, fields, facts) };
}

/** @throws DeclarationError where the facts name a field that the resource has not */
function checked(name: string, fields: Fields, facts: WeeklyFacts): WeeklyFacts {
  const { text, progress } = facts;
  const fail = (what: string) => new DeclarationError(`${name}.${what}: disebut laporan mingguan tetapi tidak ada`);
  if (!Object.hasOwn(fields, text.field)) throw fail(text.field);
  if (progress) {
    const rows = Object.hasOwn(fields, progress.rows) ? fields[progress.rows] : undefined;
    if (rows?.kind !== 'rows') throw fail(progress.rows);
    for (const each of [progress.field, progress.about])
      if (!Object.hasOwn(rows.fields, each)) throw fail(`${progress.rows}.${each}`);
  }
  return facts;
}
