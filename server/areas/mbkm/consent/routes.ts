import type { FastifyInstance } from 'fastify';
import type { PersetujuanSaya } from '../../../../resources/mbkm/panggilanPersetujuan.ts';
import { persetujuanBerlaku, persetujuanSaya, setujuiTeks } from '../../../../resources/mbkm/panggilanPersetujuan.ts';
import { persetujuanPeserta } from '../../../../resources/mbkm/persetujuan.ts';
import { mbkmRefusals } from '../../../../resources/mbkm/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Langkah } from '../../../../resources/umum/dashboard.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { saidTo } from '../../../platform/access/saidTo.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { agree, agreedBy, asked, waitingCount, waitingFor } from './consent.ts';

async function mine({ db }: Engine, { idMahasiswa }: Caller): Promise<PersetujuanSaya> {
  if (idMahasiswa === null) return { menunggu: [], disetujui: [] };
  const waiting = await waitingFor(db, idMahasiswa);
  return {
    menunggu: waiting.map(({ idPendaftarMbkm, program, ...teks }) => ({ idPendaftarMbkm, program, teks })),
    disetujui: await agreedBy(db, idMahasiswa),
  };
}

/** Routes of the texts that students agree to (docs/domain/20 §1.14). */
export function registerConsent(app: FastifyInstance, engine: Engine): void {
  const student = { access: 'session', roles: [role.mahasiswa, role.outbound] } as const;
  serve(app, persetujuanBerlaku, { access: 'session', roles: 'everybody' }, ({ request, query }) =>
    asked(engine.db, callerOf(request).idMahasiswa, query.idProgram, query.idPendaftarMbkm),
  );
  serve(app, persetujuanSaya, student, ({ request }) => mine(engine, callerOf(request)));
  // By hand: which text and which version it is, the server says.
  serve(app, setujuiTeks, student, async ({ request, body }) => {
    const caller = callerOf(request);
    await inTransaction(engine, caller, persetujuanPeserta, ctx =>
      agree(ctx, body.idPendaftarMbkm, body.idPersetujuan),
    );
    return mine(engine, caller);
  });
}

/** Texts that wait for a student, as a step of the dashboard; what runs goes on meanwhile. */
export async function consentSteps({ db }: Engine, caller: Caller): Promise<Langkah[]> {
  if (caller.idMahasiswa === null) return [];
  const waiting = await waitingCount(db, caller.idMahasiswa);
  if (!waiting?.n) return [];
  return [
    {
      label: saidTo(caller, mbkmRefusals.consentWaits),
      keterangan: saidTo(caller, mbkmRefusals.consentGoesOn),
      link: '/pengaturan/user/profile?tab=privasi',
      mendesak: false,
    },
  ];
}
