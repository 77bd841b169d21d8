// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { expect, it, vi } from 'vitest';
import type { UsahaSaya } from '../../../resources/kwu/usahaSaya.ts';
import { informatika, manajemen } from '../../api/magang/place.ts';
import { actingIn, type Row } from '../kkn/acting.ts';
import { giveAccount } from '../magang/people.ts';
import { choose, pick } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';
import { axe } from '../support/looks.ts';

/** Acceptance scenarios 9 and 10 of docs/domain/30 §6; what others do meanwhile, and documents, go by API. */

const { open, portal } = portalTests();
vi.setConfig({ testTimeout: 300_000 });
const { done, step, uploaded } = actingIn(portal);

/** A student without a programme who has an account from now on; tried again, others are taken. */
async function entrepreneur(username: string, prodi: string): Promise<{ who: string; npm: string }> {
  const found = await portal().db.one<{ id: string; npm: string }>(
    `update master_mahasiswa set ipk = 3.4 where id = (select m.id from master_mahasiswa m
       where m.id_program_prodi = $1 and m.status_akademik = 'aktif' and m.semester >= 4
         and not exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id)
         and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id) order by m.npm limit 1)
     returning id, npm`,
    [prodi],
  );
  if (!found) throw new Error('tidak ada mahasiswa tanpa program');
  const who = `${username}.${Date.now()}`;
  await giveAccount(portal(), { username: who, role: 'HA02', idMahasiswa: found.id });
  return { who, npm: found.npm };
}

/** A lecturer who accompanies nobody yet, with an account. */
async function lecturer(): Promise<{ who: string; nama: string }> {
  const found = await portal().db.one<{ id: string; nama: string }>(
    `select p.id, p.nama_lengkap as nama from master_pegawai p where p.jenis = 'dosen' and p.aktif
       and not exists (select 1 from pengaturan_user u where u.id_pegawai = p.id)
       and not exists (select 1 from kwu_kelompok g where g.id_pegawai_dpl = p.id) order by p.nip limit 1`,
  );
  if (!found) throw new Error('tidak ada dosen tanpa akun');
  const who = await giveAccount(portal(), { username: `kwu.dpl.${Date.now()}`, role: 'HA04' });
  await portal().db.execute('update pengaturan_user set id_pegawai = $1 where username = $2', [found.id, who]);
  return { who, nama: found.nama };
}

const G = 'v4/kwu/kelompok';
const P = 'v4/kwu/pendaftaran-kwu';
const own = (who: string) => done<UsahaSaya>(who, 'GET', `${G}/milik`);

/** What a member fills in, by API. */
async function fillIn(who: string): Promise<void> {
  const { idPendaftarMbkm } = await own(who);
  const names = ['berkasTranskrip', 'berkasKrs', 'berkasSuratPernyataan', 'berkasIdeUsaha'];
  const files = await Promise.all(
    names.map(async name => [name, await uploaded(who, 'kwu/pendaftaran-kwu', name)] as const),
  );
  const motivasi = 'Kami ingin membangun usaha yang bertahan setelah kuliah selesai. '.repeat(3);
  await step(who, `${P}/${idPendaftarMbkm}`, null, {
    kwu: { noHp: '081234567890', motivasi, pernyataanBenar: true, ...Object.fromEntries(files) },
  });
}

async function profileOf(who: string, idKelompok: string): Promise<Row> {
  const kelurahan = await portal().db.one<{ id: string }>('select id from master_kelurahan order by id limit 1');
  return done(who, 'POST', 'v4/kwu/profile', {
    idKelompok,
    deskripsi: 'Kopi dari lereng gunung.',
    badanUsaha: 'belum',
    alamat: 'Jalan Kopi 1',
    idKelurahan: kelurahan?.id,
    segmenPelanggan: 'Mahasiswa',
    proposisiNilai: 'Segar',
    saluran: 'Kedai',
    arusPendapatan: 'Penjualan',
    aktivitasKunci: 'Menyangrai',
    strukturBiaya: 'Biji kopi',
    sumberDaya: 'Mesin sangrai',
    modalAwal: 5_000_000,
    sumberModal: 'pribadi',
    targetOmzetBulanan: 3_000_000,
    targetBiayaBulanan: 1_000_000,
    berkasProposal: await uploaded(who, 'kwu/profile', 'berkasProposal'),
    berkasRab: await uploaded(who, 'kwu/profile', 'berkasRab'),
  });
}

