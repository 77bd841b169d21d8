// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import type { Page } from 'playwright';
import { v7 as uuidv7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { bagas } from '../../../server/areas/pertukaran/demo/outbound/story.ts';
import { studyPeriodId } from '../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { campusId } from '../../../server/demo/campuses.ts';
import { id, informatika } from '../../api/magang/place.ts';
import { actingIn, type Row } from '../kkn/acting.ts';
import { giveAccount, giveStudentAccount, pdf } from '../magang/people.ts';
import { portalTests } from '../support/browser.ts';
import { axe } from '../support/looks.ts';
import { typeMoment } from '../support/moment.ts';

/** Acceptance scenarios 8 and 9 of docs/domain/50 §6: own students at another university. */

const { open, portal } = portalTests();
vi.setConfig({ testTimeout: 240_000 });
const { done, uploaded } = actingIn(portal);

const root = '/pertukaran-mahasiswa/outbound';
const O = 'v2/pertukaran-mahasiswa/krs-mhs-upn-outbond';
const calm = { reducedMotion: 'reduce' } as const;
const documents = ['berkasTranskrip', 'berkasRekomendasi', 'berkasIzinOrtu', 'berkasPakta'] as const;

/** A complete draft of somebody's registration. */
async function draft(who: string): Promise<Row> {
  const files = await Promise.all(
    documents.map(async name => [name, await uploaded(who, 'pertukaran/outbound', name)] as const),
  );
  return done(who, 'POST', `${O}/registrasi`, {
    idProgram: id.program('PMN'),
    idPeriode: id.periode(1),
    jalur: 'reguler',
    outbound: {
      idMasaStudi: studyPeriodId('outbound', 1),
      idKampus: campusId('Universitas Bahari Celebes'),
      negara: 'Indonesia',
      kota: 'Makassar',
      prodiTujuan: 'Informatika',
      pendanaan: 'mandiri',
      motivasi: 'Saya ingin belajar sistem kelautan cerdas di kampus yang dekat dengan pesisir.',
      ...Object.fromEntries(files),
    },
  });
}

/** A student without a programme who has an account from now on. */
async function recruit(): Promise<string> {
  const found = await portal().db.one<{ id: string }>(
    `update master_mahasiswa set ipk = 3.4, semester = 5, sks_tempuh = 90 where id = (
       select m.id from master_mahasiswa m where m.id_program_prodi = $1 and m.status_akademik = 'aktif'
         and not exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id)
         and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id) and m.npm <> $2
       order by m.npm limit 1) returning id`,
    [informatika, bagas.npm],
  );
  if (!found) throw new Error('tidak ada mahasiswa tanpa program');
  const who = `tukar.${uuidv7()}`;
  await giveAccount(portal(), { username: who, role: 'HA02', idMahasiswa: found.id });
  return who;
}

/** A step of a workflow, and the question before it. */
const take = async (page: Page, step: string) => {
  await page.getByRole('button', { name: step, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click();
};

it('skenario 8: terlalu banyak SKS membuka dialog Maaf; yang lain diputuskan program studi, lalu Tim MBKM', async () => {
  const who = await giveStudentAccount(portal(), `bagas.${uuidv7()}`, bagas.npm);
  const row = await draft(who);
  const page = await open(`${root}/pendaftaran?id=${row.id}`, { as: who, ...calm, allow: /422/ });
  // The first says what will not work, once that is known, and asks again: 'Tetap lanjut'.
  const go = page.getByRole('button', { name: /Lanjut$/ });
  await go.waitFor();
  while (await go.isVisible()) await go.click();
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan', exact: true }).click();
  const sorry = page.getByRole('dialog', { name: 'Maaf' });
  await sorry
    .getByText('SKS Anda lebih dari 20, harap sesuaikan terlebih dahulu di Aplikasi Siamik !')
    .first()
    .waitFor();
  expect(await axe(page)).toEqual([]);
  expect((await done('HA03', 'GET', `${O}/${row.id}`)).status).toBe('draf');

  const other = await recruit();
  const { id: own } = await draft(other);
  const student = await open(`${root}/pendaftaran?id=${own}`, { as: other, ...calm });
  for (let i = 0; i < 3; i++) await student.getByRole('button', { name: 'Lanjut' }).click();
  await take(student, 'Ajukan');
  const now = async () => done('HA03', 'GET', `${O}/${own}`);
  await expect.poll(async () => (await now()).status).toBe('diajukan');

  const team = await open(`${root}/mhs/verifikasi/${own}`, { as: 'HA03', ...calm });
  await team.getByText('Menunggu persetujuan Program Studi.').waitFor();
  await expect.poll(() => team.getByRole('button', { name: 'Setujui', exact: true }).count()).toBe(0);
  const early = await portal().app.inject({
    method: 'PUT',
    url: `/api/${O}/verifikasi/${own}`,
    payload: { aksi: 'setujui', version: (await now()).version },
    headers: { authorization: `Bearer ${await portal().tokenOf('HA03')}` },
  });
  expect([early.statusCode, early.json().message]).toEqual([409, 'Menunggu persetujuan Program Studi.']);
  const head = await open(`${root}/mhs/verifikasi/${own}`, { as: 'HA05', ...calm });
  await take(head, 'Setujui');
  await expect.poll(async () => (await now()).tahapAktif).toBe('mbkm');
  // By API: the viewer of the document beside it takes the focus once it is ready, out of the picker too.
  const lecturer = await portal().db.one<{ id: string }>(
    `select id from master_pegawai where jenis = 'dosen' and aktif and id_program_prodi = $1 order by id limit 1`,
    [informatika],
  );
  await done('HA03', 'PUT', `${O}/verifikasi/${own}`, {
    aksi: 'setujui',
    version: (await now()).version,
    idDosenPembimbing: lecturer?.id,
  });
  await student.goto(`${portal().url}/dashboard`);
  await student.getByRole('button', { name: /^Menu akun/ }).click();
  await student.getByRole('menuitem', { name: 'Switch Akses' }).click();
  await student.getByRole('button', { name: /Mahasiswa Outbound/ }).waitFor();
  expect(await axe(student)).toEqual([]);
});

it('skenario 9: KHS diunggah dan divalidasi, nilai di atas PT tujuan ditolak; Lembar Pengakuan setelah final', async () => {
  const student = await open(`${root}/nilai-khs`, { as: 'HA09', ...calm });
  await student.getByLabel('Berkas KHS', { exact: true }).setInputFiles(pdf('khs.pdf'));
  await student.getByRole('textbox', { name: /^Nomor KHS/ }).fill('KHS/2026/017');
  await typeMoment(student, /^Tanggal KHS/, '2026-11-20');
  for (const letter of await student.getByRole('textbox', { name: /^Nilai huruf / }).all()) await letter.fill('B+');
  await student.getByRole('button', { name: 'Unggah KHS' }).click();
  await student.getByText('KHS Anda sedang diperiksa program studi.').waitFor();
  expect(await axe(student)).toEqual([]);
  const khs = await portal().db.one<{ id: string; idPendaftarMbkm: string; npm: string; prodi: string }>(
    `select d.id, t.id as "idPendaftarMbkm", t.npm, t.id_program_prodi as prodi from pertukaran_outbound d
     join mbkm_pendaftar_program_mbkm t on t.id = d.id_pendaftar_mbkm where d.nomor_khs = 'KHS/2026/017'`,
  );
  const assessor = await giveAccount(portal(), {
    username: `penilai.${uuidv7()}`,
    role: 'HA07',
    idProgramProdi: khs?.prodi ?? '',
  });
  await portal().db.execute(
    `insert into mbkm_konfigurasi (id, kunci, nilai, created_at, updated_at)
     values (gen_random_uuid(), 'tim.wajibAnggota', 'false', now(), now()) on conflict (kunci) do update set nilai = excluded.nilai`,
  );
  const page = await open(`${root}/validasi-khs/detail/${khs?.id}`, { as: assessor, ...calm, allow: /422/ });
  const grades = page.getByRole('textbox', { name: /^Nilai / });
  await grades.first().waitFor();
  const proposed = await grades.evaluateAll(found =>
    found.map(one => (one instanceof HTMLInputElement ? one.value : '')),
  );
  const lowest = proposed.indexOf([...proposed].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b))[0] ?? '');
  // Within ten points of the proposal, which need no note, and above the host's letter.
  const above = Number.parseFloat((proposed[lowest] ?? '').replace(',', '.')) + 9.5;
  await grades.nth(lowest).fill(String(above).replace('.', ','));
  const validate = async () => {
    await page.getByRole('button', { name: 'Validasi', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Validasi', exact: true }).click();
  };
  await validate();
  await page.getByText('Nilai diakui tidak boleh lebih tinggi dari nilai PT tujuan.').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await grades.nth(lowest).fill(proposed[lowest] ?? '');
  await validate();
  const state = async () =>
    (
      await portal().db.one<{ statusKonversi: string }>(
        'select status_konversi as "statusKonversi" from mbkm_pendaftar_program_mbkm where id = $1',
        [khs?.idPendaftarMbkm],
      )
    )?.statusKonversi;
  await expect.poll(state).toBe('dinilai');

  const team = await open(`${root}/mhs/detail/${khs?.idPendaftarMbkm}`, { as: 'HA03', ...calm });
  await team.getByRole('button', { name: 'Selesaikan', exact: true }).click();
  await team.getByRole('dialog').getByRole('textbox').fill('Perkuliahan di PT tujuan selesai lebih awal.');
  await team.getByRole('dialog').getByRole('button', { name: 'Selesaikan', exact: true }).click();
  await team.getByText('Kegiatan dinyatakan selesai.').waitFor();
  await team.goto(`${portal().url}/penilaian-konversi2/detail/outbound/${khs?.idPendaftarMbkm}`);
  await take(team, 'Finalkan');
  await expect.poll(state).toBe('final');
  await team.goto(`${portal().url}${root}/mhs/detail/${khs?.idPendaftarMbkm}`);
  const [file] = await Promise.all([
    team.waitForEvent('download'),
    team.getByRole('button', { name: 'Lembar Pengakuan' }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^KHS_${khs?.npm}_\\d{5}\\.pdf$`));
});
