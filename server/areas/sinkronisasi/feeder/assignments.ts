import type { Registry } from '../../../../resources/kit/index.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';

/** The letter by which somebody was told to take part. */
export interface Assignment {
  readonly nomor: string;
  /** `2026-11-28` */
  readonly tanggal: string;
}

interface Found extends DbRow, Assignment {
  tentang: string;
}

/**
 * The newest valid letter of assignment of each participation or group, from the register of letters: kinds that say that
 * they assign (`LetterKind.assigns`).
 */
export async function assignmentsOf(
  { letters }: Registry,
  on: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Assignment>> {
  const kinds = letters.filter(kind => kind.assigns).map(({ name }) => name);
  const found = await on.query<Found>(
    `select distinct on (f.tentang) f.tentang, f.nomor_surat as nomor, f.tanggal_surat as tanggal from (
       select s.id_baris as tentang, s.nomor_surat, s.tanggal_surat, s.id from surat_surat s
       where s.id_baris = any($1::text[]) and s.jenis_surat = any($2::text[]) and s.status = 'terbit'
       union all
       select p.id_pendaftar_mbkm::text, s.nomor_surat, s.tanggal_surat, s.id from surat_surat_peserta p
       join surat_surat s on s.id = p.parent_id
       where p.id_pendaftar_mbkm = any($1::uuid[]) and s.jenis_surat = any($2::text[]) and s.status = 'terbit') f
     order by f.tentang, f.tanggal_surat desc, f.id desc`,
    [ids, kinds],
  );
  return new Map(found.map(({ tentang, nomor, tanggal }) => [tentang, { nomor, tanggal }]));
}
