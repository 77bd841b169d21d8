import type { Queryable } from '../../../server/platform/database/db.ts';

/**
 * Letters of today about nobody in particular, which wait for their official.
 * @returns ids of the letters
 */
export async function waitingLetters(on: Queryable, n: number): Promise<string[]> {
  const made = await on.query<{ id: string }>(
    `insert into surat_surat (id, nomor_surat, jenis_surat, tahun, nomor_urut, tanggal_surat, perihal, nama_penerima, program,
       id_pejabat, tembusan, isian, kode_verifikasi, status, resource, created_by)
     select gen_random_uuid(), 'UJI/' || u.n, s.jenis_surat, s.tahun, u.n, s.tanggal_surat, s.perihal, s.nama_penerima,
       s.program, s.id_pejabat, s.tembusan, s.isian || jsonb_build_object('nomor', 'UJI/' || u.n, 'kode', 'UJI' || u.n), 'UJI' || u.n,
       'terbit', s.resource, s.created_by
     from (select * from surat_surat where id_pejabat is not null and jenis_surat = 'surat_tugas_latsarmil' limit 1) s,
       (select coalesce((select max(nomor_urut) from surat_surat), 0)::int + g as n from generate_series(1, $1) g) u
     returning id`,
    [n],
  );
  if (made.length !== n) throw new Error('tidak ada contoh surat');
  const ids = made.map(({ id }) => id);
  await on.execute(
    `insert into surat_tanda_tangan (id, id_surat, nomor_surat, jenis_surat, tanggal_surat, perihal, nama_penerima, id_pejabat,
       diminta_pada, status)
     select gen_random_uuid(), id, nomor_surat, jenis_surat, tanggal_surat, perihal, nama_penerima, id_pejabat, now(), 'menunggu'
     from surat_surat where id = any($1)`,
    [ids],
  );
  return ids;
}
