import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FormulirRingkas, Isian } from '../../../resources/formulir/panggilan.ts';
import {
  type Form,
  type FormQuestion,
  newQuestion,
  type QuestionKind,
} from '../../../resources/kit/form/definition.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

import '../../../src/areas/formulir/isian/FillPage.tsx';

const id = '0195b1c0-1111-7111-8111-111111111111';
const ask = (name: string, kind: QuestionKind, more: Partial<FormQuestion> = {}): FormQuestion => ({
  ...newQuestion(name, kind),
  label: name,
  ...more,
});
const definisi: Form = {
  sections: [
    {
      id: 'bagian_1',
      title: 'Kendaraan',
      help: '',
      repeat: null,
      when: null,
      questions: [
        ask('motor', 'yesno', { label: 'Punya motor?', required: true }),
        ask('plat', 'text', {
          label: 'Nomor polisi',
          required: true,
          when: { match: 'all', rules: [{ question: 'motor', is: 'equal', value: true }] },
        }),
        ask('puas', 'scale', { label: 'Kesiapan' }),
      ],
    },
    {
      id: 'saudara',
      title: 'Saudara',
      help: '',
      repeat: { least: 0, most: 2 },
      when: null,
      questions: [ask('nama_s', 'text', { label: 'Nama saudara', required: true })],
    },
  ],
};
const brief: FormulirRingkas = {
  id,
  judul: 'Pendataan',
  keterangan: null,
  tanggalTutup: '2026-12-20',
  keadaan: 'belum',
  anonim: false,
  buka: true,
  penuh: false,
  hasil: false,
  baris: null,
};
const isian: Isian = {
  ...brief,
  tanggalBuka: null,
  dapatDiubah: false,
  nomorVersi: 1,
  definisi,
  version: 0,
  isi: {},
  dikirimPada: null,
};
const path = `formulir/isian/${id}`;

describe('forms to answer', () => {
  test('are listed with what is to be done', async () => {
    renderAdmin('/formulir', { sebagai: 'HA02', on: { 'GET formulir/isian': () => [brief] } });
    const link = await screen.findByRole('link', { name: 'Isi formulir' });
    expect(link.getAttribute('href')).toContain(`/formulir/${id}`);
    expect(screen.queryByRole('link', { name: 'Lihat hasil' })).toBeNull();
  });

  test('ask what follows from an answer, refuse what lacks, and send what was asked', async () => {
    const { user, server } = renderAdmin(`/formulir/${id}`, {
      sebagai: 'HA02',
      on: {
        [`GET ${path}`]: () => isian,
        [`PUT ${path}`]: () => ({ ...isian, keadaan: 'terkirim', version: 1, isi: { motor: true, plat: 'P 1 AB' } }),
        'GET formulir/isian': () => [brief],
      },
    });
    const motor = await screen.findByRole('group', { name: /Punya motor/ });
    expect(screen.queryByRole('textbox', { name: /Nomor polisi/ })).toBeNull();
    await user.click(within(motor).getByRole('radio', { name: 'Ya' }));
    const plate = await screen.findByRole('textbox', { name: /Nomor polisi/ });
    await user.click(screen.getByRole('button', { name: 'Tambah' }));
    await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
    await waitFor(() => expect(screen.getAllByText('Wajib diisi.')).toHaveLength(2));
    expect(server.callsTo('PUT', path)).toHaveLength(0);
    await user.type(plate, 'P 1 AB');
    await user.type(screen.getByRole('textbox', { name: /Nama saudara/ }), 'Ani');
    await user.click(screen.getByRole('radio', { name: '4' }));
    await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
    await waitFor(() =>
      expect(server.callsTo('PUT', path)[0]?.body).toEqual({
        version: 0,
        nomorVersi: 1,
        kirim: true,
        isi: { motor: true, plat: 'P 1 AB', puas: 4, saudara: [{ nama_s: 'Ani' }] },
      }),
    );
    expect(await screen.findByText('P 1 AB')).toBeTruthy();
  });

  test('stay as typed where the server refuses them, and on the device when the page is left', async () => {
    const refusal = () =>
      new Reply(422, {
        statusCode: 422,
        message: 'Periksa kembali isian Anda.',
        errors: { 'isi.plat': 'Nomor ini tidak dikenal.' },
      });
    const on = { [`GET ${path}`]: () => isian, [`PUT ${path}`]: refusal };
    const { user, unmount } = renderAdmin(`/formulir/${id}`, { sebagai: 'HA02', on });
    const motor = await screen.findByRole('group', { name: /Punya motor/ });
    await user.click(within(motor).getByRole('radio', { name: 'Ya' }));
    await user.type(await screen.findByRole('textbox', { name: /Nomor polisi/ }), 'X 9');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    expect(await screen.findByText('Nomor ini tidak dikenal.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Nomor polisi/ })).toHaveProperty('value', 'X 9');
    unmount();
    renderAdmin(`/formulir/${id}`, { sebagai: 'HA02', on });
    expect(await screen.findByText(/belum tersimpan di server ditampilkan/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Nomor polisi/ })).toHaveProperty('value', 'X 9');
  });
});
