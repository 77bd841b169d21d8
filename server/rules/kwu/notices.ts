import * as happened from '../../../resources/kwu/events.ts';
import { jenisLaporan } from '../../../resources/kwu/laporan.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import { decisionOf, stepTeller, team } from '../../notify/index.ts';
import type { RuleContext, Transition } from '../../rest/rules.ts';
import { businesses, members, takesPart } from './tables.ts';

/** Tells people of what becomes of businesses, profiles and reports (docs/domain/30 §4.10). */

interface Business extends DbRow {
  usaha: string;
  dosen: string | null;
  anggota: string[];
}

const businessOf = (ctx: RuleContext, id: unknown): Promise<Business | undefined> =>
  ctx.tx.one<Business>(
    `select g.nama_usaha as usaha, g.id_pegawai_dpl::text as dosen,
       coalesce((select array_agg(m.id_mahasiswa::text) from ${members} m
         where m.parent_id = g.id and ${takesPart('m')}), '{}') as anggota
     from ${businesses} g where g.id = $1`,
    [id],
  );

const say = stepTeller(kwu);

/** A business was handed in or decided on. */
export async function tellOfBusiness(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const keadaan = decisionOf(step);
  const found = keadaan || step.action === 'ajukan' ? await businessOf(ctx, row.id) : undefined;
  if (!found) return;
  const { usaha, anggota } = found;
  if (!keadaan) await say(ctx, row, step, { event: happened.usahaDiajukan, words: { usaha }, people: team });
  else
    await say(ctx, row, step, {
      event: happened.usahaDiputuskan,
      words: { usaha, keadaan },
      people: { anggota: [{ mahasiswa: anggota }] },
      noted: true,
    });
}

/** A profile was handed in or decided on. */
export async function tellOfProfile(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const found = await businessOf(ctx, row.idKelompok);
  if (!found) return;
  const { usaha, dosen, anggota } = found;
  const waiting = { event: happened.profilDiajukan, words: { usaha } };
  if (step.action === 'ajukan') await say(ctx, row, step, { ...waiting, people: { dosen: [{ pegawai: [dosen] }] } });
  if (step.to === 'disetujui_dpl') await say(ctx, row, step, { ...waiting, people: team });
  const keadaan = step.to === 'disetujui_dpl' ? 'disetujui DPL' : decisionOf(step);
  if (keadaan)
    await say(ctx, row, step, {
      event: happened.profilDiputuskan,
      words: { usaha, keadaan },
      people: { anggota: [{ mahasiswa: anggota }] },
      noted: true,
    });
}

const isKind = (value: unknown): value is keyof typeof jenisLaporan =>
  typeof value === 'string' && Object.hasOwn(jenisLaporan, value);

/** A report was handed in or decided on. */
export async function tellOfReport(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const found = await businessOf(ctx, row.idKelompok);
  if (!found || !isKind(row.jenis)) return;
  const jenis = jenisLaporan[row.jenis].toLowerCase();
  const keadaan = decisionOf(step);
  if (step.action === 'ajukan')
    await say(ctx, row, step, {
      event: happened.laporanKwuDiajukan,
      words: { usaha: found.usaha, jenis },
      people: { dosen: [{ pegawai: [found.dosen] }] },
    });
  else if (keadaan)
    await say(ctx, row, step, {
      event: happened.laporanKwuDiputuskan,
      words: { jenis, keadaan },
      people: { anggota: [{ mahasiswa: found.anggota }] },
      noted: true,
    });
}
