import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { type Message, noteOf } from '../../../../resources/kit/index.ts';
import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { keep } from '../../../platform/access/keptSaid.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { sha256 } from '../../../platform/documents/letters/index.ts';
import { readSignature } from '../../../platform/documents/signing/readSignature.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { systemCaller } from '../../../platform/engine/dueRows.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { transitionIn } from '../../../platform/engine/transition.ts';
import { conflict } from '../../../platform/errors.ts';
import { asItIs } from '../../../platform/versions.ts';
import { keepFile, type LetterPorts } from '../letterFile.ts';
import { type SigningPort, SigningRefused, SigningUnsure } from './port.ts';
import { type Named, subjectOf } from './subject.ts';

const { tandaTangan: says } = suratRefusals;

/** A letter, or a file of a row, of an act. */
interface Taken extends DbRow, Named {
  id: string;
  nomorSurat: string;
  idDokumen: string | null;
  /** By which the check page names a file of a row. */
  kodePeriksa: string | null;
  /** National number of whoever signs, from the appointment by which they do. */
  nik: string | null;
  /** Whom a deputy stands in for; null for the official. */
  mewakili: string | null;
}

/** Signing by one person; `passphrase` is kept here only, and goes with it. */
export interface Act {
  readonly sesi: string;
  readonly caller: Caller;
  readonly signer: SigningPort;
  readonly passphrase: string;
  readonly letters: readonly Taken[];
}

/** How often an act says that it still runs, and after how long its silence means that it does not. */
const beatMs = 20_000;
const silentMs = 120_000;

/** Letters that wait and that the person may sign today, by an appointment of theirs or as a deputy. */
const mineSql = `
  select t.id, t.id_surat, t.resource, t.id_baris, t.id_berkas, t.nomor_surat, t.id_dokumen, t.kode_periksa, p.nik,
    case when p.id <> t.id_pejabat then d.nama end as mewakili
  from unnest($1::uuid[], $2::int[]) as asked(id, version)
  join surat_tanda_tangan t on t.id = asked.id and t.version = asked.version
  left join surat_surat s on s.id = t.id_surat
  join surat_pejabat d on d.id = t.id_pejabat
  join lateral (select p.id, p.nik from surat_pejabat p where p.id_user = $3::uuid and p.aktif
      and (p.id = t.id_pejabat or p.menggantikan = t.id_pejabat)
      and p.berlaku_mulai <= $4::date and (p.berlaku_sampai is null or p.berlaku_sampai >= $4::date)
    order by p.id <> t.id_pejabat limit 1) p on true
  where t.detak is null and t.status in ('menunggu', 'ditolak', 'perlu_diulang')
    and (t.id_surat is null or s.status = 'terbit')
  order by t.diminta_pada, t.id for update of t`;

export interface Asked {
  readonly id: string;
  readonly version: number;
}

/**
 * Takes letters for an act: all of them or none.
 * @throws HttpError 409 where one is not there to be signed any more; SigningRefused where the person cannot sign
 */
export async function takeLetters(
  { db, now }: Engine,
  today: string,
  { caller, signer, passphrase, items }: Pick<Act, 'caller' | 'signer' | 'passphrase'> & { items: readonly Asked[] },
): Promise<Act> {
  // In the order of their acts, also where two begin in one moment.
  const sesi = uuidv7();
  const asked = [...new Map(items.map(({ id, version }) => [id, version]))];
  const columns = [asked.map(([id]) => id), asked.map(([, version]) => version)];
  const find = (on: Queryable) => on.query<Taken>(mineSql, [...columns, caller.userId, today]);
  const seen = await db.transaction(find);
  if (seen.length < asked.length) throw conflict(says.notThere({ n: asked.length - seen.length }));
  // Before anything is taken: the service answers in seconds, in which no row is held.
  for (const nik of new Set(seen.map(letter => letter.nik))) await signer.ready({ nik, passphrase });
  const letters = await db.transaction(async tx => {
    const found = await find(tx);
    if (found.length < asked.length) throw conflict(says.notThere({ n: asked.length - found.length }));
    await tx.execute(
      `update surat_tanda_tangan set sesi = $2, id_penanda = $3, detak = $4, dikirim = false, pesan = null
       where id = any($1)`,
      [found.map(({ id }) => id), sesi, caller.userId, now().toISOString()],
    );
    return found;
  });
  return { sesi, caller, signer, passphrase, letters };
}

