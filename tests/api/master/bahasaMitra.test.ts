import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Mail } from '../../../server/platform/notify/mail/transport.ts';
import { untranslated } from '../../support/indonesian.ts';
import { createWorld, type Person, person, testConfig, type World } from '../support/world.ts';

/** Contacts of partners abroad: invited, told and answered in English (docs/domain/10 §2.4 pic-mitra, 50 §4 "English"). */

let world: World;
let team: Person;
let admin: Person;
let partner = '';
const sent: Mail[] = [];
const mail = {
  send: async (one: Mail) => {
    sent.push(one);
  },
  close: () => undefined,
};

beforeAll(async () => {
  world = await createWorld(
    { template: inject('template'), templateDatabase: inject('templateDatabase') },
    undefined,
    {},
    { mail },
  );
  [team, admin] = await Promise.all([world.as('HA03'), world.as('HA01')]);
  const found = await world.db.one<{ id: string }>(`select id from master_mitra where status = 'aktif' limit 1`);
  partner = found?.id ?? '';
});
afterAll(() => world.close());

const contact = {
  nama: 'Keiko Tanaka',
  jabatan: 'HR',
  email: 'keiko@partner.example',
  noHp: '081234567891',
  bahasa: 'en',
};
const choose = async (who: Person, bahasa: string) => {
  const { id, version } = (await who.get('user')).json<{ id: string; version: number }>();
  return who.bare.put(`user/profile/${id}`, { bahasa, version });
};

describe('a contact who reads English', () => {
  it('is invited, and reads the portal, in English from the first mail on', async () => {
    const invited = await team.bare.post(`master/mitra/${partner}/undang-kontak`, contact);
    expect(invited.statusCode, invited.body).toBe(201);
    const ran = await admin.post('sistem/pekerjaan/kirim-undangan/jalankan', {});
    expect(ran.json(), ran.body).toMatchObject({ status: 'selesai' });
    const letter = sent.find(({ to }) => to.address === contact.email);
    expect(letter?.subject).toBe('[Portal MBKM] Invitation to Portal MBKM');
    expect(letter?.html).toContain('lang="en"');
    expect(letter?.text).toMatch(/\/login\/sandi\?bahasa=en#/);
    const sentences = (letter?.text ?? '').replace(/https?:\S+/g, '').split('\n');
    expect(untranslated(sentences)).toEqual([]);
    const account = await world.db.one<{ bahasa: string }>('select bahasa from pengaturan_user where email = $1', [
      contact.email,
    ]);
    expect(account?.bahasa).toBe('en');
  });

  it('is refused in English, and in Indonesian once that is chosen', async () => {
    const made = (
      await team.bare.post('master/pic-mitra', { ...contact, idMitra: partner, email: 'ken@partner.example' })
    ).json<{ id: string; version: number }>();
    const { username, kataSandiSementara } = (
      await team.bare.post(`master/pic-mitra/${made.id}/buatkan-akun`, { version: made.version })
    ).json<{ username: string; kataSandiSementara: string }>();
    const entered = await world.login(username, kataSandiSementara);
    const ken = person(world.app, entered.json<{ token: { AccessToken: string } }>().token.AccessToken);
    const { id: own } = (await ken.get('user')).json<{ id: string }>();
    const changed = await ken.bare.put(`user/password/${own}`, {
      oldPassword: kataSandiSementara,
      newPassword: testConfig.demoPassword,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const refused = await ken.bare.post('master/pic-mitra', { nama: '' });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, { nama: 'Required.', noHp: 'Required.' }]);
    expect((await choose(ken, 'id')).statusCode).toBe(200);
    expect((await ken.bare.post('master/pic-mitra', { nama: '' })).json().errors.nama).toBe('Wajib diisi.');
  });
});

it('students who go abroad, and contacts that the demo has, save their choice as well', async () => {
  for (const code of ['HA09', 'HA06'] as const) {
    const who = await world.as(code);
    expect((await choose(who, 'en')).statusCode, code).toBe(200);
    expect((await who.get('user/tidak-ada')).json().message).toBe('Not found.');
    expect((await choose(who, 'id')).statusCode, code).toBe(200);
  }
});
