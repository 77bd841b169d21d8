import type { NoticeEvent } from '../../../resources/kit/index.ts';
import * as happened from '../../../resources/kkn/events.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import { type Recipients, tell } from '../../notify/index.ts';
import type { RuleContext, Transition } from '../../rest/rules.ts';
import { groups, members, takesPart } from './tables.ts';

/** Tells people of what becomes of groups, requests, proposals and trips (docs/domain/30 §4.10). */

interface Group extends DbRow {
  nama: string;
  dosen: string | null;
  anggota: string[];
  ketua: string[];
}

async function groupOf(ctx: RuleContext, id: unknown): Promise<Group | undefined> {
  const students = (only: string) =>
    `coalesce((select array_agg(t.id_mahasiswa::text) from ${members} m
       join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm
       join master_jenis_anggota j on j.id = m.id_jenis_anggota
       where m.parent_id = g.id and ${takesPart('m')}${only}), '{}')`;
  return ctx.tx.one<Group>(
    `select g.kode || ' ' || g.nama as nama, d.id_pegawai::text as dosen, ${students('')} as anggota,
       ${students(` and j.kode = 'ketua'`)} as ketua
     from ${groups} g left join kkn_dpl d on d.id = g.id_dpl where g.id = $1`,
    [id],
  );
}

const toStudents = (ids: readonly string[]): Recipients[] => [{ mahasiswa: [...ids] }];
const keyOf = (row: RowData, step: string): string => `${String(row.id)}:${step}:${String(row.version)}`;

type People = Parameters<typeof tell>[1]['people'];

const say = <W extends string>(
  ctx: RuleContext,
  event: NoticeEvent<W>,
  key: string,
  words: Readonly<Record<W, string>>,
  people: People,
  note: string | null = null,
): Promise<number> => tell(ctx, { event, key, words, people, note, programme: kkn });

/** What a decision is called behind the name of what was decided. */
const decided: Readonly<Record<string, string>> = {
  setujui: 'disetujui',
  revisi: 'dikembalikan',
  buka_revisi: 'dibuka kembali',
  tolak: 'ditolak',
  tetapkan: 'ditetapkan',
  bubarkan: 'dibubarkan',
};
const decisionOf = ({ action }: Transition): string | undefined =>
  Object.hasOwn(decided, action) ? decided[action] : undefined;

/** A group was handed in or decided on. */
export async function tellOfGroup(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const keadaan = decisionOf(step);
  if (!keadaan && step.action !== 'ajukan') return;
  const group = await groupOf(ctx, row.id);
  if (!group) return;
  const key = keyOf(row, step.action);
  const kelompok = group.nama;
  if (!keadaan) await say(ctx, happened.kelompokDiajukan, key, { kelompok }, { tim: [{ role: 'HA03' }] });
  else
    await say(
      ctx,
      happened.kelompokDiputuskan,
      key,
      { kelompok, keadaan },
      { anggota: toStudents(group.anggota) },
      step.note,
    );
}

const supervisorOf = async (ctx: RuleContext, idDpl: unknown): Promise<{ nama: string; id: string } | undefined> =>
  ctx.tx.one<{ nama: string; id: string }>('select nama, id_pegawai::text as id from kkn_dpl where id = $1', [idDpl]);

/** A proposal was handed in or decided on. */
export async function tellOfProposal(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const group = await groupOf(ctx, row.idKelompok);
  if (!group) return;
  const judul = String(row.judul);
  const words = { kelompok: group.nama, judul };
  const key = keyOf(row, step.action);
  if (step.action === 'ajukan')
    await say(ctx, happened.proposalDiajukan, key, words, { dosen: [{ pegawai: [group.dosen] }] });
  if (step.to === 'disetujui_dpl') await say(ctx, happened.proposalDiajukan, key, words, { tim: [{ role: 'HA03' }] });
  const keadaan = decisionOf(step);
  if (keadaan)
    await say(
      ctx,
      happened.proposalDiputuskan,
      `${key}:k`,
      { judul, keadaan: step.to === 'disetujui_dpl' ? 'disetujui DPL' : keadaan },
      { anggota: toStudents(group.anggota) },
      step.note,
    );
}

/** A travel report was handed in or decided on. */
export async function tellOfTrip(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const dpl = await supervisorOf(ctx, row.idDpl);
  if (!dpl) return;
  const key = keyOf(row, step.action);
  if (step.action === 'ajukan')
    await say(ctx, happened.perjalananDiajukan, key, { dpl: dpl.nama }, { tim: [{ role: 'HA03' }] });
  const keadaan = decisionOf(step);
  if (keadaan)
    await say(ctx, happened.perjalananDiputuskan, key, { keadaan }, { dosen: [{ pegawai: [dpl.id] }] }, step.note);
}
