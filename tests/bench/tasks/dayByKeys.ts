import type { byHand } from './day.ts';
import type { Hand } from './hand.ts';

/** Tasks of the day that are walked by keys alone, from the dashboard on; the others are walked by mouse only. */

async function person(hand: Hand): Promise<void> {
  await hand.find('rizk', /Rizky Aditya.*Magang/);
  await hand.page.getByRole('tab', { name: 'Riwayat' }).waitFor();
}

async function role(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('ganti peran', /^Ganti peran ke Koordinator/);
  await hand.press(hand.inDialog('OK'));
  await page.getByText('Koordinator Program Studi').first().waitFor();
}

async function report(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('laporan', /^Laporan/);
  await hand.press(page.getByRole('link', { name: /^Mahasiswa dan SKS per fakultas/ }));
  await page.getByRole('table').first().waitFor();
}

export const byKeys: Partial<Record<keyof typeof byHand, (hand: Hand) => Promise<void>>> = {
  person,
  role,
  report,
};
