import { type ChangeOf, type FieldErrors, messages, type Row, term } from '../../../resources/kit/index.ts';
import type { matkulPaketKonversi } from '../../../resources/konversi/matkulPaket.ts';
import { masterMessages } from '../../../resources/master/messages.ts';
import { paketKonversi } from '../../../resources/master/paketKonversi.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { changes, exists } from './common.ts';
import { hasCourses, keepTotals, mustBeOfferable, mustNotBeFrozen } from './packageFacts.ts';

/** Conversion packages (docs/domain/10 §2.2 paket-konversi). */
export const packageRules: RulesFor<typeof paketKonversi> = {
  beforeCreate: async (ctx, data) => {
    await fillLimits(ctx, data);
    mustBeInOrder(data);
    await mustFit(ctx, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    await mustNotBeFrozen(ctx, before.id);
    if ('sksMin' in data || 'sksMaks' in data) await fillLimits(ctx, data);
    const after = { ...before, ...data };
    mustBeInOrder(after);
    if (changes(before, data, 'idProgramProdi', 'idKurikulum', 'idJenisMbkm', 'idProgram', 'idPosisiKegiatanTopik'))
      await mustFit(ctx, after);
    if (changes(before, data, 'idKurikulum')) await mustHoldCourses(ctx, after);
    if (before.status === 'aktif') await mustBeOfferable(ctx, after);
  },

  beforeTransition: async (ctx, before, { action }) => {
    if (action === 'aktifkan') await mustBeOfferable(ctx, before);
  },
};

/** Limits that are left empty are the university's (docs/domain/20 §4.8). */
async function fillLimits(ctx: RuleContext, data: ChangeOf<typeof paketKonversi>): Promise<void> {
  if ('sksMin' in data) data.sksMin ??= await readSetting(ctx.tx, 'sks.minPaket');
  if ('sksMaks' in data) data.sksMaks ??= await readSetting(ctx.tx, 'konversi.sksPerSemester');
}

/** The declaration says the same of given limits; a filled one may still turn out to be below the other. */
function mustBeInOrder(row: ChangeOf<typeof paketKonversi>): void {
  if (Number(row.sksMaks) < Number(row.sksMin)) throw invalid({ sksMaks: masterMessages.creditsOrder });
}

interface Fit extends DbRow {
  prodi: string | null;
  jenisProgram: string | null;
  programPosisi: string | null;
  jenisPosisi: string | null;
}

/** Curriculum of the study programme, programme of the jenis, position of the programme (else of the jenis). */
async function mustFit(ctx: RuleContext, row: ChangeOf<typeof paketKonversi>): Promise<void> {
  const fit = await ctx.tx.one<Fit>(
    `select (select id_program_prodi from master_kurikulum where id = $1) as prodi,
       (select id_jenis_mbkm from master_program where id = $2) as jenis_program,
       (select id_program from master_posisi_kegiatan_topik where id = $3) as program_posisi,
       (select p.id_jenis_mbkm from master_posisi_kegiatan_topik t join master_program p on p.id = t.id_program
         where t.id = $3) as jenis_posisi`,
    [row.idKurikulum, row.idProgram ?? null, row.idPosisiKegiatanTopik ?? null],
  );
  const errors: FieldErrors = {};
  if (fit?.prodi !== row.idProgramProdi) errors.idKurikulum = messages.reference({ label: term('Kurikulum') });
  if (row.idProgram && fit?.jenisProgram !== row.idJenisMbkm)
    errors.idProgram = messages.reference({ label: term('Program') });
  const position = row.idProgram ? fit?.programPosisi === row.idProgram : fit?.jenisPosisi === row.idJenisMbkm;
  if (row.idPosisiKegiatanTopik && !position)
    errors.idPosisiKegiatanTopik = messages.reference({ label: term('Posisi/kegiatan/topik') });
  if (Object.keys(errors).length) throw invalid(errors);
}

/** Another curriculum must have the courses that the package has already. */
async function mustHoldCourses(ctx: RuleContext, row: ChangeOf<typeof paketKonversi>): Promise<void> {
  if (!hasCourses(ctx.registry)) return;
  const missing = await exists(
    ctx.tx,
    `select 1 as ada from konversi_matkul_paket c where c.id_paket_konversi = $1 and not exists
       (select 1 from master_matkul_kurikulum p where p.id_kurikulum = $2 and p.id_matakuliah = c.id_matkul and p.aktif)`,
    [row.id, row.idKurikulum],
  );
  if (missing) throw invalid({ idKurikulum: masterRefusals.notInCurriculum });
}

/** Courses of a package (docs/domain/20 §1.5). */
export const packageCourseRules: RulesFor<typeof matkulPaketKonversi> = {
  beforeCreate: async (ctx, data) => {
    await holdPackage(ctx, data.idPaketKonversi);
    Object.assign(data, await copiesOf(ctx, data));
  },

  beforeUpdate: async (ctx, before, data) => {
    await holdPackage(ctx, before.idPaketKonversi);
    if (changes(before, data, 'idMatkul')) Object.assign(data, await copiesOf(ctx, { ...before, ...data }));
  },

  beforeDelete: (ctx, row) => holdPackage(ctx, row.idPaketKonversi),

  afterWrite: async (ctx, row, before) => {
    const idPaket = row?.idPaketKonversi ?? before?.idPaketKonversi;
    await keepTotals(ctx.tx, idPaket);
    const names = ['id', 'status', 'idKurikulum', 'sksMin', 'sksMaks', 'totalSks'] as const;
    const paket = await read(asSystem(ctx.tx), paketKonversi, idPaket, names);
    // Students may choose an active package at any moment, so it stays what activation asked for.
    if (paket?.status === 'aktif') await mustBeOfferable(ctx, paket);
  },
};

/** One writer of a package's courses at a time, for its sums. */
async function holdPackage(ctx: RuleContext, idPaket: string | null | undefined): Promise<void> {
  await ctx.tx.query('select 1 as ada from master_paket_konversi where id = $1 for update', [idPaket]);
  await mustNotBeFrozen(ctx, idPaket);
}

type Copies = Pick<Row<typeof matkulPaketKonversi>, 'kodeMatkul' | 'namaMatkul' | 'sks' | 'adalahMatkulKkn'>;

/** Values that a package copies from a course of its curriculum. */
async function copiesOf(ctx: RuleContext, row: ChangeOf<typeof matkulPaketKonversi>): Promise<Copies> {
  const course = await ctx.tx.one<DbRow & Copies>(
    `select m.kode as kode_matkul, m.nama as nama_matkul, m.sks, m.adalah_matkul_kkn
     from master_paket_konversi p join master_matkul_kurikulum k on k.id_kurikulum = p.id_kurikulum and k.aktif
     join master_matakuliah m on m.id = k.id_matakuliah
     where p.id = $1 and m.id = $2 and (m.id_program_prodi is null or m.id_program_prodi = p.id_program_prodi)
     for share of m`,
    [row.idPaketKonversi, row.idMatkul],
  );
  if (!course) throw invalid({ idMatkul: masterRefusals.notInCurriculum });
  return course;
}
