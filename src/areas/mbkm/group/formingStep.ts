import { inTerms } from '../../../../resources/kit/terms.ts';

/** The next step of a group and who takes it; `who` is null while only days have to pass. */
export interface GroupStep {
  who: string | null;
  what: string;
}

export const team = () => inTerms('Tim MBKM');

interface Forming {
  /** Who hands it in. */
  leader: string;
  /** What it is called inside a sentence. */
  thing: string;
  /** Brought together before it is handed in. */
  completes: string;
}

/** The next step of a group until it is accepted (docs/domain/30 §1.4, §1.17 status); null from then on. */
export function formingStep(status: string, { leader, thing, completes }: Forming): GroupStep | null {
  switch (status) {
    case 'draf':
      return { who: leader, what: `melengkapi ${completes} dan mengajukan ${thing}` };
    case 'revisi':
      return { who: leader, what: `memperbaiki dan mengajukan kembali ${thing}` };
    case 'diajukan':
      return { who: team(), what: `memeriksa ${thing}` };
    default:
      return null;
  }
}
