import { kknRules } from './kkn/index.ts';
import { komcadRules } from './komcad/index.ts';
import { kwuRules } from './kwu/index.ts';
import { rules as magang } from './magang/index.ts';
import { magangJobs } from './magang/jobs.ts';
import { registerMagang } from './magang/routes.ts';
import type { RulesByProgramme } from './mbkm/index.ts';
import { inboundArea } from './pertukaran/inbound/area.ts';
import { leavingAreas } from './pertukaran/keluar/index.ts';
import { portfolioArea } from './portofolio/area.ts';
import type { ProgrammeArea } from './programmeArea.ts';
import { risetRules } from './riset/index.ts';

/** Every programme's area, and the portfolio, which is none. */
export const programmeAreas: readonly ProgrammeArea[] = [
  {
    name: 'magang',
    rules: magang,
    jobs: magangJobs,
    register: registerMagang,
    versionless: [{ why: 'makes something new', calls: ['POST /api/magang/pendaftar-program-mbkm/mandiri'] }],
  },
  kknRules,
  kwuRules,
  komcadRules,
  risetRules,
  portfolioArea,
  inboundArea,
  ...leavingAreas,
];

/** What each of them does with participations, by its name. */
export const participationRules = (areas: readonly ProgrammeArea[]): RulesByProgramme =>
  Object.fromEntries(areas.flatMap(({ name, participation }) => (participation ? [[name, participation]] : [])));
