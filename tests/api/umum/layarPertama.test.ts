import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import { type Fronted, withFrontEnds } from '../support/twoProcesses.ts';

/** Data of the first screen that the page brings along (docs/domain/10 §3.3 "Layar pertama"). */
let fronted: Fronted;
let world: Fronted['world'];
let app: Fronted['app'];

beforeAll(async () => {
  fronted = await withFrontEnds('layar', { patience: 60_000 });
  ({ world, app } = fronted);
});
afterAll(() => fronted.close());

const opened = async (path: string, who: Role | null, headers: Record<string, string> = {}) => {
  const cookie = who ? `x=1; mbkm_token=${(await world.as(who)).token.replace('Bearer ', '')}; y=2` : '';
  return app.inject({ url: path, headers: { cookie, ...headers } });
};
const brought = (html: string): string => /<div class="shell-screen".*<\/div>/s.exec(html)?.[0] ?? '';

describe('dashboard', () => {
  it('tells a student what to do first, with links that work without scripts', async () => {
    const answer = await opened('/dashboard', 'HA02');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const screen = brought(answer.body);
    expect(screen).toContain('data-path="/dashboard"');
    expect(screen).toMatch(/<h1>Selamat \w+, Rizky Aditya Pratama<\/h1>/);
    expect(screen).toContain('Kerjakan sekarang');
    expect(screen).toMatch(/href="\/magang\/log-kegiatan\/form\/add\?peserta=[0-9a-f-]{36}&amp;tanggal=/);
    expect(screen).toContain('Program Anda');
  });

  it('tells staff what waits for them, each number as the list that it leads to', async () => {
    const screen = brought((await opened('/dashboard', 'HA03')).body);
    expect(screen).toContain('Menunggu Anda');
    const { tugas } = (await (await world.as('HA03')).get('dashboard')).json<{
      tugas: { label: string; jumlah: number; keputusan: boolean }[];
    }>();
    const first = tugas.find(({ keputusan, jumlah }) => keputusan && jumlah > 0);
    expect(screen).toContain(`${first?.label}</b></span><em>${first?.jumlah.toLocaleString('id-ID')}</em>`);
  });

  it('comes compressed in one piece to whoever takes that', async () => {
    const answer = await opened('/dashboard', 'HA02', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers.vary).toContain('Cookie');
  });

  it.each([
    ['nobody', null],
    ['somebody who reads English', 'HA08'],
  ] as const)('says nothing to %s', async (_who, who) => {
    if (who) await world.db.execute(`update pengaturan_user set bahasa = 'en' where username = 'inbound'`);
    const answer = await opened('/dashboard', who);
    expect(answer.statusCode).toBe(200);
    expect(brought(answer.body)).toBe('');
    expect(answer.body).toContain('<p class="shell-title">');
  });

  it('says nothing where the session has ended, or is made up', async () => {
    const coordinator = await world.as('HA05');
    const cookie = `mbkm_token=${coordinator.token.replace('Bearer ', '')}`;
    await coordinator.post('user/logout', {});
    for (const told of [cookie, `mbkm_token=${'x'.repeat(43)}`, 'mbkm_token=<script>']) {
      const answer = await app.inject({ url: '/dashboard', headers: { cookie: told } });
      expect(answer.statusCode).toBe(200);
      expect(brought(answer.body)).toBe('');
    }
  });

  it('writes what people typed as text', async () => {
    await world.db.execute(`update master_program set nama = nama || '<img src=x onerror=alert(1)>"'`);
    const screen = brought((await opened('/dashboard', 'HA02')).body);
    expect(screen).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
    expect(screen).not.toContain('<img');
  });
});

describe('logbook', () => {
  it('offers the entry of today and shows the latest ones', async () => {
    const screen = brought((await opened('/magang/log-kegiatan', 'HA02')).body);
    expect(screen).toContain('Catat kegiatan');
    expect(screen).toContain('Catatan terakhir');
    expect(screen).toMatch(/href="\/magang\/log-kegiatan\/form\/(edit|view)\?id=/);
  });

  it('is not brought along for roles that see something else there, or may not go there', async () => {
    for (const who of ['HA04', 'HA06', 'HA08'] as const)
      expect(brought((await opened('/magang/log-kegiatan', who)).body), who).toBe('');
  });
});
