import { registry } from '../resources/index.ts';
import { migrationsFolder } from '../server/platform/database/migrationsFolder.ts';
import { writeMigration } from '../server/platform/database/schemaDiff.ts';

// npm run db:generate -- "what changes": writes the next migration from the declarations.
const title = process.argv.slice(2).join(' ') || 'perubahan';
const name = await writeMigration(registry, migrationsFolder, title);
console.log(
  name
    ? `Migrasi baru: server/platform/database/migrations/${name}. Baca sebelum di-commit.`
    : 'Tidak ada perubahan skema.',
);
