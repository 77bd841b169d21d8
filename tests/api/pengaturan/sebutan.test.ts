import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programs } from '../../../landing/content/programs.ts';
import { setVocabulary } from '../../../resources/kit/index.ts';
import { sebutanBawaan, vocabularyOf } from '../../../resources/sebutan.ts';
import { firstIdentity } from '../../../server/platform/identity.ts';
import { type Fronted, withFrontEnds } from '../support/twoProcesses.ts';
import { type Person, person } from '../support/world.ts';

const path = 'pengaturan/sebutan';

let fronted: Fronted;
let world: Fronted['world'];
let app: Fronted['app'];
let admin: Person;

beforeAll(async () => {
  fronted = await withFrontEnds('sebutan');
  ({ world, app } = fronted);
  admin = person(app, (await world.as('superadmin')).token);
});
afterAll(async () => {
  await fronted.close();
  setVocabulary(vocabularyOf(firstIdentity));
});

interface Stored {
  id: string;
  version: number;
  kunci: keyof typeof sebutanBawaan;
  nama: string;
}
const rows = async () => (await admin.get(path)).json<Stored[]>();
const rename = async (kunci: string, values: Record<string, unknown>) => {
  const row = (await rows()).find(one => one.kunci === kunci);
  return admin.put(`${path}/${row?.id}`, { version: row?.version, ...values });
};
const as = async (username: string) => person(app, (await world.as(username)).token);
const menuOf = async (username: string) => (await (await as(username)).get('menu-user?app=1&posisiSubMenu=1')).body;
const bodyOf = async (url: string) => (await app.inject({ method: 'GET', url })).body;

