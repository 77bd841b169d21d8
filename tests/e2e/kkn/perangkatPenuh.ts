import { expect, test } from 'vitest';
import { cal } from '../../api/magang/place.ts';
import { typeMoment } from '../support/moment.ts';
import { fullWords, type PhoneTests, tale, timeout } from './phone.ts';
import { keptPhotos, takePhotos } from './photos.ts';

/** In the page: keeps half a megabyte more. @returns how that ended */
const keepMore = () =>
  new Promise<string>(done => {
    const asked = indexedDB.open('mbkm-luring');
    asked.onsuccess = () => {
      const db = asked.result;
      const tx = db.transaction('jawaban', 'readwrite');
      tx.objectStore('jawaban').put({ user: 'uji', address: 'uji', data: 'x'.repeat(500_000), range: null, at: 0 });
      tx.oncomplete = () => done('muat');
      tx.onabort = () => done(tx.error?.name ?? '');
      db.onversionchange = () => db.close();
    };
  });

/** A device that takes no more, and photos too large for it (docs/domain/30 §4.3). */
export function testsOfFullDevice(phone: PhoneTests): void {
  test('perangkat yang penuh tetap mengirim: setiap laporan satu kali, foto utuh, dan yang ditulis saat penuh tidak hilang', {
    timeout,
    tags: ['semua'],
  }, async () => {
    const writer = phone.student(5);
    await phone.visit(writer);
    const photos = await takePhotos(phone.page, 4);
    await phone.context.setOffline(true);
    await phone.write(1, 8, photos.slice(0, 3));
    await phone.waiting(1).waitFor();
    // The browser itself refuses every further byte.
    const cdp = await phone.context.newCDPSession(phone.page);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: phone.line.url, quotaSize: 1 });
    // It goes by what it knew of the room for a moment.
    await expect
      .poll(() => phone.page.evaluate(keepMore), { timeout: 30_000, interval: 500 })
      .toBe('QuotaExceededError');
    // Within the page: what it holds goes with it.
    await phone.page.getByRole('link', { name: /Catat kegiatan/ }).click();
    await phone.page.getByRole('textbox', { name: 'Kegiatan' }).waitFor();
    await typeMoment(phone.page, 'Jam mulai', '14:00');
    await typeMoment(phone.page, 'Jam selesai', '15:00');
    await phone.page.getByRole('textbox', { name: 'Kegiatan' }).fill('Kegiatan saat penuh');
    await phone.page.getByText(fullWords).waitFor();
    await phone.page.getByRole('textbox', { name: 'Uraian' }).fill(tale);
    await phone.page.getByRole('textbox', { name: 'Hasil' }).fill('Seratus bibit');
    await phone.page.locator('input[type=file][multiple]').setInputFiles(photos.slice(3));
    await phone.page.getByText('Belum tersimpan di perangkat').waitFor();
    await phone.page.getByRole('button', { name: 'Ajukan' }).click();
    await phone.page.getByRole('button', { name: 'Ajukan', disabled: false }).waitFor();
    await phone.context.setOffline(false);
    const handedIn = async () => (await phone.stored(writer)).filter(({ status }) => status === 'diajukan');
    await expect.poll(async () => (await handedIn()).length, { timeout: 60_000 }).toBe(2);
    expect((await phone.stored(writer)).map(({ judul, foto }) => [judul, foto])).toEqual([
      ['Kegiatan hari 1', 3],
      ['Kegiatan saat penuh', 1],
    ]);
    await phone.go(phone.home);
    await phone.page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
    await phone.nothingWaits();
    expect((await keptPhotos(phone.page)).hashes).toEqual([]);
    expect(await phone.stored(writer)).toHaveLength(2);
  });

  test('foto kamera 40 MB diperkecil sebelum disimpan; yang tidak terbaca disebut namanya', {
    timeout,
    tags: ['semua'],
  }, async () => {
    await phone.visit(phone.student(0));
    await phone.go(`${phone.add}?tanggal=${cal.day(-3)}`);
    await phone.page.getByRole('textbox', { name: 'Kegiatan' }).fill('Memotret hamparan');
    const size = await phone.page.evaluate(async () => {
      const canvas = new OffscreenCanvas(8000, 5500);
      const pen = canvas.getContext('2d');
      // Grain: what a camera's sensor sees, and no compression gets rid of.
      const grain = new ImageData(1000, 1000);
      for (let i = 0; i < grain.data.length; i++) grain.data[i] = i % 4 === 3 ? 255 : (i * 2654435761) >>> 24;
      for (let x = 0; x < 8000; x += 1000) for (let y = 0; y < 5500; y += 1000) pen?.putImageData(grain, x, y);
      const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
      const files = new DataTransfer();
      const rest = new Blob([new Uint8Array(Math.max(0, 40_000_000 - jpeg.size))]);
      files.items.add(new File([jpeg, rest], 'DSC_0001.JPG', { type: 'image/jpeg' }));
      files.items.add(new File([new Uint8Array(40_000_000)], 'DSC_0002.JPG', { type: 'image/jpeg' }));
      const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
      if (!input) throw new Error('tanpa masukan berkas');
      const chosen = files.files[0]?.size ?? 0;
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return chosen;
    });
    expect(size).toBeGreaterThanOrEqual(40_000_000);
    await phone.page.getByText('DSC_0001.jpg · Tersimpan di perangkat').waitFor({ timeout: 90_000 });
    await phone.page
      .getByText('DSC_0002.JPG: Foto tidak dapat dibaca. Pilih foto lain, atau ambil ulang dengan kamera.')
      .waitFor();
    const { largest } = await keptPhotos(phone.page);
    expect(largest).toBeLessThan(5 * 1024 ** 2);
  });
}
