import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { uuid } from '../../../resources/kit/index.ts';
import { bukaBukti, daftarBukti, urungkanUbah } from '../../../resources/umum/panggilanUbahBanyak.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { openReceipt, receiptsOf, undoReceipt } from '../../platform/engine/receipts.ts';
import { notFound } from '../../platform/errors.ts';

/** Receipts of changes of many rows: to open later, and to undo. */
export function registerReceipts(app: FastifyInstance, engine: Engine): void {
  const session = { access: 'session', roles: 'everybody' } as const;
  serve(app, daftarBukti, session, async ({ request, query }) => ({
    bukti: await receiptsOf(engine, callerOf(request), query.daftar),
  }));
  serve(app, bukaBukti, session, ({ request, query }) =>
    openReceipt(engine, callerOf(request), idOf(request), query.halaman),
  );
  serve(app, urungkanUbah, session, ({ request }) => undoReceipt(engine, callerOf(request), idOf(request)));
}

/** @throws HttpError 404 for what is no id */
function idOf(request: FastifyRequest): string {
  const parsed = z.object({ id: uuid }).safeParse(request.params);
  if (!parsed.success) throw notFound();
  return parsed.data.id;
}
