// Part of the service worker (scripts/app/webApp.ts adds it): shows notices on the device, and opens what they are about.
// Payload: { judul, isi, link, tanda }, written by server/platform/notify/push/outbox.ts.

const home = '/dashboard';

const payloadOf = data => {
  try {
    return data ? data.json() : {};
  } catch {
    return {};
  }
};

/** Only an address of this portal; anything else leads to the first page. */
const addressOf = link => {
  const url = new URL(typeof link === 'string' ? link : home, self.location.origin);
  return url.origin === self.location.origin ? url : new URL(home, self.location.origin);
};

self.addEventListener('push', event => {
  const { judul, isi, link, tanda } = payloadOf(event.data);
  if (typeof judul !== 'string') return;
  event.waitUntil(
    self.registration.showNotification(judul, {
      body: typeof isi === 'string' ? isi : '',
      icon: '/ikon/any-192.png',
      lang: 'id',
      data: { link },
      ...(typeof tanda === 'string' ? { tag: tanda, renotify: true } : {}),
    }),
  );
});

/** A tab that shows it already, else any tab: the page asks there whether something typed is to be left. */
async function openPage(url) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = tabs.filter(tab => new URL(tab.url).origin === url.origin);
  const there = own.find(tab => tab.url === url.href);
  if (there) return there.focus();
  const [tab] = own;
  if (!tab) return self.clients.openWindow(url.href);
  tab.postMessage({ type: 'BUKA', link: url.pathname + url.search + url.hash });
  return tab.focus();
}

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { link } = event.notification.data ?? {};
  event.waitUntil(openPage(addressOf(link)));
});
