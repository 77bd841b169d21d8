import type { FastifyInstance } from 'fastify';
import { messages, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { callerOf } from '../../access/guard.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { tableName } from '../../database/columns.ts';
import {
  createLetterLimit,
  currentLetter,
  type LetterKind,
  type LetterKinds,
  renderLetter,
  sendLetter,
} from '../../documents/letters/index.ts';
import { notFound } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { paramOf } from '../../rest/http.ts';
import { findRow } from '../../rest/read.ts';

/**
 * The letters that the server prints, each at the row that it is about (docs/domain/20 §2 N/{id}/cetak/…).
 * @param baseUrl public address, for the QR code
 */
export function registerPrints(app: FastifyInstance, engine: Engine, kinds: LetterKinds, baseUrl: string): void {
  const limit = createLetterLimit();
  for (const kind of kinds.values()) {
    const name = kind.jenis.replaceAll('_', '-');
    const { peran: roles, ringkasan: summary } = kind;
    const about = engine.registry.get(kind.resource);
    const config = { access: 'session', roles, resource: about.name, summary } as const;
    app.get(`/api/${about.endpoint}/:id/cetak/${name}`, { config }, (request, reply) =>
      sendLetter(request, reply, limit, async () => {
        const { letter, called } = await letterFor(engine, callerOf(request), kind, about, paramOf(request, 'id'));
        return { pdf: await renderLetter(letter, baseUrl), filename: `${name}-${called}.pdf` };
      }),
    );
  }
}

/** @throws HttpError 403, 404 out of scope, 409 where the kind issues none */
async function letterFor(engine: Engine, caller: Caller, kind: LetterKind, about: Resource, id: string) {
  mustBeAllowed(caller, about, 'read');
  const row = await findRow(engine, engine.db, caller, about, id, 'read');
  if (!row) throw notFound();
  const letter = await engine.db.transaction(async tx => {
    // Two people who print at once share one number.
    await tx.query(`select 1 from ${tableName(about)} where id = $1 for no key update`, [id]);
    return currentLetter({ tx, registry: engine.registry, now: engine.now(), caller }, kind, id, messages.wrongState);
  });
  return { letter, called: String(row.npm ?? row.kode ?? row.id) };
}
