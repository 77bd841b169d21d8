import { expect, it } from 'vitest';
import { areKeys, encryptPush } from '../../../../server/platform/notify/push/encrypt.ts';
import { isPushService } from '../../../../server/platform/notify/push/hosts.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('a push message is encrypted as the example of RFC 8291 (appendix A)', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const once = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  expect(encryptPush('When I grow up, I want to be a watermelon', keys, once).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(areKeys(keys)).toBe(true);
  expect(areKeys({ ...keys, p256dh: `BA${'A'.repeat(85)}` })).toBe(false);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:sandi@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.jahat.example/abc', false],
  ['https://jahatnotify.windows.com/abc', false],
  ['https://localhost/abc', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['bukan alamat', false],
])('%s is a push service: %s', (address, is) => {
  expect(isPushService(address)).toBe(is);
});
