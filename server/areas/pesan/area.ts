import { serverArea } from '../area.ts';
import { registerMessages } from './routes.ts';
import { sendMessages } from './sendJob.ts';

/** Messages to the people of a list: who is reached, what goes out, what became of it. */
export const area = serverArea({
  name: 'pesan',
  jobs: [sendMessages],
  versionless: [
    { why: 'stores nothing, or makes something new', calls: ['POST /api/pesan/coba', 'POST /api/pesan'] },
    {
      why: 'only its sender writes a message: ends it, or notes that a link was opened',
      calls: ['POST /api/pesan/{id}/batal', 'POST /api/pesan/{id}/penerima/{penerima}/wa'],
    },
  ],
  calls: registerMessages,
});
