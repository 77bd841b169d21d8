import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
import { namedStudents, studentId } from '../../../server/demo/students.ts';
import { given, number, option, report } from '../compare.ts';
import { byHand } from './day.ts';
import { byKeys } from './dayByKeys.ts';
import { tasksOfIssue13 } from './five.ts';
import { Hand } from './hand.ts';

type Work = (hand: Hand) => Promise<void>;
type Login = (portal: string, who: string) => Promise<string>;

/** A task of the day, done twice, each time by somebody for whom it is still to be done. */
interface Task {
  name: string;
  key: keyof typeof byHand;
  by: string;
  /** Who does it by keys; default: the same. */
  thenBy?: string;
  width?: number;
}

const phone = 360;

const tasksOfTheDay: readonly Task[] = [
  { name: 'daftar magang, ponsel', key: 'register', by: 'nabila', thenBy: 'salsabila', width: phone },
  { name: 'log hari ini, ponsel', key: 'log', by: 'mahasiswa', width: phone },
  { name: 'setujui 20, kembalikan 5', key: 'decide', by: 'dosen' },
  { name: 'cari mahasiswa', key: 'person', by: 'koordinator' },
  { name: 'ganti dosen pembimbing', key: 'supervisor', by: 'timmbkm' },
  { name: 'gelombang baru', key: 'wave', by: 'timmbkm' },
  { name: 'ubah satu kolom 200 baris', key: 'bulk', by: 'timmbkm' },
  { name: 'ekspor yang difilter', key: 'exported', by: 'timmbkm' },
  { name: 'undang mitra', key: 'invite', by: 'timmbkm' },
  { name: 'ganti peran', key: 'role', by: 'dosen' },
  { name: 'siapa mengubah, pulihkan', key: 'restore', by: 'timmbkm' },
  { name: 'laporan rektor', key: 'report', by: 'timmbkm' },
];

interface Outcome {
  acts: number;
  seconds: number;
  faults: readonly string[];
  answers: readonly string[];
  failed?: string;
}

async function done(browser: Browser, portal: string, token: string, width: number, work: Work, keys = false) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'mbkm_token', value: token.replace('Bearer ', ''), url: portal, sameSite: 'Lax' }]);
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  try {
    await page.goto(`${portal}/dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const hand = new Hand(page, keys);
    const failed = await work(hand).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message.split('\n', 3).join(' ') : String(error)),
    );
    const outcome: Outcome = { acts: hand.acts, seconds: hand.seconds, faults: hand.faults, answers: hand.answers };
    if (failed && option('lihat', 0)) console.log((await page.locator('body').ariaSnapshot()).slice(-3500));
    return failed ? { ...outcome, failed: `gagal di ${new URL(page.url()).pathname}: ${failed}` } : outcome;
  } finally {
    await context.close();
  }
}

async function asked<T>(portal: string, token: string, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${portal}/api/${path}`, {
    method,
    headers: { authorization: token, 'x-api-key': 'portal-mbkm-demo', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Accounts for those who register, and a change that is to be taken back. */
async function prepare(portal: string, login: Login): Promise<void> {
  const token = await login(portal, 'superadmin');
  for (const username of ['nabila', 'salsabila'] as const)
    await asked(portal, token, 'POST', 'auth/users', {
      username,
      email: `${username}@uji.example`,
      firstName: username,
      roleId: 'HA02',
      idMahasiswa: studentId(namedStudents[username].npm),
      password: 'Nusantara#2026',
    });
}

/** A telephone number that somebody has changed by mistake. */
async function mistake(portal: string, login: Login, telepon: string): Promise<void> {
  const token = await login(portal, 'superadmin');
  const filter = encodeURIComponent(JSON.stringify({ q: 'nusa digital' }));
  const [found] = await asked<{ id: string; version: number }[]>(portal, token, 'GET', `master/mitra?filter=${filter}`);
  if (!found) throw new Error('mitra tidak ada');
  await asked(portal, token, 'PUT', `master/mitra/${found.id}`, { version: found.version, telepon });
}

const told = ({ failed, acts, seconds }: Outcome): string =>
  failed ? 'gagal' : `${number(acts)} tindakan ${seconds.toFixed(1)} dtk`;

/**
 * Counts what the day's twelve tasks and the five of issue 13 ask of the hands.
 * @param portal where the portal answers, with the demo university inside
 */
export async function measureTasks(portal: string, login: Login): Promise<void> {
  const only = given('tugas', '');
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await prepare(portal, login).catch(error => console.log(String(error)));
    for (const { name, key, by, thenBy = by, width = 1280 } of tasksOfTheDay) {
      if (only && !only.split(',').includes(key)) continue;
      const walk = async (who: string, work: Work, keys: boolean): Promise<Outcome> => {
        if (key === 'restore') await mistake(portal, login, keys ? '0315550002' : '0315550001');
        return done(browser, portal, await login(portal, who), width, work, keys);
      };
      const hand = await walk(by, byHand[key], false);
      const keyed = await walk(thenBy, byKeys[key], true);
      const failed = hand.failed || keyed.failed;
      report(
        name,
        `tetikus ${told(hand)}; papan ketik ${told(keyed)}`,
        'selesai, tanpa temuan',
        !failed && !hand.faults.length && !keyed.faults.length,
      );
      for (const [way, outcome] of [
        ['tetikus', hand],
        ['papan ketik', keyed],
      ] as const) {
        for (const fault of [...(outcome.failed ? [outcome.failed] : []), ...outcome.faults])
          console.log(`    ${way}: ${fault}`);
        if (outcome.answers.length) console.log(`    ${way}: diminta, bukan lompatan: ${outcome.answers.join(', ')}`);
      }
    }
    if (only && only !== 'lima') return;
    for (const { name, before, username, width, work } of tasksOfIssue13) {
      const { acts, failed } = await done(browser, portal, await login(portal, username), width, work);
      report(name, failed ?? `${number(acts)} tindakan`, `< ${before}`, !failed && acts < before);
    }
  } finally {
    await browser.close();
  }
}
