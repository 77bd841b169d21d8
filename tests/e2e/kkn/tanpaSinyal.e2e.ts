import { expect, test } from 'vitest';
import { cal } from '../../api/magang/place.ts';
import { logIn, logInByForm } from '../support/browser.ts';
import { actingIn } from './acting.ts';
import { handedInBefore, runningGroup } from './group.ts';
import { testsOfFullDevice } from './perangkatPenuh.ts';
import { fullWords, phoneTests, timeout } from './phone.ts';
import { keptPhotos, looked, takePhotos } from './photos.ts';
import { draftProposal } from './proposal.ts';

/**
 * A KKN week without signal loses nothing (docs/domain/30 §4.3, scenario 5): a browser that is closed and opened again,
 * at the end of a line that fails in every way. Each test has a phone and students of its own. What needs no browser that
 * restarts is asked in tests/ui/platform/patterns/perangkat.test.tsx and tests/api/kkn.
 */

const phone = phoneTests();
const works = ['Bank Bibit', 'Posko Sampah', 'Kelas Malam'];
const named = (...days: number[]) => days.map(n => `Kegiatan hari ${n}`);

/** The group with its village and work programme, from what the phone has kept. */
async function groupOpens(): Promise<void> {
  await phone.go('/kkn');
  await phone.page.getByText('KKN-01 Sinyal').waitFor();
  await phone.go('/kkn/membuat-kelompok');
  await phone.page.getByRole('region', { name: 'Desa' }).getByText('Sutrisno').waitFor();
  await phone.go('/kkn/proposal');
  await phone.page.getByText('Pesisir Lestari').first().click();
  await phone.page.getByText('Bank Bibit').first().waitFor();
}

test('satu kunjungan cukup: log, kelompok, program kerja, dan desa terbuka tanpa koneksi, juga setelah peramban ditutup', {
  timeout,
  tags: ['semua'],
}, async () => {
  await draftProposal(actingIn(phone.portal), phone.group(), works);
  await phone.visit(phone.student(0));
  await phone.context.setOffline(true);
  await phone.switchOff();
  await phone.switchOn(true);
  await phone.go(phone.home);
  await phone.page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
  await phone.go(`${phone.home}/list`);
  await phone.page.getByRole('tab', { name: 'Kelompok' }).waitFor();
  await phone.go(`${phone.home}/add-edit`);
  await phone.page.getByRole('textbox', { name: 'Uraian' }).waitFor();
  await phone.page.getByRole('button', { name: 'Ambil lokasi' }).click();
  await phone.page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => /112[.,]75/.test(value)),
  );
  await groupOpens();
});

test('sehari sebelum berangkat: satu kunjungan, lalu dari hari pertama log ditulis tanpa sinyal', {
  timeout,
  tags: ['semua'],
}, async () => {
  const coming = await runningGroup(phone.portal(), 2, { leaves: 1, called: 'Besok' });
  await draftProposal(actingIn(phone.portal), coming, works, 2);
  const writer = coming.anggota[1] ?? '';
  await phone.visit(writer);
  await phone.page.getByText(/^Kegiatan dapat dicatat mulai/).waitFor();
  const photos = await takePhotos(phone.page, 2);
  await phone.context.setOffline(true);
  await phone.switchOff();
  await phone.switchOn(true);
  for (const n of [1, 2]) {
    await phone.page.clock.setFixedTime(new Date(`${cal.day(n)}T11:00:00Z`));
    await phone.go(phone.home);
    await phone.page.getByRole('link', { name: /^Catat kegiatan/ }).waitFor();
    await phone.write(-n, 8, photos.slice(n - 1, n));
  }
  await phone.waiting(2).waitFor();
  await phone.go(`${phone.home}/list`);
  await phone.page.getByRole('tab', { name: 'Kelompok' }).waitFor();
  await groupOpens();

  // Two days later, when the group has begun: the connection is back, and the login is asked for.
  const begun = phone.portal().clock.now;
  try {
    phone.portal().clock.now = new Date(`${cal.day(2)}T12:00:00Z`);
    for (const table of ['mbkm_pendaftar_program_mbkm', 'kkn_kkn_kelompok'])
      await phone
        .portal()
        .db.execute(
          table.startsWith('kkn')
            ? `update ${table} set status = 'berjalan' where id = $1`
            : `update ${table} p set status = 'berjalan' from kkn_pendaftaran k where k.id_pendaftar_mbkm = p.id and k.id_kelompok = $1`,
          [coming.idKelompok],
        );
    await phone.switchOff();
    await phone.switchOn();
    await phone.page.clock.setFixedTime(phone.portal().clock.now);
    await phone.enter(writer);
    await phone.go(phone.home);
    await expect
      .poll(async () => (await phone.stored(writer)).filter(({ status }) => status === 'diajukan').length, {
        timeout: 60_000,
      })
      .toBe(2);
    const rows = await phone.stored(writer);
    expect(rows.map(({ tanggal, ditulis, foto }) => [tanggal, ditulis, foto])).toEqual(
      [1, 2].map(n => [cal.day(n), cal.day(n), 1]),
    );
  } finally {
    phone.portal().clock.now = begun;
  }
});

