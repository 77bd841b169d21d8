import { expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';

/** Notices that the service worker shows (scripts/app/pushWorker.js); the push service itself is the tests' of the API. */

const { open, portal } = portalTests();

test('a push shows a notice, and its click opens the link in the open tab', async () => {
  const page = await open('/dashboard', { as: 'HA02', worker: true, fresh: true });
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: portal().url });
  await page.getByRole('button', { name: /^Menu akun/ }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const browser = await context.newCDPSession(page);
  const registrationId = await new Promise<string>(done => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own) done(own.registrationId);
    });
    void browser.send('ServiceWorker.enable');
  });
  const push = (payload: unknown) =>
    browser.send('ServiceWorker.deliverPushMessage', {
      origin: portal().url,
      registrationId,
      data: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}: ${body}`),
    );
  await push('bukan JSON');
  await push({ judul: 'Ada tugas baru untuk Anda', isi: 'Portal', link: '/magang/riwayat', tanda: 'tugas' });
  await expect.poll(shown).toEqual(['Ada tugas baru untuk Anda: Portal']);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const [notification] = await Reflect.get(globalThis, 'registration').getNotifications();
    const Click = Reflect.get(globalThis, 'NotificationEvent');
    Reflect.get(globalThis, 'dispatchEvent').call(globalThis, new Click('notificationclick', { notification }));
  });
  await page.waitForURL('**/magang/riwayat');
  expect(await shown()).toEqual([]);
});
