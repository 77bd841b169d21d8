import { describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createRegistry } from '../../../../resources/kit/index.ts';
import { tableName } from '../../../../server/platform/database/columns.ts';
import { migrationsFolder } from '../../../../server/platform/database/migrationsFolder.ts';
import { pendingStatements } from '../../../../server/platform/database/schemaDiff.ts';

const catatan = registry.get('kkn/laporan-harian');

describe('migrasi', () => {
  it('sama dengan deklarasi (kalau tidak: npm run db:generate)', async () => {
    const { statements } = await pendingStatements(registry, migrationsFolder);
    expect(statements).toEqual([]);
  });

  it('yang mengubah kolom pencarian membuat lagi indeksnya, yang hilang bersama kolomnya', async () => {
    const changed = createRegistry(
      registry.resources.map(r => (r.name === catatan.name ? { ...r, search: ['judul'] } : r)),
      registry.screens,
      registry.programmes,
      registry.letters,
    );
    const { statements } = await pendingStatements(changed, migrationsFolder);
    const table = tableName(catatan);
    expect(statements.map(text => text.slice(0, 40).toLowerCase())).toEqual([
      expect.stringContaining(`alter table "${table}" drop`),
      expect.stringContaining(`alter table "${table}" add`),
      expect.stringContaining('create index'),
    ]);
  });
});
