import { mbkmEvents } from '../../../resources/mbkm/events.ts';
import { peranTahap } from '../../../resources/mbkm/tahap.ts';
import { groupEvents } from '../../../resources/programme/groupEvents.ts';
import { rulesTogether } from '../../platform/engine/composedRules.ts';
import { serverArea } from '../area.ts';
import { registerConsent } from './consent/routes.ts';
import { rulesOfCarrying, rulesOfGroups } from './groupRules.ts';
import { registerSavedImports } from './imports/resourceCalls.ts';
import { rules } from './index.ts';
import { mbkmJobs } from './jobs.ts';
import { rulesOfLeading } from './leadingWorkflow.ts';
import { registerMbkm } from './programmeRoutes.ts';

/** Participations, and what every programme and every group has. */
export const area = serverArea({
  name: 'mbkm',
  rulesOf: ({ registry, hooks, programmes, plans }) =>
    rulesTogether([rules(hooks, programmes, plans), rulesOfGroups(registry)]),
  lastRulesOf: ({ registry, plans }) =>
    rulesTogether([rulesOfCarrying(registry, plans), rulesOfLeading(registry, plans)]),
  events: [...mbkmEvents, ...groupEvents],
  jobs: mbkmJobs,
  ports: { stageRoles: peranTahap },
  versionless: [
    { why: 'makes something new', calls: ['POST {p}', 'POST /api/mbkm/persetujuan-saya'] },
    {
      why: 'an import remembers the versions that its preview saw and leaves rows that changed since',
      calls: [
        'POST {p}/import',
        'POST {p}/save-import',
        'PUT {p}/import/{idImport}',
        'POST {p}/import/{idImport}/batalkan',
        'POST {saved}/import',
        'POST {saved}/save-import',
      ],
    },
    {
      why: 'one person comes in, goes or answers, whatever else of the group changed; it is locked',
      calls: [
        'POST {group}/gabung',
        'POST {group}/{id}/undang',
        'PUT {group}/undangan/{id}',
        'PUT {group}/{id}/keluar',
      ],
    },
  ],
  calls: (app, engine, { ports }) => {
    registerMbkm(app, engine, ports);
    registerSavedImports(app, engine);
    registerConsent(app, engine);
  },
});
