import { serverArea } from '../area.ts';
import { registerMessages } from './routes.ts';
import { sendMessages } from './sendJob.ts';
import { registerThreads } from './threads.ts';
import { registerWhatsApp } from './wa/routes.ts';
import { waJob } from './wa/sendWa.ts';

/** Messages to the people of a list: who is reached, what goes out, what became of it. */
export const area = serverArea({
  name: 'pesan',
  jobs: [sendMessages],
  jobsOf: place => [waJob(place)],
  versionless: [
    { why: 'stores nothing, or makes something new', calls: ['POST /api/pesan/coba', 'POST /api/pesan'] },
    {
      why: 'only its sender writes a message: ends it, or notes that a link was opened',
      calls: ['POST /api/pesan/{id}/batal', 'POST /api/pesan/{id}/penerima/{penerima}/wa'],
    },
    {
      why: 'adds an answer, the same one once; only the sender closes a thread',
      calls: ['POST /api/percakapan/{id}/balasan', 'POST /api/percakapan/{id}/tutup'],
    },
    {
      why: 'only the owner of a number allows messages; a service outside tells the state of what it sent',
      calls: ['PUT /api/user/wa', 'POST /api/publik/wa'],
    },
  ],
  calls: (app, engine, place) => {
    registerMessages(app, engine, place);
    registerThreads(app, engine);
    registerWhatsApp(app, engine, place);
  },
});
