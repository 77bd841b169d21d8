// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PeriksaSurat } from '../../../../landing/api.ts';
import { LetterPage } from '../../../../landing/pages/LetterPage.tsx';
import { createSeal, sha256 } from '../../../../server/platform/documents/letters/index.ts';
import { unsealed } from '../../../../server/platform/documents/letters/seal.ts';

const seal = createSeal('rahasia-uji-rahasia-uji-rahasia-uji');
const { pdf } = seal.seal(Buffer.from(`%PDF-1.7 isi surat (${unsealed}) %%EOF`, 'latin1'));

const letter: PeriksaSurat = {
  bentuk: 'surat',
  valid: false,
  status: 'dibatalkan',
  jenisSurat: 'Surat Tugas KKN',
  nomorSurat: '0001/ST-KKN/MBKM-UNR/XI/2026',
  tanggalSurat: '2026-11-21',
  berlakuSampai: null,
  perihal: 'Surat Tugas KKN',
  program: 'KKN Tematik',
  penerima: 'KKN-01 Desa Cerdas',
  penandatangan: { nama: 'Prof. Hendra Wijaya', jabatan: 'Wakil Rektor I' },
  peserta: [
    { nama: 'Nabila Putri', npm: '22•••••••17', programStudi: 'Informatika', berlaku: true },
    { nama: 'Bagas Adi', npm: '22•••••••18', programStudi: 'Teknik Kimia', berlaku: true },
  ],
  sha256: sha256(pdf),
  segel: { kunci: seal.key, utuh: true },
  tandaTangan: null,
  pengganti: '0004/ST-KKN/MBKM-UNR/XI/2026',
};

const dropped = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'surat.pdf', { type: 'application/pdf' });

test('surat yang dibatalkan menyebut penggantinya dan orang di dalamnya; berkas dibandingkan di peramban', async () => {
  const user = userEvent.setup();
  render(<LetterPage letter={letter} year="2026" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Surat telah dibatalkan' })).toBeDefined();
  expect(screen.getByText('0004/ST-KKN/MBKM-UNR/XI/2026')).toBeDefined();
  expect(screen.getByText('22•••••••18 · Teknik Kimia')).toBeDefined();

  const input = screen.getByLabelText('Letakkan PDF di sini, atau pilih berkas');
  await user.upload(input, dropped(pdf));
  expect(await screen.findByText('Berkas sama persis dengan arsip.')).toBeDefined();
  expect(screen.getByText('Segel digital sah: isi berkas tidak berubah sejak disegel.')).toBeDefined();

  const altered = Buffer.from(pdf);
  altered[12] = (altered[12] ?? 0) ^ 1;
  await user.upload(input, dropped(altered));
  expect(await screen.findByText('Berkas berbeda dari arsip.')).toBeDefined();
  expect(screen.getByText('Segel digital rusak: isi berkas berubah setelah disegel.')).toBeDefined();
  expect(screen.queryByText('Berkas sama persis dengan arsip.')).toBeNull();
});

test('tanda tangan elektronik disebut di samping segel, dan hanya sah bagi berkas yang ditandatangani', async () => {
  const user = userEvent.setup();
  const signed = Buffer.concat([pdf, Buffer.from('\n1 0 obj tanda tangan endobj %%EOF')]);
  const tandaTangan = {
    oleh: 'Prof. Hendra Wijaya',
    pada: '2026-11-21T03:00:00.000Z',
    cara: 'bsre',
    sertifikat: 'Hendra Wijaya',
    penerbit: 'Balai Sertifikasi Elektronik',
    nomorSeri: '01AB',
    sah: true,
  } as const;
  render(<LetterPage letter={{ ...letter, sha256: sha256(signed), tandaTangan }} year="2026" />);
  expect(screen.getByText('Prof. Hendra Wijaya, 21 November 2026, sah')).toBeDefined();
  expect(screen.getByText('Hendra Wijaya, Balai Sertifikasi Elektronik, 01AB')).toBeDefined();
  const input = screen.getByLabelText('Letakkan PDF di sini, atau pilih berkas');
  await user.upload(input, dropped(signed));
  expect(await screen.findByText('Tanda tangan elektronik sah: berkas ini persis yang ditandatangani.')).toBeDefined();
  expect(screen.getByText('Segel digital sah: isi berkas tidak berubah sejak disegel.')).toBeDefined();
  await user.upload(input, dropped(pdf));
  expect(await screen.findByText('Berkas ini bukan berkas yang ditandatangani secara elektronik.')).toBeDefined();
});

test('perjanjian yang ditandatangani disebut dokumen, tanpa segel dan peserta; berkasnya dibandingkan menurut isinya', async () => {
  const user = userEvent.setup();
  const signed: PeriksaSurat = {
    ...letter,
    bentuk: 'berkas',
    valid: true,
    status: 'berlaku',
    jenisSurat: 'Learning agreement',
    perihal: 'Learning agreement',
    nomorSurat: 'LA/77',
    program: '',
    penerima: 'Larasati Ayu Kinanti',
    peserta: [],
    segel: null,
    pengganti: null,
    tandaTangan: {
      oleh: 'Tim MBKM',
      pada: '2026-11-21T03:00:00Z',
      cara: 'p12',
      sertifikat: 'Universitas Uji',
      penerbit: 'Universitas Uji',
      nomorSeri: '01',
      sah: true,
    },
  };
  render(<LetterPage letter={signed} year="2026" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Dokumen asli dan bertanda tangan' })).toBeDefined();
  expect(screen.getByText('Nomor dokumen')).toBeDefined();
  expect(screen.queryByText('Segel digital')).toBeNull();
  await user.upload(screen.getByLabelText('Letakkan PDF di sini, atau pilih berkas'), dropped(pdf));
  expect(await screen.findByText('Berkas sama persis dengan arsip.')).toBeDefined();
  expect(screen.getByText('Tanda tangan elektronik sah: berkas ini persis yang ditandatangani.')).toBeDefined();
  expect(screen.queryByText(/Segel digital/)).toBeNull();
});

test('tanda tangan contoh atas perjanjian tidak disebut sah', () => {
  const tandaTangan = {
    oleh: 'Tim MBKM',
    pada: '2026-11-21T03:00:00Z',
    cara: 'contoh',
    sertifikat: 'Contoh, tidak sah',
    penerbit: 'Contoh, tidak sah',
    nomorSeri: '01',
    sah: true,
  } as const;
  render(
    <LetterPage letter={{ ...letter, bentuk: 'berkas', status: 'berlaku', segel: null, tandaTangan }} year="2026" />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Tanda tangan tidak dapat dipastikan' })).toBeDefined();
});
