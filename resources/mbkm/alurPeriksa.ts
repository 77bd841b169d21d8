import {
  both,
  completeStates,
  type Fields,
  type Role,
  type Scope,
  type ShortActor,
  type TakesOf,
  valued,
  type Workflow,
  workflow,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { mbkmMessages } from './messages.ts';

/** Confirmation and success message of a step. */
interface Kata {
  confirm?: string;
  success: string;
}

interface KataPeriksa {
  ajukan: Kata;
  setujui: Kata;
  revisi: Kata;
}

/** Arrows that only some have: refused for good, taken back by its owner; and who decides beside the supervisor. */
interface Tambahan {
  tolak?: Kata;
  tarik?: Kata;
  pemutus?: readonly Role[];
  /** Roles that hand it in, if fewer than those who may write it: e.g. only the group's leader. */
  pengaju?: readonly ShortActor[];
}

export type StatusPeriksa = 'draf' | 'diajukan' | 'revisi' | 'disetujui';
export type AksiPeriksa = 'ajukan' | 'setujui' | 'revisi' | 'batalkan';

const states = completeStates<StatusPeriksa>({
  draf: { label: 'Draf' },
  diajukan: { label: 'Diajukan' },
  revisi: { label: 'Perlu perbaikan' },
  disetujui: { label: 'Disetujui' },
});
const refused = completeStates<string>({ ditolak: { label: 'Ditolak' } });

/** Every state that such a row can be in, with its words and colour. */
export const semuaPeriksa: Pick<Workflow, 'states'> = { states: { ...states, ...refused } };

/** Condition under which a decision may be taken back: the programme runs for whoever handed the row in. */
export const masihBerjalan = 'masihBerjalan';

/**
 * The life of what a student hands in and the supervisor looks through: a logbook entry, an output, a report
 * (docs/domain/20 §1.10, §1.11; 30 §1.9, §1.12). It goes back with a note as often as it takes; an approval or refusal
 * can be taken back by whoever decides, as long as the rules of the resource say that the programme runs (`masihBerjalan`).
 */
export function alurPeriksa(kata: KataPeriksa): Workflow<StatusPeriksa, AksiPeriksa>;
export function alurPeriksa(kata: KataPeriksa & Tambahan): Workflow;
export function alurPeriksa({
  tolak,
  tarik,
  pemutus = [role.dosen],
  pengaju = [role.mahasiswa],
  ...kata
}: KataPeriksa & Tambahan): Workflow {
  return workflow<string, TakesOf>({
    initial: 'draf',
    states: { ...states, ...(tolak ? refused : {}) },
    actions: {
      ajukan: {
        label: 'Ajukan',
        from: ['draf', 'revisi'],
        to: 'diajukan',
        by: pengaju,
        tone: 'primary',
        ...kata.ajukan,
      },
      setujui: {
        label: 'Setujui',
        from: ['diajukan'],
        to: 'disetujui',
        by: pemutus,
        tone: 'primary',
        ...kata.setujui,
      },
      revisi: { label: 'Kembalikan', from: ['diajukan'], to: 'revisi', by: pemutus, note: true, ...kata.revisi },
      ...(tolak
        ? {
            tolak: {
              label: 'Tolak',
              from: ['diajukan'],
              to: 'ditolak',
              by: pemutus,
              tone: 'danger' as const,
              note: true,
              ...tolak,
            },
          }
        : {}),
      batalkan: {
        label: 'Batalkan keputusan',
        from: ['disetujui', ...(tolak ? ['ditolak'] : [])],
        to: 'diajukan',
        by: pemutus,
        undoes: ['setujui', ...(tolak ? ['tolak'] : [])],
        needs: [{ rule: masihBerjalan, says: mbkmMessages.decisionWhileRunning }],
        confirm: 'Batalkan keputusan ini? Yang diserahkan menunggu diperiksa lagi.',
        success: 'Keputusan dibatalkan.',
      },
      ...(tarik
        ? {
            tarik: {
              label: 'Tarik',
              from: ['diajukan'],
              to: 'draf',
              by: [role.mahasiswa],
              undoes: ['ajukan'],
              ...tarik,
            },
          }
        : {}),
    },
  });
}

/** The action with which its owner hands a row in. */
export const aksiAjukan = 'ajukan' as const;

/** Actions of those who look through it, as far as a workflow has them. */
export const keputusanPeriksa = ['setujui', 'revisi', 'tolak'] as const;

/** True for the steps that say what the note of a row is: a decision sets it, taking one back empties it or says why. */
export const setsNote = (action: string): boolean =>
  action === 'batalkan' || keputusanPeriksa.some(decision => decision === action);

/** Those of a row's first workflow, with what its partner does. */
export const decisionsOf = (fields: Fields): string[] => {
  const status = Object.values(fields).find(field => field.kind === 'status');
  return Object.keys(status?.workflow.actions ?? {}).filter(name => name !== aksiAjukan && name !== 'tarik');
};

/** States in which a row is still in its owner's hands. */
export const statusTerbuka = ['draf', 'revisi'] as const satisfies StatusPeriksa[];

/** Drafts are seen by their owner and Tim MBKM only (docs/domain/20, Scope S). */
export const tanpaDraf = (scope: Scope): Scope =>
  both(scope, valued('status', 'diajukan', 'revisi', 'disetujui', 'ditolak'));
