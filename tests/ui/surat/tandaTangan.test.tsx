import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEveryArea } from '../support/everyArea.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// What the queue opens: fetched before the test, not in its time.
import '../../../src/areas/surat/signing/SignDialog.tsx';
import '../../../src/areas/surat/signing/SignTicked.tsx';
import '../../../src/areas/surat/signing/SigningState.tsx';

/** The queue 'Menunggu tanda tangan' of an official (docs/domain/40 §2.3). */
const R = 'surat/tanda-tangan';

const letter = (id: string) => ({
  id,
  version: 3,
  nomorSurat: `${id}/ST/2026`,
  namaPenerima: `Penerima ${id}`,
  jenisSurat: 'surat_tugas',
  perihal: 'Surat tugas',
  tanggalSurat: '2026-11-20',
  dimintaPada: '2026-11-20T03:00:00Z',
  idPejabat: 'p1',
  status: 'menunggu',
  pesan: null,
});

/** An act of two letters, of which the service refuses one; the first passphrase is wrong. */
function service() {
  const layanan = { cara: 'bsre', nama: 'BSrE', minta: 'frasaSandi' };
  const begun = { id: 's1', jumlah: 2, berhasil: 1, gagal: 1, tersisa: 0 };
  const sesi = {
    ...begun,
    rincian: [{ id: 'b', nomorSurat: 'b/ST/2026', pesan: 'Layanan menolak (2011): berkas rusak' }],
  };
  let signed = false;
  return {
    [`GET ${R}/penandatanganan`]: () => ({ layanan, sesi: signed ? sesi : null }),
    [`POST ${R}/tandatangani`]: ({ body }: { body: unknown }) => {
      if (!JSON.stringify(body).includes('frasa benar'))
        return new Reply(422, {
          statusCode: 422,
          message: 'Periksa isian.',
          errors: { password: 'Frasa sandi sertifikat salah.' },
        });
      signed = true;
      return sesi;
    },
  };
}

openEveryArea();

test('signs the ticked letters by keyboard with the passphrase typed once, and says why one was refused', async () => {
  const { user, server } = renderAdmin('/surat/tanda-tangan', {
    sebagai: 'HA03',
    rows: { [R]: [letter('a'), letter('b')] },
    on: service(),
  });
  await screen.findByText('Penerima a');
  (await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' })).focus();
  await user.keyboard(' ');
  const bar = within(await screen.findByRole('toolbar', { name: 'Aksi untuk baris yang dipilih' }));
  (await bar.findByRole('button', { name: 'Tandatangani' })).focus();
  await user.keyboard('{Enter}');

  const dialog = within(await screen.findByRole('dialog', { name: 'Tandatangani 2 surat?' }));
  const typed = await dialog.findByLabelText(/^Frasa sandi sertifikat Anda/);
  expect(typed).toHaveProperty('type', 'password');
  await waitFor(() => expect(document.activeElement).toBe(typed));
  await user.keyboard('salah{Enter}');
  expect(await dialog.findByText('Frasa sandi sertifikat salah.')).toBeTruthy();
  await user.clear(typed);
  await user.type(typed, 'frasa benar{Enter}');

  expect(await screen.findByText('b/ST/2026: Layanan menolak (2011): berkas rusak')).toBeTruthy();
  expect(screen.getByText('1 ditandatangani, 1 belum:')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const calls = server.callsTo('POST', `${R}/tandatangani`);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.body).toEqual({
    items: [
      { id: 'a', version: 3 },
      { id: 'b', version: 3 },
    ],
    password: 'frasa benar',
  });
});

test('names what is signed by its kind, letters and agreements in one act', async () => {
  const agreement = { ...letter('c'), jenisSurat: null, perihal: 'Berkas MoU/PKS' };
  const { user } = renderAdmin('/surat/tanda-tangan', {
    sebagai: 'HA03',
    rows: { [R]: [letter('a'), letter('b'), agreement] },
    on: service(),
  });
  await screen.findByText('Penerima c');
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Aksi untuk baris yang dipilih' }));
  await user.click(await bar.findByRole('button', { name: 'Tandatangani' }));
  expect(await screen.findByRole('dialog', { name: 'Tandatangani 2 surat dan 1 berkas MoU/PKS?' })).toBeTruthy();
});
