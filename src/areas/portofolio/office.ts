import { areaPortofolioOffice, laporanIku2 } from '../../../resources/portofolio/office.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

export const officeArea = screenArea(areaPortofolioOffice, {
  pages: { [laporanIku2.screen]: lazyScreen(() => import('../../platform/ui/pivot/FigurePage.tsx')) },
});
