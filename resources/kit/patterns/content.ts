import type {
  ConversionOptions,
  GradeRecapOptions,
  GradingOptions,
  GroupGradingOptions,
  LogbookMembersOptions,
  LogbookOptions,
  MonitorOptions,
  OutputOptions,
  PaketOptions,
  PaketReadOptions,
  PaketVerifyOptions,
  SupervisorOptions,
} from './activity.ts';
import type { CrudFormOptions, CrudOptions, RedirectOptions, SyncOptions } from './crud.ts';
import type { EntranceOptions } from './entrance.ts';
import type { QueueOptions } from './queue.ts';
import type { RecapOptions } from './recap.ts';
import type { DossierOptions, HistoryOptions } from './record.ts';
import type { RegisterHubOptions, RegisterOptions } from './register.ts';

/**
 * Options of each screen pattern of docs/domain/00. The bare name is the pattern's entrance; a slash names another page
 * of it.
 */
export interface PatternOptions {
  crud: CrudOptions;
  'crud/form': CrudFormOptions;
  queue: QueueOptions;
  'queue/detail': QueueOptions;
  /** The entrance with the ways in, and the form of one of them. */
  register: RegisterHubOptions;
  'register/form': RegisterOptions;
  /** Everybody in one's scope as a table, one's own as cards, and the timeline of one. */
  history: HistoryOptions;
  'history/own': HistoryOptions;
  'history/detail': HistoryOptions;
  /** One's own calendar, entries week by week, and one entry. */
  logbook: LogbookOptions;
  'logbook/list': LogbookOptions;
  'logbook/form': LogbookOptions;
  /** Members of a group with what they have written. */
  'logbook/members': LogbookMembersOptions;
  /** The demanded outputs of a participation. */
  upload: OutputOptions;
  grading: GradingOptions;
  'grading/sheet': GradingOptions;
  /** Groups to grade, the sheet of one, and what all came to. */
  'grading/groups': GroupGradingOptions;
  'grading/group': GroupGradingOptions;
  'grading/recap': GradeRecapOptions;
  /** The student's packages and the choice of courses; read, advised on or decided by others. */
  paket: PaketOptions;
  'paket/pick': PaketOptions;
  'paket/read': PaketReadOptions;
  'paket/advise': PaketReadOptions;
  'paket/verify': PaketVerifyOptions;
  monitor: MonitorOptions;
  'monitor/dossier': DossierOptions;
  /** A student's own supervisors. */
  'monitor/own': SupervisorOptions;
  /** The sheet of one conversion. */
  conversion: ConversionOptions;
  sync: SyncOptions;
  /** Leads on to another screen. */
  redirect: RedirectOptions;
  /** Tables that are computed, for one wave. */
  recap: RecapOptions;
  /** One's own place in a programme. */
  entrance: EntranceOptions;
  /** A screen composed by hand in `src/areas`. */
  page: null;
}

export type Pattern = keyof PatternOptions;

/** Patterns without options. */
type Untold = 'crud' | 'page';

type OptionsOf<P extends Pattern> = P extends Untold ? { options?: PatternOptions[P] } : { options: PatternOptions[P] };

/** Content of a screen: a pattern and its options. */
export type Content<P extends Pattern = Pattern> = { [K in P]: { pattern: K } & OptionsOf<K> }[P];
