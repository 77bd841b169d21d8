import { dayInZone } from '../../../resources/kit/index.ts';
import type { RoleRights } from '../../platform/access/menuStore.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { EngineJob } from '../../platform/engine/context.ts';
import { anonymousTables, publishRest } from './anonymous.ts';
import { forgetContactsJob } from './contacts.ts';
import { tables } from './forms.ts';
import { invitingJobs } from './inviting.ts';
import { momentJobs } from './momentNotices.ts';

/** Anonymous forms whose last day is over, while answers of theirs wait: $1 is the day. */
const overWaiting = `select f.id from ${tables.form} f
  where f.anonim and f.status = 'rilis' and f.tanggal_tutup < $1::date
    and exists (select 1 from ${anonymousTables.answer} j where j.id_formulir = f.id and not j.tampil)`;

/** The last answers to anonymous forms come into the results when the form is over, as they do when it is closed. */
const showLast: EngineJob = {
  name: 'jawaban-anonim-terakhir',
  title: 'Menampilkan jawaban terakhir formulir anonim',
  schedule: { at: '00:20' },
  run: async ({ engine: { db }, now }) => {
    const forms = await db.query<DbRow & { id: string }>(overWaiting, [dayInZone(now)]);
    for (const { id } of forms) await db.transaction(tx => publishRest(tx, id));
    return { formulir: forms.length };
  },
};

/** @param rights what roles may do, as a session asks it */
export const formJobs = (secret: string, rights: RoleRights): readonly EngineJob[] => [
  showLast,
  forgetContactsJob,
  ...invitingJobs(secret, rights),
  ...momentJobs(rights),
];
