import { user } from '../../../resources/pengaturan/user.ts';
import { dayInZone } from '../../platform/day.ts';
import type { EngineJob } from '../../platform/engine/context.ts';
import { forDue } from '../../platform/engine/dueRows.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { tellOfEndings } from './endingNotices.ts';
import { keepTeamRoles } from './teamRoles.ts';

/**
 * Gives roles whose first day has come: of team rows that begin after a break, and of lecturers whose account was
 * created by single sign-on (docs/domain/10 §6 "Automatic roles"). Endings need no job, because roles have an end date.
 */
const giveTeamRoles: EngineJob = {
  name: 'peran-otomatis',
  title: 'Memberi peran anggota tim prodi',
  schedule: { at: '00:10' },
  run: async context => {
    const accounts = partsOf<{ id: string }>(
      context,
      `select u.id from pengaturan_user u where exists (select 1 from (
           select id_pegawai, aktif, berlaku_mulai, berlaku_sampai from master_tim_mbkm_prodi
           union all select id_pegawai, aktif, berlaku_mulai, berlaku_sampai from master_tim_konversi_prodi
           union all select id_pegawai, aktif, berlaku_mulai, berlaku_sampai from master_tim_penilai_prodi) t
         where t.id_pegawai = u.id_pegawai and t.aktif and $1 between t.berlaku_mulai and t.berlaku_sampai)`,
      [dayInZone(context.now)],
    );
    const { diperiksa, ...report } = await forDue(context, user, accounts, (ctx, { id }) =>
      keepTeamRoles({ ...ctx, now: context.now }, id),
    );
    return { akun: diperiksa, ...report };
  },
};

/** Jobs of master data. */
export const masterJobs: readonly EngineJob[] = [giveTeamRoles, tellOfEndings];
