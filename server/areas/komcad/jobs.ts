import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { dayInZone } from '../../platform/day.ts';
import type { EngineJob } from '../../platform/engine/context.ts';
import { forDue } from '../../platform/engine/dueRows.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { asItIs } from '../../platform/versions.ts';
import { daily } from '../mbkm/jobs.ts';
import { komcadReminders } from './reminders.ts';

/** Begins training on its first day; rows with missing requirements stay and are reported. */
export const komcadJobs: readonly EngineJob[] = [
  daily('mulai-latsarmil', 'Memulai latsarmil Komcad yang sudah waktunya', { at: '00:15' }, async context => {
    const { engine } = context;
    const due = partsOf<{ id: string }>(
      context,
      `select d.id from komcad_pendaftaran d join komcad_program g on g.id = d.id_program_komcad
       where d.tahap = 'lulus' and d.status_pendaftaran = 'disetujui' and g.tanggal_mulai_latsarmil <= $1::date`,
      [dayInZone(engine.now())],
    );
    return forDue(context, pendaftaranKomcad, due, (ctx, { id }) =>
      transitionIn(ctx, pendaftaranKomcad, id, 'mulai_latsarmil', { version: asItIs }),
    );
  }),
  ...komcadReminders,
];
