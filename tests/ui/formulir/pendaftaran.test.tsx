import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Extras } from '../../../resources/kit/extras.ts';
import { ask, formOf } from '../../api/formulir/support.ts';
import { eligible, ids, masters, N, registration } from '../platform/patterns/world.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { stubUpload } from '../support/upload.ts';
// Fetched before the first test, not in its time.
import '../../../src/platform/patterns/register/Register.tsx';
import '../../../src/platform/patterns/register/QuestionStep.tsx';
import '../../../src/platform/patterns/queue/QueueDetail.tsx';
import '../../../src/platform/ui/questions/AnswerFields.tsx';

/** Questions of a registration in its form and beside the decision (docs/domain/70 §7). */

const motor = ask('f1_motor', 'yesno', { label: 'Membawa motor?', required: true });
const plate = ask('f1_plat', 'text', {
  label: 'Nomor polisi',
  required: true,
  when: { match: 'all', rules: [{ question: 'f1_motor', is: 'equal', value: true }] },
});
const asked: Extras = {
  form: null,
  columns: [motor, plate].map(question => ({ question, removed: false, of: 'Bekal KKN' })),
  chosen: [
    { id: 'form-1', title: 'Bekal KKN', form: formOf(motor, plate), from: null, until: null, only: { jalur: [] } },
  ],
};
const wave = {
  id: '01900000-0000-7000-8000-0000000000d1',
  version: 1,
  nama: 'KKN Gelombang IV',
  status: 'pendaftaran',
  tanggalTutup: '2199-01-01',
  idProgram: ids.program,
  idPeriode: ids.periode,
};
const id = '01900000-0000-7000-8000-0000000000a1';
const row = registration(id, {
  kodeJenisMbkm: 'kkn',
  jalur: 'reguler',
  status: 'draf',
  nomorPendaftaran: null,
  kkn: { idGelombang: wave.id },
});

