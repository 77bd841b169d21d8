import { DeclarationError } from './errors.ts';
import { fixed } from './label.ts';
import type { Message } from './message.ts';
import type { NoticeEvent } from './notice.ts';
import type { ParticipantImport } from './participantImport.ts';
import type { Condition, ListFilter } from './patterns/common.ts';
import type { Step } from './patterns/register.ts';
import type { Group, Lead } from './programmeGroup.ts';
import type { ProgrammeScreens } from './programmeScreens.ts';
import type { DecidedAt } from './resourceParts.ts';
import type { Resource } from './resourceShape.ts';
import type { Role } from './roles.ts';
import type { Need, Workflow } from './workflow.ts';
import { stepKey } from './workflowSteps.ts';

/**
 * The language in which a programme of MBKM is declared once (docs/design/programme.md). A source is a field of the
 * participation (`idMitra`) or of the programme's 1:1 detail (`rincian.posisi`).
 */

/** The backbone that every programme hangs off (docs/domain/00 "Backbone"). */
export const participationName = 'mbkm/pendaftar-program-mbkm';

/** Stages of verification; who decides at each is said in `resources/mbkm/tahap.ts`. */
export type StageName = 'prodi' | 'mitra' | 'mbkm';
/** Assessors whose grades a participation holds. */
export type AssessorName = 'mitra' | 'dosen' | 'tim';

/** Chips that a list shows beside a participation; those of logbook, outputs and grades belong to programmes that have them. */
export type WarningName =
  | 'BELUM_DOSPEM'
  | 'LOG_KOSONG_7H'
  | 'LOG_MENUNGGU_7H'
  | 'LUARAN_TERLAMBAT'
  | 'NILAI_MITRA_KOSONG'
  | 'NILAI_DOSEN_KOSONG'
  | 'PAKET_BELUM'
  | 'KRS_LEBIH'
  | 'BERMASALAH';

/** A way in (jalur): its form, from which the server's rule at submission follows, and who decides. */
export interface Way {
  /** Card of the entrance. */
  title: string;
  text: string;
  icon: string;
  /** Screen of the form. */
  path: string;
  /** Where one begins, where somebody else must have opened the registration before its form goes on. */
  start?: string;
  /** POST that creates; default: the programme's endpoint. */
  create?: string;
  /** Which rows of `master/program` it leads to. */
  programs: ListFilter;
  steps: readonly Step[];
  /** Stages in order, where the setting `approval.tahap` says nothing else. */
  stages: readonly StageName[];
}

/** Minimum that a registration may demand of a student. */
export type LeastName = 'semester' | 'ipk' | 'sksTempuh';

/**
 * A registration is tied to an offer, a wave, a scheme or a destination. Names on the right are fields of the tied row,
 * `idMitraTerlibatProgram.idPicMitra` one reference further.
 */
export interface Tie {
  /** Reference of the participation or of the detail. */
  field: string;
  /** The tied row is not the one referred to but the one of `resource` whose `by` refers to the same. */
  of?: { resource: string; by: string };
  /** Fields that tie and registration must share. */
  same?: readonly string[];
  /** Fields that the participation copies from it: its partner, its dates. */
  gives: Readonly<Record<string, string>>;
  /**
   * First and last day of registration, which go before the period's calendar, and the rows that are open; `called`: what
   * the closed one is called, 'gelombang ini'.
   */
  window?: { from: string; to: string; open: ListFilter; called?: string };
  /** First and last day of the activity that it offers: the participation lies within. */
  runs?: { from: string; to: string };
  /** Minimums that go before the programme's own. */
  least?: Readonly<Partial<Record<LeastName, string>>>;
  /** Names of the minima, where they differ from the usual ones. */
  leastCalled?: Readonly<Partial<Record<LeastName, string>>>;
  /** Study programmes that it is for; empty = all. */
  prodi?: string;
  /** Most credits that it may bring. */
  sks?: string;
  /** Kinds of outputs (`master/jenis-luaran`) that it demands beside those of `master/syarat-luaran`. */
  outputs?: string;
  /**
   * Places, how many are taken (kept by the server), and what is called full. `by`: states of the participations that
   * take one, where it is not an accepted one only; who hands in takes it then. `full`: what is said then.
   */
  seats?: { of: string; taken: string; named: string; by?: readonly string[]; full?: Message };
}

