import { dokumenKomcad } from '../../../resources/komcad/dokumen.ts';
import { hasilSeleksi } from '../../../resources/komcad/kelulusan.ts';
import { latsarmil } from '../../../resources/komcad/latsarmil.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { penilaianKomcad } from '../../../resources/komcad/penilaian.ts';
import { programKomcad } from '../../../resources/komcad/program.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import { seleksiKompetensi } from '../../../resources/komcad/seleksi.ts';
import { suratKomcad } from '../../../resources/komcad/surat.ts';
import { surat } from '../../../resources/surat/surat.ts';
import { composed } from '../../platform/engine/composedRules.ts';
import { serverArea } from '../area.ts';
import { withinPeriod } from '../master/withinPeriod.ts';
import { documentRules } from './documentRules.ts';
import { gradeRules } from './gradeRules.ts';
import { komcadJobs } from './jobs.ts';
import { komcadLetters } from './letters.ts';
import { openingRules } from './openingRules.ts';
import { registrationRules } from './registrationRules.ts';
import { resultRules } from './resultRules.ts';
import { registerKomcad } from './routes.ts';
import { submissionErrors } from './submission.ts';
import { testRules } from './testRules.ts';
import { trainingRules } from './trainingRules.ts';

export const area = serverArea({
  name: 'komcad',
  rules: {
    [programKomcad.name]: composed([withinPeriod('tanggalMulaiLatsarmil', 'tanggalSelesaiLatsarmil'), openingRules]),
    [pendaftaranKomcad.name]: registrationRules,
    [dokumenKomcad.name]: documentRules,
    [seleksiKompetensi.name]: testRules,
    [hasilSeleksi.name]: resultRules,
    [latsarmil.name]: trainingRules,
    [penilaianKomcad.name]: gradeRules,
  },
  jobs: komcadJobs,
  letters: komcadLetters,
  versionless: [
    { why: 'leads on to a call that asks for the versions', calls: ['PUT /api/v6/komcad/update-status'] },
    { why: 'makes something new', calls: [`POST /api/${seleksiKompetensi.endpoint}/jadwal`] },
    {
      why: 'makes something new; the rows are locked, and a second letter about one is refused',
      calls: suratKomcad.flatMap(({ name }) => {
        const call = `POST /api/${surat.endpoint}/${name.replaceAll('_', '-')}`;
        return [call, `${call}/pratinjau`];
      }),
    },
  ],
  calls: registerKomcad,
  programmes: { [komcad.name]: { submissionErrors } },
  demo: async () => (await import('./demo/index.ts')).demo,
});
