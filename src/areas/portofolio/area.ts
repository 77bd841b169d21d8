import { areaPortofolio } from '../../../resources/portofolio/index.ts';
import type { ScreenArea } from '../area.ts';
import { addPortfolioExtensions } from './extensions.ts';
import { portfolioPages } from './pages.ts';

export const area: ScreenArea = { ...areaPortofolio, pages: portfolioPages, extend: addPortfolioExtensions };
