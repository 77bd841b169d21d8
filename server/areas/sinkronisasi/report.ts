import { v7 as uuidv7 } from 'uuid';
import type { HasilBaris } from '../../../resources/sinkronisasi/pratinjau.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Item } from './previewItem.ts';

/**
 * State of an item after writing: written ones are equal, failed ones stay with the reason.
 * @param held not written because too many rows are missing; it stays as it is
 */
export function settledItem(
  item: Item,
  outcome: HasilBaris | undefined,
  { run, held = false }: { run?: string; held?: boolean } = {},
): Item {
  if (!outcome) return item;
  const tried = run ? { z: run } : {};
  if (outcome.hasil === 'gagal')
    return { ...item, ...tried, ...(outcome.pesan ? { x: outcome.pesan } : {}), o: outcome };
  if (held) return { ...item, ...tried, o: outcome };
  return { p: item.p, s: 'sama', k: item.k, n: item.n, o: outcome };
}

/** Adds what became of items to the run's report and counts. */
export async function report(
  tx: Tx,
  id: string,
  items: readonly Item[],
  done: ReadonlyMap<Item, HasilBaris>,
  now: Date,
): Promise<void> {
  const rows = items.flatMap(item => {
    const outcome = done.get(item);
    return outcome ? [{ id: uuidv7(), kunci: item.k.slice(0, 60), nama: item.n.slice(0, 200), ...outcome }] : [];
  });
  const count = (test: (row: HasilBaris) => boolean) => rows.filter(test).length;
  const good = (aksi: HasilBaris['aksi']) => count(row => row.aksi === aksi && row.hasil === 'berhasil');
  await tx.execute(
    `insert into sinkronisasi_rincian (id, id_proses, kunci, nama, aksi, hasil, pesan, created_at, updated_at)
     select n.id, $2, n.kunci, n.nama, n.aksi, n.hasil, n.pesan, $3, $3
     from json_to_recordset($1::json) as n(id uuid, kunci text, nama text, aksi text, hasil text, pesan text)`,
    [JSON.stringify(rows), id, now.toISOString()],
  );
  await tx.execute(
    `update sinkronisasi_proses set jumlah_ditambah = jumlah_ditambah + $2, jumlah_diperbarui = jumlah_diperbarui + $3,
       jumlah_dinonaktifkan = jumlah_dinonaktifkan + $4, jumlah_dilewati = jumlah_dilewati + $5,
       jumlah_gagal = jumlah_gagal + $6, updated_at = now() where id = $1`,
    [
      id,
      good('tambah'),
      good('perbarui'),
      good('nonaktifkan'),
      count(row => row.hasil === 'dilewati'),
      count(row => row.hasil === 'gagal'),
    ],
  );
}
