// Takes the pictures of README from a running portal with the demo university, and writes them beside this file:
// node docs/img/potret.mjs http://localhost:3000
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';

const portal = process.argv[2] ?? 'http://localhost:3000';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

const login = await fetch(`${portal}/api/user/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-api-key': 'portal-mbkm-demo' },
  body: JSON.stringify({ username: 'timmbkm', password: process.env.DEMO_PASSWORD ?? 'Nusantara#2026' }),
});
const token = (await login.json()).token.AccessToken;

async function open(path, { width = 1280, height = 800, loggedIn = true, scale = 1 } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'id-ID',
    reducedMotion: 'reduce',
  });
  if (loggedIn) await context.addCookies([{ name: 'mbkm_token', value: token, url: portal, sameSite: 'Lax' }]);
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await page.goto(portal + path);
  return page;
}

async function take(name, page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(import.meta.dirname, `${name}.png`) });
  await page.context().close();
  console.log(name);
}

const api = (path, options) =>
  fetch(`${portal}/api/${path}`, {
    ...options,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  }).then(answer => answer.json());

// Pictures with many colours are taken smaller: at full size these two would be the largest files of the repository.
await take('login', await open('/login', { loggedIn: false, scale: 0.6 }));
await take('dashboard', await open('/dashboard', { scale: 0.8 }));

const list = await open('/master/mahasiswa');
await list.getByText('Rizky Aditya Pratama').first().waitFor();
await take('daftar', list);

const phone = await open('/master/mahasiswa', { width: 360, height: 740 });
await phone.getByText('Rizky Aditya Pratama').first().waitFor();
await take('ponsel', phone);

// A partner that somebody changed, for the form and its history.
const [partner] = await api(`master/mitra?range=[0,0]&sort=["nama","ASC"]`);
const changed = await api(`master/mitra/${partner.id}`, {
  method: 'PUT',
  body: JSON.stringify({ version: partner.version, telepon: '021-5550199' }),
});
if (changed.errors) throw new Error(JSON.stringify(changed));
const form = await open(`/master/mitra/${partner.id}`);
await form.getByRole('textbox').first().waitFor();
await take('formulir', form);

const show = await open(`/master/mitra/${partner.id}/show`);
await show.getByRole('tab', { name: 'Riwayat' }).click();
await show.getByRole('list', { name: 'Riwayat' }).waitFor();
await take('riwayat', show);

// An import that brings a new row, changes one (entered by hand before), leaves one as it is, and has a mistake.
const byHand = await api('master/provinsi', { method: 'POST', body: JSON.stringify({ id: '98', nama: 'Provinsi Contoh' }) });
const file = join(tmpdir(), 'provinsi-baru.csv');
writeFileSync(file, 'Kode,Nama\n35,Jawa Timur\n98,Provinsi Contoh Raya\n99,Provinsi Baru\nJ1,Kode Salah\n');
const importing = await open('/master/provinsi');
await importing.getByRole('button', { name: 'Impor' }).click();
const dialog = importing.getByRole('dialog');
await dialog.getByLabel('Berkas impor').setInputFiles(file);
await dialog.getByRole('tab', { name: 'Berubah (1)' }).click();
await dialog.getByText('Provinsi Contoh Raya').waitFor();
await take('impor', importing);
await api(`master/provinsi/${byHand.id ?? '98'}`, { method: 'DELETE' });

await browser.close();
