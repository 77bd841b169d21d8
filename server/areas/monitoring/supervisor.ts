import { v7 as uuidv7 } from 'uuid';
import { type BulkAnswer, messages, type Note, type Role } from '../../../resources/kit/index.ts';
import { dospemDiganti, dospemDilepas, dospemDitetapkan } from '../../../resources/mbkm/events.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { BebanDosen, DospemSaya } from '../../../resources/monitoring/bimbingan.ts';
import { monitoringRefusals } from '../../../resources/monitoring/refusals.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { keep, sameSaid } from '../../platform/access/keptSaid.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { noteIn } from '../../platform/engine/bodyWords.ts';
import { answerOf, eachOf } from '../../platform/engine/bulk.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { type BulkItem, itemsOf } from '../../platform/engine/http.ts';
import { lockRow, mustBeCurrent } from '../../platform/engine/lockRow.ts';
import { writeReceipt } from '../../platform/engine/receipts.ts';
import type { RuleContext, TakeBack } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { escapeLike, mustBeSearchable } from '../../platform/engine/where.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { inGroupSql } from '../mbkm/group.ts';
import { menteesSql, takeLecturer } from '../mbkm/lecturers.ts';
import { tellOf } from '../mbkm/notices.ts';
import { readSetting } from '../pengaturan/settings.ts';

const assigning: readonly Role[] = [role.superAdmin, role.timMbkm, role.koordinator];

const mayAssign = ({ baseRole }: Caller): boolean => assigning.includes(baseRole);

const isInGroup = async ({ tx, registry }: RuleContext, id: string): Promise<boolean> =>
  (await tx.one(`select 1 as ada from mbkm_pendaftar_program_mbkm t where t.id = $1 and ${inGroupSql(registry, 't')}`, [
    id,
  ])) !== undefined;

/** One choice for several participations. */
interface Chosen {
  idDosen: string;
  note: Note | null;
  /** Id of the receipt. */
  importId: string;
}

/**
 * Assigns one; 409 when it is not running, belongs to a group, or the lecturer is full; 422 without a note.
 * @returns whether that changed anything
 */
async function assignIn(ctx: RuleContext, { id, version }: BulkItem, { idDosen, note, importId }: Chosen) {
  const before = await lockRow(ctx, pendaftar, id);
  if (before.status !== 'disetujui' && before.status !== 'berjalan') throw conflict(messages.wrongState);
  mustBeCurrent(ctx, pendaftar, before, version);
  if (await isInGroup(ctx, id)) throw conflict(monitoringRefusals.supervisorOfGroup);
  if (before.idDosenPembimbing === idDosen) return false;
  if (before.idDosenPembimbing && !note) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
  const lecturer = await takeLecturer(ctx, idDosen);
  const row = await storeChange(
    ctx,
    pendaftar,
    before,
    { idDosenPembimbing: idDosen },
    { action: 'ubah', note, importId },
  );
  // Student, partner, the new lecturer and the former one (docs/domain/20 §4.9).
  await tellOf(ctx, row, before.idDosenPembimbing ? dospemDiganti : dospemDitetapkan, {
    words: { dosen: lecturer.nama },
    people: {
      dosenLama: [{ pegawai: [before.idDosenPembimbing ?? null] }],
    },
  });
  return true;
}

/**
 * What the present supervisor did for a participation since being assigned, of whatever hangs off it.
 * @returns how many entries of its history
 */
const doneSince = async ({ tx }: RuleContext, { id, idDosenPembimbing }: Pendaftar): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      `select count(*)::int as n from mbkm_riwayat_status s join pengaturan_user u on u.id::text = s.id_user
       where s.id_pendaftar_mbkm = $1 and u.id_pegawai = $2 and s.waktu >
         (select max(h.waktu) from internal_riwayat h
          where h.resource = $3 and h.id_baris = $1::text and h.perubahan ? 'idDosenPembimbing')`,
      [id, idDosenPembimbing, pendaftar.name],
    )
  )?.n ?? 0;

/**
 * Undoes an assignment as far as nothing follows: the former supervisor takes the participation again, or nobody has it.
 * @throws HttpError 409 when it runs no more, the new supervisor has worked on it, or the former one is full
 */
const supervisorBack: TakeBack<Pendaftar> = {
  async run(ctx, before, former, audit) {
    if (!mayAssign(ctx.caller)) throw forbidden();
    if (before.status !== 'disetujui' && before.status !== 'berjalan') throw conflict(messages.wrongState);
    const n = await doneSince(ctx, before);
    if (n) throw conflict(monitoringRefusals.supervisorActed({ n }));
    const present = await ctx.tx.one<{ nama: string }>(
      'select nama_lengkap as nama from master_pegawai where id = $1',
      [before.idDosenPembimbing],
    );
    const lecturer = typeof former === 'string' ? await takeLecturer(ctx, former) : null;
    const row = await storeChange(ctx, pendaftar, before, { idDosenPembimbing: lecturer?.id ?? null }, audit);
    await tellOf(ctx, row, lecturer ? dospemDiganti : dospemDilepas, {
      words: { dosen: lecturer?.nama ?? present?.nama ?? '' },
      people: { dosenLama: [{ pegawai: [before.idDosenPembimbing ?? null] }] },
    });
  },
};

