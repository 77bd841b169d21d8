import { v7 as uuidv7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { dokumenUntuk } from '../../../resources/komcad/jenisDokumen.ts';
import { openingId } from '../../../server/demo/komcad/ids.ts';
import { informatika } from '../../api/magang/place.ts';
import { actingIn, type Row } from '../kkn/acting.ts';
import { giveAccount, pdf } from '../magang/people.ts';
import { axe, portalTests } from '../support/browser.ts';

/** Acceptance scenarios 1 to 3 of docs/domain/40 §6; what others do meanwhile, and documents, go by API. */

const { open, portal } = portalTests();
vi.setConfig({ testTimeout: 240_000 });
const { done, step, uploaded } = actingIn(portal);

const P = 'v6/komcad/pendaftaran';
const R = 'v6/komcad/mhs';
const D = 'v6/komcad/upload-dokumen';

/** A student without a programme who has an account from now on; tried again, others are taken. */
async function recruit(): Promise<{ who: string; npm: string }> {
  const found = await portal().db.one<{ id: string; npm: string }>(
    `update master_mahasiswa set ipk = 3.4, semester = 6, sks_tempuh = 110, tanggal_lahir = '2004-05-01', jenis_kelamin = 'L'
     where id = (select m.id from master_mahasiswa m where m.id_program_prodi = $1 and m.status_akademik = 'aktif'
       and m.semester between 4 and 8 and not exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id)
       and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id) order by m.npm limit 1)
     returning id, npm`,
    [informatika],
  );
  if (!found) throw new Error('tidak ada mahasiswa tanpa program');
  const who = `komcad.${uuidv7()}`;
  await giveAccount(portal(), { username: who, role: 'HA02', idMahasiswa: found.id });
  return { who, npm: found.npm };
}

const days = (n: number): string => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);

async function upload(who: string, idPendaftarMbkm: string, jenisDokumen: string): Promise<Row> {
  const picture = jenisDokumen === 'pas_foto';
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
    'base64',
  );
  const given = picture ? { name: 'foto.png', mimeType: 'image/png', buffer: png } : pdf(`${jenisDokumen}.pdf`);
  const file = await uploaded(who, 'komcad/dokumen', 'file', given);
  return done(who, 'POST', D, { idPendaftarMbkm, jenisDokumen, file, tanggalDokumen: days(-5) });
}

/** A draft with everything but its documents. */
async function draft(who: string): Promise<Row> {
  const opening = await done('HA03', 'GET', `v6/komcad/program/${openingId('laut-1')}`);
  const kelurahan = await portal().db.one<{ id: string }>('select id from master_kelurahan order by id limit 1');
  return done(who, 'POST', P, {
    ...{ idProgram: opening.idProgram, idPeriode: opening.idPeriode, jalur: 'reguler' },
    komcad: {
      ...{ idProgramKomcad: opening.id, nik: '3578010101040001', tempatLahir: 'Surabaya', tanggalLahir: '2004-05-01' },
      ...{ jenisKelamin: 'L', agama: 'Islam', statusPernikahan: 'belum', alamat: 'Jalan Raya 1' },
      ...{ idKelurahan: kelurahan?.id, noHp: '081234567890', email: 'uji@kampus.example', tinggiBadan: 170 },
      ...{ beratBadan: 62, golonganDarah: 'O', riwayatPenyakit: 'Tidak ada', namaOrangTua: 'Bapak Uji' },
      ...{ hubungan: 'ayah', noHpOrangTua: '081234567891', pernyataanSukarela: true, pernyataanHukum: true },
      motivasi: 'Saya ingin mengabdi kepada negara dan melatih kedisiplinan diri sejak kuliah.',
    },
  });
}

it('skenario 1: tanpa SKCK formulir menyebut syarat yang belum terpenuhi', async () => {
  const { who } = await recruit();
  const row = await draft(who);
  for (const code of dokumenUntuk('ajukan').filter(each => each !== 'skck')) await upload(who, row.id, code);
  const page = await open(`/komcad/pendaftaran/form?id=${row.id}`, {
    ...{ as: who, reducedMotion: 'reduce', allow: /422/ },
  });
  const review = page.getByRole('heading', { level: 2, name: 'Pernyataan & Kirim' });
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Lanjut' }).click();
  await review.waitFor();
  expect(await axe(page)).toEqual([]);
  const handIn = async () => {
    await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ajukan', exact: true }).click();
  };
  await handIn();
  await page.getByText(/^Syarat belum terpenuhi: .*SKCK/).waitFor();
});

it('skenario 2 dan 3: direkomendasikan, diizinkan dengan surat bernomor, diterbitkan ulang', async () => {
  const { who } = await recruit();
  const row = await draft(who);
  for (const code of dokumenUntuk('ajukan')) await upload(who, row.id, code);
  await step(who, `${R}/${row.id}`, 'ajukan');

  const prodi = await open(`/komcad/surat-ijin/detail/${row.id}`, { as: 'HA05', reducedMotion: 'reduce' });
  await prodi.getByRole('button', { name: 'Rekomendasikan' }).click();
  await prodi.getByRole('dialog').getByRole('button', { name: 'Rekomendasikan' }).click();
  await expect.poll(async () => (await done('HA03', 'GET', `${R}/${row.id}`)).tahap).toBe('direkomendasikan');

  const found = await portal().db.query<{ id: string }>('select id from komcad_dokumen where id_pendaftar_mbkm = $1', [
    row.id,
  ]);
  for (const { id } of found) await step('HA03', `${D}/${id}`, 'sahkan');
  const team = await open(`/komcad/surat-ijin/detail/${row.id}`, { as: 'HA03', reducedMotion: 'reduce' });
  await team.getByRole('button', { name: 'Pratinjau Surat Izin' }).waitFor();
  expect(await axe(team)).toEqual([]);
  await team.getByRole('button', { name: 'Terbitkan Izin' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Terbitkan Izin' }).click();
  await expect.poll(async () => (await done('HA03', 'GET', `${R}/${row.id}`)).tahap).toBe('ijin_terbit');
  const letter = await portal().db.one<{ id: string; nomor: string; kode: string }>(
    `select id, nomor_surat as nomor, kode_verifikasi as kode from surat_surat
     where jenis_surat = 'surat_ijin' and id_baris = $1 and status = 'terbit'`,
    [row.id],
  );
  expect(letter?.nomor).toMatch(/^\d{4}\/SI-KCD\//);

  const check = await open(`/verifikasi-surat/${letter?.kode}`, { reducedMotion: 'reduce' });
  await check
    .getByText(letter?.nomor ?? '')
    .first()
    .waitFor();
  const { version } = await done('HA03', 'GET', `v6/generate-surat/${letter?.id}`);
  await done('HA03', 'POST', `v6/generate-surat/${letter?.id}/terbitkan-ulang`, { alasan: 'Salah ketik.', version });
  const second = await portal().db.one<{ nomor: string }>(
    `select nomor_surat as nomor from surat_surat where jenis_surat = 'surat_ijin' and id_baris = $1 and status = 'terbit'`,
    [row.id],
  );
  await check.reload();
  await check
    .getByText(second?.nomor ?? '')
    .first()
    .waitFor();
});
