import { type LetterKind, term } from '../../../resources/kit/index.ts';
import { klasifikasiTerbaca } from '../../../resources/surat/nomor.ts';
import { suratRefusals } from '../../../resources/surat/refusals.ts';
import { readIdentity } from '../../platform/access/identity.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { LetterFrame } from '../../platform/documents/letters/index.ts';
import { conflict } from '../../platform/errors.ts';
import { readSetting } from '../pengaturan/settings.ts';
import type { Composed } from './compose.ts';

interface Official extends DbRow {
  id: string;
  nama: string;
  nip: string;
  jabatan: string;
  atasNama: string | null;
  spesimen: string | null;
  stempel: string | null;
}

const officialSql = `select id, nama, nip, jabatan, atas_nama, spesimen, stempel from surat_pejabat
  where aktif and $1 = any(jenis_surat) and berlaku_mulai <= $2::date
    and (berlaku_sampai is null or berlaku_sampai >= $2::date)`;

/**
 * Sender of a letter of a kind on a day: the one that its row names, or the official in office with the letterhead of
 * the settings. Without a choice the latest official has priority.
 * @throws HttpError 409 'Penandatangan tidak berlaku pada tanggal surat.'
 */
export async function frameOf(
  on: Queryable,
  kind: LetterKind,
  { signer, tembusan }: Composed,
  day: string,
  chosen?: string,
): Promise<{ frame: LetterFrame; idPejabat: string | null }> {
  const place = {
    baris1: await readSetting(on, 'surat.baris1'),
    kota: (await readSetting(on, 'surat.kota')) || (await readIdentity(on)).identity.kota,
  };
  if (signer) return { frame: { ...place, ...signer, tembusan }, idPejabat: null };
  const official = chosen
    ? await on.one<Official>(`${officialSql} and id = $3`, [kind.name, day, chosen])
    : await on.one<Official>(`${officialSql} order by berlaku_mulai desc, id desc limit 1`, [kind.name, day]);
  if (!official)
    throw conflict(chosen ? suratRefusals.signerNotThen : suratRefusals.noSigner({ surat: term(kind.title) }));
  const { id, nama, nip, jabatan, atasNama, spesimen, stempel } = official;
  return {
    idPejabat: id,
    frame: {
      ...place,
      unit: await readSetting(on, 'surat.unit'),
      penandatangan: {
        nama,
        nip,
        jabatan,
        ...(atasNama ? { atasNama } : {}),
        ...(spesimen ? { spesimen } : {}),
        ...(stempel ? { stempel } : {}),
      },
      tembusan: [...tembusan, ...(await readSetting(on, 'surat.tembusan'))],
    },
  };
}

/**
 * Signing officer of prints that are no letters: the official in office on a day, the latest first; undefined without
 * any.
 */
export const officialInOffice = (
  on: Queryable,
  day: string,
): Promise<{ nama: string; nip: string; jabatan: string; atasNama: string | null } | undefined> =>
  on.one(
    `select nama, nip, jabatan, atas_nama from surat_pejabat where aktif and berlaku_mulai <= $1::date
       and (berlaku_sampai is null or berlaku_sampai >= $1::date) order by berlaku_mulai desc, id desc limit 1`,
    [day],
  );

/** Parts of a kind's numbers beside number and day. */
export async function numbering(on: Queryable, kind: LetterKind) {
  return {
    format: await readSetting(on, 'surat.formatNomor'),
    kodeUnit: (await readSetting(on, 'surat.kodeUnit')) || `MBKM-${(await readIdentity(on)).identity.singkatan}`,
    klasifikasi: klasifikasiTerbaca(await readSetting(on, 'surat.klasifikasi'))?.get(kind.name) ?? kind.code,
  };
}
