import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Isian } from '../../../resources/formulir/panggilan.ts';
import { type Form, newQuestion } from '../../../resources/kit/form/definition.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

import '../../../src/areas/formulir/isian/FillPage.tsx';

/** Answers that are given without a signal (docs/domain/70 §4): the server is out of reach until the test says otherwise. */

const id = '0195b1c0-2222-7222-8222-222222222222';
const definisi: Form = {
  sections: [
    {
      id: 'bagian_1',
      title: '',
      help: '',
      repeat: null,
      when: null,
      questions: [{ ...newQuestion('motor', 'yesno'), label: 'Punya motor?', required: true }],
    },
  ],
};
const isian: Isian = {
  id,
  judul: 'Pendataan',
  keterangan: null,
  tanggalTutup: null,
  tanggalBuka: null,
  keadaan: 'belum',
  anonim: false,
  buka: true,
  penuh: false,
  hasil: false,
  baris: null,
  dapatDiubah: false,
  nomorVersi: 1,
  definisi,
  version: 0,
  isi: {},
  dikirimPada: null,
};
const path = `formulir/isian/${id}`;

/** A server whose form is as it stands there, with a connection that can be cut. */
function start() {
  const line = { there: true };
  const held = { form: isian };
  const reach = (answer: () => unknown) => () => {
    if (!line.there) throw new TypeError('Failed to fetch');
    return answer();
  };
  const view = renderAdmin(`/formulir/${id}`, {
    sebagai: 'HA02',
    on: {
      [`GET ${path}`]: reach(() => held.form),
      [`PUT ${path}`]: reach(() => {
        held.form = { ...held.form, keadaan: 'terkirim', version: 1, isi: { motor: true } };
        return held.form;
      }),
      'GET formulir/isian': reach(() => []),
    },
  });
  const signal = (there: boolean) => {
    line.there = there;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
    window.dispatchEvent(new Event(there ? 'online' : 'offline'));
  };
  const answer = async () => {
    const motor = await screen.findByRole('group', { name: /Punya motor/ });
    signal(false);
    await view.user.click(within(motor).getByRole('radio', { name: 'Ya' }));
    await view.user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
    await screen.findByText(/Menunggu dikirim/);
  };
  return { ...view, signal, held, answer };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('answers wait on the device without a signal, and go by themselves when it returns', async () => {
  const { answer, signal, server } = start();
  await answer();
  const tried = server.callsTo('PUT', path).length;
  signal(true);
  await waitFor(() => expect(server.callsTo('PUT', path)).toHaveLength(tried + 1));
  expect(server.callsTo('PUT', path).at(-1)?.body).toEqual({
    version: 0,
    nomorVersi: 1,
    isi: { motor: true },
    kirim: true,
  });
  expect(await screen.findByText('Jawaban terkirim. Terima kasih.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Menunggu dikirim/)).toBeNull());
});

test('answers that wait may be taken back and changed: only what was sent then goes', async () => {
  const { answer, signal, server, user } = start();
  await answer();
  const tried = server.callsTo('PUT', path).length;
  await user.click(screen.getByRole('button', { name: 'Ubah jawaban' }));
  expect(await screen.findByRole('button', { name: 'Kirim jawaban' })).toBeTruthy();
  signal(true);
  await user.click(screen.getByRole('radio', { name: 'Tidak' }));
  await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
  expect(await screen.findByText('Jawaban terkirim. Terima kasih.')).toBeTruthy();
  expect(server.callsTo('PUT', path).slice(tried)).toMatchObject([{ body: { isi: { motor: false } } }]);
});

test('what the form asks otherwise meanwhile is not sent, and says so', async () => {
  const { answer, signal, held, server } = start();
  await answer();
  const tried = server.callsTo('PUT', path).length;
  held.form = { ...isian, nomorVersi: 2 };
  signal(true);
  expect(await screen.findByText(/Pertanyaannya sudah diperbarui/)).toBeTruthy();
  expect(server.callsTo('PUT', path)).toHaveLength(tried);
});
