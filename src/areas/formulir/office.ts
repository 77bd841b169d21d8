import { areaFormulirOffice } from '../../../resources/formulir/office.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

export const officeArea = screenArea(areaFormulirOffice, {
  pages: { '/laporan/kepuasan': lazyScreen(() => import('./kepuasan/SatisfactionPage.tsx')) },
  extend: () => {
    extend('master/mitra', {
      showTabs: [
        { key: 'kepuasan', label: 'Kepuasan', content: lazyScreen(() => import('./kepuasan/SatisfactionTab.tsx')) },
      ],
    });
    extend('formulir/formulir', {
      listActions: lazyScreen(() => import('./contoh/StartFromSample.tsx')),
      showActions: lazyScreen(() => import('./susun/FormLinks.tsx')),
      showTabs: [
        {
          key: 'pertanyaan',
          label: 'Pertanyaan',
          content: lazyScreen(() => import('./susun/BuilderTab.tsx')),
          ownSteps: ['rilis'],
        },
        { key: 'peserta', label: 'Peserta', content: lazyScreen(() => import('./peserta/ParticipantsTab.tsx')) },
      ],
    });
  },
});
