import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HasilFormulir, Isian } from '../../../resources/formulir/panggilan.ts';
import { newQuestion } from '../../../resources/kit/form/definition.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

import '../../../src/areas/formulir/hasil/ResultPage.tsx';
import '../../../src/areas/formulir/isian/FillPage.tsx';

const id = '0195b1c0-1111-7111-8111-111111111112';
const isian: Isian = {
  id,
  judul: 'Kepuasan',
  keterangan: null,
  tanggalTutup: null,
  keadaan: 'belum',
  anonim: true,
  buka: true,
  penuh: false,
  hasil: false,
  baris: null,
  tanggalBuka: null,
  dapatDiubah: false,
  nomorVersi: 1,
  definisi: {
    sections: [
      {
        id: 'bagian_1',
        title: '',
        help: '',
        repeat: null,
        when: null,
        questions: [{ ...newQuestion('saran', 'text'), label: 'Saran' }],
      },
    ],
  },
  version: 0,
  isi: {},
  dikirimPada: null,
};
const path = `formulir/isian/${id}`;

test('an anonymous form says what it keeps, saves nothing half way, and shows nothing once it is sent', async () => {
  const { user, server } = renderAdmin(`/formulir/${id}`, {
    sebagai: 'HA02',
    on: {
      [`GET ${path}`]: () => isian,
      [`PUT ${path}`]: () => ({ ...isian, keadaan: 'terkirim' }),
      'GET formulir/isian': () => [],
    },
  });
  expect(await screen.findByText(/Formulir ini anonim/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Simpan draf' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Saran/ }), 'Lebih cepat');
  await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
  expect(await screen.findByText(/tidak dapat dilihat atau diubah lagi/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Lebih cepat')).toBeNull());
  expect(server.callsTo('PUT', path)[0]?.body).toMatchObject({ kirim: true, isi: { saran: 'Lebih cepat' } });
});

test('its results have no rows of people, and say which answers wait and what too few have answered', async () => {
  const results: HasilFormulir = {
    id,
    judul: 'Kepuasan',
    status: 'rilis',
    nomorVersi: 1,
    terkirim: 8,
    draf: 0,
    anonim: true,
    ditampilkan: 5,
    kolom: [
      {
        kunci: 'saran',
        judul: 'Saran',
        jenis: 'text',
        berulang: false,
        dihapus: false,
        sedikit: true,
        terjawab: 0,
        batang: [],
        angka: null,
      },
    ],
  };
  renderAdmin(`/formulir/${id}/hasil`, { sebagai: 'HA03', on: { [`GET formulir/hasil/${id}`]: () => results } });
  expect(await screen.findByText(/3 jawaban terbaru belum masuk hasil/)).toBeTruthy();
  expect(screen.getByText('Kurang dari lima orang menjawab pertanyaan ini.')).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Jawaban' })).toBeNull();
});
