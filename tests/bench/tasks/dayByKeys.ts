import type { Locator } from 'playwright';
import { pdf } from '../../e2e/magang/people.ts';
import type { byHand } from './day.ts';
import { dayFrom } from './five.ts';
import type { Hand } from './hand.ts';

/** The twelve tasks of a day by keys alone, from the dashboard on. */

const inBar = (hand: Hand, name: string): Locator =>
  hand.page.getByRole('toolbar', { name: /yang dipilih/ }).getByRole('button', { name, exact: true });

/** The list's own search, which the key `/` leads to. */
async function search(hand: Hand, words: string): Promise<void> {
  const box = hand.page.getByRole('searchbox', { name: 'Cari' });
  await box.waitFor();
  await hand.key('/');
  await hand.write(words);
  await hand.page.waitForURL(/filter=/);
}

/** Opens the only row that a search has left. */
async function openRow(hand: Hand, name: RegExp): Promise<void> {
  await hand.reach(hand.page.getByRole('row', { name }).last());
  await hand.key('Enter');
}

async function register(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('pendaftaran magang', /^Pendaftaran Magang/);
  const way = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Magang Mandiri' }) });
  await hand.press(way.getByRole('link', { name: 'Daftar' }));
  await hand.fill(page.getByLabel(/^Nama mitra usulan/), 'CV Karya Cipta Digital');
  await hand.fill(page.getByLabel(/^Bidang usaha/), 'Pengembangan perangkat lunak');
  await hand.fill(page.getByLabel(/^Alamat mitra/), 'Jl. Ahmad Yani 12, Surabaya');
  await hand.fill(page.getByLabel(/^Telepon mitra/), '031-8412345');
  await hand.press(hand.button('Lanjut'));
  await hand.fill(page.getByLabel(/^Posisi/), 'Pengembang Web');
  await hand.fill(
    page.getByLabel(/^Deskripsi tugas/),
    'Membangun antarmuka web, menulis pengujian, dan mendokumentasikan hasil bersama tim.',
  );
  await hand.pick(page.getByRole('combobox', { name: /^Moda pelaksanaan/ }), 'Hibrida');
  await hand.fill(page.getByLabel(/^Jam per minggu/), '40');
  for (const [name, days] of [
    [/^Tanggal mulai/, 100],
    [/^Tanggal selesai/, 250],
  ] as const) {
    await hand.reach(page.getByRole('group', { name }));
    await hand.write(dayFrom(days));
  }
  await hand.fill(page.getByLabel(/^Surel pembimbing lapangan/), 'pembimbing@karyacipta.example');
  await hand.press(hand.button('Lanjut'));
  for (const label of ['CV', 'Transkrip', 'Pakta integritas', 'Proposal', 'Surat penerimaan']) {
    await hand.bring(hand.button(`Pilih berkas ${label}`), pdf(`${label}.pdf`));
    await page
      .getByRole('group', { name: new RegExp(`^${label}`) })
      .getByRole('img', { name: 'Sudah diunggah' })
      .waitFor();
  }
  await hand.press(hand.button('Lanjut'));
  await hand.press(hand.button('Ajukan'));
  await hand.press(hand.inDialog('Ajukan'));
  await page.getByText('Pendaftaran diajukan.').waitFor();
}

async function log(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole('link', { name: /^Catat kegiatan hari ini.*Magang/ }));
  await hand.fill(page.getByRole('textbox', { name: 'Kegiatan' }), 'Uji coba layanan');
  await hand.fill(
    page.getByRole('textbox', { name: 'Uraian' }),
    'Menyusun laporan uji coba layanan bersama rekan satu tim.',
  );
  await hand.press(hand.button('Ajukan'));
  await hand.said('Kegiatan diajukan kepada dosen pembimbing.');
}

async function decide(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('verifikasi log', /^Verifikasi Log Harian/);
  await hand.tickRows(20);
  await hand.reach(inBar(hand, 'Setujui'), 'Shift+Tab');
  await hand.key('Enter');
  await hand.press(hand.inDialog('Setujui'));
  await hand.said(/^20 .* disetujui/);
  await hand.tickRows(5);
  await hand.reach(inBar(hand, 'Kembalikan'), 'Shift+Tab');
  await hand.key('Enter');
  await hand.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Catatan' }), 'Sebutkan hasilnya.');
  await hand.key('Control+Enter');
  await hand.said(/^5 .* dikembalikan/);
}

