import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { SiamikUnavailable } from '../../mbkm/siamik.ts';
import type { FeederBody, FeederPort, FeederRow } from './port.ts';

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
/** Pages of one list; more is a Feeder that answers the same page again and again. */
const mostPages = 5000;
const pauses = [200, 2000];

/** A value of a row as text; '' where there is none. */
export const textOf = (row: FeederRow, ...names: readonly string[]): string => {
  const found = names.map(name => row[name]).find(value => value !== null && value !== undefined && value !== '');
  return found === undefined ? '' : String(found).trim();
};

/** Reading changes nothing, so that it may be repeated. @throws FeederRefused, SiamikUnavailable after the third try */
async function readPage(port: FeederPort, act: string, body: FeederBody): Promise<readonly FeederRow[]> {
  for (let attempt = 0; ; attempt++) {
    try {
      const read = rowsSchema.safeParse((await port.call(act, body)) ?? []);
      if (read.success) return read.data;
      throw new SiamikUnavailable(sinkronisasiRefusals.sourceDown({ nama: 'Neo Feeder' }));
    } catch (error) {
      const pause = pauses[attempt];
      if (!(error instanceof SiamikUnavailable) || pause === undefined) throw error;
      await wait(pause);
    }
  }
}

/**
 * A list page by page, until one is not full.
 * @throws FeederRefused, SiamikUnavailable
 */
export async function* readPages(port: FeederPort, act: string, filter = ''): AsyncGenerator<readonly FeederRow[]> {
  for (let page = 0; page < mostPages; page++) {
    const found = await readPage(port, act, { filter, order: '', limit: port.pageSize, offset: page * port.pageSize });
    yield found;
    if (found.length < port.pageSize) return;
  }
  throw new SiamikUnavailable(sinkronisasiRefusals.sourceDown({ nama: 'Neo Feeder' }));
}

/**
 * All rows of a list that a condition keeps short.
 * @throws FeederRefused, SiamikUnavailable
 */
export async function readAll(port: FeederPort, act: string, filter = ''): Promise<FeederRow[]> {
  const rows: FeederRow[] = [];
  for await (const page of readPages(port, act, filter)) rows.push(...page);
  return rows;
}
