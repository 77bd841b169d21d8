import type { Registry } from '../../resources/kit/index.ts';
import type { Db } from '../database/db.ts';
import { programmeAreas } from '../rules/areas.ts';
import { compose, issueLetter, lettersOf } from '../rules/surat/index.ts';
import { userId } from './accounts.ts';
import { groupId } from './kkn/ids.ts';

const day = 86_400_000;

/** Letters that stand in the register: those of two groups of the wave that is over, issued before it began. */
export async function demoLetters(db: Db, registry: Registry, today: Date): Promise<void> {
  const rules = lettersOf(registry, programmeAreas).get('surat_tugas_kkn');
  if (!rules) return;
  const now = new Date(today.getTime() - 200 * day);
  await db.transaction(async tx => {
    for (const group of ['satu:1', 'satu:2'].map(groupId)) {
      const composed = await compose({ on: tx, registry }, rules, [group]);
      if (typeof composed === 'string') throw new Error(`Surat contoh: ${composed}`);
      await issueLetter({ tx, now, caller: { userId: userId('timmbkm') } }, rules, composed);
    }
  });
}
