import type { Row } from '../../../resources/kit/index.ts';
import * as happened from '../../../resources/kwu/events.ts';
import type { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { jenisLaporan, type LaporanKwu } from '../../../resources/kwu/laporan.ts';
import type { ProfilUsaha } from '../../../resources/kwu/profil.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { stepTeller, tellDecided } from '../../platform/notify/index.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { team } from '../mbkm/team.ts';
import { businesses, members } from './tables.ts';

/** Tells people of what becomes of businesses, profiles and reports (docs/domain/30 §4.10). */

type Kelompok = Row<typeof kelompokKwu>;

interface Business extends DbRow {
  usaha: string;
  dosen: string | null;
  anggota: string[];
}

const businessOf = (ctx: RuleContext, id: string): Promise<Business | undefined> =>
  ctx.tx.one<Business>(
    `select g.nama_usaha as usaha, g.id_pegawai_dpl::text as dosen,
       coalesce((select array_agg(m.id_mahasiswa::text) from ${members} m
         where m.parent_id = g.id and ${takesPart('m')}), '{}') as anggota
     from ${businesses} g where g.id = $1`,
    [id],
  );

const say = stepTeller(kwu);

/** A business was handed in or decided on. */
export async function tellOfBusiness(ctx: RuleContext, row: Kelompok, step: Transition<Kelompok>): Promise<void> {
  const found = await businessOf(ctx, row.id);
  if (!found) return;
  const { usaha, anggota } = found;
  await tellDecided(say, ctx, row, step, {
    of: happened.usahaDiputus,
    words: { usaha },
    waits: team,
    decided: { anggota: [{ mahasiswa: anggota }] },
  });
}

/** A profile was handed in or decided on, first by the supervisor. */
export async function tellOfProfile(ctx: RuleContext, row: ProfilUsaha, step: Transition<ProfilUsaha>): Promise<void> {
  const found = await businessOf(ctx, row.idKelompok);
  if (!found) return;
  const { usaha, dosen, anggota } = found;
  await tellDecided(say, ctx, row, step, {
    of: happened.profilDiputus,
    words: { usaha },
    waits: { dosen: [{ pegawai: [dosen] }] },
    next: { at: 'disetujui_dpl', called: 'disetujui DPL', waits: team },
    decided: { anggota: [{ mahasiswa: anggota }] },
  });
}

/** A report was handed in or decided on. */
export async function tellOfReport(ctx: RuleContext, row: LaporanKwu, step: Transition<LaporanKwu>): Promise<void> {
  const found = await businessOf(ctx, row.idKelompok);
  if (!found) return;
  const { usaha, dosen, anggota } = found;
  await tellDecided(say, ctx, row, step, {
    of: happened.laporanKwuDiputus,
    words: { usaha, jenis: jenisLaporan[row.jenis].toLowerCase() },
    waits: { dosen: [{ pegawai: [dosen] }] },
    decided: { anggota: [{ mahasiswa: anggota }] },
  });
}
