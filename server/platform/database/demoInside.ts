import type { Queryable } from './db.ts';

/** True while the demo university is in the database: what only a demo may have is there. */
export const demoInside = async (on: Queryable): Promise<boolean> =>
  (await on.one(`select 1 as ok from _portal where kunci = 'isi' and nilai = 'demo'`)) !== undefined;
