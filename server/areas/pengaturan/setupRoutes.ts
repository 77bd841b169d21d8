import type { FastifyInstance } from 'fastify';
import type { Message } from '../../../resources/kit/index.ts';
import { type LangkahMulai, penyiapan } from '../../../resources/pengaturan/mulai.ts';
import { role } from '../../../resources/roles.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { saidTo } from '../../platform/access/saidTo.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { SetupPlace, SetupStep } from '../../platform/engine/setup.ts';

type Say = (message: Message) => string;

/** `GET /api/pengaturan/mulai`: the steps of all areas, each looked up now. */
export function registerSetup(
  app: FastifyInstance,
  engine: Engine,
  steps: readonly SetupStep[],
  place: SetupPlace,
): void {
  const inOrder = steps.toSorted((a, b) => a.at - b.at);
  serve(app, penyiapan, { access: 'session', roles: [role.superAdmin, role.timMbkm] }, async ({ request }) => {
    const caller = callerOf(request);
    const say = (message: Message) => saidTo(caller, message);
    const titles = new Map(engine.registry.screens.map(({ path, title }) => [path, title]));
    const found = await Promise.all(inOrder.map(step => answerOf(engine, place, titles, say, step)));
    const langkah = found.filter(step => step !== null);
    return { langkah, selesai: langkah.filter(({ keadaan }) => keadaan !== 'kurang').length, jumlah: langkah.length };
  });
}

async function answerOf(
  engine: Engine,
  place: SetupPlace,
  titles: ReadonlyMap<string, string>,
  say: Say,
  { key, title, why, screens, look }: SetupStep,
): Promise<LangkahMulai | null> {
  const found = await look(engine, place);
  if (!found) return null;
  const { counts, problems } = found;
  const keadaan = problems.some(({ advice }) => !advice) ? 'kurang' : problems.length ? 'saran' : 'selesai';
  return {
    kunci: key,
    judul: say(title),
    alasan: say(why),
    keadaan,
    angka: counts.map(({ label, n }) => ({ label: say(label), jumlah: n })),
    masalah: problems.map(({ says, screen, advice }) => ({
      pesan: say(says),
      layar: screen ?? null,
      saran: advice === true,
    })),
    layar: screens.map(path => ({ judul: titles.get(path) ?? path, path })),
  };
}
