import type { Locator } from 'playwright';
import { registerForInternship } from './five.ts';
import type { Hand } from './hand.ts';

/** The twelve tasks of a day (issue 39) by mouse or finger, from the dashboard on. */

const rowOf = (hand: Hand, name: RegExp | string): Locator => hand.page.getByRole('row', { name }).last();
const ticks = (hand: Hand): Locator => hand.page.getByRole('row').getByRole('checkbox');
const inBar = (hand: Hand, name: string): Locator =>
  hand.page.getByRole('toolbar', { name: /yang dipilih/ }).getByRole('button', { name, exact: true });

/** Opens a screen by the whole menu. */
async function byMenu(hand: Hand, group: string, screen: string): Promise<void> {
  const all = hand.button('Semua menu');
  if (await all.isVisible()) await hand.click(all);
  const opened = hand.button(group);
  if ((await opened.getAttribute('aria-expanded')) !== 'true') await hand.click(opened);
  await hand.click(
    hand.page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: screen, exact: true }),
  );
  await hand.page.getByRole('heading', { level: 1, name: screen }).waitFor();
}

async function log(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.look('dashboard');
  await hand.click(page.getByRole('link', { name: /^Catat kegiatan hari ini.*Magang/ }));
  await hand.look('log');
  await hand.click(hand.button(/^Seperti /));
  await hand.type(page.getByRole('textbox', { name: 'Kegiatan' }), 'Uji coba layanan');
  await hand.type(
    page.getByRole('textbox', { name: 'Uraian' }),
    'Menyusun laporan uji coba layanan bersama rekan satu tim.',
  );
  await hand.click(hand.button('Ajukan'));
  await hand.said('Kegiatan diajukan kepada dosen pembimbing.');
}

async function decide(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(
    page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Verifikasi Log Harian' }),
  );
  await page.getByRole('row').nth(24).waitFor();
  await hand.look('antrean');
  await hand.click(ticks(hand).nth(1));
  await hand.click(ticks(hand).nth(20), ['Shift']);
  await hand.click(inBar(hand, 'Setujui'));
  await hand.look('dialog setujui');
  await hand.click(hand.inDialog('Setujui'));
  await hand.said(/^20 .* disetujui/);
  await hand.answered('20 baris pergi');
  await hand.click(ticks(hand).nth(1));
  await hand.click(ticks(hand).nth(5), ['Shift']);
  await hand.click(inBar(hand, 'Kembalikan'));
  await hand.type(page.getByRole('dialog').getByRole('textbox', { name: 'Catatan' }), 'Sebutkan hasilnya.');
  await hand.look('dialog kembalikan');
  await hand.click(hand.inDialog('Kembalikan'));
  await hand.said(/^5 .* dikembalikan/);
  await hand.answered('5 baris pergi');
  await hand.look('antrean kosong');
}

async function person(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(hand.button(/^Cari di seluruh portal/));
  await hand.look('pencarian');
  await hand.write('rizk');
  await hand.click(page.getByRole('option', { name: /Rizky Aditya.*Magang/ }).first());
  await page.getByRole('tab', { name: 'Riwayat' }).waitFor();
  await hand.look('berkas peserta');
}

async function supervisor(hand: Hand): Promise<void> {
  const { page } = hand;
  await byMenu(hand, 'Magang dan MBKM', 'Dosen Pembimbing Magang');
  await hand.look('dosen pembimbing');
  await hand.type(page.getByRole('searchbox', { name: 'Cari' }), 'rizky');
  await hand.answered('baris yang cocok');
  await hand.click(rowOf(hand, /Rizky Aditya/).getByRole('checkbox'));
  await hand.click(inBar(hand, 'Tetapkan dosen'));
  await hand.type(page.getByRole('dialog').getByRole('combobox', { name: 'Dosen pembimbing' }), 'Haris');
  await hand.click(page.getByRole('option', { name: /Haris/ }).first());
  await hand.type(page.getByRole('dialog').getByRole('textbox', { name: 'Catatan' }), 'Bidangnya lebih dekat.');
  await hand.look('dialog dosen');
  await hand.click(hand.inDialog('Tetapkan'));
  await hand.said(/Haris/);
}

async function wave(hand: Hand): Promise<void> {
  const { page } = hand;
  await byMenu(hand, 'KKN', 'Gelombang KKN');
  await hand.look('gelombang');
  await hand.click(
    rowOf(hand, /Gelombang IV/)
      .getByRole('cell')
      .nth(1),
  );
  await hand.click(page.getByRole('link', { name: /^Salin untuk/ }));
  await hand.look('salin');
  await hand.type(page.getByRole('textbox', { name: 'Nama', exact: true }), 'KKN Tematik Gelombang V');
  await hand.click(hand.button('Simpan'));
  await page.getByRole('button', { name: 'Buka pendaftaran' }).waitFor();
}

