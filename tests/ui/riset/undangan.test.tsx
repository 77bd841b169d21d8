import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RisetSaya } from '../../../resources/riset/bacaan.ts';
import { ids, masters } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/areas/riset/InvitePage.tsx';
import '../../../src/areas/riset/RegistrationsPage.tsx';

/** Students invited into a lecturer's project, and their answers (docs/domain/40 §2.3, §3). */

openEveryArea();

const project = '01900000-0000-7000-8000-0000000000e1';
const S = 'v5/riset/simaris';

interface Sent {
  uji: boolean;
  lewatiGagal: boolean;
  mahasiswa: { npm: string; peranMahasiswa: string }[];
}

describe('Daftarkan Mahasiswa', () => {
  const gagal = [{ baris: 2, npm: '000', pesan: 'NPM tidak ditemukan.' }];
  const berhasil = [{ npm: '22081010012', nama: 'Rizky Aditya', idPendaftarMbkm: null }];

  const openForm = (answer: (sent: Sent) => unknown) => {
    const sent: Sent[] = [];
    const view = renderAdmin(`/riset/pendaftaran/simaris/form?idPenelitian=${project}`, {
      sebagai: 'HA04',
      rows: {
        ...masters(),
        'riset/simaris': [
          {
            id: project,
            version: 1,
            judul: 'Sensor Udara',
            aktif: true,
            kuotaMahasiswa: 3,
            terisi: 1,
            anggotaDosen: [],
          },
        ],
      },
      on: {
        [`GET ${S}/${project}/mahasiswa`]: () => [],
        [`POST ${S}/bulk`]: ({ body }) => {
          const asked = body as Sent;
          sent.push(asked);
          return answer(asked);
        },
      },
    });
    return { ...view, sent };
  };

  test('marks wrong lines before anything is saved, and saves without them once told to', async () => {
    const { user, sent } = openForm(() => ({ berhasil, gagal }));
    await screen.findByText('Tersisa 2 dari 3 tempat mahasiswa.');
    await user.type(screen.getByRole('textbox', { name: /^Peran mahasiswa/ }), 'Asisten');
    await user.click(screen.getByRole('textbox', { name: /^NPM mahasiswa/ }));
    await user.paste('22081010012\n000, Analis');
    await user.click(screen.getByRole('button', { name: 'Periksa' }));
    const result = within(await screen.findByRole('list', { name: 'Hasil pemeriksaan' }));
    expect(result.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('22081010012 · Rizky Aditya'),
      expect.stringContaining('000 · NPM tidak ditemukan.'),
    ]);
    expect(sent).toMatchObject([
      {
        uji: true,
        mahasiswa: [
          { npm: '22081010012', peranMahasiswa: 'Asisten' },
          { npm: '000', peranMahasiswa: 'Analis' },
        ],
      },
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Lewati 1 baris yang gagal' }));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('1 mahasiswa diundang.')).toBeDefined();
    expect(sent.at(-1)).toMatchObject({ uji: false, lewatiGagal: true });
  });

  test('a refusal is said with the lines that it is about, and what was pasted stays', async () => {
    const { user } = openForm(({ uji }) =>
      uji
        ? { berhasil, gagal }
        : new Reply(409, { statusCode: 409, message: 'Kuota mahasiswa penelitian ini tersisa 0.' }),
    );
    const pasted = await screen.findByRole('textbox', { name: /^NPM mahasiswa/ });
    await user.type(pasted, '22081010012');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText('Kuota mahasiswa penelitian ini tersisa 0.'))[0]).toBeDefined();
    expect(await screen.findByRole('list', { name: 'Hasil pemeriksaan' })).toBeDefined();
    expect(pasted).toHaveProperty('value', '22081010012');
  });

  test('what is looked through or saved is not changed before the answer, which speaks of it, is there', async () => {
    let told: (answer: unknown) => void = () => undefined;
    const { user, sent } = openForm(() => new Promise(resolve => (told = resolve)));
    const pasted = await screen.findByRole('textbox', { name: /^NPM mahasiswa/ });
    await user.type(pasted, '22081010012');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(pasted).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Periksa' })).toHaveProperty('disabled', true);
    told({ berhasil, gagal: [] });
    expect(await screen.findByText('1 mahasiswa diundang.')).toBeDefined();
    await waitFor(() => expect(pasted).toHaveProperty('disabled', false));
  });
});

describe('Registrasi Riset', () => {
  const invitation: RisetSaya = {
    id: ids.program,
    version: 2,
    status: 'draf',
    kodeJalur: 'simaris',
    jalur: 'Penelitian dosen',
    judul: 'Sensor Udara',
    mitra: null,
    dosen: 'Dr. Arif Budiman',
    peran: 'Asisten',
    konfirmasi: 'menunggu',
    batasKonfirmasi: '2026-12-01',
    catatan: null,
  };
  const openPage = (own: RisetSaya[], answer: () => unknown = () => ({})) => {
    const sent: unknown[] = [];
    const view = renderAdmin('/riset/registrasi', {
      sebagai: 'HA02',
      on: {
        'GET v5/riset/mhs/saya': () => new Reply(200, own),
        [`POST v5/riset/pendaftaran/${ids.program}/konfirmasi`]: ({ body }) => {
          sent.push(body);
          own.length = 0;
          return answer();
        },
      },
    });
    return { ...view, sent };
  };

  test('an invitation is declined with a reason, after a question', async () => {
    const { user, sent } = openPage([{ ...invitation }]);
    await screen.findByRole('heading', { name: 'Sensor Udara' });
    expect(screen.getByText('Dr. Arif Budiman')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Tolak' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tolak undangan' }));
    await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Menyusun skripsi.');
    await user.click(dialog.getByRole('button', { name: 'Tolak' }));
    expect(await screen.findByText('Tidak ada registrasi yang menunggu Anda')).toBeDefined();
    expect(sent).toEqual([{ terima: false, alasan: 'Menyusun skripsi.', version: 2 }]);
  });

  test('a term that has passed is said on the invitation', async () => {
    const { user } = openPage(
      [{ ...invitation }],
      () => new Reply(409, { statusCode: 409, message: 'Batas konfirmasi sudah lewat.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Terima' }));
    expect((await screen.findAllByText('Batas konfirmasi sudah lewat.'))[0]).toBeDefined();
  });

  test('what was accepted, or came of an approved partner, is completed from here; nothing else is listed', async () => {
    openPage([
      { ...invitation, kodeJalur: 'inisiasi_mitra', konfirmasi: 'tidak_perlu', mitra: 'Koperasi Bahari' },
      { ...invitation, id: ids.periode, judul: 'Riset Mandiri', kodeJalur: 'mandiri', konfirmasi: 'tidak_perlu' },
    ]);
    const link = await screen.findByRole('link', { name: 'Lengkapi' });
    expect(link.getAttribute('href')).toBe(`/riset/registrasi/inisiasi-mitra?id=${ids.program}`);
    expect(screen.queryByText('Riset Mandiri')).toBeNull();
  });
});
