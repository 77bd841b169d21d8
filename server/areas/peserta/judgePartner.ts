import type { ChangeOf } from '../../../resources/kit/index.ts';
import { term } from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { pesertaRefusals } from '../../../resources/peserta/refusals.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import { checkCreate } from '../../platform/engine/check.ts';
import { HttpError } from '../../platform/errors.ts';
import { type ImportFacts, nameKey, partnerKey } from './importFacts.ts';
import type { Judge, Row } from './judgedRow.ts';

/** The partner of a row: a registered one, one to be made, or a mere name. */
export interface RowPartner {
  id: string | null;
  nama: string;
  idPicMitra: string | null;
  mitraBaru: ChangeOf<typeof mitra> | null;
}

export function partnerOf(by: Judge, facts: ImportFacts, row: Row): RowPartner | undefined {
  if (by.programme.participants.partner === false) return undefined;
  const kode = row.text('kode_mitra');
  const nama = row.text('nama_mitra');
  if (!kode && !nama) return row.refuse('kode_mitra', pesertaRefusals.givePartner);
  const known = kode ? facts.partnersByCode.get(kode.toUpperCase()) : facts.partnersByName.get(partnerKey(nama));
  if (known) return { id: known.id, nama: known.nama, idPicMitra: known.idPicMitra, mitraBaru: null };
  if (kode) return row.refuse('kode_mitra', programmeRefusals.unknown({ apa: term('Mitra'), kode }));
  if (!row.words('nama_mitra')) return undefined;
  const mitraBaru = newPartner(by, facts, row, nama);
  row.warn(
    'nama_mitra',
    mitraBaru
      ? `Mitra ${nama} belum terdaftar dan akan dibuat.`
      : `Mitra ${nama} belum terdaftar; disimpan sebagai usulan sampai datanya dilengkapi.`,
  );
  return { id: null, nama, idPicMitra: null, mitraBaru };
}

/** A partner is made only from everything that a partner needs; nothing is made up. */
function newPartner({ engine, caller }: Judge, facts: ImportFacts, row: Row, nama: string): RowPartner['mitraBaru'] {
  try {
    return checkCreate(engine, caller, mitra, {
      nama,
      telepon: row.text('telepon_mitra'),
      idJenisMitra: facts.kinds.get(nameKey(row.text('jenis_mitra'))),
      bidangUsaha: row.text('bidang_usaha_mitra'),
      alamat: row.text('alamat_mitra'),
      idKabupaten: facts.regencies.get(nameKey(row.text('kabupaten_mitra'))),
      email: row.text('email_mitra'),
    });
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}
