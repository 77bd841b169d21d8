import { type ChangeOf, messages, noteOf, type StepOf } from '../../../../resources/kit/index.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { krs } from '../../../../resources/pertukaran/krs.ts';
import { type MhsInbound, type mhsInbound, umurDipercaya } from '../../../../resources/pertukaran/mhsInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import { noteWith } from '../../../platform/access/keptSaid.ts';
import { mayDo } from '../../../platform/access/permission.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import { asSystem, exists } from '../../../platform/engine/reading.ts';
import type { Opening, RuleContext } from '../../../platform/engine/rules.ts';
import type { RulesFor } from '../../../platform/engine/rulesOf.ts';
import { badRequest, conflict, invalid } from '../../../platform/errors.ts';
import { isTeam, takeTurns } from '../../master/common.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { accepted, hasDuplicate, registered } from './duplicates.ts';
import { tellOfDecision, tellOfRegistration } from './notices.ts';
import { inboundNumber, registrationNumber } from './numbers.ts';
import { releaseSeats } from './seats.ts';
import { mustBeOpen, studyPeriod } from './windows.ts';

/** States in which somebody studies here no more. */
const over: ReadonlySet<unknown> = new Set(['selesai', 'mengundurkan_diri']);

/** Registrations of students from elsewhere (docs/domain/50 §1.2). */
export const studentRules: RulesFor<typeof mhsInbound> = {
  filters: {
    // Accepted students have a number and keep it in every later state.
    diterima: ({ alias }, value) => {
      if (typeof value !== 'boolean') throw badRequest(messages.badFilter);
      return `${alias}.npm is ${value ? 'not ' : ''}null`;
    },
  },

  conditions: { duaSemester: { rows: ({ alias }) => `${alias}.jumlah_semester = 2` } },

  beforeCreate: async (ctx, data) => {
    const period = await studyPeriod(ctx.tx, data.idMasaStudi);
    // Whoever registers for the same study period takes turns: for places, for numbers, for who was there before.
    await takeTurns(ctx, `inbound:daftar:${period.id}`);
    // Tim MBKM registers somebody whose time has run out; nobody else reaches this outside the public form.
    mustBeOpen(period, 'pendaftaran', ctx.now, isTeam(ctx.caller) && !ctx.caller.system);
    mustBeOfAge(ctx, data);
    if (await hasDuplicate(ctx.tx, data)) throw conflict(pertukaranRefusals.sudahTerdaftar);
    if (period.kuota && (await registered(ctx.tx, period.id)) >= period.kuota)
      throw conflict(pertukaranRefusals.kuotaPenuh);
    data.nomorRegistrasi = await registrationNumber(ctx, period.kodePeriode);
    if (!data.idKampus && data.namaKampusAsal) {
      const known = await ctx.tx.one<{ id: string }>(
        'select id from master_kampus where lower(nama) = lower($1) limit 1',
        [data.namaKampusAsal],
      );
      data.idKampus = known?.id ?? null;
    }
    data.rekomendasiProdi ??= 'menunggu';
  },

  beforeUpdate: async (ctx, before, data) => {
    // After the end of studies the student may only read, for a limited time (docs/domain/50 §4 "Withdrawal").
    if (ctx.caller.baseRole === role.inbound && over.has(before.status))
      throw conflict(pertukaranRefusals.studiSelesai);
    if ('tanggalLahir' in data) mustBeOfAge(ctx, data);
    const named = ['email', 'nik', 'namaKampusAsal', 'nimAsal'].some(name => name in data);
    if (named && (await hasDuplicate(ctx.tx, { ...before, ...data })))
      throw conflict(pertukaranRefusals.sudahTerdaftar);
  },

  beforeTransition: async (ctx, before, step) => {
    if (step.action === 'setujui') await accept(ctx, before, step);
    if (step.action === 'undur_diri') await withdraw(ctx, before);
    if (step.action === 'selesaikan') await mustBeGraded(ctx, before);
    if (step.action === 'rekomendasi') recommend(step);
    if (step.action === 'lanjut') await goOn(ctx, before, step);
  },

  // Students who were accepted or have handed something in cannot be deleted (docs/domain/50 §1.2 "Delete").
  opened: async (on, row) => {
    const id = row.id ?? '';
    Object.assign(row, {
      riwayat: await on.history(),
      ringkasanKrs: await plansOf(on, id),
    });
  },

  afterWrite: async (ctx, row, before) => {
    if (row && !before && row.status === 'diajukan') await tellOfRegistration(ctx, row);
    if (row && before && row.status !== before.status) await tellOfDecision(ctx, row);
    if (row && before && row.status === 'mengundurkan_diri' && before.status !== row.status)
      await releaseSeats(ctx, row.id, noteOf(pertukaranRefusals.notes.withdrew));
  },
};