export interface Assessor {
  /** Name of the assessor, where it differs from the usual one. */
  label?: string;
  by: readonly Role[];
  /** Roles that may enter the form that the assessor has signed on paper. */
  onBehalf?: readonly Role[];
}

/** Where the programme's grade comes from: sheets of assessors, a table of the programme's own, or nowhere. */
type ProgrammeGrade =
  | {
      from: 'sheets';
      assessors: Readonly<Partial<Record<AssessorName, Assessor>>>;
      /** Path below `/api/` of the sheets of whole groups: `/lembar`, `/kirim`. */
      groups?: string;
      /** The assessor whose grades may come from a spreadsheet: `/template`, `/import`, `/save-import` beside `groups`. */
      imported?: AssessorName;
      /** A grade further than so many points from the proposed one needs a note. */
      explain?: { beyond: number };
    }
  | { from: 'own'; resource: string }
  | { from: 'none' };

/** A letter of the participation, and what it quotes: word of the letter → source. */
interface ProgrammeLetter {
  kind: 'surat_pengantar' | 'rekap_konversi' | 'lembar_pengakuan';
  quotes: Readonly<Record<string, string>>;
}

/** Declaration of a programme. */
export interface Programme {
  /** Name of the area: `server/areas/<name>` registers its rules under it. */
  name: string;
  label: string;
  /** Path below `/api/` of its registrations: list, one, save, decide, delete. */
  endpoint: string;
  /** GET with idProgram and idPeriode → whether the student may register. */
  eligibility: string;
  /** Codes of `master/jenis-mbkm`; the first is the one that it is named after. */
  kinds: readonly string[];
  /** The 1:1 detail, and the key under which it travels with the participation. */
  detail?: { key: string; resource: string };
  ways: Readonly<Record<string, Way>>;
  ties: readonly Tie[];
  lead?: Lead;
  /**
   * Conditions that steps of a participation place on its wave, group or opening: step (`mulai`,
   * `statusKonversi/ajukan`) → needs over the participation. `aksi` offers only steps whose conditions hold.
   */
  needs?: Readonly<Partial<Record<string, readonly Need[]>>>;
  /** Sentence about everything that a submission lacks at once; `{daftar}` is what. */
  lacking?: Message;
  /** A partner that is only proposed so far: field of `master/mitra` → source. */
  proposedPartner?: Readonly<Record<string, string>>;
  /** Sources that say where somebody goes, the first one filled: a participation without a partner is found by it. */
  host?: readonly string[];
  /** Further addresses at which its participations are decided on, below its endpoint (`Resource.decidedAt`). */
  decidedAt?: readonly DecidedAt[];
  group?: Group;
  /** A resource of `logbookOf`, which says how time is counted. */
  log?: {
    resource: string;
    /** Resources that the writer reads beside it; answers about them are kept on the device. */
    keeps?: readonly string[];
    /** GET paths of screens beside it that are no resource's, asked ahead and kept in the same way. */
    calls?: readonly string[];
  };
  /** A resource of `weeklyReportOf`: reports of each participant or of each group. */
  weekly?: { resource: string };
  /** A resource of `outputsOf`; `report`: code of the kind of output whose grade is proposed to the lecturer's sheet. */
  outputs?: { resource: string; by: readonly ('individu' | 'kelompok')[]; report?: string };
  grade: ProgrammeGrade;
  /** How credits are proposed: courses of a package, or courses of the host mapped to own ones. */
  /**
   * How its participations are recognised: as a package of courses, or by mapping courses of the host. `keepsKkn`: a
   * package always holds its KKN course, and that course starts from the programme's grade (docs/domain/30 §4.8). `at:
   * 'registration'`: the mapping is part of the registration and approved with it (docs/domain/50 §1.9). `denied`:
   * outcomes that are not recognised, and the sentence for each (docs/domain/40 §4.4).
   */
  conversion: ({ by: 'package'; keepsKkn?: true } | { by: 'mapping'; at?: 'registration' }) & {
    denied?: { when: Condition; says: Message };
  };
  /** The last approval names the supervisor, and is refused without one; `proposed`: source of who is taken where it names nobody. */
  supervisorAtApproval?: true | { proposed: string };
  warnings: readonly WarningName[];
  letters: readonly ProgrammeLetter[];
  /** Fields shown in the dossier: the work, and the submitted results. */
  dossier: {
    activity: readonly { title: string; fields: readonly string[] }[];
    registration: readonly { title: string; fields: readonly string[] }[];
    documents: readonly string[];
    /** Fields that summarise the work beside the grades that it is converted into. */
    evidence: readonly string[];
  };
  /** Fields of the detail that say where its participants are: columns and charts of its monitor. */
  places?: readonly string[];
  /** Fields of the participation by which it is counted as well: charts of its monitor. */
  countedBy?: readonly string[];
  screens: ProgrammeScreens;
  /** Titles of its screens where they differ from every programme's: path → title. */
  titles?: Readonly<Record<string, string>>;
  /** Notices of this programme only; shared ones are declared by the areas. */
  events?: readonly NoticeEvent[];
  /**
   * Partners that take part in it, as the public pages show them: a resource of its own whose rows have `idMitra`,
   * `idProgram` and `aktif`.
   */
  partners?: string;
  /** Number on its public page beside the participants: rows of a resource, in some states. */
  counted?: { label: string; resource: string; states?: readonly string[] };
  /** Without it nobody is imported. */
  participants?: ParticipantImport;
}

