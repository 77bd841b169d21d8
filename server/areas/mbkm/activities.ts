import { isLogbook, type Logbook } from '../../../resources/kegiatan/log.ts';
import { isOutputs, type Outputs } from '../../../resources/kegiatan/outputsOf.ts';
import { isWeekly, type Weekly } from '../../../resources/kegiatan/weeklyReportOf.ts';
import { DeclarationError, type Programme, type Registry, type Resource } from '../../../resources/kit/index.ts';

/** Logbook, weekly reports and outputs of a programme's students, as far as it has them. */
export interface Activity {
  readonly programme: Programme;
  readonly log?: Logbook;
  readonly weekly?: Weekly;
  readonly outputs?: Outputs;
}

/** @throws DeclarationError where a programme names a resource that no factory of `resources/kegiatan` made for it */
function activityOfProgramme(registry: Registry, programme: Programme): Activity {
  const fail = (what: string) => new DeclarationError(`program ${programme.name}: ${what}`);
  const log = programme.log && registry.get(programme.log.resource);
  const weekly = programme.weekly && registry.get(programme.weekly.resource);
  const outputs = programme.outputs && registry.get(programme.outputs.resource);
  if (log && !isLogbook(log)) throw fail(`"${log.name}" bukan logbook`);
  if (weekly && !isWeekly(weekly)) throw fail(`"${weekly.name}" bukan laporan mingguan`);
  if (outputs && !isOutputs(outputs)) throw fail(`"${outputs.name}" bukan luaran`);
  if (outputs && programme.outputs?.by.includes('kelompok') !== (outputs.output.group !== undefined))
    throw fail(`"${outputs.name}" dan outputs.by berbeda tentang luaran kelompok`);
  return { programme, ...(log ? { log } : {}), ...(weekly ? { weekly } : {}), ...(outputs ? { outputs } : {}) };
}

/** The activity of a kind of MBKM (`kodeJenisMbkm`), undefined where no programme has it. */
export function activityOf(registry: Registry, kind: unknown): Activity | undefined {
  const programme = registry.programmeOf(kind);
  return programme && activityOfProgramme(registry, programme);
}

/** Every programme's activity. @throws DeclarationError as above */
export const activities = (registry: Registry): Activity[] =>
  registry.programmes.map(programme => activityOfProgramme(registry, programme));

/** Programme to which a logbook, weekly report or output belongs. @throws DeclarationError if no programme has it */
export function programmeWith(registry: Registry, { name }: Resource): Programme {
  const found = registry.programmes.find(({ log, weekly, outputs }) =>
    [log, weekly, outputs].some(each => each?.resource === name),
  );
  if (!found) throw new DeclarationError(`${name}: tidak ada program yang memakainya`);
  return found;
}
