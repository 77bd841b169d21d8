import type { Registry } from '../../resources/kit/index.ts';
import { lettersOf } from '../areas/gatherAreas.ts';
import { serverAreas } from '../areas/index.ts';
import { groupId } from '../areas/kkn/demo/ids.ts';
import { komcadLetters } from '../areas/komcad/demo/letters.ts';
import { compose, issueLetter } from '../areas/surat/index.ts';
import type { Db } from '../platform/database/db.ts';
import { userId } from './accounts.ts';
import type { DemoLetter } from './types.ts';

const day = 86_400_000;

/** Those of two groups of the wave that is over, issued before it began. */
const kknLetters: readonly DemoLetter[] = ['satu:1', 'satu:2'].map(key => ({
  jenis: 'surat_tugas_kkn',
  about: [groupId(key)],
  day: -200,
}));

/** Letters that stand in the register, in the order of their days. */
export async function demoLetters(db: Db, registry: Registry, today: Date): Promise<void> {
  const book = lettersOf(registry, serverAreas);
  const caller = { userId: userId('timmbkm') };
  await db.transaction(async tx => {
    for (const { jenis, about, day: at } of [...kknLetters, ...komcadLetters()].sort((a, b) => a.day - b.day)) {
      const rules = book.get(jenis);
      if (!rules) continue;
      const composed = await compose({ on: tx, registry }, rules, about);
      if (typeof composed === 'string') throw new Error(`Surat contoh: ${composed}`);
      await issueLetter({ tx, now: new Date(today.getTime() + at * day), caller }, rules, composed);
    }
  });
}
