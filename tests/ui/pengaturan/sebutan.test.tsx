import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import shipped from '../../../config/identitas.json' with { type: 'json' };
import { fromFile } from '../../../resources/identity.ts';
import { setVocabulary } from '../../../resources/kit/index.ts';
import { type Sebutan, vocabularyOf } from '../../../resources/sebutan.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const call = (sebutan: Sebutan) => setVocabulary(vocabularyOf({ ...fromFile(shipped), sebutan }));
afterEach(() => call({}));

const row = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  version: 1,
  kunci: 'magang',
  nama: 'Magang',
  inggris: 'Internship',
  createdAt: '2026-11-20T03:00:00Z',
  updatedAt: '2026-11-20T03:00:00Z',
};

describe('what programmes are called', () => {
  test('stands in titles, labels, empty screens and texts of a page', async () => {
    call({ kkn: { id: 'Bakti Desa', en: 'Village Service' }, tim: { id: 'Satgas Kampus', en: 'Task Force' } });
    renderAdmin('/kkn/gelombang', { sebagai: 'HA03' });
    expect(await screen.findByRole('heading', { name: 'Gelombang Bakti Desa' })).toBeTruthy();
    await waitFor(() => expect(document.body.textContent).not.toMatch(/Memuat/));
    expect(document.body.textContent).not.toMatch(/KKN|Tim MBKM/);
  });

  test('is changed in a form that says what the sources call it', async () => {
    call({ magang: { id: 'Praktik', en: 'Placement' } });
    const { user, server } = renderAdmin('/pengaturan/sebutan/0193a1b2-0000-7000-8000-000000000001', {
      sebagai: 'HA01',
      rows: { 'pengaturan/sebutan': [{ ...row, nama: 'Praktik', inggris: 'Placement' }] },
    });
    const name = await screen.findByRole('textbox', { name: /^Sebutan/ });
    expect(screen.getByText(/^Magang · Program magang/)).toBeTruthy();
    await user.clear(name);
    await user.type(name, 'Praktik Industri');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(server.callsTo('PUT', 'pengaturan/sebutan/0193a1b2-0000-7000-8000-000000000001')[0]?.body).toMatchObject({
        nama: 'Praktik Industri',
      }),
    );
  });
});