it('skenario 9: kelompok didaftarkan, dijawab, disetujui, ber-DPL, berprofil, lalu aktif', async () => {
  const { who: ketua } = await entrepreneur('kwu.ketua', informatika);
  const dua = await entrepreneur('kwu.dua', manajemen);
  const tiga = await entrepreneur('kwu.tiga', informatika);
  const dpl = await lecturer();
  // The one refusal that the scenario asks for.
  const page = await open('/kwu/pendaftaran/kelompok', { as: ketua, reducedMotion: 'reduce', allow: /422 .*ajukan/ });
  const name = `Lereng ${Date.now()}`;
  await page.getByLabel(/^Nama kelompok/).fill(name);
  await page.getByLabel(/^Nama usaha/).fill('Kopi Lereng Uji');
  await choose(page, 'Kategori', 'Makanan dan minuman');
  await choose(page, 'Tahap', 'Awal');
  await page.getByRole('button', { name: 'Buat kelompok' }).click();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('heading', { level: 2, name: 'Anggota', exact: true }).waitFor();
  await page.getByLabel('NPM').fill(`${dua.npm} ${tiga.npm}`);
  await page.getByRole('button', { name: 'Undang', exact: true }).click();
  await page.getByText('2 undangan dikirim.').waitFor();
  await expect.poll(() => page.getByText('Diundang', { exact: true }).count()).toBe(2);
  const { kelompok } = await own(ketua);
  const group = `${G}/${kelompok?.id}`;
  await done(dua.who, 'PUT', `${G}/undangan/${kelompok?.id}`, { jawaban: 'terima' });
  await fillIn(ketua);
  await fillIn(dua.who);

  // Refused while an invitation is open, and said before anybody tries.
  await page.goto(`${portal().url}/kwu/pendaftaran`);
  const lacking = page.getByRole('region', { name: 'Yang masih kurang' });
  await lacking.getByText('Masih ada 1 undangan yang belum dijawab.').waitFor();
  const handIn = async () => {
    await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ajukan', exact: true }).click();
  };
  await handIn();
  await page.getByRole('alert').getByText('Masih ada 1 undangan yang belum dijawab.').waitFor();

  await done(tiga.who, 'PUT', `${G}/undangan/${kelompok?.id}`, { jawaban: 'terima' });
  await fillIn(tiga.who);
  await page.goto(`${portal().url}/kwu/pendaftaran`);
  await page.getByText('Semua sudah lengkap. Ajukan pendaftaran ini.').waitFor();
  await handIn();
  await page.getByText('Pendaftaran diajukan.').waitFor();
  await step('HA03', group, 'setujui');
  expect((await own(tiga.who)).status).toBe('disetujui');

  // The lecturer is asked on the page; the profile is handed in there.
  await page.goto(`${portal().url}/kwu/daftar-ulang/pilih-dpl`);
  await page.getByLabel('Cari nama, prodi, keahlian, atau wilayah').fill(dpl.nama);
  await page.getByRole('button', { name: `Ajukan ${dpl.nama}` }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Alasan/)
    .fill('Keahlian Bapak sesuai dengan usaha yang kami bangun.');
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByText('Pengajuan dikirim.').waitFor();
  const [asked] = await done<Row[]>(dpl.who, 'GET', 'v4/kwu/pengajuan-dpl');
  await step(dpl.who, `v4/kwu/pengajuan-dpl/${asked?.id}`, 'terima');
  const profile = `v4/kwu/profile/${(await profileOf(ketua, kelompok?.id ?? '')).id}`;
  await page.goto(`${portal().url}/kwu/daftar-ulang/mengisi-provil`);
  await page.getByText('7 dari 9 blok terisi').waitFor();
  await page.getByRole('textbox', { name: 'Mitra kunci' }).fill('Kelompok tani Arjuna');
  await page.getByText('8 dari 9 blok terisi').waitFor();
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByText('Profil usaha diajukan kepada DPL.').waitFor();
  await step(dpl.who, profile, 'setujui');
  // A business becomes active from the first day of its period on: that has come.
  await portal().db.execute(
    `update kwu_pengaturan set tanggal_mulai = tanggal_mulai - 180
     where id = (select id_pengaturan from kwu_kelompok where id = $1)`,
    [kelompok?.id],
  );
  await step('HA03', profile, 'setujui');
  await page.goto(`${portal().url}/kwu/daftar-ulang`);
  await page.getByText('Aktif', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('Selesai', { exact: true }).count()).toBe(3);
});

it('skenario 9: anggota biasa yang menulis omzet mendapat penjelasan di kolomnya', async () => {
  const running = await portal().db.one<{ id: string; mahasiswa: string; pendaftar: string }>(
    `select g.id, m.id_mahasiswa as mahasiswa, m.id_pendaftar_mbkm as pendaftar from kwu_kelompok g
     join kwu_kelompok_anggota m on m.parent_id = g.id join master_jenis_anggota j on j.id = m.id_jenis_anggota
     where g.status = 'aktif' and j.kode = 'anggota' and m.status_anggota = 'bergabung'
       and exists (select 1 from kwu_log_book l where l.id_pendaftar_mbkm = m.id_pendaftar_mbkm)
       and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id_mahasiswa) order by m.id limit 1`,
  );
  if (!running) throw new Error('tidak ada anggota biasa');
  const who = await giveAccount(portal(), {
    username: `kwu.anggota.${Date.now()}`,
    role: 'HA02',
    idMahasiswa: running.mahasiswa,
  });
  const page = await open(`/kwu/logbook/add-edit/add?peserta=${running.pendaftar}`, {
    as: who,
    reducedMotion: 'reduce',
  });
  await choose(page, 'Jenis kegiatan', 'Penjualan');
  await page.getByRole('textbox', { name: /^Kegiatan/ }).fill('Berjualan di bazar kampus');
  await page
    .getByLabel(/^Uraian/)
    .fill('Membuka lapak sejak pagi, melayani pembeli, lalu menghitung hasilnya bersama.');
  await page.getByRole('textbox', { name: /^Hasil/ }).fill('Laku.');
  await page.getByLabel(/^Durasi/).fill('2');
  await page.getByRole('textbox', { name: /^Omzet/ }).fill('100000');
  await page.getByRole('button', { name: /^Simpan/ }).click();
  await page.getByText('Angka penjualan diisi oleh ketua atau bendahara.').first().waitFor();
});

