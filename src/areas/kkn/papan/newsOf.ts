import type { LangkahUsulan, PesertaPapan } from '../../../../resources/kkn/papan.ts';
import { formatList, formatNumber } from '../../../platform/providers/format.ts';
import { type BoardState, nowhere, placeOf } from './boardState.ts';

type People = ReadonlyMap<string, PesertaPapan>;

/** Changes of others in words, a sentence for each person; one of a single student says where they are now. */
export function newsOf(steps: readonly LangkahUsulan[] | null, board: BoardState, people: People): string {
  if (steps === null) return 'Papan ini banyak berubah sejak terakhir Anda lihat.';
  const authors = [...new Set(steps.map(({ oleh }) => oleh))];
  return authors
    .map(who => {
      const own = steps.filter(({ oleh }) => oleh === who);
      const moved = [...new Set(own.flatMap(({ orang }) => orang))];
      const set = [...new Set(own.flatMap(({ kelompok }) => kelompok))];
      const does = [
        ...(moved.length ? [moveWords(moved, board, people)] : []),
        ...(set.length ? [`mengatur ${formatList(set)}`] : []),
      ];
      return `${who} ${does.length ? formatList(does) : 'mengubah papan'}.`;
    })
    .join(' ');
}

function moveWords(moved: readonly string[], board: BoardState, people: People): string {
  const [first = ''] = moved;
  if (moved.length > 1) return `memindahkan ${formatNumber(moved.length)} peserta`;
  const name = people.get(first)?.nama ?? '?';
  const place = placeOf(board, first) ?? nowhere;
  return place === nowhere ? `mengeluarkan ${name} dari kelompok` : `memindahkan ${name} ke ${place}`;
}
