import type { ChangeOf } from '../../../resources/kit/index.ts';
import { pegawai } from '../../../resources/master/pegawai.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import type { timKonversiProdi, timMbkmProdi, timPenilaiProdi } from '../../../resources/master/timProdi.ts';
import { tableName } from '../../platform/database/columns.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { changes, exists, takeTurns } from './common.ts';
import { keepRolesOfLecturer } from './teamRoles.ts';

type Team = typeof timMbkmProdi | typeof timKonversiProdi | typeof timPenilaiProdi;

/** Teams of a study programme (docs/domain/10 §2.4 tim-*): one head at a time, nobody twice, roles by membership. */
export const teamRules = (team: Team): RulesFor<Team> => ({
  beforeCreate: async (ctx, data) => {
    Object.assign(data, await nameOf(ctx, data.idPegawai));
    await mustFitTeam(ctx, team, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    if (changes(before, data, 'idPegawai')) Object.assign(data, await nameOf(ctx, data.idPegawai));
    if (changes(before, data, 'idProgramProdi', 'idPegawai', 'jabatan', 'berlakuMulai', 'berlakuSampai', 'aktif'))
      await mustFitTeam(ctx, team, { ...before, ...data });
  },

  afterWrite: async (ctx, row, before) => {
    const lecturers = new Set([row?.idPegawai, before?.idPegawai].filter(id => id !== undefined));
    for (const id of lecturers) await keepRolesOfLecturer(ctx, id);
  },
});

/** Name and NIP, for search. */
async function nameOf(ctx: RuleContext, idPegawai: string | undefined): Promise<ChangeOf<Team>> {
  const person = await read(asSystem(ctx.tx), pegawai, idPegawai, ['namaLengkap', 'nip'], { lock: 'share' });
  return person ? { namaPegawai: person.namaLengkap, nip: person.nip } : {};
}

/** Rows that are switched off neither take a place nor hold one. */
async function mustFitTeam(ctx: RuleContext, team: Team, row: ChangeOf<Team>): Promise<void> {
  if (row.aktif === false) return;
  await takeTurns(ctx, `${team.name}:${row.idProgramProdi}`);
  const others = `select 1 as ada from ${tableName(team)} where id <> $1 and id_program_prodi = $2 and aktif
    and berlaku_mulai <= $4 and berlaku_sampai >= $3`;
  const values = [row.id, row.idProgramProdi, row.berlakuMulai, row.berlakuSampai];
  if (await exists(ctx.tx, `${others} and id_pegawai = $5`, [...values, row.idPegawai]))
    throw invalid({ idPegawai: masterRefusals.memberThere });
  if (row.jabatan === 'ketua' && (await exists(ctx.tx, `${others} and jabatan = 'ketua'`, values)))
    throw invalid({ jabatan: masterRefusals.teamHasLeader });
}
