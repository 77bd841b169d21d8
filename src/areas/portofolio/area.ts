import { areaPortofolio } from '../../../resources/portofolio/index.ts';
import { screenArea } from '../area.ts';
import { addPortfolioExtensions } from './extensions.ts';
import { portfolioPages } from './pages.ts';

export const area = screenArea(areaPortofolio, { pages: portfolioPages, extend: addPortfolioExtensions });
