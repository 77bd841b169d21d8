import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { laporanKwu } from '../../../resources/kwu/laporan.ts';
import { pengajuanDpl } from '../../../resources/kwu/pengajuanDpl.ts';
import { pengaturanKwu } from '../../../resources/kwu/pengaturan.ts';
import { profilUsaha } from '../../../resources/kwu/profil.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import { rulesTogether } from '../../platform/engine/composedRules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { serverArea } from '../area.ts';
import { withinPeriod } from '../master/withinPeriod.ts';
import { requestJobs, requestRules } from '../mbkm/supervisorRequests.ts';
import { businessRules } from './businessRules.ts';
import { judgeBusinesses } from './importedGroups.ts';
import { kwuJobs } from './jobs.ts';
import { profileRules } from './profileRules.ts';
import { reportRules } from './reportRules.ts';
import { registerKwu } from './routes.ts';
import { businessUnits, makeBusinesses } from './saveImportedGroups.ts';
import { supervision } from './supervision.ts';

export const area = serverArea({
  name: 'kwu',
  rules: rulesTogether([
    rulesOf(pengaturanKwu, withinPeriod('tanggalMulai', 'tanggalSelesai')),
    rulesOf(kelompokKwu, businessRules),
    { [pengajuanDpl.name]: requestRules(supervision) },
    rulesOf(profilUsaha, profileRules),
    rulesOf(laporanKwu, reportRules),
  ]),
  jobs: [...requestJobs(supervision), ...kwuJobs],
  versionless: [
    { why: 'reminds, and changes no row', calls: [`POST /api/${kelompokKwu.endpoint}/daftar-ulang/ingatkan`] },
  ],
  calls: registerKwu,
  programmes: { [kwu.name]: { importedRows: judgeBusinesses, imported: makeBusinesses, importedUnits: businessUnits } },
  demo: async () => (await import('./demo/index.ts')).demo,
});
