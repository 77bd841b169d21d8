import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, rolesOf, statesOf } from '../../../resources/kit/index.ts';
import {
  type AksiPendaftaran,
  alurPendaftaran,
  type StatusPendaftaran,
} from '../../../resources/mbkm/alurPendaftaran.ts';
import { sampled } from '../../support/selection.ts';
import type { Person } from '../support/world.ts';
import { id, M, mandiri, N, openPlace, type Place, putInto } from './place.ts';

let place: Place;
let people: Record<Exclude<Role, 'HA08'>, Person>;
let target: { id: string };

/** One registration, put into each state in turn, and one person of every role who may read it there. */
beforeAll(async () => {
  place = await openPlace();
  const student = await place.studentPerson();
  const files = await place.documents(student.userId);
  const made = await student.post(`${M}/mandiri`, { ...mandiri({ idMitra: id.mitra('nusa') }, files), ajukan: true });
  target = { id: made.json().id };
  const lecturer = await place.db.one<{ id: string }>(`select id from master_pegawai where nama = 'Arif Budiman'`);
  await putInto(place, target.id, { id_dosen_pembimbing: lecturer?.id, nilai_akhir: 80, surat_mundur: uuidv7() });
  // Requirements of finishing beside the grade.
  await place.db.execute(
    `insert into magang_luaran_magang (id, id_pendaftar_mbkm, id_jenis_luaran, kode_jenis_luaran, judul, revisi_ke, status)
     select gen_random_uuid(), $1, id, kode, nama, 0, 'disetujui' from master_jenis_luaran
     where kode in ('laporan_akhir', 'sertifikat_mitra')`,
    [target.id],
  );
  people = {
    HA01: await place.as('HA01'),
    HA02: student,
    HA03: await place.as('HA03'),
    HA04: await place.as('HA04'),
    HA05: await place.as('HA05'),
    HA06: await place.as('HA06'),
    HA07: await place.as('HA07'),
    HA09: await place.as('HA09'),
    HA10: await place.as('HA10'),
  };
});
afterAll(() => place.world.close());

const isState = (name: string): name is StatusPendaftaran => Object.hasOwn(alurPendaftaran.states, name);
const states = Object.keys(alurPendaftaran.states).filter(isState);
const isAction = (name: string): name is AksiPendaftaran => Object.hasOwn(alurPendaftaran.actions, name);
const actions = Object.keys(alurPendaftaran.actions).filter(isAction);

/** Puts the registration into a state, at the stage of Tim MBKM or the study programme. */
async function reset(status: StatusPendaftaran, stage: 'prodi' | 'mbkm'): Promise<void> {
  const open = status === 'diajukan' || status === 'revisi';
  await putInto(place, target.id, { status, tahap_aktif: open ? stage : null });
  await place.db.execute(
    `update mbkm_pendaftar_tahap set status = case when tahap = 'prodi' and $2 = 'mbkm' then 'disetujui'
       when $3 = 'revisi' and tahap = $2 then 'revisi' else 'menunggu' end where id_pendaftar_mbkm = $1`,
    [target.id, stage, status],
  );
}

/** Status that the API must answer according to the workflow. */
function expected(role: string, action: AksiPendaftaran, from: StatusPendaftaran, stage: 'prodi' | 'mbkm'): number[] {
  const roles = rolesOf(alurPendaftaran.actions[action]);
  const starts = statesOf(alurPendaftaran.actions[action]);
  // Readers have no action at all, whatever the workflow says.
  if (role === 'HA10' || !roles.some(allowed => allowed === role)) return [403];
  // An exchange student reads own participations only.
  if (role === 'HA09') return [404];
  // Drafts are seen by their owner and Tim MBKM only.
  if (from === 'draf' && !['HA01', 'HA02', 'HA03'].includes(role)) return [404];
  if (!starts.some(state => state === from)) return [409];
  if (action !== 'setujui' && action !== 'revisi' && action !== 'tolak') return [200];
  if (role === 'HA06') return [403];
  const decides = stage === 'prodi' ? role === 'HA05' : role === 'HA01' || role === 'HA03';
  return [decides ? 200 : 409];
}

const roles = ['HA01', 'HA02', 'HA03', 'HA04', 'HA05', 'HA06', 'HA07', 'HA09', 'HA10'] as const;

/** Everybody's every action in every state; in the short run each answer once an action and role, and once an arrow. */
const attempts = sampled(
  'arrows',
  actions.flatMap(action =>
    roles.flatMap(role =>
      (['prodi', 'mbkm'] as const).flatMap(stage =>
        states.map(from => ({ action, role, stage, from, answers: expected(role, action, from, stage) })),
      ),
    ),
  ),
  ({ action, role, stage, from, answers }) => [`${action} ${role} ${stage} ${answers}`, `${action} ${from} ${answers}`],
);

describe.each(actions)('registration workflow: %s', action => {
  it.each(roles)('by %s', async role => {
    for (const { stage, from, answers } of attempts.filter(each => each.action === action && each.role === role)) {
      await reset(from, stage);
      const answer = await people[role].post(`${N}/${target.id}/aksi/${action}`, { catatan: 'Uji.' });
      const where = `${role} ${action} dari ${from} (${stage}): ${answer.body.slice(0, 160)}`;
      expect(answers, where).toContain(answer.statusCode);
      if (answer.statusCode === 409)
        expect(answer.json().message, where).toBe(
          'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.',
        );
    }
  });
});

describe('registration workflow by status call', () => {
  it('refuses a pair that no arrow joins', async () => {
    await reset('draf', 'prodi');
    const answer = await people.HA03.put(`${N}/${target.id}`, { status: 'selesai', catatan: 'x' });
    expect(answer.statusCode).toBe(409);
  });

  it('needs a supervisor to start, and the end or a note to finish', async () => {
    await reset('disetujui', 'prodi');
    await putInto(place, target.id, { id_dosen_pembimbing: null });
    const lonely = await people.HA05.put(`${N}/${target.id}`, { status: 'berjalan' });
    expect([lonely.statusCode, lonely.json().message]).toEqual([409, 'Dosen pembimbing belum ditetapkan.']);
    await reset('berjalan', 'prodi');
    const early = await people.HA05.put(`${N}/${target.id}`, { status: 'selesai' });
    expect(early.json().message).toBe('Catatan wajib diisi.');
    await putInto(place, target.id, { nilai_akhir: null });
    const ungraded = await people.HA05.put(`${N}/${target.id}`, { status: 'selesai', catatan: 'Lebih awal.' });
    expect(ungraded.statusCode).toBe(409);
  });

  it('writes history that nobody can change', async () => {
    const rows = (await people.HA03.get('mbkm/riwayat-status', { filter: { idPendaftarMbkm: target.id } })).json();
    expect(rows.length).toBeGreaterThan(5);
    expect((await people.HA03.post('mbkm/riwayat-status', {})).statusCode).toBe(404);
    expect((await people.HA03.delete(`mbkm/riwayat-status/${rows[0].id}`)).statusCode).toBe(404);
    await expect(place.db.execute('delete from internal_riwayat where id = $1', [rows[0].id])).rejects.toThrow();
    await expect(place.db.execute('delete from mbkm_riwayat_status where id = $1', [rows[0].id])).rejects.toThrow();
  });
});
