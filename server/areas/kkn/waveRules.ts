import { type ChangeOf, messages, noteOf, type Row, term } from '../../../resources/kit/index.ts';
import type { gelombang } from '../../../resources/kkn/gelombang.ts';
import { kknMessages } from '../../../resources/kkn/messages.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { changes } from '../master/common.ts';
import { groups, isGroup } from './tables.ts';

/** Waves (docs/domain/30 §1.1, §4.6). */
export const waveRules: RulesFor<typeof gelombang> = {
  beforeCreate: async (ctx, data) => mustBeKkn(ctx, data),

  beforeUpdate: async (ctx, before, data) => {
    if (before.status === 'selesai' && ctx.caller.baseRole !== role.superAdmin) throw conflict(kknMessages.waveOver);
    if (changes(before, data, 'idProgram')) await mustBeKkn(ctx, data);
    if (changes(before, data, 'tanggalBerangkat', 'tanggalSelesai'))
      await mustHoldLogs(ctx, before, { ...before, ...data });
  },

  beforeTransition: async (ctx, before, { action }) => {
    if (action === 'berangkatkan') await mustHaveLetters(ctx, before);
  },

  afterWrite: async (ctx, row, before) => {
    if (row && before && changes(before, row, 'tanggalBerangkat', 'tanggalSelesai')) await moveDates(ctx, row);
  },
};

/** @throws HttpError 422 for a programme of another kind */
async function mustBeKkn(ctx: RuleContext, data: ChangeOf<typeof gelombang>): Promise<void> {
  const found = await ctx.tx.one<DbRow>(
    `select 1 as ada from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where p.id = $1 and j.kode = 'kkn'`,
    [data.idProgram],
  );
  if (!found)
    throw invalid(
      { idProgram: messages.reference({ label: term('Program') }) },
      messages.reference({ label: term('Program') }),
    );
}

/**
 * Logs that a participant brought along from another wave lie outside already, and hinder nothing.
 * @throws HttpError 409 'Ada {n} log di luar tanggal baru.'
 */
async function mustHoldLogs(
  ctx: RuleContext,
  before: Row<typeof gelombang>,
  row: Row<typeof gelombang>,
): Promise<void> {
  const found = await ctx.tx.one<{ n: number }>(
    `select count(*)::int as n from kkn_laporan_harian l join kkn_pendaftaran p on p.id_pendaftar_mbkm = l.id_pendaftar_mbkm
     where p.id_gelombang = $1 and l.tanggal between $4::date and $5::date and not l.tanggal between $2::date and $3::date`,
    [row.id, row.tanggalBerangkat, row.tanggalSelesai, before.tanggalBerangkat, before.tanggalSelesai],
  );
  if (found?.n) throw conflict(kknRefusals.logsOutside({ n: found.n }));
}

/** Nobody leaves before the supervisors' letters are there (docs/domain/30 §1.3 `nomorSk`). @throws HttpError 409 */
async function mustHaveLetters(ctx: RuleContext, row: Row<typeof gelombang>): Promise<void> {
  const lacking = await ctx.tx.query<{ nama: string }>(
    `select d.nama from kkn_dpl d where d.id_gelombang = $1 and (d.nomor_sk is null or d.tanggal_sk is null or d.berkas_sk is null)
       and exists (select 1 from ${groups} g where g.id_dpl = d.id and ${isGroup('g')}) order by d.nama limit 6`,
    [row.id],
  );
  if (!lacking.length) return;
  const named = lacking.slice(0, 5).map(({ nama }) => nama);
  throw conflict(kknRefusals.lettersLacking({ nama: named, lainnya: lacking.length > 5 }));
}

/** The participations of a wave go with its days. */
async function moveDates(ctx: RuleContext, row: Row<typeof gelombang>): Promise<void> {
  const found = await ctx.tx.query<{ id: string }>(
    `select t.id from mbkm_pendaftar_program_mbkm t join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id
     where p.id_gelombang = $1 and t.status in ('draf', 'diajukan', 'revisi', 'disetujui', 'berjalan') order by t.id`,
    [row.id],
  );
  const values = { tanggalMulai: row.tanggalBerangkat, tanggalSelesai: row.tanggalSelesai };
  await ctx.carry(
    pendaftar,
    found.map(({ id }) => ({ id, values })),
    noteOf(kknRefusals.notes.waveDates({ nama: row.nama })),
  );
}
