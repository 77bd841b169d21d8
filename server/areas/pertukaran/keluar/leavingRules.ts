import { type ChangeOf, messages, type Note } from '../../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { isianKhs } from '../../../../resources/pertukaran/keluar/rincian.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { tableName } from '../../../platform/database/columns.ts';
import { findRow } from '../../../platform/engine/read.ts';
import { asSystem, read } from '../../../platform/engine/reading.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import type { RulesFor } from '../../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { isTeam } from '../../master/common.ts';
import { isDecision } from '../../mbkm/stages.ts';
import { keepExchangeRole } from './exchangeRole.ts';
import type { Rincian } from './leaving.ts';
import { goesBy, type Leaving, type LeavingDetail, mustHaveDetail } from './leaving.ts';
import { keepRecognition } from './recognitionLetter.ts';
import { mustBeInWindow, periodOf } from './window.ts';

/** Fields of the student that details repeat, so that lists can search and filter by them. */
const repeated = ['idMahasiswa', 'npm', 'namaMahasiswa', 'idProgramProdi'] as const;

/** The KHS comes by its upload only, never with the registration. @throws HttpError 422 by field */
function mustNotCarryKhs(data: ChangeOf<LeavingDetail>): void {
  const given = isianKhs.filter(name => data[name] != null);
  if (given.length) throw invalid(Object.fromEntries(given.map(name => [name, messages.readOnly])));
}

/** Details: they repeat their student, and are written with their registration. */
export const detailRules: RulesFor<LeavingDetail> = {
  beforeCreate: async (ctx, data) => {
    mustNotCarryKhs(data);
    Object.assign(data, await read(asSystem(ctx.tx), pendaftar, data.idPendaftarMbkm, repeated));
  },
  beforeUpdate: (_ctx, _before, data) => mustNotCarryKhs(data),
};

/** Participations of one way out: what the conversion waits for, and the student's additional role. */
export const leavingRules = (leaving: Leaving, kinds: readonly string[]): RulesFor<typeof pendaftar> => ({
  // Refuses a decision of Tim MBKM while that of the study programme is due.
  outside: async (engine, caller, id, { field, name }) => {
    if (field !== 'status' || !isDecision(name) || !isTeam(caller)) return [];
    const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
    const early = row && goesBy(leaving, row) && row.status === 'diajukan' && row.tahapAktif === 'prodi';
    if (early) throw conflict(pertukaranRefusals.tungguProdi);
    return [];
  },
  beforeTransition: async (ctx, before, { field, action, note }) => {
    if (field !== 'statusKonversi' || action !== 'ajukan' || ofRegistration(leaving) || !goesBy(leaving, before))
      return;
    await mustBeReady(ctx, await mustHaveDetail(ctx.tx, leaving, before), note);
  },
  afterWrite: async (ctx, row, before) => {
    const whole = row ?? before;
    if (!whole || !goesBy(leaving, whole)) return;
    const moved = row?.status !== before?.status || row?.statusKonversi !== before?.statusKonversi;
    if (moved && before) await keepExchangeRole(ctx, kinds, whole);
    if (row && before) await keepRecognition(ctx, row.id);
  },
});

const ofRegistration = ({ programme: { conversion } }: Leaving): boolean =>
  conversion.by === 'mapping' && conversion.at === 'registration';

/** The study plan is handed in with the host's acceptance, while its window is open. @throws HttpError 409 */
async function mustBeReady(ctx: RuleContext, own: Rincian, note: Note | null): Promise<void> {
  if (!own.berkasLoa) throw conflict(pertukaranRefusals.unggahLoa);
  await mustBeInWindow(ctx, own, 'krs', note);
}

/**
 * After the last approval: the study period has room, 0 = any number. The row of the period is locked, so that two
 * approvals count each other.
 * @throws HttpError 409
 */
export async function mustHaveRoom(ctx: RuleContext, leaving: Leaving, row: Pendaftar): Promise<void> {
  const own = await mustHaveDetail(ctx.tx, leaving, row);
  const period = await periodOf(ctx.tx, own);
  if (!period?.kuota) return;
  await ctx.tx.query('select 1 from pertukaran_masa_studi where id = $1 for no key update', [period.id]);
  const table = tableName(leaving.detail.resource);
  const found = await ctx.tx.one<{ n: number }>(
    `select count(*)::int as n from mbkm_pendaftar_program_mbkm t join ${table} d on d.id_pendaftar_mbkm = t.id
     where d.id_masa_studi = $1 and t.kode_jenis_mbkm = any($2) and t.status in ('disetujui', 'berjalan', 'selesai')`,
    [period.id, leaving.programme.kinds],
  );
  const taken = (found?.n ?? 1) - 1;
  if (taken >= period.kuota)
    throw conflict(pertukaranRefusals.kuotaMasaPenuh({ masa: period.nama ?? '', terisi: taken, kuota: period.kuota }));
}
