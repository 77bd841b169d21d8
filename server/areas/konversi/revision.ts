import { type ChangeOf, type Note, noteOf, type Row } from '../../../resources/kit/index.ts';
import { pemohonRevisi, revisiTerbuka } from '../../../resources/konversi/alurRevisiNilai.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import { revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { holdName } from '../../platform/database/turns.ts';
import { dayInZone } from '../../platform/day.ts';
import { checkCreate } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { lockRow } from '../../platform/engine/lockRow.ts';
import { presented } from '../../platform/engine/present.ts';
import { asSystem, exists } from '../../platform/engine/reading.ts';
import { ruleParameter } from '../../platform/engine/ruleParameter.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { scaleOf } from '../nilai/scale.ts';
import { followStep, lockParticipation, wrongState } from './conversionSteps.ts';
import { finalCourses } from './finalCourses.ts';
import { writeGrades } from './gradeItems.ts';
import { ipsOf } from './gradeSave.ts';
import { tellOfRevision } from './notices.ts';
import { askedGrades, revisionItems } from './revisionItems.ts';
import { staffWindow, studentWindow } from './revisionWindow.ts';
import { mustBeInTeam } from './team.ts';

/**
 * Asks for a revision of final grades (HA05, HA07, HA10), or objects to them (HA02, HA09: courses without grades).
 * @throws HttpError 403, 404, 409 'Masih ada revisi nilai yang belum diputuskan.', 422 by field (docs/domain/20 §1.8)
 */
export async function requestRevision(
  engine: Engine,
  caller: Caller,
  body: unknown,
): Promise<Partial<Row<typeof revisiNilai>>> {
  mustBeAllowed(caller, revisiNilai, 'create');
  const data = checkCreate(engine, caller, revisiNilai, body);
  return inTransaction(engine, caller, revisiNilai, async ctx => {
    const row = await lockParticipation(ctx, data.idPendaftarMbkm ?? '', asItIs);
    await mustBeInTeam(ctx, 'penilai', row);
    const open = { idPendaftarMbkm: row.id, status: revisiTerbuka };
    if (await exists(asSystem(ctx.tx), revisiNilai, open)) throw conflict(konversiRefusals.revisionOpen);
    if (row.statusKonversi !== 'final') throw wrongState(ctx, row);
    const graded = pemohonRevisi.includes(caller.baseRole);
    await mustBeInTime(ctx, row, graded);
    const scale = await scaleOf(ctx.tx, row.idPeriode);
    const rincian = revisionItems(data.rincian, await finalCourses(ctx.tx, ctx.registry, row, scale), scale, graded);
    const made = await createIn(ctx, revisiNilai, {
      ...data,
      rincian,
      ...(await copiesOf(ctx, row)),
      status: graded ? 'diajukan' : 'usulan',
    });
    const after = graded ? await followStep(ctx, row, 'ajukan_revisi', { catatan: data.alasan }) : row;
    await tellOfRevision(ctx, after, made, noteOf(data.alasan));
    return presented(caller, revisiNilai, made);
  });
}

async function mustBeInTime(ctx: RuleContext, row: Pendaftar, graded: boolean): Promise<void> {
  const { terbuka, hari } = graded
    ? await staffWindow(ctx.tx, row, ctx.now)
    : await studentWindow(ctx.tx, row, ctx.now);
  if (terbuka) return;
  throw conflict(konversiRefusals.tooLate({ revisi: graded, hari }));
}

/** Number, copies of the participation for lists, and who asks. */
async function copiesOf({ tx, now, caller }: RuleContext, row: Pendaftar): Promise<ChangeOf<typeof revisiNilai>> {
  return {
    nomor: await nextNumber({ tx, now }),
    npm: row.npm,
    namaMahasiswa: row.namaMahasiswa,
    idProgramProdi: row.idProgramProdi,
    idProgram: row.idProgram,
    kodeJenisMbkm: row.kodeJenisMbkm,
    idPemohon: caller.userId,
    namaPemohon: caller.name,
    peranPemohon: caller.roleName,
    tanggalPengajuan: now.toISOString(),
  };
}

