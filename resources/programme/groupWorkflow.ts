import {
  actor,
  completeStates,
  type Look,
  type Need,
  onBehalf,
  type ShortAction,
  type ShortActor,
  type State,
  type TakesOf,
  type Workflow,
  workflow,
} from '../kit/index.ts';
import { role } from '../roles.ts';

/** States that every group has, whatever it does once it is accepted. */
type Common = 'draf' | 'diajukan' | 'revisi' | 'disetujui' | 'selesai' | 'ditolak' | 'bubar';
export type GroupStates<S extends string> = Common | S;

/** Confirmation and success message of a step. */
interface Words {
  confirm?: string;
  success: string;
  looks?: readonly Look[];
  needs?: readonly Need[];
}

interface GroupFlow<S extends string> {
  /** Rows whose leader the student is. */
  leader: Parameters<typeof actor>[1];
  /** States between its acceptance and its end, and the steps that lead through them, in their order. */
  between: Record<S, { label: string; tone?: State['tone'] }>;
  steps: Record<string, ShortAction<GroupStates<S>>>;
  /** States from which `selesai` is reached, and in which Tim MBKM may dissolve the group. */
  ends: readonly NoInfer<S>[];
  dissolved: readonly GroupStates<NoInfer<S>>[];
  /** Requirements of every step, e.g. that the wave is open. */
  needs?: readonly Need[];
  ajukan: Words;
  setujui: Words;
  selesai: Words;
  revisi: Words;
  tolak: Words;
}

const dissolves = { label: 'Bubarkan', success: 'Kelompok dibubarkan.', tone: 'danger' } as const;

/**
 * The life of a group that students form: its leader hands it in, Tim MBKM decides, it does what the programme says, it
 * ends, and may be opened again with a note; a leader dissolves it while it is formed, Tim MBKM with a note (docs/domain/30 §1.4, §1.17).
 */
export function groupWorkflow<const S extends string>(of: GroupFlow<S>): Workflow<GroupStates<S>, string> {
  const lead: readonly ShortActor[] = [actor(role.mahasiswa, of.leader)];
  const states: Record<GroupStates<S>, State> = {
    ...completeStates({
      draf: { label: 'Draf' },
      diajukan: { label: 'Diajukan' },
      revisi: { label: 'Perlu perbaikan' },
      disetujui: { label: 'Disetujui' },
    }),
    ...completeStates(of.between),
    ...completeStates({
      selesai: { label: 'Selesai' },
      ditolak: { label: 'Ditolak' },
      bubar: { label: 'Bubar', tone: 'tutup' },
    }),
  };
  return workflow<GroupStates<S>, TakesOf>({
    initial: 'draf',
    states,
    needs: of.needs,
    actions: {
      ajukan: { label: 'Ajukan', from: ['draf', 'revisi'], to: 'diajukan', by: lead, tone: 'primary', ...of.ajukan },
      setujui: {
        label: 'Setujui',
        from: ['diajukan'],
        to: 'disetujui',
        by: [role.timMbkm],
        tone: 'primary',
        ...of.setujui,
      },
      ...of.steps,
      selesai: { label: 'Selesaikan', from: of.ends, to: 'selesai', by: [role.timMbkm], ...of.selesai },
      lanjutkan: {
        label: 'Buka kembali',
        undoes: ['selesai'],
        from: ['selesai'],
        to: of.ends[0],
        by: [role.timMbkm],
        note: true,
        confirm: 'Buka kembali kelompok yang sudah selesai?',
        success: 'Kelompok dibuka kembali.',
      },
      revisi: { label: 'Kembalikan', from: ['diajukan'], to: 'revisi', by: [role.timMbkm], note: true, ...of.revisi },
      tolak: {
        label: 'Tolak',
        from: ['diajukan'],
        to: 'ditolak',
        by: [role.timMbkm],
        note: true,
        tone: 'danger',
        ...of.tolak,
      },
      batal: {
        ...dissolves,
        from: ['draf', 'revisi'],
        to: 'bubar',
        by: lead,
        confirm: 'Bubarkan kelompok ini? Anggotanya bebas memilih kelompok lain.',
      },
      bubarkan: {
        ...dissolves,
        from: of.dissolved,
        to: 'bubar',
        by: [onBehalf(role.timMbkm)],
        note: true,
        confirm: 'Bubarkan kelompok ini? Anggotanya tidak berkelompok lagi.',
      },
    },
  });
}
