// Writes row after row and says so after each acknowledged commit, until somebody kills it.
import { openDatabase } from '../../../../server/platform/database/open.ts';

const db = await openDatabase({ dataDir: process.argv[2], databaseUrl: undefined, poolSize: 1 });
await db.execute('create table if not exists tulisan (nomor integer primary key)');
for (let nomor = 1; ; nomor++) {
  await db.execute('insert into tulisan values ($1)', [nomor]);
  process.send?.(nomor);
}