it('skenario 10: enam baris menjadi pendaftar yang disetujui, tiga disebut alasannya, sekali saja', async () => {
  const found = await portal().db.query<{ npm: string }>(
    `select m.npm from master_mahasiswa m where m.status_akademik = 'aktif' and m.semester >= 4
       and not exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id)
       and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id) order by m.npm limit 7`,
  );
  const npm = found.map(row => row.npm);
  const period = await portal().db.one<{ nama: string; npm: string }>(
    `select d.nama, p.npm from mbkm_pendaftar_program_mbkm p join master_periode d on d.id = p.id_periode
     join kwu_pengaturan a on a.id_periode = p.id_periode where p.kode_jenis_mbkm = 'kwu' and p.status = 'disetujui'
     order by a.tanggal_buka desc, p.npm limit 1`,
  );
  if (npm.length < 7 || !period) throw new Error('tidak ada bahan impor');
  const nama = `Anyaman ${Date.now()}`;
  const file = [
    'npm,nama_kelompok,nama_usaha,peran,kategori,tahap,skema,nip_dpl',
    `${npm[0]},${nama},Anyaman Bambu,ketua,industri_kreatif,awal,p2mw,`,
    `${npm[1]},${nama},Anyaman Bambu,bendahara,industri_kreatif,,,`,
    `${npm[2]},${nama},Anyaman Bambu,,industri_kreatif,,,`,
    `${npm[3]},,Bakso Ikan,,makanan_minuman,,,`,
    `${npm[4]},,Jasa Desain,,bisnis_digital,,,`,
    `${npm[5]},,Servis Motor,,jasa_perdagangan,,,`,
    `99999999999,,Tanpa Mahasiswa,,bisnis_digital,,,`,
    `${period.npm},,Sudah Terdaftar,,bisnis_digital,,,`,
    `${npm[6]},,Kebun Sayur,sekretaris dua,budi_daya,,,`,
  ].join('\n');
  const approved = async () =>
    (
      await portal().db.query(
        `select 1 from mbkm_pendaftar_program_mbkm where npm = any($1) and kode_jenis_mbkm = 'kwu' and status = 'disetujui'`,
        [npm],
      )
    ).length;

  const page = await open('/kwu/pendaftaran', { as: 'HA03', reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Impor kelompok' }).click();
  await page.getByText('Pilih program dan periode dahulu.').waitFor();
  await pick(page, 'Program', 'Wirausaha Merdeka');
  await pick(page, 'Periode', period.nama);
  await page
    .getByLabel('Berkas impor')
    .setInputFiles({ name: 'kwu.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  for (const tab of ['Valid (6)', 'Gagal (3)']) await page.getByRole('tab', { name: tab }).waitFor();
  for (const why of [
    'NPM 99999999999 tidak ditemukan.',
    'Mahasiswa sudah terdaftar pada periode ini.',
    'Pilih salah satu yang tersedia.',
  ])
    await page.getByText(why).waitFor();
  expect(await approved()).toBe(0);
  expect(await axe(page)).toEqual([]);

  // A colleague who has the same preview open saves it a second time.
  const { pathname, search } = new URL(page.url());
  const other = await open(pathname + search, { as: 'HA01', allow: /^409 / });
  await other.getByRole('button', { name: 'Simpan 6 pendaftar' }).waitFor();
  await page.getByRole('button', { name: 'Simpan 6 pendaftar' }).click();
  await page.getByText('6 pendaftar disimpan sebagai Disetujui, 3 baris dilewati.').waitFor();
  expect(await approved()).toBe(6);
  await other.getByRole('button', { name: 'Simpan 6 pendaftar' }).click();
  await other.getByText('Impor ini sudah disimpan.').waitFor();
  expect(await approved()).toBe(6);

  // Taken back, and what came of it stays in the list of past imports.
  await page.getByRole('button', { name: 'Batalkan impor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan impor' }).click();
  await page.getByText('6 pendaftar dikembalikan.').waitFor();
  await page.getByText('Impor ini sudah dibatalkan.').waitFor();
  expect(await approved()).toBe(0);
});
