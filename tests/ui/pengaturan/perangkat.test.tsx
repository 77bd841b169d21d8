import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PilihanNotifikasi } from '../../../resources/pengaturan/panggilanNotifikasi.ts';
import type { PerangkatPush, PerangkatSaya } from '../../../resources/pengaturan/panggilanPush.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const choices: PilihanNotifikasi = {
  pilihan: { tugas: 'segera', peringatan: 'segera', pesan: 'segera', info: 'segera' },
  push: { tugas: true, peringatan: true, pesan: true, info: false },
  tenangMulai: null,
  tenangSelesai: null,
};
const device = (more: Partial<PerangkatPush> = {}): PerangkatPush => ({
  id: 'p1',
  perangkat: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  judul: false,
  dibuat: '2026-11-21T02:00:00Z',
  terakhirTerkirim: null,
  kesalahan: null,
  sesiIni: true,
  ...more,
});
const devicesOf = (...perangkat: PerangkatPush[]): PerangkatSaya => ({ kunci: 'BKunci', perangkat });

/** The browser of the test: its permission, and its subscription. */
const browser = { permission: 'default', answer: 'granted', subscribed: false, unsubscribed: 0 };

beforeEach(() => {
  Object.assign(browser, { permission: 'default', answer: 'granted', subscribed: false, unsubscribed: 0 });
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }),
    unsubscribe: async () => {
      browser.subscribed = false;
      browser.unsubscribed += 1;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (browser.subscribed ? subscription : null),
      subscribe: async () => {
        browser.subscribed = true;
        return subscription;
      },
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const openTab = (answers: Record<string, () => unknown> = {}) =>
  renderAdmin('/pengaturan/user/profile?tab=notifikasi', {
    sebagai: 'HA02',
    on: { 'GET user/notifikasi': () => choices, 'GET user/perangkat': () => devicesOf(), ...answers },
  });

test('a device is switched on by a click, shows titles if wanted, is tried and taken away', async () => {
  let known = devicesOf();
  const become = (next: typeof known) => {
    known = next;
    return known;
  };
  const { user, server } = openTab({
    'GET user/perangkat': () => known,
    'POST user/perangkat': () => become(devicesOf(device())),
    'PUT user/perangkat/p1': () => become(devicesOf(device({ judul: true }))),
    'POST user/perangkat/p1/uji': () => ({ berhasil: false, alasan: 'Perangkat ini sudah berhenti berlangganan.' }),
    'DELETE user/perangkat/p1': () => become(devicesOf()),
  });
  await user.click(await screen.findByRole('button', { name: 'Nyalakan di perangkat ini' }));
  expect(await screen.findByText('Pemberitahuan menyala di perangkat ini.')).toBeTruthy();
  expect(server.callsTo('POST', 'user/perangkat').map(({ body }) => body)).toEqual([
    { alamat: 'https://fcm.googleapis.com/fcm/send/abc', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  ]);
  expect(screen.getByText('Chrome di Android')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Tampilkan judul di layar' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Tampilkan judul di layar' }).checked).toBe(true),
  );
  await user.click(screen.getByRole('button', { name: /^Coba pemberitahuan/ }));
  expect(await screen.findByText('Perangkat ini sudah berhenti berlangganan.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lepas Chrome di Android' }));
  expect(await screen.findByRole('button', { name: 'Nyalakan di perangkat ini' })).toBeTruthy();
  expect(browser.subscribed).toBe(false);
});

test('a reader who says no is told how to change that, and nothing is sent', async () => {
  browser.answer = 'denied';
  const { user, server } = openTab();
  await user.click(await screen.findByRole('button', { name: 'Nyalakan di perangkat ini' }));
  expect(await screen.findByText(/Izinkan di pengaturan situs peramban/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nyalakan di perangkat ini' })).toBeNull();
  expect(server.callsTo('POST', 'user/perangkat')).toEqual([]);
});

test('a subscription that the server refuses does not stay in the browser', async () => {
  const { user } = openTab();
  await user.click(await screen.findByRole('button', { name: 'Nyalakan di perangkat ini' }));
  await waitFor(() => expect(browser.unsubscribed).toBe(1));
  expect(await screen.findByRole('button', { name: 'Nyalakan di perangkat ini' })).toBeTruthy();
});

test('a browser that cannot says so, and other devices can still be ended', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  openTab({ 'GET user/perangkat': () => devicesOf(device({ sesiIni: false, kesalahan: '429 ditolak' })) });
  expect(await screen.findByText(/tidak dapat menampilkan pemberitahuan/)).toBeTruthy();
  expect(screen.getByText('Gagal terakhir: 429 ditolak')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Lepas/ })).toBeTruthy();
});

test('kinds are chosen for devices beside the way of their mails', async () => {
  const { user, server } = openTab({ 'PUT user/notifikasi': () => choices });
  const kinds = await screen.findByRole('group', { name: 'Tampil juga di perangkat' });
  await user.click(within(kinds).getByRole('checkbox', { name: 'Kabar umum' }));
  await user.click(within(kinds).getByRole('checkbox', { name: 'Pesan' }));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(server.callsTo('PUT', 'user/notifikasi').map(({ body }) => body)).toEqual([
      { ...choices, push: { ...choices.push, info: true, pesan: false } },
    ]),
  );
});

test('whoever logs in takes the device over: a subscription of its former user ends', async () => {
  Object.assign(browser, { permission: 'granted', subscribed: true });
  const { server } = openTab({ 'POST user/perangkat/cocok': () => ({ milikSaya: false }) });
  await waitFor(() => expect(browser.subscribed).toBe(false));
  expect(server.callsTo('POST', 'user/perangkat/cocok')[0]?.body).toEqual({
    alamat: 'https://fcm.googleapis.com/fcm/send/abc',
  });
});
