import type { ProgramCode, StatusProgram, SyaratProgram, Tahap } from '../../platform/landing/types.ts';
import type { Period } from '../master/periodStages.ts';
import { type CalendarStage, isOpen, type Window, windowOf } from '../master/periodWindow.ts';
import type { OwnOpenings, OwnRules } from './ownRules.ts';

/** A programme's registration: which period's, and when. */
interface Registration extends Window {
  period: Period;
  idJenis: string;
  /** The wave or the rules that it goes by, where the programme has its own. */
  own?: OwnRules;
}

/**
 * The registration that a visitor is told about: the open one (the last to close), else the next to open, else the
 * last that closed (docs/domain/60 §2 "two openings: the running or next one").
 * @param jenis ids of the kinds that are offered
 */
export function registrationOf(
  periods: readonly Period[],
  jenis: readonly string[],
  today: string,
  { rules, demanded }: OwnOpenings,
): Registration | undefined {
  const [idJenis] = jenis;
  if (idJenis === undefined) return undefined;
  const all = periods.flatMap(period => {
    const held = rules.filter(({ idPeriode }) => idPeriode === period.id);
    if (held.length)
      return held.map((own): Registration => ({ period, idJenis, own, mulai: own.mulai, selesai: own.selesai }));
    if (demanded) return [];
    return jenis.map((id): Registration => ({ period, idJenis: id, ...windowOf(period, id, 'pendaftaran') }));
  });
  const latest = (found: Registration[]) => found.toSorted((a, b) => b.selesai.localeCompare(a.selesai))[0];
  const open = latest(all.filter(found => takes(found, today)));
  const next = all.filter(window => window.mulai > today).toSorted((a, b) => a.mulai.localeCompare(b.mulai))[0];
  return open ?? next ?? latest(all);
}

/** True if registration is open on a day. */
const takes = (found: Registration, today: string): boolean => isOpen(found, today) && (found.own?.open ?? true);

/** Registration dates for a programme's page. */
export const datesOf = (
  found: Registration | undefined,
  today: string,
): Pick<SyaratProgram, 'terbuka' | 'bukaPada' | 'tutupPada'> => ({
  terbuka: found !== undefined && takes(found, today),
  bukaPada: found?.mulai ?? null,
  tutupPada: found?.selesai ?? null,
});

/** Registration state for the card on the index page. */
export function statusOf(kode: ProgramCode, found: Registration | undefined, today: string): StatusProgram {
  return { kode, ...datesOf(found, today) };
}

const stages: readonly (readonly [words: string, stage: CalendarStage])[] = [
  ['Pendaftaran', 'pendaftaran'],
  ['Verifikasi', 'verifikasi'],
  ['Pelaksanaan', 'pelaksanaan'],
  ['Penilaian', 'penilaian'],
  ['Konversi SKS', 'konversi'],
];

/** Stages that every period has dates for; the others only when its calendar names them. */
const always: ReadonlySet<string> = new Set(['pendaftaran', 'pelaksanaan']);

/** The stages of the registration's period whose dates are known, in the order of time. */
export function scheduleOf(found: Registration | undefined): Tahap[] {
  if (!found) return [];
  const { period, idJenis, own } = found;
  const { mulai, selesai } = found;
  const said: Partial<Record<CalendarStage, Window>> = {
    pendaftaran: { mulai, selesai },
    ...(own?.runs && { pelaksanaan: own.runs }),
  };
  const planned = (stage: CalendarStage) =>
    period.jadwal.some(row => row.tahap === stage && (row.idJenisMbkm === null || row.idJenisMbkm === idJenis));
  // If this programme opens later than others of the period, its windows begin at that day at the earliest.
  const notBefore = (window: Window): Window => (window.mulai < mulai ? { ...window, mulai } : window);
  return stages
    .filter(([, stage]) => always.has(stage) || planned(stage))
    .map(([tahap, stage]) => ({ tahap, ...notBefore(said[stage] ?? windowOf(period, idJenis, stage)) }))
    .filter(({ mulai, selesai }) => mulai <= selesai)
    .toSorted((a, b) => a.mulai.localeCompare(b.mulai));
}
