import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { inisiasiMitra } from '../../../resources/riset/inisiasiMitra.ts';
import { menilaiRiset } from '../../../resources/riset/menilaiRiset.ts';
import { nilaiMitra } from '../../../resources/riset/nilaiMitra.ts';
import { pendaftaranRiset } from '../../../resources/riset/pendaftaran.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import { simaris } from '../../../resources/riset/simaris.ts';
import { skemaMitra } from '../../../resources/riset/skemaMitra.ts';
import { composed } from '../../platform/engine/composedRules.ts';
import { serverArea } from '../area.ts';
import { withinPeriod } from '../master/withinPeriod.ts';
import { gradeRules } from './gradeRules.ts';
import { risetJobs } from './jobs.ts';
import { partnerGradeRules } from './partnerGradeRules.ts';
import { projectRules } from './projectRules.ts';
import { proposalRules } from './proposalRules.ts';
import { detailRules, participationRules, submissionErrors } from './registrationRules.ts';
import { registerRiset } from './routes.ts';
import { schemeRules } from './schemeRules.ts';

export const area = serverArea({
  name: 'riset',
  rules: {
    [simaris.name]: projectRules,
    [inisiasiMitra.name]: proposalRules,
    [skemaMitra.name]: composed([withinPeriod('tanggalMulai', 'tanggalSelesai'), schemeRules]),
    [pendaftaranRiset.name]: detailRules,
    [pendaftar.name]: participationRules,
    [nilaiMitra.name]: partnerGradeRules,
    [menilaiRiset.name]: gradeRules,
  },
  jobs: risetJobs,
  versionless: [{ why: 'makes something new', calls: [`POST /api/${simaris.endpoint}/bulk`] }],
  calls: (app, engine, { ports }) => registerRiset(app, engine, ports),
  programmes: { [programRiset.name]: { submissionErrors } },
  demo: async () => (await import('./demo/index.ts')).demo,
});
