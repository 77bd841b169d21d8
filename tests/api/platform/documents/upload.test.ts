import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { docx, exe, pdf, png, type Sent, upload } from './support.ts';

let world: World;
let tim: Person;
const send = (sent?: Sent, person = tim) => upload(world.app, person, sent);
// A folder of its own: files that run beside this one store theirs in the shared one.
const dataDir = mkdtempSync(join(tmpdir(), 'mbkm-unggah-'));
const temporary = join(dataDir, 'berkas', 'sementara');

beforeAll(async () => {
  const templates = { template: inject('template'), templateDatabase: inject('templateDatabase') };
  world = await createWorld(templates, undefined, { dataDir });
  tim = await world.as('HA03');
});
afterAll(() => world.close());

describe('an upload', () => {
  it('answers what it kept', async () => {
    const answer = await send({ name: 'Panduan Magang.pdf' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      namaAsli: 'Panduan Magang.pdf',
      tipe: 'application/pdf',
      ukuran: pdf().length,
      idBaris: null,
      versi: 1,
    });
    expect(answer.json().kunci).toBeUndefined();
  });

  it('may have its file before the other parts', async () => {
    expect((await send({ fileFirst: true })).statusCode).toBe(201);
  });

  it('is judged by content, not by name or by what the browser says', async () => {
    const refused = await send({ name: 'panduan.pdf', content: exe });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.file).toBe('Tipe berkas tidak diizinkan. Gunakan: PDF, DOCX, XLSX, PPTX.');
    expect((await send({ name: 'gambar.pdf', content: png })).statusCode).toBe(422);
    expect((await send({ name: 'teks.pdf', content: Buffer.from('bukan pdf') })).statusCode).toBe(422);
    expect((await send({ content: Buffer.from('<html><script>alert(1)</script>') })).statusCode).toBe(422);
    const renamed = await send({ name: 'panduan.exe', mime: 'application/x-msdownload' });
    expect(renamed.json()).toMatchObject({ namaAsli: 'panduan.exe.pdf', tipe: 'application/pdf' });
    const word = await send({ name: 'surat.docx', content: docx() });
    expect(word.json().tipe).toContain('wordprocessingml');
  });

  it('may not be empty or missing', async () => {
    const empty = await send({ content: Buffer.alloc(0) });
    expect([empty.statusCode, empty.json().message]).toEqual([422, 'Berkas kosong.']);
    const missing = await send({ content: undefined });
    expect([missing.statusCode, missing.json().errors.file]).toEqual([422, 'Wajib diisi.']);
  });

  it('has the size limit of its field, wherever the file stands in the form', async () => {
    const big = Buffer.concat([png, Buffer.alloc(600 * 1024)]);
    for (const fileFirst of [false, true]) {
      const answer = await send({ resource: 'master/mitra', field: 'logo', name: 'logo.png', content: big, fileFirst });
      expect([answer.statusCode, answer.json().message]).toEqual([413, 'Ukuran berkas maksimal 0.5 MB.']);
    }
    const huge = await send({ content: Buffer.concat([pdf(), Buffer.alloc(21 * 1024 * 1024)]) });
    expect([huge.statusCode, huge.json().message]).toEqual([413, 'Ukuran berkas maksimal 20 MB.']);
  });

  it('keeps names without path tricks', async () => {
    const kept = async (name: string) => (await send({ name })).json().namaAsli;
    expect(await kept('../../../etc/passwd')).toBe('passwd.pdf');
    expect(await kept('C:\\Users\\x\\CON.pdf')).toBe('CON.pdf');
    expect(await kept('...pdf')).toBe('pdf.pdf');
    expect(await kept('surat\u202Efdp.exe')).toBe('suratfdp.exe.pdf');
    expect(await kept(`${'a'.repeat(400)}.pdf`)).toHaveLength(255);
    expect(await kept('Izin Orang Tua – Đặng.PDF')).toBe('Izin Orang Tua – Đặng.PDF');
  });

  it('cleans drawings of everything that runs or loads', async () => {
    const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script>
      <foreignObject><p>x</p></foreignObject><image href="http://jahat.example/x.png"/><a href="javascript:alert(3)"><path d="M0 0h9" fill="url(#a)"/></a>
      <style>*{background:url(http://jahat.example)}</style><rect width="9" height="9" fill="url(http://jahat.example/#x)"/><linearGradient id="a"/></svg>`;
    const sent = { resource: 'master/mitra', field: 'logo', name: 'logo.svg', content: Buffer.from(svg) };
    const answer = await send(sent);
    expect(answer.statusCode).toBe(201);
    const body = (await tim.get('files', { id: answer.json().id })).body;
    expect(body).toMatch(/^<svg [^>]*viewBox="0 0 9 9"/);
    expect(body).toContain('<linearGradient id="a"');
    expect(body).toContain('fill="url(#a)"');
    expect(body).not.toMatch(/script|alert|onload|foreign|href|jahat|style/i);
    expect((await send({ ...sent, content: Buffer.from('<svg/>') })).statusCode).toBe(201);
    expect((await send({ content: Buffer.from(svg) })).statusCode).toBe(422);
    // Comments without a drawing: a pattern would try every way to tell them apart.
    const comments = Buffer.from(`${'<!---->'.repeat(400)}<`);
    expect((await send({ ...sent, content: comments })).statusCode).toBe(422);
  });

  it('needs the right to create or update, and to write the field', async () => {
    const mitra = await world.as('HA06');
    expect((await send({}, world.stranger)).statusCode).toBe(401);
    expect((await send({}, await world.as('HA02'))).statusCode).toBe(403);
    const mou = await send({ resource: 'master/mitra', field: 'berkasMou' }, mitra);
    expect([mou.statusCode, mou.json().errors.field]).toEqual([422, 'Peran Anda tidak dapat mengubah berkas MoU/PKS.']);
    expect(
      (await send({ resource: 'master/mitra', field: 'logo', content: png, name: 'l.png' }, mitra)).statusCode,
    ).toBe(201);
    expect((await send({ resource: 'tidak/ada' })).statusCode).toBe(422);
    expect((await send({ field: 'judul' })).statusCode).toBe(422);
    expect((await send({ resource: 'internal/berkas', field: 'kunci' })).statusCode).toBe(403);
    expect((await send({ resource: '__proto__' })).statusCode).toBe(422);
  });

  it('is everybody’s for the picture of the own profile', async () => {
    const mahasiswa = await world.as('HA02');
    const photo = await send({ resource: 'pengaturan/user', field: 'foto', content: png, name: 'saya.png' }, mahasiswa);
    expect(photo.statusCode).toBe(201);
    const me = (await mahasiswa.get('user')).json();
    const saved = await mahasiswa.put(`user/profile/${me.id}`, { foto: photo.json().id });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await mahasiswa.get('files', { id: photo.json().id })).statusCode).toBe(200);
    expect((await (await world.as('HA04')).get('files', { id: photo.json().id })).statusCode).toBe(404);
  });

  it('sent again under its key makes no second file', async () => {
    const first = await send({ key: 'unggah-0001' });
    const again = await send({ key: 'unggah-0001' });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    const twice = await Promise.all([send({ key: 'unggah-0002' }), send({ key: 'unggah-0002' })]);
    expect(new Set(twice.map(answer => answer.json().id)).size).toBe(1);
    const other = await send({ key: 'unggah-0001' }, await world.as('HA05'));
    expect(other.json().id).not.toBe(first.json().id);
    expect((await send({ key: 'x y' })).statusCode).toBe(400);
  });

  it('leaves nothing in the temporary folder', () => {
    expect(readdirSync(temporary)).toEqual([]);
  });
});