/** Rules of participations that watching them adds. */
export const supervisorRules: RulesFor<typeof pendaftar> = { takeBack: { idDosenPembimbing: supervisorBack } };

/**
 * Gives participations a supervisor, each in a transaction of its own (docs/domain/20 §2 PUT M/dospem).
 * @param body `{ items: [{ id, version }], idDosenPembimbing, catatan? }`; the note is needed where a supervisor is replaced
 * @throws HttpError 403 for other roles, 422 by field, 428 without versions, 409 'Kuota bimbingan …' when the lecturer takes none of them
 */
export async function assignSupervisor(engine: Engine, caller: Caller, body: unknown): Promise<BulkAnswer> {
  mustBeAllowed(caller, pendaftar, 'action');
  if (!mayAssign(caller)) throw forbidden();
  const given = mustBeObject(body);
  const items = itemsOf(given);
  const { idDosenPembimbing: idDosen } = given;
  if (typeof idDosen !== 'string' || !idDosen) throw invalid({ idDosenPembimbing: messages.required });
  const note = noteIn(given);
  const bukti = uuidv7();
  let changed = 0;
  const fared = await eachOf(engine, pendaftar, items, async item => {
    const assigned = await inTransaction(engine, caller, pendaftar, ctx =>
      assignIn(ctx, item, { idDosen, note, importId: bukti }),
    );
    if (assigned) changed += 1;
  });
  // When nothing was done, and for one reason only, the reason is the answer.
  const [first] = fared.failed;
  const isOne = first !== undefined && fared.failed.every(({ reason }) => sameSaid(reason, first.reason));
  if (first?.error && !fared.done.length && isOne) throw first.error;
  const answer = answerOf(fared, caller);
  if (!changed) return answer;
  const report = {
    berhasil: fared.done.length,
    sama: fared.done.length - changed,
    gagal: fared.failed.map(({ item, reason }) => ({ id: item.id, pesan: keep(reason) })),
  };
  await inTransaction(engine, caller, pendaftar, ctx =>
    writeReceipt(ctx, pendaftar, bukti, ['idDosenPembimbing'], report),
  );
  return { ...answer, bukti: [bukti] };
}

/**
 * Active lecturers by load, those of the caller's study programme first; at most 50 (docs/domain/20 §3
 * /magang/dosen-pembimbing).
 * @throws HttpError 403
 */
export async function loadsOf(engine: Engine, caller: Caller, q: unknown): Promise<BebanDosen[]> {
  mustBeAllowed(caller, pendaftar, 'action');
  if (!mayAssign(caller)) throw forbidden();
  const words = typeof q === 'string' ? q.trim() : '';
  if (words) mustBeSearchable(words);
  const { registry } = engine;
  return engine.db.reading.query<BebanDosen & Record<string, unknown>>(
    `select d.id, d.nama_lengkap as nama, r.nama as prodi, (${menteesSql(registry, 'd.id')}) as beban,
       coalesce(d.kuota_bimbingan, $3::int) as kuota
     from master_pegawai d left join master_program_prodi r on r.id = d.id_program_prodi
     where d.jenis = 'dosen' and d.aktif and ($1 = '' or d.nama_lengkap ilike '%' || $1 || '%')
     order by (d.id_program_prodi is not distinct from $2::uuid) desc, beban desc, d.nama limit 50`,
    [escapeLike(words), caller.idProgramProdi, await readSetting(engine.db, 'bimbingan.maks')],
  );
}

/**
 * A student's supervisors, the running participation first (docs/domain/20 §3 /magang/dosen-pembimbing).
 * @param kinds only of participations of these kinds
 * @throws HttpError 403
 */
export async function ownSupervisors(
  engine: Engine,
  caller: Caller,
  kinds: readonly string[] | undefined,
): Promise<DospemSaya[]> {
  mustBeAllowed(caller, pendaftar, 'read');
  if (!caller.idMahasiswa) throw forbidden();
  return engine.db.reading.query<DospemSaya & Record<string, unknown>>(
    `select t.id, p.nama as program, d.nama as periode, t.status,
       case when g.id is null then null
         else json_build_object('nama', g.nama_lengkap, 'prodi', r.nama, 'email', g.email) end as dosen
     from mbkm_pendaftar_program_mbkm t
     join master_program p on p.id = t.id_program join master_periode d on d.id = t.id_periode
     left join master_pegawai g on g.id = t.id_dosen_pembimbing
     left join master_program_prodi r on r.id = g.id_program_prodi
     where t.id_mahasiswa = $1 and ($2::text[] is null or t.kode_jenis_mbkm = any($2)) and t.status in ('disetujui', 'berjalan', 'selesai')
     order by (t.status = 'selesai'), t.tanggal_daftar desc limit 20`,
    [caller.idMahasiswa, kinds ?? null],
  );
}
