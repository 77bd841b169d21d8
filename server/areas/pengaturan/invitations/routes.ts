import type { FastifyInstance } from 'fastify';
import {
  kirimUndangan,
  kirimUndanganAkun,
  ringkasanUndangan,
} from '../../../../resources/pengaturan/panggilanUndangan.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { undangan } from '../../../../resources/pengaturan/undangan.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { passwordKeepers } from '../../../../resources/roles.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { idOf } from '../../../platform/access/routes/input.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { asSystem, read } from '../../../platform/engine/reading.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { updateIn } from '../../../platform/engine/updateRow.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { Mailbox } from '../../../platform/notify/mail/mailbox.ts';
import { asItIs } from '../../../platform/versions.ts';
import { invite } from './invite.ts';

const words = pengaturanRefusals.invitations;

/** Invitations that can still be of use: the person has not come in, the account may. */
const waiting = `from pengaturan_user u where u.id = i.id_user and u.aktif and u.terakhir_masuk is null`;

/** `/api/pengaturan/undangan`: sending invitations, once more where an address was put right (docs/domain/10 §3.9). */
export function registerInvitations(app: FastifyInstance, engine: Engine, mail: Mailbox): void {
  const goesOut = async () => (await mail.transport()) !== undefined;
  const config = { access: 'session', roles: passwordKeepers } as const;
  const { db, now } = engine;

  serve(app, ringkasanUndangan, config, async ({ request }) => {
    mustBeAllowed(callerOf(request), undangan, 'read');
    const rows = await db.query<{ status: string; n: number }>(
      'select status, count(*)::int as n from pengaturan_undangan group by status',
    );
    const of = (status: string) => rows.find(row => row.status === status)?.n ?? 0;
    const jumlah = {
      belum: of('belum'),
      menunggu: of('menunggu'),
      terkirim: of('terkirim'),
      gagal: of('gagal'),
      masuk: of('masuk'),
    };
    return { jumlah, surel: await goesOut() };
  });

  serve(app, kirimUndangan, config, async ({ request, body: { ids, semua } }) => {
    mustBeAllowed(callerOf(request), undangan, 'action');
    if (!(await goesOut())) throw conflict(words.noMail);
    const which = ids ? 'i.id = any($2::uuid[])' : 'i.status = any($2::text[])';
    const jumlah = await db.execute(
      `update pengaturan_undangan i set status = 'menunggu', percobaan = 0, berikutnya = $1, kesalahan = null,
         updated_at = $1, version = i.version + 1 ${waiting} and ${which} and i.status in ('belum', 'terkirim', 'gagal')`,
      [now().toISOString(), ids ?? semua ?? []],
    );
    if (!jumlah) throw conflict(words.nothing);
    return { jumlah };
  });

  serve(app, kirimUndanganAkun, config, async ({ request, body: { email } }) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, undangan, 'action');
    if (!(await goesOut())) throw conflict(words.noMail);
    return inTransaction(engine, caller, user, async ctx => {
      const id = idOf(request);
      const one = await read(asSystem(ctx.tx), undangan, id, ['idUser'], { lock: 'update' });
      if (!one) throw notFound();
      if (email !== undefined) {
        mustBeAllowed(caller, user, 'update');
        await updateIn(ctx, user, one.idUser, { email, version: asItIs }, {});
      }
      const account = await read(asSystem(ctx.tx), user, one.idUser, ['email', 'aktif', 'terakhirMasuk']);
      if (account?.aktif !== true) throw conflict(words.inactive);
      if (account.terakhirMasuk) throw conflict(words.entered);
      await invite(ctx.tx, one.idUser, true, ctx.now);
      return { id, status: 'menunggu', kepada: account.email };
    });
  });
}
