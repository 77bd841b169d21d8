import { masterEvents } from '../../../resources/master/events.ts';
import { matkulKurikulum } from '../../../resources/master/matkulKurikulum.ts';
import { paketKonversi } from '../../../resources/master/paketKonversi.ts';
import { provinsi } from '../../../resources/master/wilayah.ts';
import { serverArea } from '../area.ts';
import { accountEvents } from './accountEvents.ts';
import { registerMaster, rules } from './index.ts';
import { masterJobs } from './jobs.ts';
import { setup } from './setup.ts';

export const area = serverArea({
  name: 'master',
  rules,
  events: masterEvents,
  setup,
  jobs: masterJobs,
  ports: { accountEvents },
  versionless: [
    {
      why: 'makes something new',
      calls: [
        `POST /api/${paketKonversi.endpoint}/{id}/salin`,
        `POST /api/${matkulKurikulum.endpoint}/banyak`,
        'POST /api/master/mitra/{id}/undang-kontak',
      ],
    },
    { why: 'loads the regions anew; the source decides', calls: [`POST /api/${provinsi.endpoint}/muat-ulang`] },
  ],
  calls: registerMaster,
});
