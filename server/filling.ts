import { registry } from '../resources/index.ts';
import { endSaying } from './ops/endSaying.ts';
import { prepareData } from './ops/prepare.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open.ts';
import { keepToOneself } from './platform/privateFolder.ts';

/** The program of `fillApart`; ends with the portal that started it, which begins anew at its next start. */
process.once('disconnect', () => process.exit(1));
keepToOneself();
try {
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  await prepareData(db, registry, config);
  await db.close();
  process.exit(0);
} catch (error) {
  endSaying(error);
}
