import type { FastifyInstance } from 'fastify';
import { daftarContoh, pakaiContoh } from '../../../resources/formulir/contohPanggilan.ts';
import { formulir } from '../../../resources/formulir/formulir.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import { formulirSiapPakai } from '../../../resources/formulir/siapPakai/index.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { checkCreate } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import { tables } from './forms.ts';
import { keepDraft } from './versions.ts';

/** Ready-made surveys, out of which whoever writes forms makes a draft. */
export function registerSamples(app: FastifyInstance, engine: Engine): void {
  const session = { access: 'session', roles: rolesWith(formulir, 'create') } as const;

  serve(app, daftarContoh, session, async ({ request }) => {
    mustBeAllowed(callerOf(request), formulir, 'read');
    const used = await engine.db.query<DbRow & { contoh: string; n: number }>(
      `select contoh, count(*)::int as n from ${tables.form} where contoh is not null group by 1`,
    );
    return formulirSiapPakai.map(({ audiens, pembaca, ...sample }) => ({
      ...sample,
      audiens: [...audiens],
      pembaca: [...pembaca],
      dipakai: used.find(({ contoh }) => contoh === sample.kode)?.n ?? 0,
    }));
  });

  // By hand: the row and its questions are one write.
  serve(app, pakaiContoh, session, async ({ request }) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, formulir, 'create');
    const sample = formulirSiapPakai.find(({ kode }) => kode === paramOf(request, 'kode'));
    if (!sample) throw notFound(formulirRefusals.unknownSample);
    const { judul, keterangan, audiens, pembaca, anonim, terpilih, form, kode } = sample;
    return inTransaction(engine, caller, formulir, async ctx => {
      const data = checkCreate(engine, caller, formulir, {
        judul,
        keterangan,
        momen: 'sendiri',
        peserta: terpilih ? 'terpilih' : 'peran',
        audiens: terpilih ? [] : [...audiens],
        pembaca: [...pembaca],
        anonim,
      });
      const { id } = await createIn(ctx, formulir, { ...data, contoh: kode });
      await keepDraft(ctx.tx, id, { version: 0, form }, { caller, now: ctx.now });
      return { id };
    });
  });
}
