import type { NoticeEvent } from '../../../resources/kit/index.ts';
import * as happened from '../../../resources/kwu/events.ts';
import { jenisLaporan } from '../../../resources/kwu/laporan.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import { tell } from '../../notify/index.ts';
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

const keyOf = (row: RowData, step: string): string => `${String(row.id)}:${step}:${String(row.version)}`;

type People = Parameters<typeof tell>[1]['people'];

const say = <W extends string>(
  ctx: RuleContext,
  event: NoticeEvent<W>,
  key: string,
  words: Readonly<Record<W, string>>,
  people: People,
  note: string | null = null,
): Promise<number> => tell(ctx, { event, key, words, people, note, programme: kwu });

/** What a decision is called behind the name of what was decided. */
const decided: Readonly<Record<string, string>> = {
  setujui: 'disetujui',
  revisi: 'dikembalikan',
  tolak: 'ditolak',
  aktifkan: 'aktif',
  bubarkan: 'dibubarkan',
};
const decisionOf = ({ action }: Transition): string | undefined =>
  Object.hasOwn(decided, action) ? decided[action] : undefined;

const team: People = { tim: [{ role: 'HA03' }] };

/** A business was handed in or decided on. */
export async function tellOfBusiness(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const keadaan = decisionOf(step);
  const found = keadaan || step.action === 'ajukan' ? await businessOf(ctx, row.id) : undefined;
  if (!found) return;
  const { usaha, anggota } = found;
  const key = keyOf(row, step.action);
  if (!keadaan) await say(ctx, happened.usahaDiajukan, key, { usaha }, team);
  else
    await say(ctx, happened.usahaDiputuskan, key, { usaha, keadaan }, { anggota: [{ mahasiswa: anggota }] }, step.note);
}

/** A profile was handed in or decided on. */
export async function tellOfProfile(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const found = await businessOf(ctx, row.idKelompok);
  if (!found) return;
  const { usaha, dosen, anggota } = found;
  const key = keyOf(row, step.action);
  if (step.action === 'ajukan')
    await say(ctx, happened.profilDiajukan, key, { usaha }, { dosen: [{ pegawai: [dosen] }] });
  if (step.to === 'disetujui_dpl') await say(ctx, happened.profilDiajukan, key, { usaha }, team);
  const keadaan = step.to === 'disetujui_dpl' ? 'disetujui DPL' : decisionOf(step);
  if (keadaan)
    await say(
      ctx,
      happened.profilDiputuskan,
      `${key}:k`,
      { usaha, keadaan },
      { anggota: [{ mahasiswa: anggota }] },
      step.note,
    );
}

const isKind = (value: unknown): value is keyof typeof jenisLaporan =>
  typeof value === 'string' && Object.hasOwn(jenisLaporan, value);

/** A report was handed in or decided on. */
export async function tellOfReport(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const found = await businessOf(ctx, row.idKelompok);
  if (!found || !isKind(row.jenis)) return;
  const jenis = jenisLaporan[row.jenis].toLowerCase();
  const key = keyOf(row, step.action);
  const keadaan = decisionOf(step);
  if (step.action === 'ajukan')
    await say(
      ctx,
      happened.laporanKwuDiajukan,
      key,
      { usaha: found.usaha, jenis },
      { dosen: [{ pegawai: [found.dosen] }] },
    );
  else if (keadaan)
    await say(
      ctx,
      happened.laporanKwuDiputuskan,
      key,
      { jenis, keadaan },
      { anggota: [{ mahasiswa: found.anggota }] },
      step.note,
    );
}
