import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEveryArea } from '../support/everyArea.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// What the page fetches when it opens.
import '../../../src/areas/surat/signing/RowSignature.tsx';

openEveryArea();

const id = '01900000-0000-7000-8000-000000000009';
const file = '01900000-0000-7000-8000-00000000000a';
const pejabat = { id: 'p1', nama: 'Prof. Hendra', jabatan: 'Wakil Rektor I' };
const locked = 'PDF ini terkunci dengan kata sandi.';

const waiting = {
  status: 'menunggu',
  label: 'Menunggu tanda tangan',
  pejabat: pejabat.nama,
  dimintaPada: '2026-11-20T03:00:00Z',
  pesan: null,
  ditandatanganiPada: null,
  oleh: null,
  sertifikat: null,
  cara: null,
  asli: null,
};

test('a partner’s agreement is put to an official, a refusal is said, and the request is taken back with a note', async () => {
  let asked = false;
  let refused = true;
  const { user, server } = renderAdmin(`/master/mitra/${id}/show`, {
    sebagai: 'HA03',
    rows: { 'master/mitra': [{ id, version: 4, nama: 'PT Laut Biru', status: 'aktif', berkasMou: file }] },
    on: {
      'GET surat/tanda-tangan/permintaan': () => ({
        permintaan: asked ? waiting : null,
        bolehMinta: !asked,
        bolehTarik: asked,
        pejabat: asked ? [] : [pejabat],
      }),
      'POST surat/tanda-tangan/permintaan': () => {
        if (refused) return new Reply(409, { statusCode: 409, message: locked });
        asked = true;
        return { status: 'menunggu' };
      },
      'POST surat/tanda-tangan/permintaan/tarik': () => {
        asked = false;
        return { status: 'gugur' };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Minta tanda tangan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Minta tanda tangan?' }));
  expect(dialog.getByText('Prof. Hendra, Wakil Rektor I')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Minta tanda tangan' }));
  expect(await dialog.findByText(locked)).toBeTruthy();
  refused = false;
  await user.click(dialog.getByRole('button', { name: 'Minta tanda tangan' }));
  expect(await screen.findByText('Menunggu tanda tangan')).toBeTruthy();
  expect(server.callsTo('POST', 'surat/tanda-tangan/permintaan').map(({ body }) => body)).toEqual([
    { resource: 'master/mitra', id, version: 4, idPejabat: 'p1' },
    { resource: 'master/mitra', id, version: 4, idPejabat: 'p1' },
  ]);

  await user.click(screen.getByRole('button', { name: 'Tarik permintaan' }));
  const back = within(await screen.findByRole('dialog', { name: 'Tarik permintaan tanda tangan?' }));
  await user.click(back.getByRole('button', { name: 'Tarik permintaan' }));
  expect(server.callsTo('POST', 'surat/tanda-tangan/permintaan/tarik')).toHaveLength(0);
  await user.type(back.getByRole('textbox', { name: /^Catatan/ }), 'Salah berkas');
  await user.click(back.getByRole('button', { name: 'Tarik permintaan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsTo('POST', 'surat/tanda-tangan/permintaan/tarik').map(({ body }) => body)).toEqual([
    { resource: 'master/mitra', id, version: 4, catatan: 'Salah berkas' },
  ]);
});
