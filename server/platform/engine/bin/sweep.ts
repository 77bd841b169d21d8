import { settingValue } from '../../../../resources/pengaturan/konfigurasi.ts';
import type { Db } from '../../database/db.ts';
import type { EngineJob } from '../context.ts';
import { sweepReceipts } from '../receipts.ts';

const day = 86_400_000;
const batch = 500;

/**
 * Empties the bin of what is older than `sampah.simpanHari`; files of rows that went along are left to the sweep of
 * files, as those of the row itself are.
 * @returns how many rows went
 */
async function sweepBin(db: Db, now: Date, signal: AbortSignal): Promise<number> {
  const stored = await db.one<{ nilai: string }>('select nilai from mbkm_konfigurasi where kunci = $1', [
    'sampah.simpanHari',
  ]);
  const before = new Date(now.getTime() - settingValue('sampah.simpanHari', stored?.nilai) * day);
  await sweepReceipts(db, before);
  let removed = 0;
  while (!signal.aborted) {
    const gone = await db.one<{ jumlah: number }>(
      `with tua as (delete from internal_sampah where id in
           (select id from internal_sampah where waktu < $1 order by id limit ${batch}) returning resource, id_baris, ikut),
         pergi as (select resource, id_baris from tua union select e.key, b ->> 'id' from tua,
           jsonb_each(ikut) e, jsonb_array_elements(e.value) b),
         diskusi as (delete from internal_diskusi d using pergi p where d.resource = p.resource and d.id_baris = p.id_baris),
         berkas as (update internal_berkas f set dihapus_pada = coalesce(f.dihapus_pada, $2) from pergi p
           where f.resource = p.resource and f.id_baris = p.id_baris)
       select count(*)::int as jumlah from tua`,
      [before.toISOString(), now.toISOString()],
    );
    removed += gone?.jumlah ?? 0;
    if ((gone?.jumlah ?? 0) < batch) break;
  }
  return removed;
}

export const emptyBin: EngineJob = {
  name: 'kosongkan-sampah',
  title: 'Menghapus data terhapus yang sudah lama',
  schedule: { at: '02:25' },
  run: async ({ engine, now, signal }) => ({ dihapus: await sweepBin(engine.db, now, signal) }),
};
