import { z } from 'zod';
import { keadaanWa, penerima } from '../../../../resources/pesan/pesan.ts';
import type { WhatsAppConfig } from '../../../platform/config.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { Db, Queryable } from '../../../platform/database/db.ts';
import { keepConsent } from './consent.ts';

const receivers = tableName(penerima);

const status = z.object({
  id: z.string().max(200),
  status: z.string(),
  timestamp: z.coerce.number().int().min(0).max(10_000_000_000),
  errors: z
    .array(z.object({ code: z.number().optional(), title: z.string().optional(), message: z.string().optional() }))
    .optional(),
  /** Ours: the id of the receiver's row. */
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
});
const answer = z.object({
  from: z.string().regex(/^\d{5,20}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});
/** One that is none of ours, or of another kind, is left out and the others count. */
const lenient = <T extends z.ZodType>(shape: T) => z.array(shape.nullable().catch(null)).max(1000).default([]);
const notification = z.object({
  entry: z
    .array(
      z.object({
        changes: z
          .array(
            z.object({
              value: z
                .object({
                  metadata: z.object({ phone_number_id: z.string() }).optional(),
                  statuses: lenient(status),
                  messages: lenient(answer),
                })
                .catch({ statuses: [], messages: [] }),
            }),
          )
          .default([]),
      }),
    )
    .max(100)
    .default([]),
});

/** States of WhatsApp's service in our words. */
const states = { sent: 'terkirim', delivered: 'sampai', read: 'dibaca', failed: 'gagal' } as const;
const isState = (text: string): text is keyof typeof states => Object.hasOwn(states, text);
const order = Object.keys(keadaanWa);

/** Answers by which somebody ends or allows messages. */
const words: Readonly<Record<string, boolean>> = { BERHENTI: false, STOP: false, MULAI: true, START: true };

/**
 * Takes what WhatsApp's service tells: states, which only go forward whatever the order of their arrival, and answers that
 * end or allow messages. Other answers are read in WhatsApp itself.
 */
export async function takeEvents(
  db: Db,
  secret: string,
  { phoneId }: WhatsAppConfig,
  text: string,
  now: Date,
): Promise<void> {
  const read = notification.safeParse(JSON.parse(text));
  const values = (read.data?.entry ?? [])
    .flatMap(({ changes }) => changes.map(({ value }) => value))
    .filter(({ metadata }) => metadata === undefined || metadata.phone_number_id === phoneId);
  for (const { statuses, messages } of values) {
    for (const one of statuses) if (one) await takeStatus(db, one);
    for (const one of messages) {
      const word = (one?.text?.body ?? one?.button?.text ?? '').trim().toUpperCase();
      const boleh = words[word];
      if (one && boleh !== undefined) await keepConsent(db, secret, one.from, { boleh, sumber: 'balasan', now });
    }
  }
}

/** Takes one state of one message. */
export async function takeStatus(db: Queryable, given: z.infer<typeof status>): Promise<void> {
  if (!isState(given.status)) return;
  const state = states[given.status];
  const [error] = given.errors ?? [];
  const reason = error ? `${error.code ?? ''} ${error.title ?? error.message ?? ''}`.trim().slice(0, 300) : null;
  await db.execute(
    `update ${receivers} set wa_keadaan = $2, wa_id = $1, wa_pada = to_timestamp($3), wa_alasan = $4, updated_at = now(), version = version + 1
      where (wa_id = $1 or (wa_id is null and id = $5::uuid)) and wa_keadaan is not null
        and array_position($6::text[], wa_keadaan) < array_position($6::text[], $2)
        and ($2 <> 'gagal' or wa_keadaan in ('menunggu', 'terkirim'))`,
    [given.id, state, given.timestamp, reason, given.biz_opaque_callback_data ?? null, order],
  );
}
