import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { kunciApi } from '../../../resources/integrasi/kunciApi.ts';
import {
  buatRahasiaKunci,
  buatRahasiaWebhook,
  sumberKunci,
  ujiWebhook,
} from '../../../resources/integrasi/panggilan.ts';
import { integrasiRefusals } from '../../../resources/integrasi/refusals.ts';
import { webhook } from '../../../resources/integrasi/webhook.ts';
import { isRole, messages, type Resource } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import type { LogActivity } from '../../platform/access/activity.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { keyPrefix } from '../../platform/access/narrowed.ts';
import { by } from '../../platform/access/routes/input.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { hashToken, newToken } from '../../platform/access/token.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { conflict, notFound, versionMissing } from '../../platform/errors.ts';
import { post, type Target } from './deliver.ts';
import { newWebhookSecret, webhookBox } from './sign.ts';
import { sourcesOf } from './sources.ts';

/** Letters of a key by which its owner tells it from others. */
const shownLetters = 12;

interface Held extends DbRow {
  nama: string;
  version: number;
  status: string;
}

/** The row that a call is about, locked as it was seen. @throws HttpError 404, 409, 428 */
async function held(
  on: Queryable,
  r: Resource,
  request: FastifyRequest,
  version: number | undefined,
): Promise<Held & { id: string }> {
  const id = paramOf(request, 'id');
  mustBeId(r, id);
  if (version === undefined) throw versionMissing();
  const row = await on.one<Held>(`select nama, version, status from ${tableName(r)} where id = $1 for update`, [id]);
  if (!row) throw notFound();
  if (row.version !== version) throw conflict(messages.stale);
  return { ...row, id };
}

/** Calls of whoever gives systems their access (docs/domain/90). */
export function registerIntegration(
  app: FastifyInstance,
  engine: Engine,
  { log, secret }: { log: LogActivity; secret: string },
): void {
  const { db, registry, now } = engine;
  const superAdmin = { access: 'session', roles: [role.superAdmin] } as const;
  const box = webhookBox(secret);

  const note = (request: FastifyRequest, on: Parameters<LogActivity>[0], r: Resource, id: string, ringkasan: string) =>
    log(on, {
      ...by(callerOf(request), request),
      aksi: 'pengaturan',
      ringkasan,
      waktu: now(),
      resource: r.name,
      idBaris: id,
    });

  serve(app, sumberKunci, superAdmin, ({ query: { peran } }) => {
    if (!isRole(peran)) throw notFound();
    return sourcesOf(registry, peran);
  });

  // By hand: the secret is said this once; only its digest is stored.
  serve(app, buatRahasiaKunci, superAdmin, ({ request, body }) =>
    db.transaction(async tx => {
      const { id, nama, status } = await held(tx, kunciApi, request, body.version);
      if (status !== 'aktif') throw conflict(integrasiRefusals.revoked);
      const rahasia = `${keyPrefix}${newToken()}`;
      const awalan = rahasia.slice(0, shownLetters);
      await tx.execute(
        `update integrasi_kunci_api set sidik = $2, awalan = $3, updated_at = $4, version = version + 1 where id = $1`,
        [id, hashToken(rahasia), awalan, now().toISOString()],
      );
      await note(request, tx, kunciApi, id, `Rahasia kunci API ${nama} dibuat`);
      return { rahasia, awalan };
    }),
  );

  // By hand: the secret is said this once; what is stored is encrypted.
  serve(app, buatRahasiaWebhook, superAdmin, ({ request, body }) =>
    db.transaction(async tx => {
      const { id, nama } = await held(tx, webhook, request, body.version);
      const rahasia = newWebhookSecret();
      await tx.execute(
        `update integrasi_webhook set rahasia = $2, rahasia_tersimpan = true, updated_at = $3, version = version + 1 where id = $1`,
        [id, box.close(rahasia), now().toISOString()],
      );
      await note(request, tx, webhook, id, `Rahasia tanda tangan webhook ${nama} dibuat`);
      return { rahasia };
    }),
  );

  // By hand: sends something and changes no row.
  serve(app, ujiWebhook, superAdmin, async ({ request }) => {
    const id = paramOf(request, 'id');
    mustBeId(webhook, id);
    const target = await db.one<Target & DbRow>('select alamat, rahasia from integrasi_webhook where id = $1', [id]);
    if (!target) throw notFound();
    if (target.rahasia === null) throw conflict(integrasiRefusals.noSecret);
    const begun = performance.now();
    const answer = await post(box, target, uuidv7(), { type: 'uji', timestamp: now().toISOString(), data: {} }, now());
    return { ...answer, milidetik: Math.round(performance.now() - begun) };
  });
}
