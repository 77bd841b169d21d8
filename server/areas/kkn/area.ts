import { desa } from '../../../resources/kkn/desa.ts';
import { dpl } from '../../../resources/kkn/dpl.ts';
import { gelombang } from '../../../resources/kkn/gelombang.ts';
import { kelompok } from '../../../resources/kkn/kelompok.ts';
import { laporanHarian } from '../../../resources/kkn/laporanHarian.ts';
import { laporanMingguan } from '../../../resources/kkn/laporanMingguan.ts';
import { luaranKkn } from '../../../resources/kkn/luaranKkn.ts';
import { memilihDospem } from '../../../resources/kkn/memilihDospem.ts';
import { perjalananDinas } from '../../../resources/kkn/perjalananDinas.ts';
import { picKelompok } from '../../../resources/kkn/picKelompok.ts';
import { proposal } from '../../../resources/kkn/proposal.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { rulesTogether } from '../../platform/engine/composedRules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { serverArea } from '../area.ts';
import { withinPeriod } from '../master/withinPeriod.ts';
import { requestJobs, requestRules } from '../mbkm/supervisorRequests.ts';
import { assignmentLetter } from './assignmentLetter.ts';
import { closedWave } from './closedWave.ts';
import { groupRules } from './groupRules.ts';
import { kknJobs } from './jobs.ts';
import { logRules } from './logRules.ts';
import { waveSource } from './moveWave/moveParticipants.ts';
import { waveBack } from './moveWave/waveBack.ts';
import { picRules } from './picRules.ts';
import { proposalRules } from './proposalRules.ts';
import { supervision } from './requestRules.ts';
import { registerKkn, versionless } from './routes.ts';
import { setup } from './setup.ts';
import { supervisorRules } from './supervisorRules.ts';
import { tripRules } from './tripRules.ts';
import { villageRules } from './villageRules.ts';
import { waveRules } from './waveRules.ts';

/** Resources whose rows become read-only with the end of their wave. */
const ofWaves = [
  desa,
  dpl,
  kelompok,
  picKelompok,
  memilihDospem,
  proposal,
  laporanHarian,
  laporanMingguan,
  luaranKkn,
  perjalananDinas,
];

export const area = serverArea({
  setup,
  name: 'kkn',
  rules: rulesTogether([
    Object.fromEntries(ofWaves.map(({ name }) => [name, closedWave])),
    rulesOf(gelombang, withinPeriod('tanggalBerangkat', 'tanggalSelesai'), waveRules),
    rulesOf(desa, villageRules),
    rulesOf(dpl, supervisorRules),
    rulesOf(kelompok, groupRules),
    rulesOf(picKelompok, picRules),
    { [memilihDospem.name]: requestRules(supervision) },
    rulesOf(proposal, proposalRules),
    rulesOf(perjalananDinas, tripRules),
    rulesOf(laporanHarian, logRules),
    rulesOf(pendaftar, { takeBack: { [waveSource]: waveBack } }),
  ]),
  jobs: [...requestJobs(supervision), ...kknJobs],
  letters: [assignmentLetter],
  versionless,
  calls: registerKkn,
  demo: async () => (await import('./demo/index.ts')).demo,
});
