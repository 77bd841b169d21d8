import { integrasiRefusals } from '../../../resources/integrasi/refusals.ts';
import { webhook } from '../../../resources/integrasi/webhook.ts';
import { type Note, noteOf } from '../../../resources/kit/index.ts';
import { boundedText } from '../../platform/boundedText.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { systemCaller } from '../../platform/engine/dueRows.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { isInside } from '../../platform/outsideHosts.ts';
import type { SecretBox } from '../../platform/secretBox.ts';
import { asItIs } from '../../platform/versions.ts';
import { signedHeaders } from './sign.ts';

/** Address and closed secret of a webhook. */
export interface Target {
  alamat: string;
  rahasia: string | null;
}

export interface Answer {
  berhasil: boolean;
  kodeHttp: number | null;
  jawaban: string;
}

const timeoutMs = 15_000;
const mostAnswer = 64 * 1024;
const keptAnswer = 500;

/** Minutes until the next try after so many failures in a row; the last one holds on. */
const pauses = [1, 2, 5, 10, 15, 30, 60, 120, 240];
/** After so many failures, about a day, it is paused and Super Admin has a task. */
const mostFailures = 14;
/** A receiver that answers "this one never" so often gets the next delivery; the refused one can be sent again by hand. */
const mostRefusals = 3;

const refusal = (reason: string): Answer => ({ berhasil: false, kodeHttp: null, jawaban: reason.slice(0, keptAnswer) });

/**
 * One POST, signed; redirects are not followed. Whatever is no answer of 200 to 299 is a failure: the receiver gets the same
 * delivery with the same `webhook-id` again, and can tell that it has it.
 */
export async function post(box: SecretBox, target: Target, id: string, content: unknown, now: Date): Promise<Answer> {
  const secret = target.rahasia === null ? undefined : box.open(target.rahasia);
  if (secret === undefined) return refusal(integrasiRefusals.noSecret.text);
  const url = new URL(target.alamat);
  if (await isInside(url.hostname)) return refusal(integrasiRefusals.inside.text);
  const body = JSON.stringify(content);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Portal-Webhook/1',
        ...signedHeaders(secret, id, Math.floor(now.getTime() / 1000), body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = (await boundedText(response, mostAnswer)) ?? '';
    return {
      berhasil: response.ok,
      kodeHttp: response.status,
      jawaban: text.replaceAll('\0', '').slice(0, keptAnswer),
    };
  } catch (error) {
    // Down, too slow or cut off.
    if (error instanceof Error) return refusal(error.cause instanceof Error ? error.cause.message : error.message);
    throw error;
  }
}

interface Due extends DbRow, Target {
  id: string;
  gagalBeruntun: number | null;
}

interface Waiting extends DbRow {
  id: string;
  isi: unknown;
  percobaan: number;
}

const next = ({ db }: Engine, { id }: Due): Promise<Waiting | undefined> =>
  db.one<Waiting>(
    `select id, isi, percobaan from integrasi_kiriman where id_webhook = $1 and status = 'menunggu'
      order by terjadi, id limit 1`,
    [id],
  );

async function noteSent({ db, now }: Engine, hook: Due, { id }: Waiting, { kodeHttp, jawaban }: Answer): Promise<void> {
  const at = now().toISOString();
  await db.execute(
    `update integrasi_kiriman set status = 'terkirim', percobaan = percobaan + 1, kode_http = $2, jawaban = $3,
      dikirim_pada = $4, updated_at = $4, version = version + 1 where id = $1`,
    [id, kodeHttp, jawaban, at],
  );
  await db.execute(
    'update integrasi_webhook set gagal_beruntun = 0, coba_lagi = null, pesan = null, terakhir_terkirim = $2 where id = $1',
    [hook.id, at],
  );
}

/** Refused for good: a fault of this delivery, not of the receiver. */
const isRefused = ({ kodeHttp }: Answer, { percobaan }: Waiting): boolean =>
  kodeHttp !== null &&
  kodeHttp >= 400 &&
  kodeHttp < 500 &&
  ![408, 410, 425, 429].includes(kodeHttp) &&
  percobaan + 1 >= mostRefusals;