test('the questions are a step: kept with the draft, checked as they are answered, read again before handing in', async () => {
  const { user, server } = renderAdmin(`/kkn/pendaftaran?id=${id}`, {
    sebagai: 'HA02',
    rows: { ...masters(), [N]: [row], 'kkn/gelombang': [wave] },
    on: {
      'GET v3/kkn/pendaftaran/syarat': () => ({ ...eligible(), formulir: ['form-1'] }),
      'GET kolom-tambahan': () => asked,
      'PUT v3/kkn/pendaftaran/:id': () => ({ id, version: 2 }),
    },
  });
  await user.click(await screen.findByRole('tab', { name: /^Pertanyaan/ }));
  expect(server.callsTo('GET', 'kolom-tambahan')[0]?.query).toEqual({ sumber: N, formulir: 'form-1' });
  const group = await screen.findByRole('group', { name: /Membawa motor/ });
  expect(screen.queryByRole('textbox', { name: /Nomor polisi/ })).toBeNull();
  await user.click(within(group).getByRole('radio', { name: 'Ya' }));
  expect(await screen.findByRole('textbox', { name: /Nomor polisi/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByText('Wajib diisi.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /Nomor polisi/ }), 'L 12 AB');
  await waitFor(() =>
    expect(server.callsTo('PUT', `v3/kkn/pendaftaran/${id}`).at(-1)?.body).toMatchObject({
      tambahan: { f1_motor: true, f1_plat: 'L 12 AB' },
    }),
  );
  await user.click(screen.getByRole('tab', { name: /Tinjau/ }));
  const review = await screen.findByRole('button', { name: 'Ubah Pertanyaan' });
  const section = review.closest('section');
  expect(section && (await within(section).findByText('L 12 AB'))).toBeTruthy();
});

test('a registration without a form has no such step', async () => {
  renderAdmin(`/kkn/pendaftaran?id=${id}`, {
    sebagai: 'HA02',
    rows: { ...masters(), [N]: [row], 'kkn/gelombang': [wave] },
    on: { 'GET v3/kkn/pendaftaran/syarat': () => ({ ...eligible(), formulir: [] }) },
  });
  await screen.findByRole('tab', { name: /Tinjau/ });
  expect(screen.queryByRole('tab', { name: /^Pertanyaan/ })).toBeNull();
});

test('what was answered stands beside the decision, as far as its reader sees it', async () => {
  const sent = { ...row, status: 'diajukan', tahapAktif: 'prodi', tambahan: { f1_motor: true, f1_plat: 'L 12 AB' } };
  renderAdmin(`/kkn/verifikasi/detail/${id}`, {
    sebagai: 'HA05',
    rows: { ...masters(), [N]: [sent], 'kkn/gelombang': [wave] },
    on: { 'GET kolom-tambahan': () => asked },
  });
  const heading = await screen.findByRole('heading', { name: 'Pertanyaan pendaftaran' });
  const section = heading.closest('section');
  expect(section && (await within(section).findByText('L 12 AB'))).toBeTruthy();
  expect(within(section as HTMLElement).getByText('Membawa motor?')).toBeDefined();
});

const letter = ask('f1_surat', 'document', { label: 'Surat paroki', required: true });
const forms: Extras = {
  form: null,
  columns: [{ question: letter, removed: false, of: 'Surat-surat' }],
  chosen: [{ id: 'form-1', title: 'Surat-surat', form: formOf(letter), from: null, until: null, only: { jalur: [] } }],
};
const answer = [{ id: '01900000-0000-7000-8000-0000000000f1', nama: 'surat.pdf' }];

test('a letter is sent from the step, kept with the draft and shown to be opened beside the decision', async () => {
  const places: unknown[] = [];
  stubUpload({ id: '01900000-0000-7000-8000-0000000000f1', namaAsli: 'surat.pdf', ukuran: 20 }, body =>
    places.push(body.get('resource'), body.get('field')),
  );
  const { user, server } = renderAdmin(`/kkn/pendaftaran?id=${id}`, {
    sebagai: 'HA02',
    rows: { ...masters(), [N]: [row], 'kkn/gelombang': [wave] },
    on: {
      'GET v3/kkn/pendaftaran/syarat': () => ({ ...eligible(), formulir: ['form-1'] }),
      'GET kolom-tambahan': () => forms,
      'PUT v3/kkn/pendaftaran/:id': () => ({ id, version: 2 }),
    },
  });
  await user.click(await screen.findByRole('tab', { name: /^Pertanyaan/ }));
  await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByText('Wajib diisi.')).toBeDefined();
  await user.upload(screen.getByLabelText(/Surat paroki/, { selector: 'input' }), new File(['%PDF-1.4'], 'surat.pdf'));
  await screen.findByRole('button', { name: 'surat.pdf' });
  expect(places).toEqual([N, 'tambahan.f1_surat']);
  await waitFor(() =>
    expect(server.callsTo('PUT', `v3/kkn/pendaftaran/${id}`).at(-1)?.body).toMatchObject({
      tambahan: { f1_surat: answer },
    }),
  );
  await user.click(screen.getByRole('tab', { name: /Tinjau/ }));
  const review = (await screen.findByRole('button', { name: 'Ubah Pertanyaan' })).closest('section');
  expect(review && (await within(review).findByRole('button', { name: 'surat.pdf' }))).toBeTruthy();
});

test('a letter that was sent is opened from beside the decision', async () => {
  const sent = { ...row, status: 'diajukan', tahapAktif: 'prodi', tambahan: { f1_surat: answer } };
  renderAdmin(`/kkn/verifikasi/detail/${id}`, {
    sebagai: 'HA05',
    rows: { ...masters(), [N]: [sent], 'kkn/gelombang': [wave] },
    on: { 'GET kolom-tambahan': () => forms },
  });
  const section = (await screen.findByRole('heading', { name: 'Pertanyaan pendaftaran' })).closest('section');
  expect(section && (await within(section).findByRole('button', { name: 'surat.pdf' }))).toBeTruthy();
});
