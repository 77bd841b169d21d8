import type { ProgrammeArea } from '../programmeArea.ts';
import { portfolioRules } from './index.ts';
import { registerPortfolio } from './routes.ts';

/** The portfolio (docs/domain/40 §1.3, §2.4): no programme, but rules and calls of an area's own. */
export const portfolioArea: ProgrammeArea = {
  name: 'portofolio',
  rules: portfolioRules,
  register: registerPortfolio,
};
