import { wayOf } from '../../../../resources/kit/index.ts';
import { magang } from '../../../../resources/magang/programme.ts';
import type { StatusPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { TahapVerifikasi } from '../../../../resources/mbkm/tahap.ts';
import type { Term } from '../../../demo/calendar.ts';
import { jalurOf } from './files.ts';
import type { Registration } from './story.ts';

/** One step along the registration workflow as it happened. */
export interface Step {
  action: 'buat' | 'impor' | 'ajukan' | 'setujui' | 'revisi' | 'tolak' | 'mulai' | 'selesaikan' | 'mengundurkan_diri';
  /** Days from today. */
  day: number;
  from: StatusPendaftaran | null;
  to: StatusPendaftaran;
  tahap?: TahapVerifikasi;
  note: string | null;
}

/** Days from today: registered, work begins, work ends. */
export const daysOf: Readonly<Record<Term, readonly [registered: number, begins: number, ends: number]>> = {
  [-1]: [-285, -245, -110],
  0: [-105, -63, 68],
  1: [-9, 97, 225],
};

/** The days of one registration: its own, else those of its semester. */
export const daysFor = ({ days, term }: Registration): readonly [registered: number, begins: number, ends: number] =>
  days ?? daysOf[term];

export const stagesOf = (registration: Registration): readonly TahapVerifikasi[] =>
  registration.imported ? [] : (wayOf(magang, jalurOf(registration))?.stages ?? []);

const settled: ReadonlySet<StatusPendaftaran> = new Set(['disetujui', 'berjalan', 'selesai', 'mengundurkan_diri']);

/**
 * The steps that led a registration to its state: every one is an arrow of the registration workflow (docs/domain/20
 * §1.1, §5).
 */
export function stepsOf(registration: Registration): Step[] {
  const { status, tahap } = registration;
  const note = registration.catatan ?? null;
  const [registered, begins, ends] = daysFor(registration);
  const steps: Step[] = registration.imported
    ? [{ action: 'impor', day: registered + 1, from: null, to: 'disetujui', note: null }]
    : [{ action: 'buat', day: registered, from: null, to: 'draf', note: null }];
  if (status === 'draf') return steps;
  if (!registration.imported)
    steps.push({ action: 'ajukan', day: registered + 1, from: 'draf', to: 'diajukan', note: null });
  const stages = stagesOf(registration);
  const passed = settled.has(status) ? stages : stages.slice(0, Math.max(0, tahap ? stages.indexOf(tahap) : 0));
  for (const [i, stage] of passed.entries()) {
    const to = i === stages.length - 1 ? 'disetujui' : 'diajukan';
    steps.push({ action: 'setujui', day: registered + 2 + i * 2, from: 'diajukan', to, tahap: stage, note: null });
  }
  const day = registered + 3 + passed.length * 2;
  if (status === 'revisi') steps.push({ action: 'revisi', day, from: 'diajukan', to: status, tahap, note });
  if (status === 'ditolak') steps.push({ action: 'tolak', day, from: 'diajukan', to: status, tahap, note });
  if (status === 'mengundurkan_diri') steps.push({ action: status, day, from: 'disetujui', to: status, note });
  if (status === 'berjalan' || status === 'selesai') {
    steps.push({ action: 'mulai', day: begins, from: 'disetujui', to: 'berjalan', note: null });
  }
  if (status === 'selesai') {
    steps.push({ action: 'selesaikan', day: ends + 2, from: 'berjalan', to: 'selesai', note: null });
  }
  return steps;
}
