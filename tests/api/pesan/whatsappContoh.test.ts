import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../support/world.ts';
import { keepSessions, look, open, runJob, send } from './support.ts';

let world: World;
let team: Person;
let student: Person;
let rowId: string;

const runWa = async () => (await (await world.as('HA01')).post('sistem/pekerjaan/kirim-wa/jalankan')).json().hasil;
const number = async (noHp: string) => {
  // The account's own number is another one: the message goes to that of the student's row.
  await world.db.execute(`update pengaturan_user set no_hp = '0811 1111 1111' where username = 'mahasiswa'`);
  await world.db.execute('update master_mahasiswa set no_hp = $1 where id = $2', [noHp, rowId]);
};
const message = () => ({
  resource: 'master/mahasiswa',
  filter: undefined,
  ids: [rowId],
  kepada: 'mahasiswa',
  lewat: ['wa'],
  judul: 'Halo {penerima}',
  isi: 'Uji',
});
/** States of a message to a number after each run of the job. */
async function statesOf(noHp: string): Promise<(string | null | undefined)[]> {
  await number(noHp);
  await student.put('user/wa', { boleh: true });
  const id = await send(team, message());
  await runJob(world);
  const states: (string | null | undefined)[] = [];
  for (let i = 0; i < 4; i++) {
    await runWa();
    states.push((await open(team, id)).orang[0]?.waKeadaan);
  }
  return states;
}

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  await keepSessions(world);
  [team, student] = [await world.as('HA03'), await world.as('HA02')];
  rowId =
    (await world.db.one<{ id: string }>(`select id_mahasiswa as id from pengaturan_user where username = 'mahasiswa'`))
      ?.id ?? '';
});
afterAll(() => world.close());

it('the demo sends by a stand-in that tells every state, and says that it is one', async () => {
  await number('0812 3456 7895');
  expect((await student.get('user/wa')).json()).toMatchObject({ tersedia: true, contoh: true, boleh: false });
  // Nobody who did not allow it.
  expect(await look(team, message())).toMatchObject({ wa: 1, waResmi: 0, waContoh: true });
  expect(await statesOf('0812 3456 7895')).toEqual(['terkirim', 'sampai', 'dibaca', 'dibaca']);
  expect(await look(team, message())).toMatchObject({ wa: 1, waResmi: 1, waContoh: true });
  expect(await statesOf('0812 3456 7892')).toEqual(['terkirim', 'sampai', 'sampai', 'sampai']);
  expect(await statesOf('0812 3456 7890')).toEqual(['terkirim', 'gagal', 'gagal', 'gagal']);
});

it('without the demo university nothing stands in', async () => {
  await world.db.execute(`update _portal set nilai = 'isi' where kunci = 'isi'`);
  expect((await student.get('user/wa')).json()).toMatchObject({ tersedia: false, contoh: false });
  expect(await look(team, message())).toMatchObject({ wa: 1, waResmi: null, waContoh: false });
});
