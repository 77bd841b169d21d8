import { areaNilai } from '../../../resources/nilai/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaNilai, {
  contents: {
    grading: lazyScreen(async () => ({ default: (await import('./grading/GradingList.tsx')).GradingList })),
    'grading/sheet': lazyScreen(async () => ({
      default: (await import('./grading/GradingDetail.tsx')).GradingDetail,
    })),
    'grading/groups': lazyScreen(async () => ({
      default: (await import('./grading/group/GroupList.tsx')).GroupListScreen,
    })),
    'grading/group': lazyScreen(async () => ({
      default: (await import('./grading/group/GroupSheet.tsx')).GroupSheetScreen,
    })),
    'grading/recap': lazyScreen(async () => ({ default: (await import('./grading/group/Recap.tsx')).RecapScreen })),
  },
  places: {
    sheet: lazyScreen(async () => ({ default: (await import('./grading/rows/ListSheet.tsx')).ListSheet })),
  },
});
