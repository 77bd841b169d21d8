import { both, type Scope, valued, workflow } from '../kit/index.ts';

/** What is asked before a step, and said after it. */
interface Kata {
  confirm?: string;
  success: string;
}

/**
 * The life of what a student hands in and the supervisor looks through: a logbook entry, an output (docs/domain/20
 * §1.10, §1.11). It goes back with a note as often as it takes.
 */
export const alurPeriksa = (kata: { ajukan: Kata; setujui: Kata; revisi: Kata }) =>
  workflow({
    initial: 'draf',
    states: {
      draf: { label: 'Draf', tone: 'draf' },
      diajukan: { label: 'Diajukan', tone: 'diajukan' },
      revisi: { label: 'Revisi', tone: 'revisi' },
      disetujui: { label: 'Disetujui', tone: 'baik' },
    },
    actions: {
      ajukan: {
        label: 'Ajukan',
        from: ['draf', 'revisi'],
        to: 'diajukan',
        by: ['HA02'],
        tone: 'primary',
        ...kata.ajukan,
      },
      setujui: {
        label: 'Setujui',
        from: ['diajukan'],
        to: 'disetujui',
        by: ['HA04'],
        tone: 'primary',
        ...kata.setujui,
      },
      revisi: { label: 'Kembalikan', from: ['diajukan'], to: 'revisi', by: ['HA04'], note: true, ...kata.revisi },
    },
  });

export type StatusPeriksa = keyof ReturnType<typeof alurPeriksa>['states'];

/** States in which a row is still in its owner's hands. */
export const statusTerbuka = ['draf', 'revisi'] as const satisfies StatusPeriksa[];

/** Drafts are seen by their owner and Tim MBKM only (docs/domain/20, Scope S). */
export const tanpaDraf = (scope: Scope): Scope => both(scope, valued('status', 'diajukan', 'revisi', 'disetujui'));