test('tujuh hari dengan 21 foto: mati-hidup, perangkat penuh, sesi berakhir, telepon bersama, jaringan buruk', {
  timeout,
  tags: ['semua'],
}, async () => {
  const [writer, other] = [phone.student(1), phone.student(2)];
  await phone.visit(writer);
  const photos = await takePhotos(phone.page, 21);
  await phone.context.setOffline(true);
  // Each on its own day: the idle time has long passed, and nobody is logged out.
  const day = async (n: number) => {
    await phone.page.clock.setFixedTime(new Date(`${cal.day(-n)}T11:00:00Z`));
    await phone.write(n, 8, photos.slice(n * 3, n * 3 + 3));
  };
  for (const n of [6, 5, 4]) await day(n);
  await phone.waiting(3).waitFor();
  await phone.switchOff();
  await phone.switchOn(true);
  await phone.go(phone.home);
  await phone.waiting(3).waitFor();
  await phone.page.getByText('Menunggu dikirim').first().waitFor();
  for (const n of [3, 2]) await day(n);

  // The device is full: it says so, and loses nothing that was kept.
  await phone.go(`${phone.add}?tanggal=${cal.day(-1)}`);
  await phone.page.getByRole('textbox', { name: 'Kegiatan' }).fill('Kegiatan yang tidak muat');
  await phone.page.getByText('Tersimpan di perangkat.').waitFor();
  await phone.page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('penuh', 'QuotaExceededError');
    };
  });
  await phone.page.locator('input[type=file][multiple]').setInputFiles(photos.slice(0, 1));
  await phone.page.getByText(fullWords).first().waitFor();
  await phone.go(phone.home);
  await phone.waiting(5).waitFor();
  const full = phone.page.getByRole('listitem').filter({ hasText: 'tidak muat' });
  await full.getByRole('button', { name: 'Hapus' }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await full.waitFor({ state: 'hidden' });
  for (const n of [1, 0]) await day(n);
  const kept = await keptPhotos(phone.page);
  expect(new Set(kept.hashes).size).toBe(21);
  expect(kept.largest).toBeGreaterThan(300_000);

  // The session has ended meanwhile: with the connection comes the login, and nothing goes without it.
  await phone.context.setOffline(false);
  await phone.page.getByText('Ada 7 laporan yang belum terkirim. Laporan tetap tersimpan di perangkat ini.').waitFor();
  await phone.page.waitForURL(`${phone.line.url}/`);
  expect(await phone.stored(writer)).toEqual([]);

  // Somebody else logs in on the same phone, and loses the connection.
  await phone.enter(other);
  await phone.go(phone.home);
  await phone.page.getByRole('link', { name: 'Catat kegiatan' }).waitFor();
  await phone.nothingWaits();
  await phone.context.setOffline(true);
  await phone.go(`${phone.home}/list`);
  await phone.page.getByRole('tab', { name: 'Kelompok' }).waitFor();
  await phone.page.getByText(/Kegiatan hari/).waitFor({ state: 'hidden' });
  await phone.context.setOffline(false);
  await phone.go('/logout');
  await phone.page.waitForURL(`${phone.line.url}/`);
  expect(await phone.stored(writer)).toEqual([]);

  // The first one again, over a line that drops; every third call fails; and two tabs are open.
  let calls = 0;
  phone.portal().api.answer = path =>
    /kirim-banyak|potongan|dokumen/.test(path) && ++calls % 3 === 0 ? 503 : undefined;
  phone.line.dropsAfter = 125_000;
  // Of its own time again: a cookie of a day that is past would have ended.
  await phone.switchOff();
  await phone.switchOn();
  await phone.go('/login');
  await logInByForm(phone.page, writer);
  await phone.page.waitForURL('**/dashboard');
  await phone.go(phone.home);
  const beside = await phone.context.newPage();
  await phone.go(phone.home, beside);
  // After its third try an entry waits for its author.
  const button = phone.page.getByRole('button', { name: 'Kirim sekarang' });
  const handedIn = async () => (await phone.stored(writer)).filter(({ status }) => status === 'diajukan').length;
  await expect
    .poll(
      async () => {
        if ((await button.isVisible()) && (await button.isEnabled()))
          await button.click({ timeout: 2000 }).catch(() => undefined);
        return handedIn();
      },
      { timeout: 150_000, interval: 500 },
    )
    .toBe(7);
  expect(phone.line.drops).toBeGreaterThan(3);
  phone.portal().api.answer = undefined;
  phone.line.dropsAfter = undefined;
  await beside.close();
  await phone.go(phone.home);
  await phone.page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
  await phone.nothingWaits();

  const rows = await phone.stored(writer);
  expect(rows.map(({ judul }) => judul)).toEqual(named(6, 5, 4, 3, 2, 1, 0));
  expect(rows.map(({ ditulis }) => ditulis)).toEqual(rows.map(({ tanggal }) => tanggal));
  expect(new Set(rows.map(({ dikirim }) => dikirim))).toEqual(new Set([cal.day(0)]));
  expect(rows.map(({ foto }) => foto)).toEqual(Array(7).fill(3));
  expect(rows.filter(({ terlambat }) => terlambat).map(({ judul }) => judul)).toEqual(named(6, 5, 4, 3));
  const files = await phone.portal().db.query<{ id: string; sha256: string }>(
    `select b.id, b.sha256 from kkn_laporan_harian l
       join kkn_laporan_harian_dokumen d on d.parent_id = l.id join internal_berkas b on b.id = d.berkas
       join mbkm_pendaftar_program_mbkm p on p.id = l.id_pendaftar_mbkm
       join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa
     where u.username = $1`,
    [writer],
  );
  expect(files.map(({ sha256 }) => sha256).toSorted()).toEqual(kept.hashes.toSorted());
  const answer = await phone.portal().app.inject({
    url: `/api/files?id=${files[0]?.id}`,
    headers: { authorization: `Bearer ${await phone.portal().tokenOf(writer)}` },
  });
  expect(looked(answer.rawPayload)).toEqual({ width: 800, height: 1600, exif: false });
});

