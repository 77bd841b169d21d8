import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Message, messages, type Resource } from '../../../resources/kit/index.ts';
import { kunciSegel, periksaSurat } from '../../../resources/surat/panggilanPublik.ts';
import { suratRefusals } from '../../../resources/surat/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { RowData } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import {
  createLetterLimit,
  paperOf,
  publicPem,
  renderLetter,
  sendLetter,
} from '../../platform/documents/letters/index.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { isOn } from '../../platform/engine/listQuery.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { findRow } from '../../platform/engine/read.ts';
import { conflict, HttpError, notFound } from '../../platform/errors.ts';
import { checkLetter, checksPerMinute } from './checkLetter.ts';
import { compose, mayBeIssued } from './compose.ts';
import type { IssueOptions } from './issue.ts';
import type { LetterBook, LetterRules } from './letterBook.ts';
import { type LetterPorts, letterFile, picturesOf } from './letterFile.ts';
import { mustBeTold } from './mustBeTold.ts';
import { notePrinted } from './notePrinted.ts';
import { frameOf } from './officials.ts';
import { currentLetter, standingLetter } from './standing.ts';

const { flag } = parameter;

/**
 * The letters that the server prints, each at the row that it is about (docs/domain/20 §2 N/{id}/cetak/…): the first
 * print issues it, later ones give the same bytes. With `?pratinjau` nothing is issued: a watermark, no number, no code.
 */
export function registerPrints(app: FastifyInstance, engine: Engine, ports: LetterPorts, book: LetterBook): void {
  const limit = createLetterLimit(engine.now);
  for (const rules of book.values()) {
    const { kind } = rules;
    const name = kind.name.replaceAll('_', '-');
    const about = engine.registry.get(kind.resource);
    const config = {
      access: 'session',
      roles: kind.roles,
      resource: about.name,
      summary: `Cetak ${kind.title} (PDF)`,
    } as const;
    app.get(`/api/${about.endpoint}/:id/cetak/${name}`, { config }, (request, reply) =>
      sendLetter(request, reply, limit, async () => {
        const caller = callerOf(request);
        const row = await rowOf(engine, caller, about, paramOf(request, 'id'));
        const { id } = row;
        const asked = isOn(parametersOf(request, { pratinjau: flag }).pratinjau);
        const called = `${asked ? 'pratinjau-' : ''}${name}-${calledName(row)}.pdf`;
        const issued = async () =>
          kind.issuedBy ? standingOf(engine, rules, id) : printedLetter(engine, caller, rules, about, id);
        await mustBeTold(engine, caller, kind, about, id);
        const pdf = asked ? await preview(ports, rules, [id]) : await letterFile(ports, await issued());
        await notePrinted(engine, caller, kind, [id]);
        return { pdf, filename: called };
      }),
    );
  }
}

/** Name of a row in file names. */
export const calledName = ({ npm, kode, id }: RowData): string => String(npm ?? kode ?? id);

/** @throws HttpError 403, 404 out of scope */
export async function rowOf(engine: Engine, caller: Caller, about: Resource, id: string) {
  mustBeAllowed(caller, about, 'read');
  const row = await findRow(engine, engine.db, caller, about, id, 'read');
  if (!row) throw notFound();
  return row;
}

/**
 * The letter of a kind that was issued about a row; one about several is not given to whom it does not count for any more.
 * @throws HttpError 404
 */
export async function standingOf({ db, registry }: Engine, rules: LetterRules, id: string): Promise<string> {
  const found = await standingLetter(db, rules, id);
  if (!found) throw notFound(suratRefusals.notIssued);
  const alone = rules.kind.together ? await compose({ on: db, registry }, rules, [id]) : null;
  if (alone instanceof Message) throw notFound(alone);
  return found.id;
}

/**
 * The letter of a row that the caller may print: the first print issues it.
 * @returns its id
 * @throws HttpError 409 where the kind issues none, or quotes what the caller may not see yet
 */
export async function printedLetter(
  engine: Engine,
  caller: Caller,
  rules: LetterRules,
  about: Resource,
  id: string,
): Promise<string> {
  await mustBeTold(engine, caller, rules.kind, about, id);
  return engine.db.transaction(async tx => {
    // Two people who print at once share one number.
    await tx.query(`select 1 from ${tableName(about)} where id = $1 for no key update`, [id]);
    return currentLetter({ tx, registry: engine.registry, now: engine.now(), caller }, rules, id, messages.wrongState);
  });
}

/**
 * Preview of a letter: with watermark, without number and code; nothing is stored. @throws HttpError 409 for a kind
 * without letters
 */
export async function preview(
  ports: LetterPorts,
  rules: LetterRules,
  ids: readonly string[],
  { tanggal = dayInZone(ports.now()), idPejabat, tembusan = [] }: IssueOptions = {},
): Promise<Buffer> {
  const source = { on: ports.db, registry: ports.registry };
  for (const id of ids) if (!(await mayBeIssued(source, rules, id))) throw conflict(messages.wrongState);
  const composed = await compose(source, rules, ids);
  if (composed instanceof Message) throw conflict(messages.wrongState);
  const { frame } = await frameOf(ports.db, rules.kind, composed, tanggal, idPejabat);
  const copies = [...frame.tembusan, ...tembusan];
  const letter = { ...composed.content, ...frame, tembusan: copies, nomor: 'PRATINJAU', tanggal, kode: null };
  return renderLetter(letter, ports.baseUrl, await paperOf(ports.identity), await picturesOf(ports, letter));
}

/** Public routes: the check behind the QR code, and the public keys of the seals. */
export function registerLetters(app: FastifyInstance, ports: LetterPorts, book: LetterBook): void {
  const config = { access: 'public' } as const;
  app.register(async scope => {
    await scope.register(rateLimit, {
      max: checksPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () => new HttpError(429, messages.tooManyRequests({ minutes: 1 })),
    });
    serve(scope, periksaSurat, config, async ({ request, reply }) => {
      const found = await checkLetter(ports, book, paramOf(request, 'kode'));
      if (!found) throw notFound(suratRefusals.unknownCode);
      reply.header('cache-control', 'no-store');
      return found;
    });
    serve(scope, kunciSegel, config, async () => {
      const used = await ports.db.query<{ kunci: string }>(
        'select distinct kunci_segel as kunci from surat_surat where kunci_segel is not null order by 1 limit 50',
      );
      const keys = new Set([ports.seal.key, ...used.map(({ kunci }) => kunci)]);
      return { algoritma: 'Ed25519' as const, kunci: [...keys].map(kunci => ({ kunci, pem: publicPem(kunci) })) };
    });
  });
}
