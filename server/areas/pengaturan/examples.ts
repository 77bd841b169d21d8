import type { FastifyInstance } from 'fastify';
import { dataContoh, isiContoh, type KeadaanContoh, kosongkanContoh } from '../../../resources/pengaturan/contoh.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Access } from '../../platform/access/createAccess.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { readIdentity } from '../../platform/access/identity.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { mustBeGood, passwordOwner } from '../../platform/access/passwords.ts';
import { saidTo } from '../../platform/access/saidTo.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { FilePorts } from '../../platform/documents/files/index.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { contentOf } from '../../platform/engine/examples/content.ts';
import type { AfterExamples } from '../../platform/engine/examples/empty.ts';
import { countExamples } from '../../platform/engine/examples/plan.ts';
import { beginEmptying, emptyingNow } from '../../platform/engine/examples/run.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';

const words = pengaturanRefusals.demo;

export interface ExamplePorts {
  readonly access: Access;
  readonly files: FilePorts;
  /** Writes a backup of the installation. @returns where it lies */
  readonly backup: () => Promise<string>;
  /** Changes that areas make to rows that stay. */
  readonly after: readonly AfterExamples[];
}

/** `/api/pengaturan/mulai/contoh`: what the demo university holds, and taking it out (docs/domain/10 §3.6). */
export function registerExamples(app: FastifyInstance, engine: Engine, ports: ExamplePorts): void {
  const { access, files, after } = ports;
  const only = { access: 'session', roles: [role.superAdmin] } as const;

  const tell = async (caller: Caller): Promise<KeadaanContoh> => {
    const { db } = engine;
    const run = await emptyingNow(engine, saidTo(caller, words.cutOff));
    const ada = (await contentOf(db)) === 'demo';
    const owner = await passwordOwner(db, caller.userId);
    const { identity } = await readIdentity(db);
    return { ada, namaPortal: identity.namaPortal, username: owner?.username ?? '', kemajuan: run };
  };

  serve(app, dataContoh, { ...only, long: true }, ({ request }) => tell(callerOf(request)));

  serve(app, isiContoh, { ...only, long: true }, async ({ request }) => {
    const { db, registry } = engine;
    if ((await contentOf(db)) !== 'demo') return { pergi: [], tetap: [] };
    return countExamples(db, registry, callerOf(request).userId);
  });

  serve(app, kosongkanContoh, only, async ({ request, body }) => {
    const caller = callerOf(request);
    if ((await contentOf(engine.db)) !== 'demo') throw conflict(words.none);
    const owner = await passwordOwner(engine.db, caller.userId);
    if (!owner) throw notFound();
    const { identity } = await readIdentity(engine.db);
    const typed = body.namaPortal.trim().toLowerCase() === identity.namaPortal.trim().toLowerCase();
    if (!typed) throw invalid({ namaPortal: words.wrongName({ nama: identity.namaPortal }) });
    if (body.kataSandiBaru === access.config.demoPassword) throw invalid({ kataSandiBaru: words.samePassword });
    await mustBeGood(engine.db, owner, body.kataSandiBaru, 'kataSandiBaru', await access.settings.read());
    // Asked before: on the embedded database nobody else is answered while it is emptied.
    const before = await tell(caller);
    const begun = await beginEmptying(
      {
        engine,
        files,
        backup: body.cadangan ? ports.backup : undefined,
        after,
        failed: error => app.log.error({ err: error }, 'pengosongan data contoh gagal'),
        words: { failed: saidTo(caller, words.failed), none: saidTo(caller, words.none) },
      },
      {
        userId: caller.userId,
        hash: await hashPassword(body.kataSandiBaru),
        mustChange: false,
        sessionId: caller.sessionId,
      },
      { name: caller.name, roleId: caller.roleId, alamatIp: request.ip },
    );
    if (!begun) throw conflict(words.running);
    return { ...before, kemajuan: begun };
  });
}