/**
 * Declares a programme; what it names is checked by `checkRegistry`, which knows the resources and screens.
 * @throws DeclarationError without kinds or ways
 */
export function programme(short: Programme): Programme {
  if (!short.kinds.length) throw new DeclarationError(`program ${short.name}: tanpa jenis MBKM`);
  if (!Object.keys(short.ways).length) throw new DeclarationError(`program ${short.name}: tanpa jalur`);
  return fixed(short);
}

/** Conditions of a resource's step; those of participations come from each programme, for its own kinds. */
export function needsOf(
  { programmes }: { readonly programmes: readonly Programme[] },
  { name: resource, fields }: Pick<Resource, 'name' | 'fields'>,
  field: string,
  action: string,
): (Need & { kinds?: readonly string[] })[] {
  const status = Object.hasOwn(fields, field) ? fields[field] : undefined;
  const { actions }: Workflow = status?.kind === 'status' ? status.workflow : { initial: '', states: {}, actions: {} };
  const own = Object.hasOwn(actions, action) ? (actions[action]?.needs ?? []) : [];
  if (resource !== participationName) return [...own];
  const key = stepKey(action, field, field === 'status');
  return [...own, ...programmes.flatMap(({ kinds, needs }) => (needs?.[key] ?? []).map(need => ({ ...need, kinds })))];
}

/** The groups of a programme that has them. @throws DeclarationError */
export function groupOf({ name, group }: Pick<Programme, 'name' | 'group'>): Group {
  if (!group) throw new DeclarationError(`program ${name}: tanpa kelompok`);
  return group;
}

/** The assessors of a programme that is graded by sheets. */
export const assessorsOf = ({ grade }: Pick<Programme, 'grade'>): Readonly<Partial<Record<AssessorName, Assessor>>> =>
  grade.from === 'sheets' ? grade.assessors : {};

/** The way in of that name, if there is one. */
export const wayOf = ({ ways }: Pick<Programme, 'ways'>, jalur: unknown): Way | undefined =>
  typeof jalur === 'string' && Object.hasOwn(ways, jalur) ? ways[jalur] : undefined;

/** A path of the programme's screens for one participation. */
export const pathFor = (path: string, id: string): string => path.replace(':id', id);