async function bulk(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(
    page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Mahasiswa', exact: true }),
  );
  await page.getByRole('row').nth(1).waitFor();
  await hand.look('mahasiswa');
  await hand.click(page.getByRole('checkbox', { name: /^Pilih semua/ }));
  await hand.click(page.getByRole('button', { name: /^Pilih semua \d+ hasil/ }));
  await hand.click(inBar(hand, 'Ubah'));
  await hand.click(page.getByRole('dialog').getByRole('checkbox', { name: 'Semester' }));
  await hand.type(page.getByRole('dialog').getByRole('textbox', { name: 'Semester' }), '9');
  await hand.look('dialog ubah');
  await hand.click(hand.inDialog('Lanjut'));
  await hand.look('pratinjau ubah');
  await hand.click(hand.inDialog('Simpan'));
  await hand.said(/\d+ .*diubah/);
}

async function exported(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(
    page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Mahasiswa', exact: true }),
  );
  await page.getByRole('row').nth(1).waitFor();
  await hand.click(hand.button('Filter'));
  await hand.look('filter');
  await hand.type(page.getByRole('combobox', { name: 'Program studi' }), 'informatika');
  await hand.click(page.getByRole('option', { name: /Informatika/ }).first());
  await hand.key('Escape');
  await hand.answered('baris yang cocok');
  await hand.click(hand.button('Ekspor'));
  await hand.look('ekspor');
  const [file] = await Promise.all([page.waitForEvent('download'), hand.click(hand.inDialog(/^(Unduh|Ekspor)/))]);
  await file.path();
}

async function invite(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(
    page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Mitra', exact: true }),
  );
  await hand.type(page.getByRole('searchbox', { name: 'Cari' }), 'nusa digital');
  await hand.answered('baris yang cocok');
  await hand.click(
    rowOf(hand, /Nusa Digital/)
      .getByRole('cell')
      .nth(1),
  );
  await hand.look('mitra');
  await hand.click(hand.button('Undang kontak'));
  await hand.type(page.getByRole('dialog').getByLabel(/^Nama/), 'Sinta Larasati');
  await hand.type(page.getByRole('dialog').getByLabel(/^Jabatan/), 'Manajer Talenta');
  await hand.type(page.getByRole('dialog').getByLabel(/^Surel/), 'sinta@nusa-digital.example');
  await hand.type(page.getByRole('dialog').getByLabel(/^No\. HP/), '081234567801');
  await hand.look('dialog undang');
  await hand.click(hand.inDialog('Undang'));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function role(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(hand.button(/^Menu akun/));
  await hand.look('menu akun');
  await hand.click(page.getByRole('menuitem', { name: /Switch Akses/ }));
  await hand.look('switch akses');
  await hand.click(page.getByRole('dialog').getByRole('button', { name: /Koordinator/ }));
  await hand.look('tanya peran');
  await hand.click(page.getByRole('dialog').getByRole('button').last());
  await page.getByText('Koordinator Program Studi').first().waitFor();
}

async function restore(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(
    page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Mitra', exact: true }),
  );
  await hand.type(page.getByRole('searchbox', { name: 'Cari' }), 'nusa digital');
  await hand.answered('baris yang cocok');
  await hand.click(
    rowOf(hand, /Nusa Digital/)
      .getByRole('cell')
      .nth(1),
  );
  await hand.click(page.getByRole('tab', { name: 'Riwayat' }));
  await hand.look('riwayat');
  await hand.click(page.getByRole('button', { name: /^(Pulihkan|Kembalikan|Urungkan)/ }).first());
  await hand.look('dialog pulihkan');
  await hand.click(hand.inDialog('Kembalikan'));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function report(hand: Hand): Promise<void> {
  const { page } = hand;
  await byMenu(hand, 'Beranda', 'Laporan');
  await hand.look('laporan');
  await hand.click(page.getByRole('link', { name: /^Mahasiswa dan SKS per fakultas/ }));
  await page.getByRole('table').first().waitFor();
  await hand.look('laporan rektor');
}

export const byHand = {
  register: registerForInternship,
  log,
  decide,
  person,
  supervisor,
  wave,
  bulk,
  exported,
  invite,
  role,
  restore,
  report,
} as const;
