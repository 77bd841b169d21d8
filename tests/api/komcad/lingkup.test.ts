import { afterAll, beforeAll, expect, it } from 'vitest';
import { D, id, type KomcadPlace, openKomcad, type Row } from './place.ts';

/** Read access to rows of a participation (docs/domain/40, introduction: SCOPE), and to the proof of a result. */

let komcad: KomcadPlace;
beforeAll(async () => {
  komcad = await openKomcad();
});
afterAll(() => komcad.world.close());

it('satuan penyelenggara membaca dokumen pesertanya sendiri, dan tidak memutuskannya', async () => {
  const { id: participant } = await komcad.reach('ijin_terbit');
  const filter = { idPendaftarMbkm: participant };
  const own = await komcad.enter('HA06', { idMitra: id.mitra('data') });
  const documents = (await own.get(D, { filter })).json<Row[]>();
  expect(documents.length).toBe(7);
  const decided = await own.post(`${D}/${documents[0]?.id}/aksi/tolak`, { catatan: 'Bukan wewenang.' });
  expect(decided.statusCode).toBe(403);
  const other = await komcad.enter('HA06', { idMitra: id.mitra('nusa') });
  expect((await other.get(D, { filter })).json()).toEqual([]);
  expect((await other.get(`${D}/${documents[0]?.id}`)).statusCode).toBe(404);
});

it('hasil seleksi membawa keadaan buktinya: menunggu, ditolak dengan catatan, menunggu lagi, valid', async () => {
  const { student, id: participant } = await komcad.reach('seleksi');
  // The student's own entry shows the current stage and the next step.
  expect((await student.get('v6/komcad/mhs/saya')).json()).toMatchObject([
    { idPendaftarMbkm: participant, kodeTahap: 'seleksi', tahap: 'Seleksi', tautan: '/komcad/upload-kelulusan' },
  ]);
  const send = async (hasil: string) =>
    komcad.done(
      await student.post('v6/komcad/upload-kelulusan', {
        idPendaftarMbkm: participant,
        hasil,
        nomorPengumuman: 'PENG-7',
        tanggalPengumuman: '2026-11-20',
        file: await komcad.file(student, 'komcad/upload-kelulusan'),
      }),
    );
  const sent = await send('cadangan');
  const now = async () => (await student.get(`v6/komcad/upload-kelulusan/${sent.id}`)).json<Row>();
  expect(await now()).toMatchObject({ status: 'menunggu', catatan: null });
  const proof = (await komcad.team.get(D, { filter: { idPendaftarMbkm: participant } }))
    .json<(Row & { jenisDokumen: string })[]>()
    .find(({ jenisDokumen }) => jenisDokumen === 'bukti_lulus_kompetensi');
  await komcad.done(await komcad.team.post(`${D}/${proof?.id}/aksi/tolak`, { catatan: 'Buram.' }));
  expect(await now()).toMatchObject({ status: 'ditolak', catatan: 'Buram.' });
  const again = { version: (await now()).version, file: await komcad.file(student, 'komcad/upload-kelulusan') };
  await komcad.done(await student.put(`v6/komcad/upload-kelulusan/${sent.id}`, { ...again, hasil: 'lulus' }));
  expect(await now()).toMatchObject({ status: 'menunggu', catatan: null });
  await komcad.verifyAll(participant);
  expect(await now()).toMatchObject({ status: 'valid' });
});