async function noteFailure(engine: Engine, hook: Due, waiting: Waiting, answer: Answer): Promise<void> {
  const { db, now } = engine;
  const failures = (hook.gagalBeruntun ?? 0) + 1;
  const at = now();
  const refused = isRefused(answer, waiting);
  await db.execute(
    `update integrasi_kiriman set status = $5, percobaan = percobaan + 1, kode_http = $2, jawaban = $3, updated_at = $4,
      version = version + 1 where id = $1`,
    [waiting.id, answer.kodeHttp, answer.jawaban, at.toISOString(), refused ? 'gagal' : 'menunggu'],
  );
  const pause = pauses[Math.min(failures, pauses.length) - 1] ?? 0;
  const again = refused ? at : new Date(at.getTime() + pause * 60_000);
  await db.execute('update integrasi_webhook set gagal_beruntun = $2, coba_lagi = $3, pesan = $4 where id = $1', [
    hook.id,
    refused ? 0 : failures,
    again.toISOString(),
    `${answer.kodeHttp ?? ''} ${answer.jawaban}`.trim().slice(0, keptAnswer),
  ]);
  hook.gagalBeruntun = refused ? 0 : failures;
  if (answer.kodeHttp === 410) await pauseHook(engine, hook, noteOf(integrasiRefusals.gone));
  else if (!refused && failures >= mostFailures)
    await pauseHook(
      engine,
      hook,
      noteOf(integrasiRefusals.paused({ n: failures, pesan: answer.jawaban.slice(0, 200) })),
    );
}

async function pauseHook(engine: Engine, { id }: Due, catatan: Note): Promise<void> {
  await inTransaction(engine, systemCaller, webhook, async ctx => {
    const active = await ctx.tx.one(`select 1 as ya from integrasi_webhook where id = $1 and status = 'aktif'`, [id]);
    if (active) await transitionIn(ctx, webhook, id, 'gagal', { version: asItIs, catatan }, { dijedaSistem: true });
  });
}

/**
 * Sends what waits for one webhook, in the order in which it happened. The first failure ends it until the next try, so
 * that a receiver that is away is asked seldom and then gets everything in order.
 * @returns how many were taken
 */
async function deliverTo(
  engine: Engine,
  box: SecretBox,
  hook: Due,
  until: number,
  signal: AbortSignal,
): Promise<number> {
  let sent = 0;
  while (!signal.aborted && engine.now().getTime() < until) {
    const waiting = await next(engine, hook);
    if (!waiting) break;
    const answer = await post(box, hook, waiting.id, waiting.isi, engine.now());
    if (answer.berhasil) {
      await noteSent(engine, hook, waiting, answer);
      sent++;
      continue;
    }
    await noteFailure(engine, hook, waiting, answer);
    if (!isRefused(answer, waiting)) break;
  }
  return sent;
}

/** Webhooks with something to send, whose key acts today: a revoked one tells nothing, also of what was noted before. */
const dueSql = `select id, alamat, rahasia, gagal_beruntun from integrasi_webhook
  where status = 'aktif' and (coba_lagi is null or coba_lagi <= $1)
    and exists (select 1 from integrasi_kiriman k where k.id_webhook = integrasi_webhook.id and k.status = 'menunggu')
    and exists (select 1 from integrasi_kunci_api a join pengaturan_user u on u.id = a.id_user and u.aktif
      where a.id = integrasi_webhook.id_kunci and a.status = 'aktif' and a.berlaku_sampai >= $2::date)
  order by id`;

/** Longest that one run goes on sending; the next minute goes on from there. */
const longestRunMs = 45_000;

/** Sends to every webhook that is due, all at the same time: one that is slow keeps nobody waiting. */
export async function deliver(engine: Engine, box: SecretBox, signal: AbortSignal): Promise<number> {
  const now = engine.now();
  const due = await engine.db.query<Due>(dueSql, [now.toISOString(), dayInZone(now)]);
  const until = now.getTime() + longestRunMs;
  const sent = await Promise.all(due.map(hook => deliverTo(engine, box, hook, until, signal)));
  return sent.reduce((sum, n) => sum + n, 0);
}
