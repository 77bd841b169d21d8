import type { DemoLetter } from '../../../demo/types.ts';
import { participationId } from './ids.ts';
import { cameTo, openingOf, openings, type RecruitStory, recruits } from './story.ts';

/** Those whose letters still count. */
const staying = recruits.filter(
  ({ tahap, status }) => tahap !== 'gugur' && status !== 'ditolak' && status !== 'mengundurkan_diri',
);
const ids = (people: readonly RecruitStory[]): string[] => people.map(({ key }) => participationId(key));

/** Permits as they were given, and one letter of assignment for all of an opening, for the selection and for training. */
export function komcadLetters(): readonly DemoLetter[] {
  const permits = staying
    .filter(story => cameTo(story, 'ijin_terbit'))
    .map(story => ({
      jenis: 'surat_ijin',
      about: ids([story]),
      day: Math.min(-1, openingOf(story).daftar[0] + 7 + (Number(story.key.slice(1)) % 7)),
    }));
  const assigned = openings.flatMap(({ key, seleksi, latsarmil }) => {
    const people = staying.filter(({ opening }) => opening === key);
    const tested = people.filter(story => cameTo(story, 'seleksi'));
    const trained = people.filter(story => cameTo(story, 'latsarmil'));
    return [
      { jenis: 'surat_tugas', about: ids(tested), day: seleksi[0] - 3 },
      { jenis: 'surat_tugas_latsarmil', about: ids(trained), day: latsarmil[0] - 5 },
    ];
  });
  return [...permits, ...assigned].filter(({ about }) => about.length > 0);
}
