// Ends the thread of the embedded engine in the middle of a transaction, and says what is there once it is back.
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

const made = [];
threads.Worker = class extends threads.Worker {
  constructor(file, options) {
    super(file, options);
    if (String(file).includes('pglite')) made.push(this);
  }
};
syncBuiltinESMExports();
const { openDatabase } = await import('../../../../server/platform/database/open.ts');

const db = await openDatabase({ dataDir: process.argv[2], databaseUrl: undefined, poolSize: 1 });
await db.execute('create table tulisan (nomor integer primary key)');
await db.execute('insert into tulisan values (1)');
const lost = await db
  .transaction(async tx => {
    await tx.execute('insert into tulisan values (2)');
    await made[0].terminate();
    await tx.query('select 1');
  })
  .catch(error => error.name);
let rows;
while (!rows) rows = await db.query('select nomor from tulisan').catch(() => undefined);
await db.close();
process.send?.({ lost, rows, started: made.length });