/** Any word of the sources, as people read it; the portal's own name is the identity's. */
const former = new RegExp(
  String.raw`(?<![\p{L}\p{N}/_-])(?:${Object.values(sebutanBawaan)
    .flatMap(({ id }) => (id === id.toUpperCase() ? [id] : [id, id.toLowerCase()]))
    .join('|')})(?![\p{L}\p{N}_])`,
  'gu',
);
/** Text of a page as people and search engines read it: without scripts and addresses. */
const textOf = (html: string) =>
  html
    .replace(/<script[^>]*application\/json[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll('Portal MBKM', '')
    .replace(/ (?:href|src|srcSet|data-\w+|id|class)="[^"]*"/g, '')
    .replace(/https?:[^"\s]*|mailto:[^"\s]*|[\w.]+@[\w.]+/g, '');

describe('what programmes are called', () => {
  it('begins as the sources say, and is Super Admin’s to change', async () => {
    const all = await rows();
    expect(all).toHaveLength(Object.keys(sebutanBawaan).length);
    for (const { kunci, nama } of all) expect(nama).toBe(sebutanBawaan[kunci].id);
    const [row] = all;
    const team = await as('timmbkm');
    expect((await team.get(path)).statusCode).toBe(403);
    expect((await team.put(`${path}/${row?.id}`, { version: 1, nama: 'Lain' })).statusCode).toBe(403);
    expect((await admin.post(path, { kunci: 'magang', nama: 'X', inggris: 'X' })).statusCode).toBe(403);
    expect((await admin.delete(`${path}/${row?.id}`)).statusCode).toBe(403);
  });

  it('takes no markup, no places and nothing empty', async () => {
    for (const nama of ['<b>Magang</b>', '{nama}', ' ', 'x'.repeat(61)]) {
      const answer = await rename('magang', { nama });
      expect(answer.statusCode, nama).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['nama']);
    }
  });

  it('changes menus, refusals, page titles, public pages and the rows that came with the portal', async () => {
    expect(await bodyOf('/mbkm/Magang')).toContain('Daftar Magang');
    expect((await rename('magang', { nama: 'Praktik Industri', inggris: 'Placement' })).statusCode).toBe(200);
    expect((await rename('tim', { nama: 'Satgas Kampus', inggris: 'Task Force' })).statusCode).toBe(200);
    expect((await rename('kkn', { nama: 'Bakti Desa', inggris: 'Village Service' })).statusCode).toBe(200);
    const team = await as('timmbkm');
    const page = await bodyOf('/mbkm/Magang');
    expect(page).toContain('Daftar Praktik Industri');
    expect(page).toContain('Berapa lama praktik industri berlangsung?');
    expect(page).not.toMatch(/Daftar Magang|lama magang/);
    expect(await bodyOf('/')).toContain('Praktik Industri, Bakti Desa, pertukaran mahasiswa');
    expect(await bodyOf('/kkn/gelombang')).toContain('Gelombang Bakti Desa');
    const kinds = (await team.get('master/jenis-mbkm?range=[0,49]')).json<{ kode: string; nama: string }[]>();
    expect(kinds.find(({ kode }) => kode === 'magang')?.nama).toBe('Praktik Industri');
    expect(
      (await admin.get('roles')).json<{ id: string; name: string }[]>().find(({ id }) => id === 'HA03')?.name,
    ).toBe('Satgas Kampus');
    const menu = await menuOf('timmbkm');
    expect(menu).toContain('"Gelombang Bakti Desa"');
    expect(menu).not.toMatch(/KKN|Tim MBKM/);
  });

  it('tells the page that stays open, and only what was renamed', async () => {
    const { sebutan, versi } = JSON.parse(await bodyOf('/api/publik/identitas'));
    expect(sebutan).toEqual({
      magang: { id: 'Praktik Industri', en: 'Placement' },
      tim: { id: 'Satgas Kampus', en: 'Task Force' },
      kkn: { id: 'Bakti Desa', en: 'Village Service' },
    });
    expect(versi).toBeGreaterThan(3);
  });

  it('is written in what happened: history of the kind, and of the word', async () => {
    const kind = (await admin.get('master/jenis-mbkm?range=[0,49]')).json<{ id: string; kode: string }[]>();
    const id = kind.find(({ kode }) => kode === 'magang')?.id;
    expect((await admin.get(`master/jenis-mbkm/${id}/riwayat`)).body).toContain(
      'Sebutan diganti: Magang menjadi Praktik Industri.',
    );
  });

  it('leaves no former word on public pages and in menus when everything is renamed', async () => {
    // Titles of news, names of waves, partners and documents are data.
    await world.db.execute(`update pengaturan_berita set status = 'arsip'`);
    await world.db.execute(`update master_bank_dokumen set tampil = false`);
    await world.db.execute(`update master_mitra set tampil_publik = false`);
    for (const [i, { kunci }] of (await rows()).entries()) {
      const letter = String.fromCharCode(97 + i);
      const answer = await rename(kunci, { nama: `Zy${letter}x`, inggris: `Qu${letter}w` });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const pages = ['/', '/berita', '/pertukaran-mahasiswa/registrasi', ...programs.map(({ path: at }) => at)];
    for (const url of pages) {
      const { body, statusCode } = await app.inject({ method: 'GET', url });
      expect(statusCode, url).toBe(200);
      expect(textOf(body).match(former)?.slice(0, 3) ?? [], url).toEqual([]);
    }
    for (const username of ['superadmin', 'mahasiswa', 'dosen', 'koordinator', 'mitra', 'inbound']) {
      const titles = [...(await menuOf(username)).matchAll(/"(?:title|name)":"([^"]*)"/g)].map(([, title]) => title);
      expect(titles.length, username).toBeGreaterThan(2);
      expect(
        titles.filter(title => title?.match(former)),
        username,
      ).toEqual([]);
    }
    const sheet = await (await as('timmbkm')).get('v2/mhs-luar-upn/ekspor', { format: 'csv' });
    expect(sheet.body.split('\n')[0]).toMatch(/Nomor mahasiswa zy\wx/);
    expect(sheet.headers['content-disposition']).not.toMatch(/inbound/i);
  });

  it('is taken back to what it was', async () => {
    const row = (await rows()).find(({ kunci }) => kunci === 'magang');
    const entries = (await admin.get(`${path}/${row?.id}/riwayat`)).json<{ id: string }[]>();
    const back = await admin.post(`${path}/${row?.id}/pulihkan`, {
      idRiwayat: entries.at(-1)?.id,
      version: row?.version,
    });
    expect(back.statusCode, back.body).toBe(200);
    expect(await bodyOf('/mbkm/Magang')).toContain('Daftar Magang');
  });
});
