import { v7 as uuidv7 } from 'uuid';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { readSetting } from '../../pengaturan/settings.ts';

/** States in which a letter has no signature yet, and still may have one. */
export const unsigned = ['menunggu', 'ditolak', 'perlu_diulang', 'dikembalikan'] as const;

/** The electronic signature of a letter, as far as it has come. */
export interface Signature extends DbRow {
  id: string;
  status: string;
  file: string | null;
  jenis: string;
  pejabat: string;
}

/**
 * Puts an issued letter where its official finds it, where the settings say so and an account is appointed.
 * @param at moment of issue
 */
export async function askSignature(tx: Queryable, idSurat: string, at: Date): Promise<void> {
  if (!(await readSetting(tx, 'surat.tandaTangan'))) return;
  await tx.execute(
    `insert into surat_tanda_tangan (id, created_at, updated_at, created_by, updated_by, version, id_surat, nomor_surat,
       jenis_surat, tanggal_surat, perihal, nama_penerima, id_pejabat, diminta_pada, status, dikirim)
     select $2, $3, $3, s.created_by, s.created_by, 1, s.id, s.nomor_surat, s.jenis_surat, s.tanggal_surat, s.perihal,
       s.nama_penerima, s.id_pejabat, $3, 'menunggu', false
     from surat_surat s join surat_pejabat p on p.id = s.id_pejabat and p.id_user is not null where s.id = $1`,
    [idSurat, uuidv7({ msecs: at.getTime() }), at.toISOString()],
  );
}

/** Condition over a letter: electronic signatures are on, its official has an account, and it is in no queue. */
export const mayBeAsked = (alias: string): string =>
  `exists (select 1 from surat_pejabat pejabat where pejabat.id = ${alias}.id_pejabat and pejabat.id_user is not null)
   and not exists (select 1 from surat_tanda_tangan antrean where antrean.id_surat = ${alias}.id)
   and exists (select 1 from mbkm_konfigurasi k where k.kunci = 'surat.tandaTangan' and k.nilai = 'true')`;

/** Nobody signs a letter that was taken back. */
export const dropSignature = (tx: Queryable, idSurat: string, at: Date): Promise<number> =>
  tx.execute(
    `update surat_tanda_tangan set status = 'gugur', updated_at = $2, version = version + 1
     where id_surat = $1 and status = any($3)`,
    [idSurat, at.toISOString(), [...unsigned, 'dilepas']],
  );

export const signatureOf = (on: Queryable, idSurat: string): Promise<Signature | undefined> =>
  on.one<Signature>(
    `select t.id, t.status, t.file, t.jenis_surat as jenis, p.nama as pejabat from surat_tanda_tangan t
       join surat_pejabat p on p.id = t.id_pejabat where t.id_surat = $1`,
    [idSurat],
    { prepare: true },
  );

/** Somebody else has the signed letter from now on: its signature is not taken back any more. */
export const noteSentOut = (on: Queryable, id: string, at: Date): Promise<number> =>
  on.execute('update surat_tanda_tangan set disampaikan_pada = $2 where id = $1 and disampaikan_pada is null', [
    id,
    at.toISOString(),
  ]);