/** The study plans of a student, as far as the caller reads them. */
async function plansOf({ db, rowsOf, caller }: Opening, id: string): Promise<DbRow[]> {
  if (!mayDo(caller, krs, 'read')) return [];
  const values: unknown[] = [id];
  const scope = rowsOf(caller, krs, 'read', 't', values);
  return db.query(
    `select t.id, m.nama as masa_studi, t.semester_ke, t.jumlah_mk, t.total_sks,
       m.batas_sks, t.status from pertukaran_krs t join pertukaran_masa_studi m on m.id = t.id_masa_studi
     where t.id_mhs_inbound = $1 and ${scope} order by m.kuliah_mulai desc`,
    values,
  );
}

function mustBeOfAge({ now }: RuleContext, { tanggalLahir }: ChangeOf<typeof mhsInbound>): void {
  if (tanggalLahir && !umurDipercaya(tanggalLahir, dayInZone(now)))
    throw invalid({ tanggalLahir: pertukaranRefusals.lahir });
}

/** Locks the study period for acceptances and changes of its quota, which count each other. */
export const takeTurnsAccepting = (ctx: RuleContext, idMasaStudi: string): Promise<void> =>
  takeTurns(ctx, `inbound:terima:${idMasaStudi}`);

/** Gives an accepted student number, account and date, in the transaction of the decision (docs/domain/50 §2.2). */
async function accept(ctx: RuleContext, before: MhsInbound, { data }: Step<'setujui'>): Promise<void> {
  const guardian = data.idDosenWali ?? before.idDosenWali;
  if (!guardian) throw invalid({ idDosenWali: pertukaranRefusals.pilihWali }, pertukaranRefusals.pilihWali);
  if ((await readSetting(ctx.tx, 'pertukaran.wajibRekomendasi')) && before.rekomendasiProdi !== 'ya')
    throw conflict(pertukaranRefusals.belumRekomendasi);
  await takeTurnsAccepting(ctx, before.idMasaStudi);
  const period = await studyPeriod(ctx.tx, before.idMasaStudi);
  if (period.kuota && (await accepted(ctx.tx, period.id)) >= period.kuota)
    throw conflict(pertukaranRefusals.kuotaPenuh);
  const npm = before.npm ?? (await inboundNumber(ctx, period.kodePeriode));
  data.npm = npm;
  data.tanggalDisetujui = ctx.now.toISOString();
  if (await exists(asSystem(ctx.tx), user, { idMhsInbound: before.id })) return;
  const [firstName = '', ...rest] = before.namaLengkap.split(' ');
  await ctx.create(user, {
    username: npm,
    email: before.email,
    firstName: firstName.slice(0, 100),
    lastName: rest.join(' ').slice(0, 100) || null,
    noHp: before.noHp,
    roleId: role.inbound,
    idMhsInbound: before.id,
    bahasa: before.bahasa,
  });
}

/** Checks a withdrawal: once a class is finally graded only Tim MBKM may withdraw the student (docs/domain/50 §4). */
async function withdraw(ctx: RuleContext, before: MhsInbound): Promise<void> {
  if (isTeam(ctx.caller)) return;
  const found = await ctx.tx.one(
    `select 1 as ada from pertukaran_krs k join pertukaran_krs_detail d on d.id_krs = k.id
       join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
     where k.id_mhs_inbound = $1 and n.status = 'final' limit 1`,
    [before.id],
  );
  if (found) throw conflict(pertukaranRefusals.undurTerlambat);
}

type Step<Action extends string> = Extract<StepOf<typeof mhsInbound>, { action: Action }>;

/** The study programme's word, which decides nothing by itself; its note stays with the row. @throws HttpError 422 */
function recommend(step: Step<'rekomendasi'>): void {
  const { input, data } = step;
  step.note ??= noteOf(data.catatanProdi);
  if (input.rekomendasiProdi === 'tidak' && !step.note)
    throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
  Object.assign(data, { rekomendasiProdi: input.rekomendasiProdi, catatanProdi: step.note });
}

/** A student of two semesters goes on in the next study period. @throws HttpError 422 */
async function goOn(ctx: RuleContext, before: MhsInbound, step: Step<'lanjut'>): Promise<void> {
  const { idMasaStudi } = step.input;
  if (!idMasaStudi || idMasaStudi === before.idMasaStudi) throw invalid({ idMasaStudi: messages.required });
  const next = await studyPeriod(ctx.tx, idMasaStudi);
  step.data.idMasaStudi = next.id;
  step.note = noteWith(pertukaranRefusals.notes.continues({ nama: next.nama }), step.note);
}

/** @throws HttpError 409 while a class has no final grade */
async function mustBeGraded(ctx: RuleContext, before: MhsInbound): Promise<void> {
  const found = await ctx.tx.one<{ n: number }>(
    `select count(*)::int as n from pertukaran_krs k join pertukaran_krs_detail d on d.id_krs = k.id and d.keadaan = 'aktif'
       left join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
     where k.id_mhs_inbound = $1 and n.status is distinct from 'final'`,
    [before.id],
  );
  if (found?.n) throw conflict(pertukaranRefusals.belumDinilai({ n: found.n }));
}
