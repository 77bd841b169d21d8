import { kunciApi } from '../../../resources/integrasi/kunciApi.ts';
import { webhook } from '../../../resources/integrasi/webhook.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { serverArea } from '../area.ts';
import { keyRules } from './keyRules.ts';
import { registerIntegration } from './routes.ts';
import { createSystemKeys } from './systemKeys.ts';
import { webhookJob } from './webhookJob.ts';
import { webhookRules } from './webhookRules.ts';

/** Other systems: keys by which they read and write, webhooks by which they hear of changes. */
export const area = serverArea({
  name: 'integrasi',
  rules: { ...rulesOf(kunciApi, keyRules), ...rulesOf(webhook, webhookRules) },
  ports: { systemKeys: createSystemKeys },
  jobsOf: ({ secret }) => [webhookJob(secret)],
  versionless: [{ why: 'tries an address, and changes no row', calls: ['POST /api/integrasi/webhook/{id}/uji'] }],
  calls: (app, engine, { access, secret }) => registerIntegration(app, engine, { log: access.log, secret }),
});
