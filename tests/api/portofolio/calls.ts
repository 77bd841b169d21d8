import { works } from '../../../resources/portofolio/index.ts';
import { tableName } from '../../../server/platform/database/columns.ts';
import { type OwnCall, one } from '../support/ownCalls.ts';

/** Decisions of each kind of works by name (tests/api/platform/versions.test.ts). */
export const calls: readonly OwnCall[] = works.flatMap((kind): OwnCall[] => {
  const waiting = {
    as: 'HA03' as const,
    row: `select id from ${tableName(kind)} where status = 'diajukan' order by id limit 1`,
  };
  return [
    { call: `PUT /api/${kind.endpoint}/{id}/status`, ...waiting, body: () => ({ aksi: 'verifikasi' }) },
    { call: `PUT /api/${kind.endpoint}/status/bulk`, ...waiting, body: id => ({ ...one(id), aksi: 'verifikasi' }) },
  ];
});
