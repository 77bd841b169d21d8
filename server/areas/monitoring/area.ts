import { serverArea } from '../area.ts';
import { rules } from './index.ts';
import { registerMonitoring } from './routes.ts';

export const area = serverArea({
  name: 'monitoring',
  rules,
  versionless: [{ why: 'reminds, and changes no row', calls: ['POST /api/mbkm/monitoring/ingatkan'] }],
  calls: registerMonitoring,
});
