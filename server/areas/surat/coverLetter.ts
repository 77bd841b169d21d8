import { valueAt } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { suratPengantarMagang } from '../../../resources/mbkm/surat.ts';
import { suratRefusals } from '../../../resources/surat/refusals.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { storedColumns } from '../../platform/engine/select.ts';
import { notFound } from '../../platform/errors.ts';
import { withDetail } from '../mbkm/detail.ts';
import type { LetterRules, LetterSource } from './letterBook.ts';

interface Approved extends DbRow {
  tahapAktif: string | null;
  /** State of the stage of the study programme; null where none is configured. */
  prodi: string | null;
}

const approvedSql = `select t.tahap_aktif, (select s.status from mbkm_pendaftar_tahap s
    where s.id_pendaftar_mbkm = t.id and s.tahap = 'prodi' order by s.urutan limit 1) as prodi
  from mbkm_pendaftar_program_mbkm t where t.id = $1`;

/** The participation with its detail and what its programme's letter quotes; undefined where it has no such letter. */
async function quotedOf({ on, registry }: LetterSource, id: string) {
  const row = await on.one(`select ${storedColumns(pendaftar, 't')} from ${tableName(pendaftar)} t where t.id = $1`, [
    id,
  ]);
  const programme = row && registry.programmeOf(row.kodeJenisMbkm);
  const letter = programme?.letters.find(({ kind }) => kind === suratPengantarMagang.name);
  return row && letter && { values: await withDetail(on, registry, programme, row), quotes: letter.quotes };
}

/** Words of a Surat Pengantar that are no fields: from the programme's detail, and from the stage that approved. */
export const coverLetter: LetterRules = {
  kind: suratPengantarMagang,

  mayIssue: async (source, id) => {
    if (!(await quotedOf(source, id))) throw notFound(suratRefusals.noCoverLetter);
    const found = await source.on.one<Approved>(approvedSql, [id]);
    // Without a stage of the study programme the approval as a whole counts.
    return found?.prodi ? found.prodi === 'disetujui' : found?.tahapAktif === null;
  },

  given: async (source, id) => {
    const found = await quotedOf(source, id);
    const quoted = (word: string) => {
      const from = found?.quotes[word];
      return found && from ? valueAt(found.values, from) : null;
    };
    const partner = await source.on.one<{ nama: string | null; alamat: string | null }>(
      `select t.nama_mitra as nama, m.alamat from mbkm_pendaftar_program_mbkm t left join master_mitra m on m.id = t.id_mitra
        where t.id = $1`,
      [id],
    );
    return {
      instansi: partner?.nama ?? 'Instansi Tujuan',
      alamatMitra: partner?.alamat ?? quoted('alamatMitra'),
      posisi: quoted('posisi'),
    };
  },
};
