import type { KelompokUsulan, LangkahUsulan, PesertaPapan, TanpaTempat } from '../../../../resources/kkn/papan.ts';

/** Key of the column of those without a place; groups have theirs (`U-01`). */
export const nowhere = '';

/** A change of the board, as sent to the API (docs/domain/30 §2 pindah). */
export type Step =
  | { idPendaftarMbkm: string; keKelompok: string | null; tukarDengan?: string }
  | { kunci: string; idDesa?: string | null; idDpl?: string | null; idKetua?: string | null };

export interface BoardState {
  groups: ReadonlyMap<string, KelompokUsulan>;
  left: readonly TanpaTempat[];
}

type People = ReadonlyMap<string, PesertaPapan>;

/** Column in which a student stands; undefined if not on the board. */
export function placeOf({ groups, left }: BoardState, who: string): string | undefined {
  for (const group of groups.values()) if (group.anggota.includes(who)) return group.kunci;
  return left.some(({ idPendaftarMbkm }) => idPendaftarMbkm === who) ? nowhere : undefined;
}

/** Somebody else changed what a step is about: it would undo their work unseen. Unknown changes may be about anything. */
export const collides = (step: Step, others: readonly LangkahUsulan[] | null): boolean =>
  others === null ||
  others.some(({ orang, kelompok }) => {
    if ('kunci' in step) return kelompok.includes(step.kunci);
    return orang.includes(step.idPendaftarMbkm) || (step.tukarDengan !== undefined && orang.includes(step.tukarDengan));
  });

/** The board after a step, before the server has judged it: what is broken is as before until it answers. */
export function after(state: BoardState, step: Step, people: People): BoardState {
  if ('kunci' in step) {
    const group = state.groups.get(step.kunci);
    if (!group) return state;
    return { ...state, groups: new Map(state.groups).set(group.kunci, { ...group, ...step }) };
  }
  const { idPendaftarMbkm: who, keKelompok, tukarDengan: back } = step;
  const [from, to] = [placeOf(state, who), keKelompok ?? nowhere];
  if (from === undefined || from === to) return state;
  const moves = [{ who, from, to }, ...(back ? [{ who: back, from: to, to: from }] : [])];
  return moves.reduce((board, move) => carried(board, move, people), state);
}

interface Move {
  who: string;
  from: string;
  to: string;
}

function carried({ groups, left }: BoardState, { who, from, to }: Move, people: People): BoardState {
  const next = new Map(groups);
  const [source, target] = [groups.get(from), groups.get(to)];
  if (source)
    next.set(
      from,
      counted(
        {
          ...source,
          anggota: source.anggota.filter(id => id !== who),
          idKetua: source.idKetua === who ? null : source.idKetua,
        },
        people,
      ),
    );
  if (target) next.set(to, counted({ ...target, anggota: [...target.anggota, who].toSorted() }, people));
  const others = left.filter(({ idPendaftarMbkm }) => idPendaftarMbkm !== who);
  return {
    groups: next,
    left: target ? others : [...others, { idPendaftarMbkm: who, alasan: 'Dikeluarkan dari kelompok.' }],
  };
}

function counted(group: KelompokUsulan, people: People): KelompokUsulan {
  const members = group.anggota.flatMap(id => people.get(id) ?? []);
  const by = (of: 'fakultas' | 'prodi') => {
    const counts: Record<string, number> = {};
    for (const person of members) counts[person[of]] = (counts[person[of]] ?? 0) + 1;
    return counts;
  };
  const women = members.filter(({ jenisKelamin }) => jenisKelamin === 'P').length;
  return {
    ...group,
    komposisi: { L: members.length - women, P: women, fakultas: by('fakultas'), prodi: by('prodi') },
  };
}
