import { Message, type Registry } from '../../resources/kit/index.ts';
import { role } from '../../resources/roles.ts';
import { lettersOf } from '../areas/gatherAreas.ts';
import { serverAreas } from '../areas/index.ts';
import { compose, issueLetter } from '../areas/surat/index.ts';
import { userId } from '../demo/accounts.ts';
import type { AreaDemo } from '../demo/types.ts';
import type { Db } from '../platform/database/db.ts';

const day = 86_400_000;

/** Letters that stand in the register, in the order of their days. */
export async function demoLetters(db: Db, registry: Registry, areas: readonly AreaDemo[], today: Date): Promise<void> {
  const letters = areas.flatMap(area => area.letters?.() ?? []);
  const book = lettersOf(registry, serverAreas);
  const caller = { userId: userId('timmbkm'), name: 'Tim MBKM', roleId: role.timMbkm, roleName: 'Tim MBKM' };
  await db.transaction(async tx => {
    for (const { jenis, about, day: at } of letters.sort((a, b) => a.day - b.day)) {
      const rules = book.get(jenis);
      if (!rules) continue;
      const composed = await compose({ on: tx, registry }, rules, about);
      if (composed instanceof Message) throw new Error(`Surat contoh: ${composed}`);
      await issueLetter({ tx, now: new Date(today.getTime() + at * day), caller }, rules, composed);
    }
  });
}
