// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LetterPage } from '../../../../landing/pages/LetterPage.tsx';
import type { RegistrationForm, StatusAnswer } from '../../../../landing/registrasi/api.ts';
import { LanguageProvider } from '../../../../landing/registrasi/language.tsx';
import { RegisterPanel } from '../../../../landing/registrasi/RegisterPanel.tsx';
import { StatusPanel } from '../../../../landing/registrasi/StatusPanel.tsx';

const form: RegistrationForm = {
  formToken: 'formulir-satu',
  masaStudi: [{ id: '01920000-0000-7000-8000-000000000001', nama: 'Gasal', pendaftaranSelesai: '2026-12-01' }],
  bukaPada: null,
  konfirmasiEmail: false,
  persetujuan: null,
  langkah: [
    {
      title: 'Data diri',
      fields: [
        { name: 'namaLengkap', label: 'Nama lengkap', kind: 'text', required: true },
        { name: 'berkasFoto', label: 'Pas foto', kind: 'file', required: true, types: ['jpg', 'png'], maxMb: 1 },
      ],
    },
  ],
};

const status: StatusAnswer = {
  id: '01920000-0000-7000-8000-000000000002',
  namaLengkap: 'Sekar Ayu',
  npm: null,
  namaProdi: 'Informatika',
  pendaftaran: { namaLengkap: 'Sekar Ayu' },
  version: 4,
  status: 'revisi',
  namaStatus: 'Perlu perbaikan',
  riwayat: [],
  akunAktif: false,
  statusToken: 'token-status',
};

const receipt = { nomorRegistrasi: 'REG-IN-20261-0001', kodeAkses: 'ABCD2345', status: 'diajukan' };

let sent: { path: string; init: RequestInit | undefined }[] = [];
let answers: (path: string) => Response;
beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.split('?')[0] ?? url;
    sent.push({ path, init });
    return answers(path);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (panel: React.ReactNode) => render(<LanguageProvider>{panel}</LanguageProvider>);
const photo = (name: string, content = 'isi') => new File([content], name);
const said = (init: RequestInit | undefined) => (init?.body instanceof FormData ? init.body : new FormData());

it('jawaban yang hilang: kiriman berikutnya bernama sama, juga setelah halaman dimuat ulang', async () => {
  const user = userEvent.setup();
  let reached = false;
  answers = path => {
    if (path.endsWith('/form')) return Response.json(form);
    if (!reached) throw new TypeError('putus');
    return Response.json(receipt);
  };
  const page = show(<RegisterPanel />);
  await user.type(await screen.findByLabelText('Nama lengkap *'), 'Sekar Ayu');
  await user.upload(screen.getByLabelText('Pas foto *'), photo('foto.png'));
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await user.click(await screen.findByRole('button', { name: 'Kirim Pendaftaran' }));
  expect((await screen.findByRole('alert')).textContent).toContain('tidak dibuat dua kali');
  await user.click(screen.getByRole('button', { name: 'Kirim Pendaftaran' }));
  await screen.findByRole('alert');
  const tokens = sent.filter(({ path }) => path.endsWith('/register')).map(({ init }) => said(init).get('formToken'));
  expect(tokens).toEqual(['formulir-satu', 'formulir-satu']);

  page.unmount();
  reached = true;
  show(<RegisterPanel />);
  expect(await screen.findByText('ABCD2345')).toBeTruthy();
  const asked = sent.find(({ path, init }) => path.endsWith('/register/hasil') && init?.method === 'POST');
  expect(asked?.init?.body).toBe(JSON.stringify({ formToken: 'formulir-satu' }));
});

it('asks for the text in force before it sends, and names the one that was read', async () => {
  const user = userEvent.setup();
  const persetujuan = { id: 'teks-1', versi: 3, judul: 'Data pribadi', isi: 'Baris satu.\nBaris dua.' };
  answers = path => Response.json(path.endsWith('/form') ? { ...form, persetujuan } : receipt);
  show(<RegisterPanel />);
  await user.type(await screen.findByLabelText('Nama lengkap *'), 'Sekar Ayu');
  await user.upload(screen.getByLabelText('Pas foto *'), photo('foto.png'));
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByRole('heading', { name: 'Data pribadi' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kirim Pendaftaran' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Centang persetujuan');
  const tick = screen.getByRole('checkbox', { name: /menyetujui teks ini \(versi 3\)/ });
  expect(document.activeElement).toBe(tick);
  expect(sent.some(({ path }) => path.endsWith('/register'))).toBe(false);
  await user.click(tick);
  await user.click(screen.getByRole('button', { name: 'Kirim Pendaftaran' }));
  expect(await screen.findByText('ABCD2345')).toBeTruthy();
  expect(said(sent.find(({ path }) => path.endsWith('/register'))?.init).get('persetujuan')).toBe('teks-1');
});

it('berkas kosong atau berjenis lain disebut saat dipilih', async () => {
  const user = userEvent.setup({ applyAccept: false });
  answers = () => Response.json(form);
  show(<RegisterPanel />);
  const input = await screen.findByLabelText('Pas foto *');
  await user.upload(input, photo('foto.png', ''));
  expect(await screen.findByText('Berkas kosong.')).toBeTruthy();
  await user.upload(input, photo('foto.docx'));
  expect(await screen.findByText('Tipe berkas tidak diizinkan. Gunakan: JPG, PNG.')).toBeTruthy();
  await user.upload(input, photo('foto.jpeg'));
  await waitFor(() => expect(screen.queryByText(/Tipe berkas tidak diizinkan/)).toBeNull());
});

it('pendaftaran yang dikembalikan diajukan kembali dengan id-nya', async () => {
  const user = userEvent.setup();
  answers = path =>
    Response.json(path.endsWith('/form') ? form : path.endsWith('/status') ? status : { status: 'diajukan' });
  show(<StatusPanel />);
  await user.type(screen.getByLabelText('Nomor registrasi'), receipt.nomorRegistrasi);
  await user.type(screen.getByLabelText('Kode akses'), receipt.kodeAkses);
  await user.click(screen.getByRole('button', { name: 'Cek Status' }));
  await user.click(await screen.findByRole('button', { name: 'Perbaiki Data' }));
  await user.click(await screen.findByRole('button', { name: 'Ajukan Kembali' }));
  const put = sent.find(({ init }) => init?.method === 'PUT');
  expect(put?.path).toBe(`/api/v2/mhs-luar-upn/register/${status.id}`);
  expect([said(put?.init).get('statusToken'), JSON.parse(String(said(put?.init).get('data')))]).toEqual([
    'token-status',
    { namaLengkap: 'Sekar Ayu', version: 4 },
  ]);
});

it.each(['tanya', null] as const)(
  'verifikasi surat tanpa kode, atau dengan kode asing, meminta kodenya (%s)',
  letter => {
    render(<LetterPage letter={letter} year="2026" />);
    const field = screen.getByLabelText('Kode verifikasi');
    expect(field.closest('form')?.getAttribute('action')).toBe('/verifikasi-surat');
    expect(screen.getByRole('button', { name: 'Periksa surat' })).toBeTruthy();
  },
);
