import { v7 as uuidv7 } from 'uuid';
import { noteOf } from '../../../../resources/kit/index.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { keep } from '../../../platform/access/keptSaid.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import type { Selection } from './participations.ts';
import type { Planned } from './planned.ts';

const table = 'sinkronisasi_rekaman_feeder';
const slice = 500;

/** The Feeder has it as it should be: nothing is to be sent that could be refused. */
const isThere = 'r.id_feeder is not null and r.terkirim = excluded.isi';

/**
 * A record that is stored there keeps its id: it is sent again where it says something else now. One whose answer is not
 * known yet stays so until somebody has looked.
 */
const nextStatus = `case
  when r.status = 'mengirim' then r.status
  when ${isThere} then 'terkirim'
  when excluded.alasan is not null then 'ditolak'
  when r.id_feeder is null then 'siap'
  else 'berubah' end`;

async function saveSlice(on: Queryable, run: Run, planned: readonly Planned[]): Promise<void> {
  const rows = planned.map(({ alasan, ...row }) => ({
    id: uuidv7(),
    jenis: row.jenis,
    kunci: row.kunci,
    kunci_induk: row.kunciInduk,
    kunci_anggota: row.kunciAnggota,
    nama: row.nama,
    id_program_prodi: row.idProgramProdi,
    kode_jenis_mbkm: row.kodeJenisMbkm,
    isi: row.isi,
    alasan: alasan.length ? keep(sinkronisasiRefusals.feeder.reasons({ alasan })) : null,
  }));
  await on.execute(
    `insert into ${table} as r (id, created_at, updated_at, version, jenis, kunci, kunci_induk, kunci_anggota, nama,
       id_pengiriman, id_periode, id_program_prodi, kode_jenis_mbkm, isi, alasan, status, percobaan, susunan)
     select n.id, $2, $2, 1, n.jenis, n.kunci, n.kunci_induk, n.kunci_anggota, n.nama, $3, $4, n.id_program_prodi,
       n.kode_jenis_mbkm, n.isi, n.alasan, case when n.alasan is null then 'siap' else 'ditolak' end, 0, $5
     from jsonb_to_recordset($1::jsonb) as n(id uuid, jenis text, kunci text, kunci_induk text, kunci_anggota text, nama text,
       id_program_prodi uuid, kode_jenis_mbkm text, isi jsonb, alasan text)
     on conflict (jenis, kunci) do update set kunci_induk = excluded.kunci_induk, kunci_anggota = excluded.kunci_anggota,
       nama = excluded.nama, id_pengiriman = excluded.id_pengiriman, id_periode = excluded.id_periode,
       id_program_prodi = excluded.id_program_prodi, kode_jenis_mbkm = excluded.kode_jenis_mbkm, isi = excluded.isi,
       alasan = case when ${isThere} then null else excluded.alasan end, status = ${nextStatus}, susunan = excluded.susunan, updated_at = excluded.updated_at,
       version = r.version + 1`,
    [JSON.stringify(rows), run.at, run.id, run.selection.idPeriode, run.susunan],
  );
}

/** One composing of a sending. */
interface Run {
  readonly id: string;
  readonly selection: Selection;
  readonly susunan: string;
  readonly at: string;
}

/** Begins to compose: what is saved with it belongs to this composing. */
export const beginRun = (id: string, selection: Selection, now: Date): Run => ({
  id,
  selection,
  susunan: uuidv7(),
  at: now.toISOString(),
});

/** Rows of the selection that this composing did not see; values from `$1`. */
const unseen = `id_periode = $1 and susunan is distinct from $3
  and (kode_jenis_mbkm = any($2::text[]) or (jenis = 'prestasi' and $6))
  and ($4::uuid is null or id_pengiriman = $5)`;

/** Notes a part of a plan: new records, and those that changed. */
export async function saveRecords(on: Queryable, run: Run, planned: readonly Planned[]): Promise<void> {
  for (let i = 0; i < planned.length; i += slice) await saveSlice(on, run, planned.slice(i, i + slice));
}

/** Ends a plan: what it does not have any more and is at the Feeder waits until somebody decides. */
export async function endRun(on: Queryable, { id, selection, susunan, at }: Run): Promise<void> {
  const scope = [
    selection.idPeriode,
    selection.jenis,
    susunan,
    selection.idProgramProdi,
    id,
    selection.prestasi === true,
  ];
  await on.execute(
    `delete from ${table} where ${unseen} and id_feeder is null and status not in ('mengirim', 'terhapus')`,
    scope,
  );
  await on.execute(
    `update ${table} set status = 'perlu_hapus', alasan = $7, updated_at = $8, version = version + 1
     where ${unseen} and status not in ('perlu_hapus', 'antre_hapus', 'terhapus')`,
    [...scope, noteOf(sinkronisasiRefusals.feeder.plannedNoMore), at],
  );
}

/** Counts of a sending's records, kept in its row. */
export async function countRecords(on: Queryable, id: string): Promise<void> {
  await on.execute(
    `update sinkronisasi_pengiriman_feeder p set jumlah_rekaman = n.semua, jumlah_terkirim = n.terkirim,
       jumlah_gagal = n.gagal, jumlah_ditolak = n.ditolak
     from (select count(*)::int as semua,
         count(*) filter (where status = 'terkirim')::int as terkirim,
         count(*) filter (where status = 'gagal')::int as gagal,
         count(*) filter (where status = 'ditolak')::int as ditolak
       from ${table} where id_pengiriman = $1 and status <> 'terhapus') n
     where p.id = $1`,
    [id],
  );
}