async function person(hand: Hand): Promise<void> {
  await hand.find('rizk', /Rizky Aditya.*Magang/);
  await hand.page.getByRole('tab', { name: 'Riwayat' }).waitFor();
}

async function supervisor(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('dosen pembimbing magang', /^Dosen Pembimbing Magang/);
  await search(hand, 'rizky');
  await hand.reach(page.getByRole('row', { name: /Rizky Aditya/ }).last());
  await hand.key('Space');
  await hand.reach(inBar(hand, 'Tetapkan dosen'), 'Shift+Tab');
  await hand.key('Enter');
  await hand.seek(page.getByRole('dialog').getByRole('combobox', { name: 'Dosen pembimbing' }), 'Hendra', /Hendra/);
  await hand.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Catatan' }), 'Bidangnya lebih dekat.');
  await hand.press(hand.inDialog('Tetapkan'));
  await hand.said(/dibimbing .*Hendra/);
}

async function wave(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('gelombang kkn', /^Gelombang KKN/);
  await openRow(hand, /Gelombang IV/);
  await hand.press(page.getByRole('link', { name: /^Salin untuk/ }));
  await hand.fill(page.getByRole('textbox', { name: 'Nama', exact: true }), 'KKN Tematik Gelombang VI');
  await hand.press(hand.button('Simpan'));
  await page.getByRole('button', { name: 'Buka pendaftaran' }).waitFor();
}

async function bulk(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('mahasiswa', /^Mahasiswa.*Akademik/);
  await hand.reach(page.getByRole('checkbox', { name: /^Pilih semua/ }));
  await hand.key('Space');
  await hand.reach(page.getByRole('button', { name: /^Pilih semua \d+ hasil/ }), 'Shift+Tab');
  await hand.key('Enter');
  await hand.press(inBar(hand, 'Ubah'));
  await hand.reach(page.getByRole('dialog').getByRole('checkbox', { name: 'Semester' }));
  await hand.key('Space');
  await hand.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Semester' }), '8');
  await hand.press(hand.inDialog('Lanjut'));
  await hand.press(hand.inDialog('Simpan'));
  await hand.said(/\d+ .*diubah/);
}

async function exported(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('mahasiswa', /^Mahasiswa.*Akademik/);
  await page.getByRole('row').nth(1).waitFor();
  await hand.press(hand.button('Filter'));
  await hand.seek(page.getByRole('combobox', { name: 'Program studi' }), 'informatika', /Informatika/);
  await hand.key('Escape');
  await hand.reach(hand.button('Ekspor'), 'Shift+Tab');
  await hand.key('Enter');
  await hand.reach(hand.inDialog(/^(Unduh|Ekspor)/));
  const [file] = await Promise.all([page.waitForEvent('download'), hand.key('Enter')]);
  await file.path();
}

async function invite(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('nusa digital', /Nusa Digital/);
  await hand.press(hand.button('Undang kontak'));
  const dialog = page.getByRole('dialog');
  await hand.fill(dialog.getByLabel(/^Nama/), 'Bagas Prakoso');
  await hand.fill(dialog.getByLabel(/^Jabatan/), 'Koordinator Magang');
  await hand.fill(dialog.getByLabel(/^Surel/), 'bagas@nusa-digital.example');
  await hand.fill(dialog.getByLabel(/^No\. HP/), '081234567802');
  await hand.press(hand.inDialog('Undang'));
  await dialog.waitFor({ state: 'hidden' });
}

async function role(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('ganti peran', /^Ganti peran ke Koordinator/);
  await hand.press(hand.inDialog('OK'));
  await page.getByText('Koordinator Program Studi').first().waitFor();
}

async function restore(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('nusa digital', /Nusa Digital/);
  const tabs = page.getByRole('tablist').first();
  await hand.reach(tabs);
  await hand.reach(page.getByRole('tab', { name: 'Riwayat' }), 'ArrowRight');
  await hand.key('Enter');
  await hand.press(page.getByRole('button', { name: /^(Pulihkan|Kembalikan|Urungkan)/ }).first());
  await hand.press(hand.inDialog('Kembalikan'));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function report(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.find('laporan', /^Laporan/);
  await hand.press(page.getByRole('link', { name: /^Mahasiswa dan SKS per fakultas/ }));
  await page.getByRole('table').first().waitFor();
}

export const byKeys: Record<keyof typeof byHand, (hand: Hand) => Promise<void>> = {
  register,
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
};
