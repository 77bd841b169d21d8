import { expect, it } from 'vitest';
import type { Isian } from '../../../resources/formulir/panggilan.ts';
import { idOf, people, place, student, target, withFinalGrades } from '../konversi/finalGrades.ts';
import { type Person, person } from '../support/world.ts';
import { ask, formOf, releasedForm } from './support.ts';

/** The grades of these tests are final on 15 November, today is the 21st. */
withFinalGrades();

const newly = async (username: string): Promise<Person> =>
  person(
    place.world.app,
    (await place.world.login(username)).json<{ token: { AccessToken: string } }>().token.AccessToken,
  );
const run = async (job: string) => {
  const answer = await (await newly('superadmin')).post(`sistem/pekerjaan/${job}/jalankan`, {});
  expect(answer.statusCode, answer.body).toBe(200);
};

it('tells whoever owes answers at a moment once, reminds them as the form says, and nobody who has answered', async () => {
  const me = await idOf(student);
  const id = await releasedForm(people.HA03, formOf(ask('puas', 'scale', { required: true })), {
    judul: 'Sebelum nilai',
    momen: 'kejadian',
    kejadian: 'nilai-final',
    audiens: [],
    tanggalBuka: '2026-11-01',
    tanggalTutup: '2026-12-31',
    ingatSetiap: 3,
    ingatMaksimal: 2,
  });
  const link = `/formulir/${id}?baris=${target}`;
  const mine = () =>
    place.db.query<{ judul: string; isi: string; link: string }>(
      'select judul, isi, link from notifikasi where id_user = $1 and link like $2 order by created_at, id',
      [me, `/formulir/${id}%`],
    );
  await run('pengingat-saat-formulir');
  expect(await mine()).toEqual([]);
  await run('undangan-saat-formulir');
  await run('undangan-saat-formulir');
  const { namaMahasiswa } = (await people.HA03.get(`mbkm/pendaftar-program-mbkm/${target}`)).json<{
    namaMahasiswa: string;
  }>();
  expect(await mine()).toEqual([
    { judul: 'Anda diminta mengisi formulir', isi: expect.stringContaining(namaMahasiswa), link },
  ]);
  // Nobody else hears of that participation.
  const others = await place.db.query(
    `select u.username from notifikasi n join pengaturan_user u on u.id = n.id_user
      where n.link = $1 and u.id_mahasiswa is distinct from (select id_mahasiswa from pengaturan_user where id = $2)`,
    [link, me],
  );
  expect(others).toEqual([]);

  place.world.clock.now = new Date('2026-11-23T03:00:00Z');
  await run('pengingat-saat-formulir');
  expect(await mine()).toHaveLength(1);
  place.world.clock.now = new Date('2026-11-24T03:00:00Z');
  await run('pengingat-saat-formulir');
  await run('pengingat-saat-formulir');
  expect((await mine()).slice(1)).toMatchObject([{ judul: 'Formulir belum Anda isi', link }]);

  const held = await place.db.one<{ username: string }>('select username from pengaturan_user where id = $1', [me]);
  const again = await newly(held?.username ?? '');
  const at = `formulir/isian/${id}?baris=${target}`;
  const { version, nomorVersi } = (await again.get(at)).json<Isian>();
  const sent = await again.put(at, { version, nomorVersi, isi: { puas: 4 }, kirim: true });
  expect(sent.statusCode, sent.body).toBe(200);
  place.world.clock.now = new Date('2026-11-27T03:00:00Z');
  await run('undangan-saat-formulir');
  await run('pengingat-saat-formulir');
  expect(await mine()).toHaveLength(2);
});
