import type { FastifyInstance } from 'fastify';
import { krs } from '../../../../resources/pertukaran/krs.ts';
import { masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { mkDosen } from '../../../../resources/pertukaran/mkDosen.ts';
import { mkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import { composed } from '../../../platform/engine/composedRules.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { AreaPlace, ServerArea } from '../../area.ts';
import { withinPeriod } from '../../master/withinPeriod.ts';
import { classRules, lecturerRules } from './classRules.ts';
import { inboundJobs } from './jobs.ts';
import { ownDashboard } from './ownDashboard.ts';
import { planRules } from './planRules.ts';
import { registerPublicInbound } from './publik/routes.ts';
import { createSecrets } from './publik/secrets.ts';
import { registerInbound } from './routes.ts';
import { studentRules } from './studentRules.ts';
import { studyPeriodRules } from './studyPeriods.ts';

const P = '/api/v2/pertukaran-mahasiswa';
const M = `/api/${mhsInbound.endpoint}`;

/** Server part of inbound exchange, which is no programme of participations. */
export const inboundPart = {
  rules: {
    [masaStudi.name]: composed([withinPeriod('kuliahMulai', 'kuliahSelesai'), studyPeriodRules]),
    [mhsInbound.name]: studentRules,
    [mkInbound.name]: classRules,
    [mkDosen.name]: lecturerRules,
    [krs.name]: planRules,
  },
  jobs: inboundJobs,
  ownDashboard,
  versionless: [
    {
      why: 'makes something new',
      calls: [`POST ${P}/register-mk`, `POST ${P}/mata-kuliah/salin`, `POST ${P}/krs`],
    },
    {
      why: 'a registrant has no session; a repair names the version in its form',
      calls: [
        ...['', '/status', '/bukti', '/kirim-ulang', '/konfirmasi-email', '/aktivasi'].map(
          tail => `POST ${M}/register${tail}`,
        ),
        `PUT ${M}/register/{id}`,
      ],
    },
    { why: 'reads an answer that was lost on the way', calls: [`POST ${M}/register/hasil`] },
    { why: 'all marks of a spreadsheet or none, previewed before', calls: [`POST ${P}/krs/nilai-import`] },
    { why: 'reminds, and changes no row', calls: [`POST ${P}/krs/nilai-ingatkan`] },
  ],
  calls: (app: FastifyInstance, engine: Engine, { ports, secret, files, mail, baseUrl }: AreaPlace) => {
    registerInbound(app, engine, ports, { baseUrl, files });
    registerPublicInbound(app, { engine, files, mail, baseUrl, secrets: createSecrets(secret) });
  },
} satisfies Omit<ServerArea, 'name'>;
