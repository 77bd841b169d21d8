import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { DokumenPublik } from '../../platform/landing/types.ts';
import { fileUrl } from './fileUrl.ts';

/** Documents for everybody, of the whole university, that help before one has an account (docs/domain/60 §1). */
export const publicDocument = `t.tampil and t.untuk_semua and t.id_program_prodi is null
  and t.kategori in ('panduan', 'template', 'formulir')`;

const maxDocuments = 12;

interface Row extends DbRow {
  judul: string;
  berkas: string;
  ukuran: number;
}

/** Documents of a programme, guides first (the button 'Unduh Panduan' takes the first), then those for all. */
export async function programDocuments(on: Queryable, jenis: readonly string[]): Promise<DokumenPublik[]> {
  const rows = await on.query<Row>(
    `select t.judul, t.berkas, b.ukuran from master_bank_dokumen t
       join internal_berkas b on b.id = t.berkas and b.dihapus_pada is null
     where ${publicDocument} and (t.id_jenis_mbkm is null or t.id_jenis_mbkm = any($1::uuid[]))
     order by t.id_jenis_mbkm is null, array_position(array['panduan', 'formulir', 'template'], t.kategori),
       t.tanggal_terbit desc, t.judul limit ${maxDocuments}`,
    [jenis],
    { prepare: true },
  );
  return rows.map(row => ({ judul: row.judul, url: fileUrl(row.berkas), ukuran: row.ukuran }));
}
