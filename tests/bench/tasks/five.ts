import { pdf } from '../../e2e/magang/people.ts';
import type { Hand } from './hand.ts';

/** The five tasks of issue 13 as their people do them, from the dashboard on. */

/** A day this many days from today, as typed: `24112026`. */
export const dayFrom = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000);
  return [day.getDate(), day.getMonth() + 1].map(part => String(part).padStart(2, '0')).join('') + day.getFullYear();
};

/** Registers for an internship at an own place, with its documents. */
export async function registerForInternship(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole('button', { name: 'Buka menu' }));
  await hand.click(hand.button('Magang dan MBKM'));
  await hand.click(page.getByRole('link', { name: 'Pendaftaran Magang', exact: true }));
  const way = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Magang Mandiri' }) });
  await hand.click(way.getByRole('link', { name: 'Daftar' }));
  await hand.type(page.getByLabel(/^Nama mitra usulan/), 'CV Karya Cipta Digital');
  await hand.type(page.getByLabel(/^Bidang usaha/), 'Pengembangan perangkat lunak');
  await hand.type(page.getByLabel(/^Alamat mitra/), 'Jl. Ahmad Yani 12, Surabaya');
  await hand.type(page.getByLabel(/^Telepon mitra/), '031-8412345');
  await hand.click(hand.button('Lanjut'));
  await hand.type(page.getByLabel(/^Posisi/), 'Pengembang Web');
  await hand.type(
    page.getByLabel(/^Deskripsi tugas/),
    'Membangun antarmuka web, menulis pengujian, dan mendokumentasikan hasil bersama tim.',
  );
  await hand.choose(/^Moda pelaksanaan/, 'Hibrida');
  await hand.type(page.getByLabel(/^Jam per minggu/), '40');
  await hand.typeMoment(/^Tanggal mulai/, dayFrom(100));
  await hand.typeMoment(/^Tanggal selesai/, dayFrom(250));
  await hand.type(page.getByLabel(/^Surel pembimbing lapangan/), 'pembimbing@karyacipta.example');
  await hand.click(hand.button('Lanjut'));
  for (const label of ['CV', 'Transkrip', 'Pakta integritas', 'Proposal', 'Surat penerimaan']) {
    await hand.file(`Berkas ${label}`, pdf(`${label}.pdf`));
    await page
      .getByRole('group', { name: new RegExp(`^${label}`) })
      .getByRole('img', { name: 'Sudah diunggah' })
      .waitFor();
  }
  await hand.click(hand.button('Lanjut'));
  await hand.click(hand.button('Ajukan'));
  await hand.click(hand.inDialog('Ajukan'));
  await page.getByText('Pendaftaran diajukan.').waitFor();
}

async function writeLog(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole('link', { name: /^Catat kegiatan hari ini.*Magang/ }));
  await hand.click(hand.button(/^Seperti kemarin/));
  await hand.type(page.getByRole('textbox', { name: 'Kegiatan' }), 'Uji coba layanan');
  await hand.type(
    page.getByRole('textbox', { name: 'Uraian' }),
    'Menyusun laporan uji coba layanan bersama rekan satu tim.',
  );
  await hand.click(hand.button('Ajukan'));
  await page.getByText('Kegiatan diajukan kepada dosen pembimbing.').waitFor();
}

async function decide(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(hand.button('Magang dan MBKM'));
  await hand.click(page.getByRole('link', { name: 'Log Kegiatan', exact: true }));
  const rows = page.getByRole('row').getByRole('checkbox');
  await hand.click(rows.nth(1));
  await hand.click(rows.nth(5), ['Shift']);
  await hand.click(page.getByRole('toolbar').getByRole('button', { name: 'Setujui' }));
  await hand.click(hand.inDialog('Setujui'));
  await page.getByText('5 logbook disetujui.').waitFor();
  await hand.click(rows.nth(1));
  await hand.click(page.getByRole('toolbar').getByRole('button', { name: 'Kembalikan' }));
  await hand.type(page.getByRole('dialog').getByRole('textbox', { name: 'Catatan' }), 'Sebutkan hasilnya.');
  await hand.click(hand.inDialog('Kembalikan'));
  await page.getByText('1 logbook dikembalikan').waitFor();
}

/** Campuses as an office keeps them. */
const sheet = (rows: readonly string[]) => ({
  name: 'kampus.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Nama Kampus;Jenis\r\n${rows.join('\r\n')}\r\n`),
});

async function importSheet(hand: Hand): Promise<void> {
  const { page } = hand;
  const good = Array.from({ length: 27 }, (_, n) => `Kampus Uji ${n};PTS`);
  const wrong = ['Kampus Uji 90;Negeri', 'Kampus Uji 91;Swasta', 'Kampus Uji 92;'];
  const mended = wrong.map(row => row.replace(/;.*/, ';PTN'));
  await hand.key('Control+k');
  await hand.type(page.getByRole('combobox', { name: /^Cari/ }), 'Kampus');
  await page
    .getByRole('option', { name: /^Kampus/ })
    .first()
    .waitFor();
  await hand.key('Enter');
  await hand.click(hand.button('Impor'));
  for (const [rows, applied] of [
    [[...good, ...wrong], 27],
    [mended, 3],
  ] as const) {
    await hand.file('Berkas impor', sheet(rows));
    const apply = hand.button(`Terapkan ${applied} baris`);
    const check = hand.button(/^Periksa/);
    await apply.or(check).first().waitFor();
    if (await check.isVisible()) await hand.click(check);
    await hand.click(apply);
    await page.getByText('Impor selesai').waitFor();
    if (applied === 27) await hand.click(hand.button('Unggah perbaikan'));
  }
  await hand.click(hand.inDialog('Tutup').last());
}

async function grade(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(hand.button('Magang dan MBKM'));
  await hand.click(page.getByRole('link', { name: 'Nilai Laporan Akhir', exact: true }));
  await page.getByRole('row').nth(1).waitFor();
  await hand.key('ArrowDown');
  await hand.key('Enter');
  for (let sheets = 0; sheets < 3; sheets++) {
    const cells = page.getByRole('textbox', { name: /^Nilai / });
    await cells.first().waitFor();
    const count = await cells.count();
    for (let cell = 0; cell < count; cell++) {
      await hand.write('85');
      await hand.key('Enter');
    }
  }
}

interface Task {
  name: string;
  /** What testing counted before issue 13. */
  before: number;
  username: string;
  width: number;
  work: (hand: Hand) => Promise<void>;
}

export const tasksOfIssue13: readonly Task[] = [
  { name: 'daftar magang dengan berkas', before: 38, username: 'nabila', width: 360, work: registerForInternship },
  { name: 'log hari ini', before: 12, username: 'mahasiswa', width: 360, work: writeLog },
  { name: 'setujui 5, kembalikan 1', before: 13, username: 'dosen', width: 1280, work: decide },
  { name: 'impor 30 baris, 3 salah', before: 23, username: 'timmbkm', width: 1280, work: importSheet },
  { name: 'nilai tiga dengan papan ketik', before: 30, username: 'dosen', width: 1280, work: grade },
];
