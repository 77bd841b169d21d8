import type { Queryable } from '../../database/db.ts';
import type { Signatory } from '../../documents/letters/index.ts';
import { readSetting } from './settings.ts';

/** Who signs letters of Tim MBKM, by the settings `surat.tim…`: for the Rektor. */
export async function teamSignatory(on: Queryable): Promise<Signatory> {
  const nama = (await readSetting(on, 'surat.timNama')).trim();
  const nip = (await readSetting(on, 'surat.timNip')).trim();
  const jabatan = (await readSetting(on, 'surat.timJabatan')).trim();
  return {
    nama: nama || 'Tim MBKM',
    jabatan: jabatan || 'Ketua Tim MBKM',
    ...(nip ? { nip } : {}),
    atasNama: 'Rektor',
  };
}
