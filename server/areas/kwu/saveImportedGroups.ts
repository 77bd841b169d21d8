import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { ImportedRow, ImportedUnit, ImportTarget } from '../mbkm/programmes.ts';
import { positionId } from '../mbkm/selfForming.ts';
import { businessesIn, cell, type ImportedBusiness, lecturersOf, positionOf } from './importedGroups.ts';
import { businesses, members } from './tables.ts';

/** Imported participations become the businesses that their rows describe, approved (docs/domain/30 §2). */
export async function makeBusinesses(
  ctx: RuleContext,
  target: ImportTarget,
  rows: readonly ImportedRow[],
): Promise<void> {
  const byDraft = new Map(rows.map(row => [row.draft, row]));
  const found = businessesIn(rows.map(({ draft }) => draft));
  const nip = found.map(({ said }) => said.nip_dpl).filter(Boolean);
  const lecturers = new Map((await lecturersOf(ctx.tx, target.idPeriode, nip)).map(each => [each.nip, each.id]));
  for (const business of found) {
    const { nama, said } = business;
    await ctx.create(kelompokKwu, {
      jenis: nama ? 'kelompok' : 'mandiri',
      nama: nama || nameAlone(business),
      namaUsaha: said.nama_usaha,
      kategori: said.kategori,
      tahap: said.tahap || 'ide',
      programEksternal: said.skema || 'internal',
      idPeriode: target.idPeriode,
      idProgram: target.idProgram,
      // A lecturer named in the file has accepted outside the portal.
      idPegawaiDpl: lecturers.get(said.nip_dpl) ?? null,
      anggota: await memberRows(ctx, business, byDraft),
    });
  }
}

const longest = 100;
const nameAlone = ({ said, rows: [row] }: ImportedBusiness): string => {
  const npm = row ? ` (${cell(row, 'npm')})` : '';
  return `${said.nama_usaha.slice(0, longest - npm.length)}${npm}`;
};

async function memberRows(
  ctx: RuleContext,
  { nama, rows }: ImportedBusiness,
  byDraft: ReadonlyMap<ImportedRow['draft'], ImportedRow>,
) {
  const made = [];
  for (const draft of rows) {
    const row = byDraft.get(draft);
    if (!row) continue;
    made.push({
      idMahasiswa: row.idMahasiswa,
      idPendaftarMbkm: row.idPendaftarMbkm,
      statusAnggota: 'bergabung',
      idJenisAnggota: await positionId(ctx.tx, positionOf(nama, draft)),
      tanggalGabung: dayInZone(ctx.now),
    });
  }
  return made;
}

interface Made extends DbRow {
  id: string;
  anggota: string[];
}

/** Businesses of participations: each goes with all its members, or stays. */
export async function businessUnits(on: Queryable, ids: readonly string[]): Promise<ImportedUnit[]> {
  const found = await on.query<Made>(
    `select m.parent_id::text as id, array_agg(m.id_pendaftar_mbkm::text order by m.nomor) as anggota from ${members} m
     where m.id_pendaftar_mbkm is not null and m.parent_id in (select o.parent_id from ${members} o where o.id_pendaftar_mbkm = any($1))
     group by 1 order by 1`,
    [ids],
  );
  return found.map(({ id, anggota }) => ({
    ids: anggota,
    rows: [id],
    remove: async ({ tx }) => {
      await tx.execute('update kwu_pendaftaran_kwu set id_kelompok = null where id_kelompok = $1', [id]);
      await tx.execute(`delete from ${businesses} where id = $1`, [id]);
    },
  }));
}
