import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { migrationsFolder } from '../../../server/database/folder.ts';
import { pendingStatements } from '../../../server/database/schemaDiff.ts';

describe('migrasi', () => {
  it('sama dengan deklarasi (kalau tidak: npm run db:generate)', async () => {
    const { statements } = await pendingStatements(registry, migrationsFolder);
    expect(statements).toEqual([]);
  });
});
