import type { FastifyInstance } from 'fastify';
import type { Message } from '../../../../resources/kit/index.ts';
import { type BagianKesehatan, kesehatan } from '../../../../resources/pengaturan/kesehatan.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import { mustBeSuperAdmin } from '../../../platform/access/guard.ts';
import { saidTo } from '../../../platform/access/saidTo.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { clock, disk, history, replicas, slow, versions } from './machine.ts';
import type { Found, HealthPart, HealthPlace } from './part.ts';
import { backups, jobs, mail, sources } from './work.ts';

const parts: readonly HealthPart[] = [versions, disk, history, backups, mail, jobs, sources, clock, slow];
const withReplicas: readonly HealthPart[] = [...parts, replicas];

/** A part that takes longer is told as one that does not answer, in milliseconds. */
const mostWait = 5000;

/** `GET /api/pengaturan/kesehatan`: every part looked at now, each for itself. */
export function registerHealthPage(app: FastifyInstance, place: HealthPlace): void {
  serve(app, kesehatan, { access: 'session', roles: [role.superAdmin] }, async ({ request }) => {
    const caller = mustBeSuperAdmin(request);
    const say = (message: Message) => saidTo(caller, message);
    const bagian = await Promise.all(
      (place.engine.db.replicas ? withReplicas : parts).map(async part => {
        const found = await inTime(part.look({ ...place, say })).catch((error: unknown): Found => {
          request.log.error({ err: error, bagian: part.key }, 'bagian kesehatan tidak dapat dilihat');
          return { facts: [], problems: [{ says: pengaturanRefusals.health.notSeen }] };
        });
        return answerOf(part, found, say);
      }),
    );
    return { diperiksa: place.engine.now().toISOString(), bagian };
  });
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('terlalu lama')), mostWait);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function answerOf(
  { key, title }: HealthPart,
  { facts, problems, rows = [] }: Found,
  say: (message: Message) => string,
): BagianKesehatan {
  return {
    kunci: key,
    judul: say(title),
    keadaan: problems.some(({ advice }) => !advice) ? 'masalah' : problems.length ? 'saran' : 'baik',
    fakta: facts.map(({ label, value, as }) => ({ label: say(label), nilai: value, jenis: as })),
    masalah: problems.map(({ says, advice, screen }) => ({
      pesan: say(says),
      saran: advice === true,
      layar: screen ?? null,
    })),
    baris: rows.map(({ title, text, time, state }) => ({
      judul: title,
      keterangan: text,
      waktu: time,
      keadaan: state,
    })),
  };
}