/** 'REV-2026-0001'; numbers of a year are given one after the other. */
async function nextNumber({ tx, now }: Pick<RuleContext, 'tx' | 'now'>): Promise<string> {
  const year = dayInZone(now).slice(0, 4);
  await holdName(tx, `revisi-nilai:${year}`);
  const last = await tx.one<{ urut: number }>(
    `select coalesce(max(substring(nomor from '[0-9]+$')::int), 0)::int as urut from konversi_revisi_nilai where nomor like $1`,
    [`REV-${year}-%`],
  );
  return `REV-${year}-${String((last?.urut ?? 0) + 1).padStart(4, '0')}`;
}

/** The courses with their new grades that come with `teruskan`. */
const askedItems = ruleParameter<unknown>('rincian');

/** Steps of a revision: what it learns itself, and what its conversion learns (docs/domain/20 §1.8, §2). */
export const revisionRules: RulesFor<typeof revisiNilai> = {
  outside: async (_engine, _caller, _id, _step, { rincian }) => [askedItems.with(rincian)],
  beforeTransition: async (ctx, before, { action, note, data }) => {
    const row = await lockRow(ctx, pendaftar, before.idPendaftarMbkm);
    Object.assign(data, await decided(ctx, row, action, note));
  },
  afterTransition: async (ctx, revision, { action, note }) => {
    const row = await lockRow(ctx, pendaftar, revision.idPendaftarMbkm);
    await tellOfRevision(ctx, await moveConversion(ctx, row, revision, action, note), revision, note);
  },
};

/** Values of the revision after the step. */
async function decided(
  ctx: RuleContext,
  row: Pendaftar,
  name: string,
  note: Note | null,
): Promise<ChangeOf<typeof revisiNilai>> {
  if (name === 'teruskan') {
    const scale = await scaleOf(ctx.tx, row.idPeriode);
    const rincian = revisionItems(
      askedItems.of(ctx),
      await finalCourses(ctx.tx, ctx.registry, row, scale),
      scale,
      true,
    );
    return { rincian, idPenerus: ctx.caller.userId };
  }
  return {
    catatanKeputusan: note,
    idPemutus: ctx.caller.userId,
    waktuPutusan: ctx.now.toISOString(),
  };
}

/**
 * State of the conversion: `revisi_nilai` while a revision is open, `final` again afterwards, with new grades or not.
 */
async function moveConversion(
  ctx: RuleContext,
  row: Pendaftar,
  revision: Row<typeof revisiNilai>,
  name: string,
  catatan: string | null,
): Promise<Pendaftar> {
  switch (name) {
    case 'teruskan':
      if (row.statusKonversi !== 'final') throw wrongState(ctx, row);
      return followStep(ctx, row, 'ajukan_revisi', { catatan: catatan ?? revision.alasan });
    case 'setujui':
      return followStep(ctx, row, 'setujui_revisi', { catatan }, await revised(ctx, row, revision));
    case 'tolak':
      return followStep(ctx, row, 'tolak_revisi', { catatan });
    case 'batalkan':
      return followStep(ctx, row, 'batalkan_revisi', { catatan });
    // An objection that was refused: nothing was ever asked of the conversion.
    default:
      return row;
  }
}

/** New grades, letters, SKS and IPS; what SIAMIK has already must be sent again (docs/domain/20 §4.6). */
async function revised(
  ctx: RuleContext,
  row: Pendaftar,
  revision: Row<typeof revisiNilai>,
): Promise<ChangeOf<typeof pendaftar>> {
  const scale = await scaleOf(ctx.tx, row.idPeriode);
  const source = { sumber: 'revisi', alasan: noteOf(revision.alasan), idRevisiNilai: revision.id } as const;
  await writeGrades(ctx, await finalCourses(ctx.tx, ctx.registry, row, scale), askedGrades(revision), scale, source);
  const courses = await finalCourses(ctx.tx, ctx.registry, row, scale);
  return {
    ipsKonversi: ipsOf(courses),
    ...(row.statusSiamik === 'terkirim' ? { statusSiamik: 'perlu_kirim_ulang' } : {}),
  };
}
