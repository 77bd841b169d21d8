import { type ChangeOf, messages } from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { picMitra } from '../../../resources/master/picMitra.ts';
import { type InisiasiMitra, type inisiasiMitra, inisiasiTerbuka } from '../../../resources/riset/inisiasiMitra.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import { skemaMitra } from '../../../resources/riset/skemaMitra.ts';
import { noteWith } from '../../platform/access/keptSaid.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import { checkCreate } from '../../platform/engine/check.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, forbidden } from '../../platform/errors.ts';
import { changes } from '../master/common.ts';
import { lockStudent } from '../mbkm/submission.ts';
import { onwards } from './followingWrites.ts';
import { tellOfProposal, tellOfScheme } from './notices.ts';
import { monthsLater } from './participant.ts';
import { mustBeNew } from './partnerNames.ts';

/** Fewest days that a scheme made of a proposal stays open, where the period's registration is nearly over. */
const leastOpen = 14;

/** One proposal of a student under way in a period. @throws HttpError 409 */
async function mustBeOnly(ctx: RuleContext, row: ChangeOf<typeof inisiasiMitra>): Promise<void> {
  await lockStudent(ctx, row.idMahasiswa);
  const other = await ctx.tx.one(
    `select 1 as ada from riset_inisiasi_mitra where id_mahasiswa = $1 and id_periode = $2
       and status = any($3) and id is distinct from $4::uuid limit 1`,
    [row.idMahasiswa, row.idPeriode, inisiasiTerbuka, row.id ?? null],
  );
  if (other) throw conflict(risetRefusals.oneProposal);
}

/** Partners that students propose (docs/domain/40 §1.2). */
export const proposalRules: RulesFor<typeof inisiasiMitra> = {
  beforeCreate: async (ctx, data) => {
    const { idMahasiswa } = ctx.caller;
    if (!idMahasiswa) throw forbidden();
    const student = await ctx.tx.one(
      `select npm, nama as nama_mahasiswa, id_program_prodi from master_mahasiswa where id = $1`,
      [idMahasiswa],
    );
    Object.assign(data, student, { idMahasiswa });
    await mustBeOnly(ctx, data);
    await mustBeNew(ctx.tx, data.namaMitra);
  },

  beforeUpdate: async (ctx, before, data) => {
    if (before.status !== 'draf' && before.status !== 'revisi') throw conflict(messages.wrongState);
    if (changes(before, data, 'idPeriode')) await mustBeOnly(ctx, { ...before, ...data });
    if (changes(before, data, 'namaMitra')) await mustBeNew(ctx.tx, data.namaMitra);
  },

  beforeTransition: async (ctx, before, step) => {
    if (step.action === 'tautkan') {
      const known = await read(asSystem(ctx.tx), mitra, step.data.idMitra, ['nama']);
      step.note = noteWith(risetRefusals.notes.linked({ nama: known?.nama ?? '' }), step.note);
      return;
    }
    if (step.action === 'ajukan') await mustBeNew(ctx.tx, before.namaMitra);
    else step.data.catatan = step.note;
    if (step.action === 'buka_revisi') await mustBeOnly(ctx, before);
    if (step.action === 'setujui') {
      const own = onwards(ctx);
      step.data.idMitra = before.idMitra ?? (await makePartner(own, before));
      await makeScheme(own, { ...before, idMitra: step.data.idMitra });
    }
    await tellOfProposal(ctx, before, step);
  },
};

/** The partner that the proposal describes, with its contact. */
async function makePartner(ctx: RuleContext, row: InisiasiMitra): Promise<string> {
  const { engine, caller } = ctx;
  // Two proposals of one partner take turns: names are alike without being equal, so that no index tells them apart.
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('mitra baru', 0))`);
  await mustBeNew(ctx.tx, row.namaMitra, 'pemutus');
  const made = await createIn(
    ctx,
    mitra,
    checkCreate(engine, caller, mitra, {
      nama: row.namaMitra,
      idJenisMitra: row.idJenisMitra,
      bidangUsaha: row.bidangUsaha,
      alamat: row.alamat,
      idKabupaten: row.idKabupaten,
      telepon: row.telepon ?? row.noHpPic,
      email: row.email,
      ...(row.laman ? { website: row.laman } : {}),
    }),
  );
  await createIn(
    ctx,
    picMitra,
    checkCreate(engine, caller, picMitra, {
      idMitra: made.id,
      nama: row.namaPic,
      jabatan: row.jabatanPic,
      email: row.emailPic,
      noHp: row.noHpPic,
      isUtama: true,
    }),
  );
  return made.id;
}

/** The scheme of a proposal, for its student alone; it waits to be decided on as any other. */
async function makeScheme(ctx: RuleContext, row: InisiasiMitra): Promise<void> {
  const { engine, caller, tx } = ctx;
  const period = await tx.one<{ mulai: string; tutup: string }>(
    `select tanggal_mulai::text as mulai, pendaftaran_selesai::text as tutup from master_periode where id = $1`,
    [row.idPeriode],
  );
  const today = dayInZone(ctx.now);
  const soonest = dayAfter(today, leastOpen);
  const tanggalTutup = period && period.tutup > soonest ? period.tutup : soonest;
  const tanggalMulai = period && period.mulai > tanggalTutup ? period.mulai : tanggalTutup;
  const data = checkCreate(engine, caller, skemaMitra, {
    idMitra: row.idMitra,
    idPeriode: row.idPeriode,
    namaSkema: row.judulUsulan.slice(0, 150),
    bidangIlmu: row.bidangIlmu,
    deskripsi: row.ringkasan,
    modePelaksanaan: 'luring',
    lokasi: row.alamat.slice(0, 200),
    kuota: 1,
    sksMaksimal: 20,
    pembiayaan: 'mandiri',
    idProgramProdi: row.idProgramProdi ? [row.idProgramProdi] : [],
    tanggalBuka: today,
    tanggalTutup,
    tanggalMulai,
    tanggalSelesai: monthsLater(tanggalMulai, Number(row.lamaBulan)),
    pembimbingMitra: row.namaPic.slice(0, 120),
    emailPembimbingMitra: row.emailPic,
  });
  const made = await createIn(ctx, skemaMitra, {
    ...data,
    status: 'diajukan',
    sumber: 'inisiasi',
    idMahasiswa: row.idMahasiswa,
    idInisiasiMitra: row.id,
  });
  await tellOfScheme(ctx, made, { action: 'ajukan', note: null });
}
