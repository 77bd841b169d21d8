// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { expect, it, vi } from 'vitest';
import { projectId } from '../../../server/areas/riset/demo/ids.ts';
import { cal, id } from '../../api/magang/place.ts';
import type { Row } from '../kkn/acting.ts';
import { pdf } from '../magang/people.ts';
import { choose, pick } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';
import { typeMoment } from '../support/moment.ts';
import { G, P, risetIn } from './people.ts';

/** Acceptance scenarios 6 to 8 of docs/domain/40 §6; documents, and what comes before and after, go by API. */

const { open, portal } = portalTests();
vi.setConfig({ testTimeout: 300_000 });
const { done, recruit, completed, running, readyToGrade } = risetIn(portal);

const nameOf = async (sql: string, ...params: unknown[]): Promise<string> => {
  const found = await portal().db.one<{ nama: string }>(sql, params);
  if (!found) throw new Error('data contoh tidak ada');
  return found.nama;
};
const periodName = () => nameOf('select nama from master_periode where id = $1', id.periode(1));

it('skenario 6: empat NPM ditempel, dua ditandai; satu menerima dan mengajukan, satu menolak', async () => {
  const yes = await recruit();
  const no = await recruit();
  const invitationOf = async ({ who }: { who: string }) => (await done<Row[]>(who, 'GET', P))[0];
  const dosen = await open(`/riset/pendaftaran/simaris/form?idPenelitian=${projectId('awan')}`, {
    as: 'HA04',
    reducedMotion: 'reduce',
  });
  await choose(dosen, 'Periode', await periodName());
  await dosen.getByLabel('Peran mahasiswa').fill('Asisten peneliti');
  await dosen.getByLabel(/^NPM mahasiswa/).fill([yes.npm, '00000000000', no.npm, yes.npm].join('\n'));
  await dosen.getByRole('button', { name: 'Periksa' }).click();
  const result = dosen.getByRole('list', { name: 'Hasil pemeriksaan' });
  await result.getByText('NPM tidak ditemukan.').waitFor();
  await result.getByText('NPM ini tercantum dua kali.').waitFor();
  await expect.poll(() => result.getByRole('listitem').count()).toBe(4);
  expect(await invitationOf(yes)).toBeUndefined();
  expect(await axe(dosen)).toEqual([]);
  await dosen.getByRole('checkbox', { name: 'Lewati 2 baris yang gagal' }).check();
  await dosen.getByRole('button', { name: 'Simpan' }).click();
  await dosen.getByText('2 mahasiswa diundang.').waitFor();
  await dosen.getByRole('list', { name: 'Mahasiswa penelitian' }).getByText(yes.npm).waitFor();

  const phone = { width: 360, height: 740, reducedMotion: 'reduce' } as const;
  const student = await open('/riset/registrasi', { as: yes.who, ...phone });
  await student.getByText('Undangan penelitian').waitFor();
  expect(await scrollsSideways(student)).toBe(false);
  expect(await axe(student)).toEqual([]);
  await student.getByRole('button', { name: 'Terima' }).click();
  await student.getByText('Undangan diterima. Lengkapi pendaftaran Anda.').waitFor();
  const accepted = await invitationOf(yes);
  if (!accepted) throw new Error('tanpa undangan');
  await completed(yes.who, accepted.id);
  await student.goto(`${portal().url}/riset/registrasi/simaris?id=${accepted.id}`);
  for (let i = 0; i < 2; i++) await student.getByRole('button', { name: 'Lanjut' }).click();
  await student.getByRole('heading', { level: 2, name: 'Tinjau' }).waitFor();
  await student.getByLabel(/pakta integritas/i).check();
  await student.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect.poll(async () => (await done('HA03', 'GET', `${P}/${accepted.id}`)).status).toBe('diajukan');

  const other = await open('/riset/registrasi', { as: no.who, ...phone });
  await other.getByRole('button', { name: 'Tolak' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Saya sedang menyusun skripsi.');
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await other.getByText('Tidak ada registrasi yang menunggu Anda').waitFor();
  await expect.poll(async () => (await invitationOf(no))?.status).toBe('mengundurkan_diri');
});

it('skenario 7: nama yang sudah ada ditolak; mitra baru disetujui membuka pendaftaran yang terisi', async () => {
  const { who } = await recruit();
  const taken = await nameOf(`select nama from master_mitra where nama = 'PT Wahana Data Nusantara'`);
  const fresh = `Koperasi Rumput Laut ${Date.now()}`;
  const page = await open('/riset/pendaftaran/inisiasi-mitra/create', {
    as: who,
    reducedMotion: 'reduce',
    allow: /409/,
  });
  const fill = (label: RegExp, value: string) => page.getByRole('textbox', { name: label }).fill(value);
  await pick(page, 'Periode', await periodName());
  await fill(/^Nama mitra/, 'pt. wahana data nusantara');
  await page.getByText('Mitra ini sudah terdaftar. Gunakan jalur Mandiri.').waitFor();
  await pick(
    page,
    'Jenis mitra',
    await nameOf('select nama from master_jenis_mitra where aktif order by kode limit 1'),
  );
  await fill(/^Bidang usaha/, 'Budi daya rumput laut');
  await fill(/^Alamat/, 'Jalan Pesisir 1');
  await pick(page, 'Provinsi', 'jawa tim', 'Jawa Timur');
  await pick(page, 'Kabupaten/Kota', 'surab', 'Kota Surabaya');
  await fill(/^Surel mitra/, 'kantor@rumputlaut.example');
  await fill(/^Nama PIC/, 'Sari Dewi');
  await fill(/^Jabatan PIC/, 'Ketua');
  await fill(/^Surel PIC/, 'sari@rumputlaut.example');
  await fill(/^No\. HP PIC/, '081234500001');
  await fill(/^Judul riset/, 'Agar-agar dari Rumput Laut');
  await choose(page, 'Bidang ilmu', 'Pertanian');
  await fill(/^Ringkasan riset/, 'Menguji tiga cara pengeringan.');
  await fill(/^Alasan memilih/, 'Bahan bakunya ada di tempat.');
  await fill(/^Lama riset( \*)?$/, '4');
  await choose(page, 'Rencana kerja sama', 'LoA');
  await page.getByLabel(/^Surat kesediaan mitra/).setInputFiles(pdf('kesediaan.pdf'));
  await page.getByText('kesediaan.pdf').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText(`Mitra "${taken}" sudah terdaftar. Silakan gunakan jalur Mandiri.`).first().waitFor();
  await fill(/^Nama mitra/, fresh);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('heading', { level: 1, name: fresh }).waitFor();
  await page.getByRole('button', { name: 'Ajukan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
  await page.getByText('Usulan mitra diajukan.').waitFor();
  const [proposal] = await done<Row[]>(who, 'GET', 'v5/riset/inisiasi-mitra');

  const team = await open(`/riset/verifikasi-registrasi-mitra/detail/${proposal?.id}`, {
    as: 'HA03',
    reducedMotion: 'reduce',
  });
  const approve = async () => {
    await team.getByRole('button', { name: 'Setujui', exact: true }).click();
    await team.getByRole('dialog').getByRole('button', { name: 'Setujui', exact: true }).click();
  };
  await team.getByText('Tidak ada mitra terdaftar dengan nama serupa.').waitFor();
  expect(await axe(team)).toEqual([]);
  await approve();
  await team.getByText('Usulan disetujui; skemanya menunggu verifikasi.').waitFor();
  const partner = await portal().db.one<{ id: string }>('select id from master_mitra where nama = $1', [fresh]);
  const scheme = await portal().db.one<{ id: string }>('select id from riset_skema_mitra where id_mitra = $1', [
    partner?.id,
  ]);
  await team.goto(`${portal().url}/riset/verifikasi-skema-mitra/detail/${scheme?.id}`);
  await approve();
  await team.getByText('Skema disetujui.').waitFor();

  await page.goto(`${portal().url}/riset/registrasi`);
  await page.getByRole('heading', { level: 2, name: 'Agar-agar dari Rumput Laut' }).waitFor();
  await page.getByText(fresh).waitFor();
  await page.getByRole('link', { name: 'Lengkapi' }).click();
  const title = page.getByRole('textbox', { name: /^Judul/ });
  await expect.poll(() => title.inputValue()).toBe('Agar-agar dari Rumput Laut');
  const [own] = await done<Row[]>(who, 'GET', P);
  expect(await done(who, 'GET', `${P}/${own?.id}`)).toMatchObject({
    status: 'draf',
    jalur: 'inisiasi_mitra',
    idMitra: partner?.id,
    riset: { idSkema: scheme?.id },
  });
});

it('skenario 8: tanpa nilai mitra tidak final; 83,50 dan 85,00 menjadi 84,40 (A-), riset selesai', async () => {
  const one = await running();
  await readyToGrade(one);
  const dosen = await open(`/riset/penilaian/detail/${one.id}`, {
    as: one.dosen,
    reducedMotion: 'reduce',
    allow: /409/,
  });
  const finalise = async () => {
    await dosen.getByRole('button', { name: 'Finalkan' }).click();
    await dosen.getByRole('dialog').getByRole('button', { name: 'Finalkan' }).click();
  };
  await finalise();
  await dosen
    .getByRole('alert')
    .getByText(/^Nilai mitra belum final\./)
    .waitFor();

  const mitra = await open('/riset/nilai-mitra/upload-nilai', { as: one.mitra, reducedMotion: 'reduce' });
  const peserta = mitra.getByRole('combobox', { name: /^Peserta/ });
  await peserta.fill(one.npm);
  await mitra.getByRole('option', { name: one.npm }).click();
  for (const [label, score] of [
    [/^Disiplin/, '80'],
    [/^Kompetensi riset/, '85'],
    [/^Kerja sama/, '90'],
    [/^Hasil kerja/, '80'],
  ] as const)
    await mitra.getByRole('textbox', { name: label }).fill(score);
  await mitra.getByRole('textbox', { name: /^Nama penilai/ }).fill('Dr. Laksmi Paramita');
  await mitra.getByRole('textbox', { name: /^Jabatan penilai/ }).fill('Peneliti');
  await typeMoment(mitra, /^Tanggal penilaian/, cal.day(-1));
  expect(await axe(mitra)).toEqual([]);
  await mitra.getByRole('button', { name: 'Simpan' }).click();
  await mitra.getByText('83,50').first().waitFor();
  await mitra.getByRole('button', { name: 'Finalkan' }).click();
  await mitra.getByRole('dialog').getByRole('button', { name: 'Finalkan' }).click();
  await mitra.getByText('Nilai mitra final.').first().waitFor();

  await dosen.goto(`${portal().url}/riset/penilaian/detail/${one.id}`);
  for (const [label, score] of [
    [/^Proposal/, '80'],
    [/^Proses/, '85'],
    [/^Laporan/, '90'],
    [/^Presentasi/, '85'],
    [/^Luaran/, '80'],
  ] as const)
    await dosen.getByRole('textbox', { name: label }).fill(score);
  await typeMoment(dosen, /^Tanggal presentasi/, cal.day(-1));
  // The sums are told while one types.
  await dosen.getByText('Nilai dosen 85,00').waitFor();
  await dosen.getByText('Nilai akhir 84,40').waitFor();
  expect(await axe(dosen)).toEqual([]);
  await dosen.getByRole('button', { name: 'Simpan draf' }).click();
  await dosen.getByText('Nilai disimpan sebagai draf.').waitFor();
  await finalise();
  await dosen.getByText('Nilai final; riset selesai.').waitFor();
  await expect
    .poll(() => done('HA03', 'GET', `${P}/${one.id}`))
    .toMatchObject({ status: 'selesai', nilaiMitra: 83.5, nilaiDosen: 85, nilaiAkhir: 84.4, nilaiHuruf: 'A-' });
  expect(await done('HA03', 'GET', `${G}/${one.id}`)).toMatchObject({ status: 'final' });
});
