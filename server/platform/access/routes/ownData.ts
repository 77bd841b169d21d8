import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../../../resources/kit/index.ts';
import { aksesData, type PintuData, pintuData } from '../../../../resources/pengaturan/aksesData.ts';
import { aksesDataSaya } from '../../../../resources/pengaturan/panggilanPribadi.ts';
import { column, tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import type { Access } from '../createAccess.ts';
import { callerOf } from '../guard.ts';
import { withMergedSql } from '../sensitive/mergedInto.ts';
import { serve } from '../serveCall.ts';

const perPage = 25;

interface Line extends DbRow {
  id: string;
  waktu: string;
  namaUser: string | null;
  namaRole: string | null;
  kolom: string;
  pintu: PintuData;
  namaSumber: string | null;
}

/** Ids of the rows of persons that the account `$1` is connected to, as texts. */
const personsSql = (registry: Registry): string => {
  const links = registry.resources.flatMap(({ person }) => (person ? [`u.${column(person.account)}::text`] : []));
  return `select unnest(array[${links.join(', ')}]::text[]) from pengaturan_user u where u.id = $1`;
};

/** Registers the calls about a person's own personal data (docs/domain/10 §9). */
export function registerOwnData(app: FastifyInstance, { db, registry }: Access): void {
  if (!registry.find(aksesData.name)) return;
  const mine = `from ${tableName(aksesData)} where id_orang in (${withMergedSql(personsSql(registry))})`;
  serve(app, aksesDataSaya, { access: 'session', roles: 'everybody' }, async ({ request, query }) => {
    const { userId } = callerOf(request);
    const counted = await db.one<{ n: number }>(`select count(*)::int as n ${mine}`, [userId]);
    const rows = await db.query<Line>(
      `select id, waktu, nama_user as "namaUser", nama_role as "namaRole", kolom, pintu, nama_sumber as "namaSumber"
       ${mine} order by waktu desc, id desc limit ${perPage} offset $2`,
      [userId, (query.halaman - 1) * perPage],
    );
    const baris = rows.map(({ namaUser, namaRole, namaSumber, pintu, ...row }) => ({
      ...row,
      namaUser: namaUser ?? '',
      namaRole: namaRole ?? '',
      namaSumber: namaSumber ?? '',
      pintu: pintuData[pintu],
    }));
    return { jumlah: counted?.n ?? 0, baris };
  });
}
