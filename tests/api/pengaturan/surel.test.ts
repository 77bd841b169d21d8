import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { createApp } from '../../../server/app.ts';
import { createWorld, type Person, person, testConfig, type World } from '../support/world.ts';

/** As much of SMTP as a mail needs; what comes in `data` is kept, addresses of `tolak.example` are refused. */
function mailServer(mails: string[]): Server {
  return createServer(socket => {
    let text = '';
    let inData = false;
    socket.on('error', () => undefined);
    socket.write('220 uji\r\n');
    socket.on('data', part => {
      text += part;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        if (inData) {
          const done = text.indexOf('\r\n.\r\n');
          if (done < 0) return;
          mails.push(text.slice(0, done));
          text = text.slice(done + 5);
          inData = false;
          socket.write('250 diterima\r\n');
          continue;
        }
        text = text.slice(end + 2);
        if (/^RCPT .*@tolak\.example/i.test(line)) socket.write('550 tidak kenal\r\n');
        else if (/^DATA/i.test(line)) {
          inData = true;
          socket.write('354 silakan\r\n');
        } else socket.write(/^QUIT/i.test(line) ? '221 sampai jumpa\r\n' : '250 baik\r\n');
      }
    });
  });
}

describe('mail', () => {
  let world: World;
  let other: FastifyInstance;
  let admin: Person;
  let server: Server;
  let port = 0;
  const mails: string[] = [];
  const dns: Record<string, string[]> = { 'kampus.example': ['v=spf1 mx -all', 'lain'] };
  const body = (more: Record<string, unknown> = {}) => ({
    host: '127.0.0.1',
    port,
    keamanan: 'tanpa',
    pengguna: '',
    namaPengirim: 'Portal',
    alamatPengirim: 'portal@kampus.example',
    version: null,
    ...more,
  });
  const failed = async (subjek: string) => {
    const id = crypto.randomUUID();
    await world.db.execute(
      `with n as (insert into notifikasi (id, id_user, judul, jenis, kunci) select gen_random_uuid(), id, $2, 'info', $1::text
         from pengaturan_user where username = 'mahasiswa' returning id)
       insert into internal_surel (id, id_notifikasi, kepada, subjek, status, percobaan, berikutnya, kesalahan)
       select $1::uuid, n.id, 'a@kampus.example', $2, 'gagal', 8, now(), '550 tidak kenal' from n`,
      [id, subjek],
    );
    return id;
  };

  beforeAll(async () => {
    world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
    server = mailServer(mails).listen(0, '127.0.0.1');
    await new Promise(done => server.once('listening', done));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
    admin = await world.as('HA01');
    ({ app: other } = await createApp({
      config: testConfig,
      db: world.db,
      registry,
      demo: true,
      now: () => world.clock.now,
      lookUpTxt: async name => {
        if (name.startsWith('_dmarc')) throw new Error('DNS diam');
        return dns[name] ?? [];
      },
    }));
  });
  afterAll(async () => {
    await other.close();
    await world.close();
    server.close();
  });

  it('belongs to Super Admin alone', async () => {
    const team = await world.as('HA03');
    expect((await team.get('sistem/surel/server')).statusCode).toBe(403);
    expect((await team.put('sistem/surel/server', body())).statusCode).toBe(403);
    expect((await team.post('sistem/surel/uji', { kepada: 'a@kampus.example' })).statusCode).toBe(403);
    expect((await team.post('sistem/surel/buang', { catatan: 'x' })).statusCode).toBe(403);
  });

  it('has no server at first, and says all that is wrong with one at once', async () => {
    expect((await admin.get('sistem/surel/server')).json()).toMatchObject({ asal: 'tidak', version: null });
    expect((await admin.post('sistem/surel/uji', { kepada: 'a@kampus.example' })).statusCode).toBe(400);
    const refused = await admin.bare.put(
      'sistem/surel/server',
      body({ host: 'smtp://x', port: 0, alamatPengirim: 'portal' }),
    );
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors).sort()).toEqual(['alamatPengirim', 'host', 'port']);
  });

  it('goes to the stored server at once in every process, and tells what the server answered', async () => {
    const there = person(other, admin.token);
    const unheard = await admin.bare.put('sistem/surel/server', body({ port: 1 }));
    expect(unheard.json()).toMatchObject({ asal: 'tersimpan', version: 1 });
    const trial = async (who: Person, kepada = 'a@kampus.example') =>
      (await who.post('sistem/surel/uji', { kepada })).json();
    expect(await trial(there)).toMatchObject({
      terkirim: false,
      pesan: '127.0.0.1 tidak menerima sambungan di port 1. Periksa port dan firewall.',
    });
    const saved = await admin.bare.put('sistem/surel/server', body({ version: 1 }));
    expect(saved.json()).toMatchObject({ version: 2 });
    expect(await trial(there)).toMatchObject({ terkirim: true, jawaban: null });
    expect(mails.at(-1)).toMatch(/^From: Portal <portal@kampus\.example>/m);
    expect(await trial(there, 'b@tolak.example')).toEqual({
      terkirim: false,
      pesan: 'Server menolak alamat pengirim atau penerima.',
      jawaban: '550 tidak kenal',
    });
    expect((await admin.bare.put('sistem/surel/server', body({ version: 1 }))).statusCode).toBe(409);
  });

  it('keeps the password to itself, encrypted, and for the server that it was stored for', async () => {
    const secret = 'Sandi-Rahasia-42';
    const saved = await admin.bare.put('sistem/surel/server', body({ version: 2, pengguna: 'portal', sandi: secret }));
    expect(saved.json()).toMatchObject({ sandiTersimpan: true, version: 3 });
    expect(saved.body).not.toContain(secret);
    const row = await world.db.one<{ sandi: string }>('select sandi from internal_server_surel');
    expect(row?.sandi).not.toContain(secret);
    const moved = await admin.bare.put(
      'sistem/surel/server',
      body({ version: 3, pengguna: 'portal', host: 'lain.example' }),
    );
    expect(moved.json().errors).toHaveProperty('sandi');
    const kept = await admin.bare.put(
      'sistem/surel/server',
      body({ version: 3, pengguna: 'portal', namaPengirim: 'Lain' }),
    );
    expect(kept.json()).toMatchObject({ sandiTersimpan: true, version: 4 });
    const without = await admin.bare.put('sistem/surel/server', body({ version: 4, sandi: '' }));
    expect(without.json()).toMatchObject({ sandiTersimpan: false, version: 5 });
  });

  it('tells SPF, DKIM and DMARC as DNS has them, and where DNS is silent', async () => {
    const found = await person(other, admin.token).get('sistem/surel/dns', { selektor: 'mail' });
    expect(found.json()).toMatchObject([
      { jenis: 'SPF', keadaan: 'ada', nilai: 'v=spf1 mx -all' },
      { jenis: 'DKIM', keadaan: 'tidakAda', nama: 'mail._domainkey.kampus.example' },
      { jenis: 'DMARC', keadaan: 'tidakDiketahui' },
    ]);
  });

  it('that failed is sent again, or given up with a note', async () => {
    const [one] = [await failed('Satu'), await failed('Dua')];
    expect((await admin.post('sistem/surel/buang', { id: one, catatan: ' ' })).statusCode).toBe(422);
    expect((await admin.post('sistem/surel/buang', { id: one, catatan: 'Alamat lama' })).json()).toEqual({ jumlah: 1 });
    expect((await admin.post('sistem/surel/buang', { id: one, catatan: 'Alamat lama' })).statusCode).toBe(404);
    const dropped = (await admin.get('sistem/surel', { filter: { status: 'dibuang' } })).json();
    expect(dropped).toMatchObject([{ subjek: 'Satu', catatan: expect.stringMatching(/^Alamat lama \(.+\)$/) }]);
    expect((await admin.post('sistem/surel/kirim-ulang')).json()).toEqual({ jumlah: 1 });
    const state = (await admin.get('sistem/surel/server')).json();
    expect(state.antrean).toMatchObject({ menunggu: 1, gagal: 0 });
    const report = await admin.post('sistem/pekerjaan/kirim-surel/jalankan');
    expect(report.json()).toMatchObject({ hasil: { terkirim: expect.any(Number), gagal: 0 } });
    expect(mails.filter(mail => mail.includes('[Portal MBKM] Dua'))).toHaveLength(1);
  });

  it('goes nowhere once the server is removed and the environment has none', async () => {
    expect((await admin.bare.delete('sistem/surel/server', { version: 1 })).statusCode).toBe(409);
    expect((await admin.bare.delete('sistem/surel/server', { version: 5 })).json()).toMatchObject({ asal: 'tidak' });
  });
});
