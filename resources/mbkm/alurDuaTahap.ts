import { completeStates, type ShortActor, type TakesOf, type Workflow, workflow } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Confirmation and success message of a step. */
interface Kata {
  confirm?: string;
  success: string;
}

interface DuaTahap {
  /** Role that hands it in, and role of the first review; the second review is Tim MBKM's. */
  pengaju: ShortActor;
  dpl: ShortActor;
  ajukan: Kata;
  setujui: Kata;
  revisi: Kata;
  tolak: Kata;
  /** Present if Tim MBKM may reopen approved rows. */
  buka_revisi?: Kata;
}

export type StatusDuaTahap = 'draf' | 'diajukan' | 'disetujui_dpl' | 'disetujui' | 'revisi' | 'ditolak';

const states = completeStates<StatusDuaTahap>({
  draf: { label: 'Draf' },
  diajukan: { label: 'Diajukan' },
  disetujui_dpl: { label: 'Disetujui DPL', tone: 'diajukan' },
  disetujui: { label: 'Disetujui' },
  revisi: { label: 'Perlu perbaikan' },
  ditolak: { label: 'Ditolak' },
});

/** Workflow of rows that a group hands in to its DPL and then to Tim MBKM (docs/domain/30 §1.8, §1.19). */
export const alurDuaTahap = ({ pengaju, dpl, buka_revisi, ...kata }: DuaTahap): Workflow<StatusDuaTahap, string> =>
  workflow<StatusDuaTahap, TakesOf>({
    initial: 'draf',
    states,
    actions: {
      ajukan: {
        label: 'Ajukan',
        from: ['draf', 'revisi'],
        to: 'diajukan',
        by: [pengaju],
        tone: 'primary',
        ...kata.ajukan,
      },
      setujui: {
        label: 'Setujui',
        arrows: [
          { from: ['diajukan'], to: 'disetujui_dpl', by: [dpl] },
          { from: ['disetujui_dpl'], to: 'disetujui', by: [role.timMbkm] },
        ],
        tone: 'primary',
        ...kata.setujui,
      },
      revisi: {
        label: 'Kembalikan',
        arrows: [
          { from: ['diajukan'], to: 'revisi', by: [dpl] },
          { from: ['disetujui_dpl'], to: 'revisi', by: [role.timMbkm] },
        ],
        note: true,
        ...kata.revisi,
      },
      ...(buka_revisi
        ? {
            buka_revisi: {
              label: 'Buka revisi',
              from: ['disetujui' as const, 'ditolak' as const],
              to: 'revisi' as const,
              by: [role.timMbkm],
              note: true,
              ...buka_revisi,
            },
          }
        : {}),
      tolak: {
        label: 'Tolak',
        from: ['disetujui_dpl'],
        to: 'ditolak',
        by: [role.timMbkm],
        note: true,
        tone: 'danger',
        ...kata.tolak,
      },
    },
  });