test('dua tab mengirim satu kali', { timeout, tags: ['semua'] }, async () => {
  await phone.visit(phone.student(3));
  const [photo] = await takePhotos(phone.page, 1);
  const beside = await phone.context.newPage();
  await phone.go(phone.home, beside);
  await beside.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
  await phone.context.setOffline(true);
  await phone.write(0, 13, photo ? [photo] : []);
  await phone.waiting(1).waitFor();
  await beside.getByText('Belum terkirim (1)').waitFor();
  const sent: string[] = [];
  phone.context.on('request', request => {
    const [, call] = /(kirim-banyak|potongan|dokumen\/tambah)$/.exec(request.url()) ?? [];
    if (call && request.method() === 'POST') sent.push(call);
  });
  await phone.context.setOffline(false);
  await phone.nothingWaits();
  await beside.getByText(/^Belum terkirim/).waitFor({ state: 'hidden' });
  expect(sent.filter(call => call !== 'potongan')).toEqual(['kirim-banyak', 'dokumen/tambah', 'kirim-banyak']);
  expect((await phone.stored(phone.student(3))).map(({ judul, foto }) => [judul, foto])).toEqual([
    ['Kegiatan hari 0', 1],
  ]);
});

test('skenario 5: terlihat setelah dimuat ulang, menjadi Terkirim sendiri; DPL mengembalikan dan menyetujui', {
  timeout,
}, async () => {
  const writer = phone.student(4);
  await phone.visit(writer);
  const [photo] = await takePhotos(phone.page, 1);
  await handedInBefore(phone.portal(), writer, [1, 2, 3]);
  await phone.context.setOffline(true);
  await phone.write(0, 16, photo ? [photo] : []);
  await phone.page.reload();
  await phone.page.getByText('Menunggu dikirim').first().waitFor();
  await phone.context.setOffline(false);
  await phone.page.getByText('Terkirim', { exact: true }).first().waitFor();
  expect(await phone.stored(writer)).toHaveLength(4);

  const desk = await phone.context.browser()?.newContext();
  const lecturer = await (desk ?? phone.context).newPage();
  await logIn(lecturer.context(), phone.portal(), phone.group().dpl);
  await phone.go('/kkn/verifikasi-laporan-harian', lecturer);
  await lecturer.getByRole('region', { name: 'Kelompok saya' }).getByRole('link').click();
  await lecturer.getByRole('listitem').filter({ hasText: '4 menunggu' }).getByRole('link').click();
  await lecturer.waitForURL('**/listLaporanHarian?*');
  const ticks = lecturer.getByRole('checkbox', { name: /Pilih|Select/ });
  await ticks.first().waitFor();
  const offered = await ticks.count();
  for (const n of [0, 1, 2]) await ticks.nth(n).check();
  await lecturer.getByRole('toolbar').getByRole('button', { name: 'Setujui' }).click();
  await lecturer.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
  const count = async (state: string) => (await phone.stored(writer)).filter(({ status }) => status === state).length;
  await expect.poll(() => count('disetujui')).toBe(3);
  // A row that was approved just now stays in sight until the list is read again.
  await expect.poll(() => ticks.count()).toBe(offered - 3);
  await lecturer
    .getByRole('link', { name: /^Kegiatan hari/ })
    .first()
    .click();
  await lecturer.getByRole('button', { name: 'Kembalikan' }).click();
  await lecturer.getByRole('textbox', { name: 'Catatan' }).fill('Perjelas hasilnya.');
  await lecturer.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
  await expect.poll(() => count('revisi')).toBe(1);
  await desk?.close();
});

testsOfFullDevice(phone);
