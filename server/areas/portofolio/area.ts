import { portofolioEvents } from '../../../resources/portofolio/events.ts';
import { laporanIku2 } from '../../../resources/portofolio/office.ts';
import { serverArea } from '../area.ts';
import { iku2Table } from './iku2.ts';
import { portfolioRules } from './index.ts';
import { registerPortfolio } from './routes.ts';

/** The portfolio (docs/domain/40 §1.3, §2.4): no programme, but rules and calls of an area's own. */
export const area = serverArea({
  name: 'portofolio',
  events: portofolioEvents,
  rules: portfolioRules,
  figurePages: { [laporanIku2.name]: iku2Table },
  calls: registerPortfolio,
  demo: async () => (await import('./demo/index.ts')).demo,
});
