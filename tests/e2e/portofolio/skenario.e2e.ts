// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { expect, it, vi } from 'vitest';
import type { Row } from '../kkn/acting.ts';
import { giveAccount } from '../magang/people.ts';
import { risetIn, U } from '../riset/people.ts';
import { portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';

/** Acceptance scenario 9 of docs/domain/40 §6; the research before it goes by API, the copying dialog has its own tests. */

const { open, portal } = portalTests();
vi.setConfig({ testTimeout: 180_000 });
const { done, running, readyToGrade, uploaded } = risetIn(portal);

const J = 'v9/jurnal-mhs';
const judul = 'Luaran artikel_jurnal';

interface People {
  npm: string;
  nip: string;
  prodi: string;
}

const peopleOf = async (id: string): Promise<People> => {
  const found = await portal().db.one<{ npm: string; nip: string; prodi: string }>(
    `select t.npm, d.nip, t.id_program_prodi as prodi from mbkm_pendaftar_program_mbkm t
     join master_pegawai d on d.id = t.id_dosen_pembimbing where t.id = $1`,
    [id],
  );
  if (!found) throw new Error('peserta contoh tidak ada');
  return found;
};

it('skenario 9: luaran disalin, dosen menjadi penulis kedua, diverifikasi; keduanya memilikinya, 60 % poin bagi saya', async () => {
  const one = await running();
  await readyToGrade(one);
  const { npm, nip, prodi } = await peopleOf(one.id);
  const category = await portal().db.one<{ id: string; poin: string }>(
    'select id, poin from master_kategori_jurnal where aktif and poin > 0 order by kode limit 1',
  );
  const output = (await done<Row[]>(one.student, 'GET', U)).find(row => row.judul === judul);
  const { id } = await done<{ id: string }>(one.student, 'POST', `${U}/${output?.id}/salin-portofolio`, {
    version: output?.version,
    namaJurnal: 'Jurnal Data Terbuka',
    idKategoriJurnal: category?.id,
    issn: '2088-3714',
    penerbit: 'UNR',
    tautan: 'https://jurnal.example/1',
    pengindeks: 'sinta3',
    statusArtikel: 'published',
    penulis: [],
    berkasArtikel: await uploaded(one.student, 'portofolio/jurnal', 'berkasArtikel'),
  });
  const { version } = await done(one.student, 'GET', `${J}/${id}`);
  await done(one.student, 'PUT', `${J}/${id}`, {
    version,
    penulis: [
      { urutan: 1, kategori: 'mahasiswa', nomorInduk: npm },
      { urutan: 2, kategori: 'dosen', nomorInduk: nip },
    ],
  });

  const student = await open(`/portofolio/jurnal/${id}/show`, {
    as: one.student,
    width: 360,
    height: 740,
    reducedMotion: 'reduce',
  });
  await student.getByRole('heading', { level: 1, name: judul }).waitFor();
  expect(await scrollsSideways(student)).toBe(false);
  expect(await axe(student)).toEqual([]);
  await student.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Ajukan', exact: true }).click();
  await student.getByText('Karya diajukan.').waitFor();

  const koordinator = await giveAccount(portal(), {
    username: `porto.kps.${Date.now()}`,
    role: 'HA05',
    idProgramProdi: prodi,
  });
  const counted = async () =>
    (await done<{ total: { jurnal: number } }>(koordinator, 'GET', 'v9/dashboard/statistik')).total.jurnal;
  const before = await counted();
  const verifier = await open('/portofolio/jurnal', { as: koordinator, reducedMotion: 'reduce' });
  await verifier.getByRole('tab', { name: /^Menunggu verifikasi/ }).click();
  await verifier.getByText(judul).first().click();
  await verifier.getByRole('button', { name: 'Verifikasi', exact: true }).click();
  await verifier.getByText('Karya diverifikasi.').waitFor();
  expect(await counted()).toBe(before + 1);

  await expect
    .poll(async () => (await done(one.student, 'GET', `${J}/${id}`)).poin)
    .toBe(Math.round(Number(category?.poin) * 60) / 100);
  const lecturer = await open('/portofolio/jurnal', { as: one.dosen, reducedMotion: 'reduce' });
  await lecturer.getByText(judul).first().waitFor();
});
