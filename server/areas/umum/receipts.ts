import type { FastifyInstance } from 'fastify';
import { bukaBukti, daftarBukti, urungkanUbah } from '../../../resources/umum/panggilanUbahBanyak.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { openReceipt, receiptsOf, undoReceipt } from '../../platform/engine/receipts.ts';
import { idOf } from './sharing.ts';

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