/** How an act that a process began ends. */
interface Running {
  readonly signal: AbortSignal;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Signs the letters of an act: the first alone, because what is wrong with the passphrase or the certificate is wrong for all
 * of them. What could not be signed waits on and says why.
 */
export async function runAct(engine: Engine, ports: LetterPorts, act: Act, { signal, log }: Running): Promise<void> {
  const left = [...act.letters];
  let stopped: Message | null = null;
  const next = async (): Promise<void> => {
    for (let letter = left.shift(); letter; letter = left.shift()) {
      if (signal.aborted) stopped ??= says.interrupted;
      stopped ??= await signOne(engine, ports, act, letter, log);
      if (stopped) {
        left.unshift(letter);
        return;
      }
      if (left.length === act.letters.length - 1) return;
    }
  };
  const beat = setInterval(() => void beatOf(engine, act).catch(error => log.error(error)), beatMs);
  try {
    await next();
    if (!stopped) await Promise.all(Array.from({ length: act.signer.atOnce }, next));
  } finally {
    clearInterval(beat);
    await release(engine.db, act.sesi, stopped);
  }
}

const beatOf = ({ db, now }: Engine, { sesi }: Act): Promise<number> =>
  db.execute('update surat_tanda_tangan set detak = $2 where sesi = $1 and detak is not null', [
    sesi,
    now().toISOString(),
  ]);

/** Lets go of what an act did not come to. */
const release = (on: Queryable, sesi: string, why: Message | null): Promise<number> =>
  on.execute(
    `update surat_tanda_tangan set detak = null, dikirim = false, pesan = coalesce($2, pesan)
     where sesi = $1 and detak is not null`,
    [sesi, why && keep(why)],
  );

/** Signs one letter. @returns why the act ends here; null: it goes on */
async function signOne(
  engine: Engine,
  ports: LetterPorts,
  act: Act,
  letter: Taken,
  log: Running['log'],
): Promise<Message | null> {
  try {
    const pdf = await signedFile(engine, ports, act, letter);
    const read = readSignature(pdf);
    if (!read?.intact || read.count !== 1) throw new SigningRefused(says.notASignature, false);
    await keepSigned(engine, ports, act, letter, pdf);
  } catch (error) {
    if (error instanceof SigningRefused && error.ofAll) return error.said;
    if (error instanceof SigningRefused) await tell(engine, letter, 'tertolak', error.said, letter.idDokumen);
    else if (error instanceof SigningUnsure) await tell(engine, letter, 'tidak_pasti', error.said, error.idDokumen);
    else {
      log.error(error);
      await tell(engine, letter, 'tidak_pasti', says.crashed, letter.idDokumen);
    }
  }
  return null;
}

/** The signed letter: as the service still has it from an earlier act, else signed now. */
async function signedFile(engine: Engine, ports: LetterPorts, act: Act, letter: Taken): Promise<Buffer> {
  const { signer, passphrase, caller } = act;
  const { nomorSurat, idDokumen, kodePeriksa, nik, mewakili } = letter;
  const { bytes, uploaded } = subjectOf(engine.registry, letter);
  const before = idDokumen === null ? null : await signer.fetch(idDokumen);
  if (before) return before;
  const unsigned = await bytes(ports);
  const { identity } = await ports.identity.read();
  await engine.db.execute('update surat_tanda_tangan set dikirim = true, detak = $2 where id = $1', [
    letter.id,
    engine.now().toISOString(),
  ]);
  const reason = mewakili ? `${nomorSurat}, mewakili ${mewakili}` : nomorSurat;
  const words = {
    name: caller.name,
    reason,
    location: identity.kota,
    at: engine.now(),
    uploaded,
    ...(kodePeriksa ? { contact: new URL(`/verifikasi-surat/${kodePeriksa}`, ports.baseUrl).href } : {}),
  };
  return (await signer.sign(unsigned, { nik, passphrase }, words)).pdf;
}

/** Keeps a signed letter, unless it was taken back meanwhile. */
async function keepSigned(
  engine: Engine,
  ports: LetterPorts,
  { caller, signer }: Act,
  letter: Taken,
  pdf: Buffer,
): Promise<void> {
  const { id, nomorSurat, mewakili } = letter;
  const { place, mustCount, hang } = subjectOf(engine.registry, letter);
  const read = readSignature(pdf);
  const oleh = mewakili ? `${caller.name}, mewakili ${mewakili}` : caller.name;
  const name = `${nomorSurat.replaceAll('/', '-')}.pdf`;
  const file = await keepFile(ports, { name, pdf, ...place, by: caller.userId });
  await inTransaction(engine, systemCaller, tandaTangan, async ctx => {
    await mustCount(ctx.tx);
    await transitionIn(
      ctx,
      tandaTangan,
      id,
      'berhasil',
      { version: asItIs },
      {
        sha256: sha256(pdf),
        ditandatanganiPada: engine.now().toISOString(),
        oleh: oleh.slice(0, 200),
        cara: signer.cara,
        sertifikat: read?.holder ?? null,
        penerbit: read?.issuer ?? null,
        nomorSeri: read?.serial.slice(0, 80) ?? null,
        pesan: null,
        detak: null,
        dikirim: false,
        idDokumen: null,
      },
    );
    await hang(ctx, { id, file, oleh });
  });
}

/** Notes what became of a letter that is not signed, with the reason in the history. */
async function tell(
  engine: Engine,
  { id }: Pick<Taken, 'id'>,
  step: 'tertolak' | 'tidak_pasti',
  why: Message,
  idDokumen: string | null,
): Promise<void> {
  await inTransaction(engine, systemCaller, tandaTangan, async ctx => {
    const waits = await ctx.tx.one(
      `select 1 as ok from surat_tanda_tangan where id = $1 and status in ('menunggu', 'ditolak', 'perlu_diulang')`,
      [id],
    );
    if (!waits) return;
    const data = { pesan: keep(why), detak: null, dikirim: false, idDokumen };
    await transitionIn(ctx, tandaTangan, id, step, { version: asItIs, catatan: noteOf(why) }, data);
  });
}

const silent = (engine: Engine) => new Date(engine.now().getTime() - silentMs).toISOString();

/** True where an act ended with its process. */
export const isForgotten = async (engine: Engine): Promise<boolean> =>
  (await engine.db.one('select 1 as ok from surat_tanda_tangan where detak < $1 limit 1', [silent(engine)])) !==
  undefined;

/** Lets go of letters whose act ended with its process: they wait on; of what was with the service nobody knows. */
export async function releaseForgotten(engine: Engine): Promise<{ surat: number }> {
  const lost = await engine.db.query<{ id: string; dikirim: boolean; idDokumen: string | null }>(
    'select id, dikirim, id_dokumen from surat_tanda_tangan where detak < $1 order by id limit 1000',
    [silent(engine)],
  );
  for (const { id, dikirim, idDokumen } of lost) {
    if (dikirim) await tell(engine, { id }, 'tidak_pasti', says.cutOff, idDokumen);
    else
      await engine.db.execute('update surat_tanda_tangan set detak = null, pesan = $2 where id = $1', [
        id,
        keep(says.interrupted),
      ]);
  }
  return { surat: lost.length };
}
