import { v7 as uuidv7 } from 'uuid';
import { penerima, pesan } from '../../../resources/pesan/pesan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Composed, Draft } from './compose.ts';

const table = tableName(pesan);
const receivers = tableName(penerima);

interface Order {
  readonly draft: Draft;
  readonly composed: Composed;
  readonly kunci: string;
  readonly jadwal: string | null;
  readonly bolehDibalas: boolean;
  readonly tampilDiData: boolean;
  readonly now: Date;
  /** Numbers to which WhatsApp's service sends. */
  readonly served: ReadonlySet<string>;
}

/**
 * Stores a message with its receivers and their texts; the job sends them.
 * @returns its id, which is that of the first time where it was sent before
 */
export async function storeMessage(tx: Tx, caller: Caller, order: Order): Promise<string> {
  const { draft, kunci, jadwal, now } = order;
  const id = uuidv7({ msecs: now.getTime() });
  const written = await tx.execute(
    `insert into ${table} (id, created_at, updated_at, id_user, nama_user, balas_ke, resource, kepada, lewat, judul, isi, kunci, jadwal, boleh_dibalas, tampil_di_data, status)
     select $1, $2, $2, u.id, left($12, 201), u.email, $4, $5, $6::text[], $7, $8, $9, $10, $11, $13, 'menunggu' from pengaturan_user u where u.id = $3
     on conflict (id_user, kunci) do nothing`,
    [
      id,
      now.toISOString(),
      caller.userId,
      draft.resource,
      draft.kepada,
      draft.lewat,
      draft.judul,
      draft.isi,
      kunci,
      jadwal,
      order.bolehDibalas,
      caller.name,
      order.bolehDibalas && order.tampilDiData,
    ],
  );
  if (written) {
    await storeReceivers(tx, id, order);
    return id;
  }
  const known = await tx.one<{ id: string }>(`select id from ${table} where id_user = $1 and kunci = $2`, [
    caller.userId,
    kunci,
  ]);
  return known?.id ?? id;
}

async function storeReceivers(tx: Tx, idPesan: string, { composed, now, served }: Order): Promise<void> {
  const rows = [
    ...composed.addressees.map(one => ({ ...one, keadaan: 'menunggu', alasan: null })),
    ...composed.unreached.map(one => ({
      ...one,
      idUser: null,
      nama: null,
      surel: null,
      telepon: null,
      judul: null,
      isi: null,
      keadaan: 'gagal',
    })),
  ];
  await tx.execute(
    `insert into ${receivers} (id, created_at, updated_at, id_pesan, id_baris, baris, id_user, nama, surel, telepon, judul, isi, keadaan, alasan, wa_keadaan)
     select x.id, $1, $1, $2, x.id_baris, x.baris, x.id_user, x.nama, x.surel, x.telepon, x.judul, x.isi, x.keadaan, x.alasan, x.wa_keadaan
       from unnest($3::uuid[], $4::text[], $5::text[], $6::uuid[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[])
         as x (id, id_baris, baris, id_user, nama, surel, telepon, judul, isi, keadaan, alasan, wa_keadaan)`,
    [
      now.toISOString(),
      idPesan,
      rows.map(() => uuidv7({ msecs: now.getTime() })),
      rows.map(row => row.idBaris),
      rows.map(row => row.baris),
      rows.map(row => row.idUser),
      rows.map(row => row.nama),
      rows.map(row => row.surel),
      rows.map(row => row.telepon),
      rows.map(row => row.judul),
      rows.map(row => row.isi),
      rows.map(row => row.keadaan),
      rows.map(row => row.alasan),
      rows.map(({ telepon }) => (telepon !== null && served.has(telepon) ? 'menunggu' : null)),
    ],
  );
}
