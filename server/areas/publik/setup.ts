import { publikRefusals } from '../../../resources/publik/refusals.ts';
import { dayInZone } from '../../platform/day.ts';
import { problemsIf, type SetupStep } from '../../platform/engine/setup.ts';
import { programStates } from './landingData.ts';

const { setup: says } = publikRefusals;

const isLocal = (baseUrl: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname);

/** Step of the set-up: a programme is open for registration, with links to its settings. */
export const setup: readonly SetupStep[] = [
  {
    key: 'terbit',
    at: 120,
    title: says.title,
    why: says.why,
    screens: ['/master/periode', '/pengaturan/situs'],
    look: async (engine, { baseUrl }) => {
      const today = dayInZone(engine.now());
      const states = await programStates(engine);
      const open = states.filter(({ terbuka }) => terbuka).length;
      const coming = states.filter(({ terbuka, bukaPada }) => !terbuka && bukaPada !== null && bukaPada > today).length;
      return {
        counts: [
          { label: says.open, n: open },
          { label: says.coming, n: coming },
        ],
        problems: problemsIf(
          [open + coming === 0, { says: says.none, screen: '/master/periode' }],
          [isLocal(baseUrl), { says: says.address, advice: true }],
        ),
      };
    },
  },
];
