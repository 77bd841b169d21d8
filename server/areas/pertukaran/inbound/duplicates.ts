import { inboundGugur } from '../../../../resources/pertukaran/alurInbound.ts';
import type { Queryable, RowData } from '../../../platform/database/db.ts';

/**
 * The registration in the same study period that has the same e-mail, NIK, or campus and NIM, among those that still
 * count (docs/domain/50 §2.1).
 */
export const duplicateOf = (
  on: Queryable,
  row: RowData,
): Promise<{ id: string; nomorRegistrasi: string } | undefined> =>
  on.one(
    `select id, nomor_registrasi as "nomorRegistrasi" from pertukaran_mhs_inbound
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
  );

/** How many registrations of a study period still count. */
export async function registered(on: Queryable, idMasaStudi: unknown): Promise<number> {
  const found = await on.one<{ n: number }>(
    'select count(*)::int as n from pertukaran_mhs_inbound where id_masa_studi = $1 and status <> all($2)',
    [idMasaStudi, inboundGugur],
  );
  return found?.n ?? 0;
}

/** How many of them were accepted. */
export async function accepted(on: Queryable, idMasaStudi: unknown): Promise<number> {
  const found = await on.one<{ n: number }>(
    `select count(*)::int as n from pertukaran_mhs_inbound
     where id_masa_studi = $1 and status in ('disetujui', 'berjalan', 'selesai')`,
    [idMasaStudi],
  );
  return found?.n ?? 0;
}
