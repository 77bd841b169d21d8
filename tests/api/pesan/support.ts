import type { AnswerOf } from '../../../resources/kit/index.ts';
import type { bacaPesan, PratinjauPesan } from '../../../resources/pesan/panggilan.ts';
import { sendMessages } from '../../../server/areas/pesan/sendJob.ts';
import type { Person, World } from '../support/world.ts';

const participants = 'mbkm/pendaftar-program-mbkm';

/** A message to the students of participations. */
export const draft = (more: Record<string, unknown> = {}) => ({
  resource: participants,
  filter: { status: 'berjalan' },
  kepada: 'mahasiswa',
  lewat: ['portal', 'surel'],
  judul: 'Halo {nama}',
  isi: 'Yth. {penerima}, logbook {program} ditunggu.',
  ...more,
});

let keys = 0;
/** A key that no message has yet. */
export const newKey = () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`;

/** Looks at a message without sending it. */
export const look = async (who: Person, more: Record<string, unknown> = {}) =>
  (await who.post('pesan/coba', draft(more))).json<PratinjauPesan>();

/** Sends a message. @returns its id */
export async function send(who: Person, more: Record<string, unknown> = {}): Promise<string> {
  const sent = await who.post('pesan', { kunci: newKey(), ...draft(more) });
  if (sent.statusCode !== 201) throw new Error(sent.body);
  return sent.json<{ id: string }>().id;
}

/** A message with its receivers. */
export const open = async (who: Person, id: string, query: Record<string, unknown> = {}) =>
  (await who.get(`pesan/${id}`, query)).json<AnswerOf<typeof bacaPesan>>();

/** Runs the job once, as whoever looks after jobs does. */
export async function runJob(world: World): Promise<unknown> {
  const admin = await world.as('HA01');
  const report = await admin.post(`sistem/pekerjaan/${sendMessages.name}/jalankan`);
  if (report.statusCode !== 200) throw new Error(report.body);
  return report.json().hasil;
}

/** Lets sessions outlast the hours of a test; before anybody logs in. */
export const keepSessions = (world: World): Promise<number> =>
  world.db.execute(`update mbkm_konfigurasi set nilai = '43200' where kunci = 'sesi.idleDetik'`);
