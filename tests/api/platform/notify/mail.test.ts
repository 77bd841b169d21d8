import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createApp } from '../../../../server/app.ts';
import { ConfigError, readConfig } from '../../../../server/platform/config.ts';
import { notify } from '../../../../server/platform/notify/index.ts';
import { sendDueMail } from '../../../../server/platform/notify/mail/outbox.ts';
import { type Mail, MailRefused } from '../../../../server/platform/notify/mail/transport.ts';
import { createWorld, testConfig, type World } from '../../support/world.ts';

let world: World;
let app: FastifyInstance;
const sent: Mail[] = [];
/** Reaction of the mail server to the next mail. */
let mood: () => void = () => undefined;
const transport = {
  send: async (mail: Mail) => {
    mood();
    sent.push(mail);
  },
  close: () => undefined,
};
const now = () => world.clock.now;
const round = () =>
  sendDueMail({ db: world.db, transport, baseUrl: 'https://mbkm.example', secret: testConfig.secret, now });
const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
};
let number = 0;
const tell = (judul = 'Paket konversi perlu diperbaiki') =>
  world.db.transaction(async tx => {
    const user = await tx.one<{ id: string }>(`select id from pengaturan_user where username = 'mahasiswa'`);
    const isi = 'Paket konversi Magang <b> dikembalikan. Catatan: Lengkapi.';
    const notice = {
      jenis: 'peringatan',
      link: '/konversi',
      to: { users: [user?.id ?? ''] },
      kunci: `surel:${++number}`,
      judul,
      isi,
    } as const;
    await notify({ tx, registry, now: now() }, notice);
  });

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  ({ app } = await createApp({ config: testConfig, db: world.db, registry, demo: true, now, mail: transport }));
  await round();
});
beforeEach(() => {
  sent.length = 0;
  mood = () => undefined;
});
afterAll(async () => {
  await app.close();
  await world.close();
});

describe('the outbox', () => {
  it('mails each notice once, with several processes at work', async () => {
    for (let i = 0; i < 25; i++) await tell(`Surel ke-${i}`);
    await Promise.all([round(), round(), round()]);
    await round();
    expect(sent).toHaveLength(25);
    expect(new Set(sent.map(mail => mail.messageId)).size).toBe(25);
  });

  it('says what the notice says, safely', async () => {
    await tell();
    await round();
    const [mail] = sent;
    expect(mail?.subject).toBe('[Portal MBKM] Paket konversi perlu diperbaiki');
    expect(mail?.text).toContain('Paket konversi Magang <b> dikembalikan. Catatan: Lengkapi.');
    expect(mail?.text).toContain('https://mbkm.example/konversi');
    expect(mail?.html).toContain('Magang &lt;b&gt;');
  });

  it('tries again, later and later, and gives up in the end', async () => {
    mood = () => {
      throw new Error('ECONNREFUSED');
    };
    await tell('Gagal terus');
    const state = async () =>
      world.db.one<{ status: string; percobaan: number }>(
        `select status, percobaan from internal_surel where subjek = 'Gagal terus'`,
      );
    expect(await round()).toEqual({ terkirim: 0, gagal: 1 });
    expect(await state()).toEqual({ status: 'menunggu', percobaan: 1 });
    expect(await round()).toEqual({ terkirim: 0, gagal: 0 });
    for (let i = 0; i < 7; i++) {
      later(2 ** i + 0.1);
      await round();
    }
    expect(await state()).toEqual({ status: 'gagal', percobaan: 8 });
    later(1000);
    expect(await round()).toEqual({ terkirim: 0, gagal: 0 });
  });

  it('gives up at once where the address is refused', async () => {
    mood = () => {
      throw new MailRefused('550 tidak dikenal');
    };
    await tell('Ditolak');
    await round();
    const state = await world.db.one(`select status, kesalahan from internal_surel where subjek = 'Ditolak'`);
    expect(state).toEqual({ status: 'gagal', kesalahan: '550 tidak dikenal' });
  });

  it('is seen by the Super Admin, who may send again', async () => {
    const admin = await world.as('HA01');
    const failed = await admin.get('sistem/surel', { filter: { status: 'gagal' } });
    const subjects = failed.json<{ subjek: string }[]>().map(mail => mail.subjek);
    expect(subjects.sort()).toEqual(['Ditolak', 'Gagal terus']);
    expect((await (await world.as('HA03')).get('sistem/surel')).statusCode).toBe(403);
    const { id } = failed.json()[0];
    expect((await admin.post(`sistem/surel/${id}/kirim-ulang`)).json()).toEqual({ id, status: 'menunggu' });
    expect((await admin.post(`sistem/surel/${id}/kirim-ulang`)).statusCode).toBe(409);
    const report = await app.inject({
      method: 'POST',
      url: '/api/sistem/pekerjaan/kirim-surel/jalankan',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(report.json()).toMatchObject({ status: 'selesai', hasil: { terkirim: 1, gagal: 0 } });
  });

  it('writes no mails where no server is configured', async () => {
    await tell('Hanya di portal');
    const admin = await world.as('HA01');
    const report = await admin.post('sistem/pekerjaan/kirim-surel/jalankan');
    expect(report.json()).toMatchObject({ status: 'selesai', hasil: { terkirim: 0, gagal: 0 } });
    const written = await world.db.query(`select 1 from internal_surel where subjek = 'Hanya di portal'`);
    expect(written).toEqual([]);
    expect(() => readConfig({ SMTP_URL: 'smtp://surel.example', DATA_DIR: '.cache/uji' })).toThrow(ConfigError);
  });
});
