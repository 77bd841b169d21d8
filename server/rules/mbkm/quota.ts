import { statusMengisiKuota } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { Queryable, RowData } from '../../database/db.ts';
import { conflict } from '../../errors.ts';

const taken = `(select count(*)::int from mbkm_pendaftar_program_mbkm t
  where t.id_program_ditawarkan = o.id and t.status = any($2))`;

/**
 * Locks the offer and makes sure that one more is accepted. The lock lasts until the transaction ends: the next
 * approval of the same offer waits and then counts this one.
 * @throws HttpError 409 'Kuota {posisi} sudah penuh ({terisi}/{kuota}).'
 */
export async function takeSeat(tx: Queryable, idOffer: string): Promise<void> {
  await tx.query('select 1 from magang_program_ditawarkan where id = $1 for no key update', [idOffer]);
  const offer = await tx.one<{ posisi: string; kuota: number; terisi: number }>(
    `select o.nama_posisi as posisi, o.kuota, ${taken} as terisi from magang_program_ditawarkan o where o.id = $1`,
    [idOffer, statusMengisiKuota],
  );
  if (offer && offer.terisi >= offer.kuota) {
    throw conflict(`Kuota ${offer.posisi} sudah penuh (${offer.terisi}/${offer.kuota}).`);
  }
}

/** Writes `terisi` anew; it is derived, so the offer's version stays. */
async function recount(tx: Queryable, idOffer: string): Promise<void> {
  await tx.query('select 1 from magang_program_ditawarkan where id = $1 for no key update', [idOffer]);
  await tx.execute(`update magang_program_ditawarkan o set terisi = ${taken} where o.id = $1`, [
    idOffer,
    statusMengisiKuota,
  ]);
}

const fills = (row: RowData | undefined): boolean => statusMengisiKuota.some(status => status === row?.status);

/** Keeps `terisi` of the offers that a change of a participation touches. */
export async function keepSeats(tx: Queryable, row: RowData | undefined, before: RowData | undefined): Promise<void> {
  const offers = [row, before].map(side => (fills(side) ? side?.idProgramDitawarkan : null));
  if (offers[0] === offers[1]) return;
  for (const id of [...new Set(offers)].sort()) if (typeof id === 'string') await recount(tx, id);
}
