import { penerima } from '../../../../resources/pesan/pesan.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { takeStatus } from './events.ts';
import type { WaService } from './port.ts';

const receivers = tableName(penerima);
const mark = 'contoh.';
/** States told in one run of the job. */
const most = 500;

/**
 * WhatsApp's service of a demo: takes every message and sends none. What becomes of one follows from the last digit of
 * the number, so that every state can be seen: 0 is a number that WhatsApp does not know, 1 to 3 get it and do not read it.
 */
export const standIn: WaService = {
  contoh: true,
  template: { name: 'contoh', language: 'id', order: ['penerima', 'judul', 'isi'] },
  send: async message => ({ as: 'sent', id: `${mark}${message.mark}` }),
};

/** SQL: the stand-in has a further state to tell of a receiver. */
const goesOnSql = `wa_id like '${mark}%' and (wa_keadaan = 'terkirim' or (wa_keadaan = 'sampai' and right(telepon, 1) > '3'))`;

/** True while the stand-in has something to tell. */
export const standInTells = async (on: Queryable): Promise<boolean> =>
  (await on.one(`select 1 as ada from ${receivers} where ${goesOnSql} limit 1`)) !== undefined;

/** Tells the next state of what was handed to the stand-in, as the webhook of the service would. */
export async function tellStates(on: Queryable, now: Date): Promise<void> {
  const told = await on.query<{ waId: string; waKeadaan: string; telepon: string }>(
    `select wa_id, wa_keadaan, telepon from ${receivers} where ${goesOnSql} order by id limit ${most}`,
  );
  const timestamp = Math.floor(now.getTime() / 1000);
  for (const { waId: id, waKeadaan, telepon } of told) {
    if (waKeadaan === 'sampai') await takeStatus(on, { id, status: 'read', timestamp });
    else if (telepon.endsWith('0')) await takeStatus(on, { id, status: 'failed', timestamp, errors: [unknown] });
    else await takeStatus(on, { id, status: 'delivered', timestamp });
  }
}

const unknown = { code: 131026, title: 'Nomor tidak terdaftar di WhatsApp (contoh)' };
