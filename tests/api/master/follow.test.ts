import { afterAll, beforeAll, expect, it } from 'vitest';
import { id, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

const rizky = { idPendaftarMbkm: id.pendaftar('rizky') };
let place: Place;
let team: Person;
beforeAll(async () => {
  place = await openPlace();
  team = await place.as('HA03');
  // Rows from SIAMIK are changed there; this one is kept here.
  await place.db.execute(
    `update master_mahasiswa set sumber = 'manual' where id =
       (select id_mahasiswa from mbkm_pendaftar_program_mbkm where id = $1)`,
    [rizky.idPendaftarMbkm],
  );
});
afterAll(() => place.world.close());

interface Named {
  id: string;
  npm: string;
  version: number;
}
const student = async (): Promise<Named> => {
  const { idMahasiswa } = (await team.get(`mbkm/pendaftar-program-mbkm/${rizky.idPendaftarMbkm}`)).json();
  return (await team.get(`master/mahasiswa/${idMahasiswa}`)).json();
};
/** Names of the student in the lists. */
const names = async (): Promise<unknown[]> => {
  const rows = (await team.get(`mbkm/pendaftar-program-mbkm/${rizky.idPendaftarMbkm}`)).json();
  const logs = (await team.get('magang/logbook-magang', { filter: rizky })).json<{ namaMahasiswa: string }[]>();
  const outputs = (await team.get('magang/luaran-magang', { filter: rizky })).json<{ namaMahasiswa: string }[]>();
  return [...new Set([rows, ...logs, ...outputs].map(row => row.namaMahasiswa))];
};

it("a student's new name reaches participations, logbook and outputs", async () => {
  const { id: own, version } = await student();
  const answer = await team.put(`master/mahasiswa/${own}`, { nama: 'Rizky Aditya', version });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await names()).toEqual(['Rizky Aditya']);
});

it('so does one that an import brings, and the undo of the import takes it back', async () => {
  const { npm } = await student();
  const mark = 'batas';
  const upload = await place.world.app.inject({
    method: 'POST',
    url: '/api/master/mahasiswa/impor',
    headers: { authorization: `Bearer ${team.token}`, 'content-type': `multipart/form-data; boundary=${mark}` },
    payload: `--${mark}\r\nContent-Disposition: form-data; name="berkas"; filename="nama.csv"\r\nContent-Type: text/csv\r\n\r\nNPM,Nama\n${npm},Rizky Baru\r\n--${mark}--\r\n`,
  });
  const { id: job } = upload.json();
  const ended = async (status: string) =>
    expect.poll(async () => (await team.get(`master/mahasiswa/impor/${job}`)).json().status).toBe(status);
  await team.post(`master/mahasiswa/impor/${job}/terapkan`, {});
  await ended('selesai');
  expect(await names()).toEqual(['Rizky Baru']);
  await team.post(`master/mahasiswa/impor/${job}/batalkan`, {});
  await ended('dibatalkan');
  expect(await names()).toEqual(['Rizky Aditya']);
});
