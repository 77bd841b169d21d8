import { inboundEvents } from '../../../resources/pertukaran/inboundEvents.ts';
import { perjanjianBelajar } from '../../../resources/pertukaran/keluar/perjanjianBelajar.ts';
import { rulesTogether } from '../../platform/engine/composedRules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { serverArea } from '../area.ts';
import { inboundPart } from './inbound/index.ts';
import { agreementRules } from './keluar/agreementRules.ts';
import { outboundPart } from './outbound/index.ts';
import { permadiPart } from './permadi/index.ts';

/** Students from elsewhere, and the two ways out of the university. */
export const area = serverArea({
  name: 'pertukaran',
  rules: rulesTogether([
    inboundPart.rules,
    outboundPart.rules,
    permadiPart.rules,
    rulesOf(perjanjianBelajar, agreementRules),
  ]),
  programmes: { ...outboundPart.programmes, ...permadiPart.programmes },
  events: inboundEvents,
  jobs: inboundPart.jobs,
  letters: outboundPart.letters,
  versionless: [...inboundPart.versionless, ...outboundPart.versionless],
  ownDashboard: inboundPart.ownDashboard,
  calls: (app, engine, place) => {
    inboundPart.calls(app, engine, place);
    outboundPart.calls(app, engine, place);
    permadiPart.calls(app, engine, place);
  },
  demo: async () => (await import('./demo/index.ts')).demo,
});
