import type { ChangeOf } from '../../../../resources/kit/index.ts';
import { inboundGugur } from '../../../../resources/pertukaran/alurInbound.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { asSystem, count } from '../../../platform/engine/reading.ts';

/**
 * True if a live registration of the same study period has the same e-mail, NIK, or campus and NIM (docs/domain/50
 * §2.1).
 */
export const hasDuplicate = async (on: Queryable, row: ChangeOf<typeof mhsInbound>): Promise<boolean> =>
  (await on.one(
    `select 1 as ada from pertukaran_mhs_inbound
     where id_masa_studi = $1 and id is distinct from $2::uuid and status <> all($3)
       and (email = $4 or nik = $5 or (lower(nama_kampus_asal) = lower($6) and lower(nim_asal) = lower($7))) limit 1`,
    [
      row.idMasaStudi,
      row.id ?? null,
      inboundGugur,
      row.email ?? null,
      row.nik ?? null,
      row.namaKampusAsal ?? null,
      row.nimAsal ?? null,
    ],
  )) !== undefined;

/** Number of live registrations of a study period. */
export const registered = (on: Queryable, idMasaStudi: string): Promise<number> =>
  count(asSystem(on), mhsInbound, { idMasaStudi, status: { not: inboundGugur } });

/** Number of accepted ones among them. */
export const accepted = (on: Queryable, idMasaStudi: string): Promise<number> =>
  count(asSystem(on), mhsInbound, { idMasaStudi, status: ['disetujui', 'berjalan', 'selesai'] });
