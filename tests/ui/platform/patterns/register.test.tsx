import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isRequired, isShown } from '../../../../resources/kit/index.ts';
import { mandiriOptions } from '../../../../resources/magang/pendaftaranOptions.ts';
import { draftKey, readDraft, writeDraft } from '../../../../src/platform/patterns/register/deviceDraft.ts';
import { bodyOf, isKeepable } from '../../../../src/platform/patterns/register/registerValues.ts';
import { Reply } from '../../support/fakeApi.ts';
import { userAs } from '../../support/fakeSession.ts';
// The screens that are opened below: fetched before the first test, not in its time.
import '../../../../src/platform/patterns/register/Register.tsx';
import '../../../../src/platform/patterns/register/RegisterHub.tsx';
import { draft, open, path } from './registering.ts';
import { eligible, ids, M, N } from './world.ts';

describe('values', () => {
  const proposal = mandiriOptions.steps[0]?.fields.find(({ name }) => name === 'magang.namaMitraUsulan');
  test('a chosen partner leaves no proposal behind', () => {
    const values = { idProgram: 'p', idPeriode: 'd', idMitra: 'm', magang: { namaMitraUsulan: 'Toko' } };
    expect(proposal && isShown(proposal, values)).toBe(false);
    expect(bodyOf(mandiriOptions, values, 2, () => null)).toMatchObject({
      idMitra: 'm',
      jalur: 'mandiri',
      version: 2,
      magang: { namaMitraUsulan: null },
    });
  });
  test('a proposal is asked for where no partner is chosen', () => {
    const values = { idProgram: 'p', idPeriode: 'd', idMitra: null, magang: {} };
    const address = mandiriOptions.steps[0]?.fields.find(({ name }) => name === 'magang.alamatMitraUsulan');
    expect(proposal && isShown(proposal, values)).toBe(true);
    expect(address && isRequired(address, values)).toBe(false);
    expect(address && isRequired(address, { ...values, magang: { namaMitraUsulan: 'Toko' } })).toBe(true);
    expect(isKeepable(mandiriOptions, values)).toBe(false);
    expect(isKeepable(mandiriOptions, { ...values, idMitra: 'm' })).toBe(true);
    expect(bodyOf(mandiriOptions, { ...values, idMitra: 'm' }, null, () => null)).toEqual({
      idProgram: 'p',
      idPeriode: 'd',
      idMitra: 'm',
      jalur: 'mandiri',
    });
  });
  test('drafts belong to a person and grow old', () => {
    const key = draftKey('orang', path, null);
    writeDraft(key, { values: { idMitra: 'm' }, version: null, sent: false, at: Date.now() });
    expect(readDraft(key)?.values).toEqual({ idMitra: 'm' });
    expect(readDraft(draftKey('lain', path, null))).toBeNull();
    expect(readDraft(key, Date.now() + 90 * 86_400_000)).toBeNull();
    expect(window.localStorage.getItem(key)).toBeNull();
  });
});

describe('what one has begun', () => {
  const foreign = draft({ kodeJenisMbkm: 'kkn' });

  test('a draft of another programme with a way of the same name is not gone on with', async () => {
    const { router } = open(path, { rows: { [N]: [foreign] } });
    await screen.findByRole('textbox', { name: /Nama mitra usulan/ });
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('nor opened by its id', async () => {
    const { router } = open(`${path}?id=7`, { rows: { [N]: [foreign] } });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByDisplayValue('Analis Data')).toBeNull();
  });
});

describe('filling in', () => {
  test('says the earliest end, counts a text, and stops a step that is left with less', async () => {
    const short = draft({ tanggalSelesai: '2027-05-01', magang: { ...draft().magang, deskripsiTugas: 'Menyiapkan' } });
    const { user } = open(`${path}?id=7`, {
      rows: { [N]: [short] },
      on: { [`GET ${M}/cek-pendaftar-magang`]: () => ({ ...eligible(), durasiMinHari: 112 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    expect(await screen.findByText('Paling cepat 21 Juni 2027 (112 hari).')).toBeTruthy();
    expect(screen.getByText('10 dari minimal 50 karakter')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lanjut' }));
    expect(await screen.findByText('Durasi kegiatan minimal 112 hari.')).toBeTruthy();
    expect(screen.getByText('2 isian perlu diperbaiki')).toBeTruthy();
    const work = screen.getByRole('textbox', { name: /Deskripsi tugas/i });
    await user.click(work);
    await user.paste(' data, membuat dasbor, dan menyusun laporan mingguan.');
    await waitFor(() => expect(screen.queryByText(/dari minimal/)).toBeNull());
  });

  test('says with the first step what will not work, and goes on only after it was said', async () => {
    const lacking = {
      ...eligible(),
      bolehMendaftar: false,
      syarat: [...eligible().syarat, { kode: 'sksTempuh', label: 'SKS', lolos: false, nilai: 99, batas: 100 }],
    };
    const { user } = open(`${path}?id=7`, {
      rows: { [N]: [draft()] },
      on: { [`GET ${M}/cek-pendaftar-magang`]: () => lacking },
    });
    const [first] = within(await screen.findByRole('list', { name: 'Persyaratan' })).getAllByRole('listitem');
    expect(first?.textContent).toBe('Belum terpenuhiSKS · 99 (minimal 100)');
    await user.click(screen.getByRole('button', { name: 'Lanjut' }));
    expect((await screen.findByRole('alert')).textContent).toContain('SKS belum terpenuhi');
    expect(screen.getByRole('heading', { name: 'Persyaratan dan data Anda' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tetap lanjut' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Persyaratan dan data Anda' })).toBeNull());
  });

  test('keeps what is typed on the device and then on the server', async () => {
    const { user, server } = open(`${path}?idProgram=${ids.program}&idPeriode=${ids.periode}`, {
      on: { [`POST ${M}/mandiri`]: () => new Reply(201, { id: '7', version: 1 }) },
    });
    await user.type(await screen.findByRole('textbox', { name: /Nama mitra usulan/ }), 'Toko Maju');
    expect(readDraft(draftKey(userAs('HA02').id, path, null))?.values).toMatchObject({
      magang: { namaMitraUsulan: 'Toko Maju' },
    });
    expect(screen.getByText(/Tersimpan di perangkat/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Bidang usaha/ }), 'Retail');
    await user.type(screen.getByRole('textbox', { name: /Alamat mitra/ }), 'Jalan Raya 1');
    await user.type(screen.getByRole('textbox', { name: /Telepon mitra/ }), '081233445566');
    expect(await screen.findByText(/Tersimpan di server/)).toBeTruthy();
    expect(server.callsTo('POST', `${M}/mandiri`)[0]?.body).toMatchObject({
      idProgram: ids.program,
      jalur: 'mandiri',
      magang: { namaMitraUsulan: 'Toko Maju' },
    });
  });

  test('registers once, also where the page is left while the first answer is on its way', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const first = new Promise<Reply>(resolve => {
      answer = resolve;
    });
    const { user, server, unmount } = open(`${path}?idProgram=${ids.program}&idPeriode=${ids.periode}`, {
      on: {
        [`POST ${M}/mandiri`]: () => first,
        [`PUT ${M}/7`]: () => draft({ version: 2 }),
      },
    });
    const partner = await screen.findByRole('textbox', { name: /Nama mitra usulan/ });
    await user.type(partner, 'Toko');
    await user.type(screen.getByRole('textbox', { name: /Bidang usaha/ }), 'Retail');
    await user.type(screen.getByRole('textbox', { name: /Alamat mitra/ }), 'Jalan Raya 1');
    await user.type(screen.getByRole('textbox', { name: /Telepon mitra/ }), '081233445566');
    await waitFor(() => expect(server.callsTo('POST', `${M}/mandiri`)).toHaveLength(1));
    await user.type(partner, ' Maju');
    unmount();
    answer(new Reply(201, { id: '7', version: 1 }));
    await waitFor(() =>
      expect(server.callsTo('PUT', `${M}/7`).at(-1)?.body).toMatchObject({
        version: 1,
        magang: { namaMitraUsulan: 'Toko Maju' },
      }),
    );
    expect(server.callsTo('POST', `${M}/mandiri`)).toHaveLength(1);
  });

  test('says when there is no connection, and sends when it is back', async () => {
    let online = false;
    const { user, server } = open(`${path}?id=7`, {
      rows: { [N]: [draft()] },
      on: {
        [`PUT ${M}/7`]: () => {
          if (!online) throw new TypeError('Failed to fetch');
          return draft({ version: 4 });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    await user.type(await screen.findByRole('textbox', { name: /^Judul/ }), 'Dasbor');
    expect(await screen.findByText(/Menunggu koneksi internet/)).toBeTruthy();
    online = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/Tersimpan di server/)).toBeTruthy();
    expect(server.callsTo('PUT', `${M}/7`).at(-1)?.body).toMatchObject({ version: 3, judulKegiatan: 'Dasbor' });
  });

  test('goes on with what only the device has', async () => {
    writeDraft(draftKey(userAs('HA02').id, path, '7'), {
      values: { ...draft(), judulKegiatan: 'Dari perangkat' },
      version: 3,
      sent: false,
      at: Date.now(),
    });
    const { user } = open(`${path}?id=7`, {
      rows: { [N]: [draft()] },
      on: { [`PUT ${M}/7`]: () => draft({ version: 4 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    expect(await screen.findByDisplayValue('Dari perangkat')).toBeTruthy();
  });

  test('asks which one counts when the server moved on', async () => {
    writeDraft(draftKey(userAs('HA02').id, path, '7'), {
      values: { ...draft(), judulKegiatan: 'Dari perangkat' },
      version: 2,
      sent: false,
      at: Date.now(),
    });
    const { user } = open(`${path}?id=7`, { rows: { [N]: [draft({ judulKegiatan: 'Dari server' })] } });
    await user.click(await screen.findByRole('button', { name: 'Pakai yang di server' }));
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    expect(await screen.findByDisplayValue('Dari server')).toBeTruthy();
  });

  test('shows the note of a returned registration', async () => {
    open(`${path}?id=7`, { rows: { [N]: [draft({ status: 'revisi', catatanTerakhir: 'Perjelas tugas.' })] } });
    expect(await screen.findByText('Perjelas tugas.')).toBeTruthy();
  });

  test('does not open a registration that is being checked', async () => {
    const { router } = open(`${path}?id=7`, { rows: { [N]: [draft({ status: 'diajukan' })] } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/magang/pendaftaran'));
  });
});

describe('handing in', () => {
  const toReview = async (user: ReturnType<typeof open>['user']) => {
    for (const _ of [1, 2, 3]) await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    expect(await screen.findByRole('heading', { name: 'Tinjau' })).toBeTruthy();
  };

  test('names the document that is missing', async () => {
    const row = draft();
    const { user } = open(`${path}?id=7`, {
      rows: { [N]: [{ ...row, magang: { ...row.magang, berkasSuratPenerimaan: null } }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    const slot = screen.getByRole('group', { name: /Surat penerimaan/ });
    expect(within(slot).getByText('Wajib diisi.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Berkas' })).toBeTruthy();
  });

  test('says in the dialog "Maaf" that the study plan is too large, and stays a draft', async () => {
    const words = 'SKS Anda lebih dari 20, harap sesuaikan terlebih dahulu di Aplikasi Siamik !';
    const { user, router } = open(`${path}?id=7`, {
      rows: { [N]: [draft()] },
      on: {
        [`POST ${N}/7/aksi/ajukan`]: () =>
          new Reply(422, { statusCode: 422, message: words, errors: { sksKrs: words } }),
      },
    });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan' }));
    const sorry = await screen.findByRole('dialog', { name: 'Maaf' });
    expect(within(sorry).getByText(words)).toBeTruthy();
    await user.click(within(sorry).getByRole('button', { name: 'OK' }));
    expect(router.state.location.pathname).toBe(path);
  });

  test('a step that is left with something wrong is marked, and handing in leads back to it', async () => {
    const { user } = open(`${path}?id=7`, {
      rows: { [N]: [draft()] },
      on: { [`PUT ${M}/7`]: () => draft({ version: 4 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    await user.clear(await screen.findByRole('textbox', { name: /Posisi/ }));
    // Past "Lanjut", by the track of the steps.
    await user.click(screen.getByRole('tab', { name: /Tinjau/ }));
    expect(await screen.findByRole('button', { name: '1 isian perlu diperbaiki' })).toBeTruthy();
    expect(screen.getByText('1 perlu diperiksa')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Posisi/ })));
    expect(await screen.findByText(/Tersimpan di server/)).toBeTruthy();
  });

  test('what the server refuses at the end opens the step of its field', async () => {
    const words = 'Posisi ini sudah tidak ditawarkan.';
    const { user } = open(`${path}?id=7`, {
      rows: { [N]: [draft()] },
      on: {
        [`POST ${N}/7/aksi/ajukan`]: () =>
          new Reply(422, { statusCode: 422, message: 'Belum lengkap.', errors: { 'magang.posisi': words } }),
      },
    });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan' }));
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Posisi/ })));
    expect(screen.getByRole('button', { name: '1 isian perlu diperbaiki' })).toBeTruthy();
  });

  test('asks for the text in force, and hands in once it is ticked', async () => {
    const teks = {
      id: '0197a000-0000-7000-8000-00000000000a',
      versi: 2,
      judul: 'Persetujuan data',
      isi: 'Data saya diolah untuk program.',
      judulInggris: null,
      isiInggris: null,
    };
    const { user, server } = open(`${path}?id=7`, {
      rows: { [N]: [draft()] },
      on: {
        'GET mbkm/persetujuan-berlaku': () => ({ teks, disetujui: false }),
        'POST mbkm/persetujuan-saya': () => ({ menunggu: [], disetujui: [] }),
        [`POST ${N}/7/aksi/ajukan`]: () => draft({ status: 'diajukan', tahapAktif: 'prodi', version: 5 }),
      },
    });
    await toReview(user);
    expect(await screen.findByText('Data saya diolah untuk program.')).toBeTruthy();
    const send = async () => {
      await user.click(screen.getByRole('button', { name: 'Ajukan' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan' }));
    };
    await send();
    expect(await screen.findByText('Centang persetujuan ini untuk mengajukan pendaftaran.')).toBeTruthy();
    expect(server.callsTo('POST', `${N}/7/aksi/ajukan`)).toEqual([]);
    // Found once the dialog has gone: until then everything behind it is hidden.
    await user.click(await screen.findByRole('checkbox', { name: 'Saya sudah membaca dan menyetujuinya' }));
    await send();
    await waitFor(() => expect(server.callsTo('POST', `${N}/7/aksi/ajukan`)).toHaveLength(1));
    expect(server.callsTo('POST', 'mbkm/persetujuan-saya')[0]?.body).toEqual({
      idPendaftarMbkm: '7',
      idPersetujuan: teks.id,
    });
  });

  test('hands in with the newest version and forgets the draft', async () => {
    const { user, server, router } = open(`${path}?id=7`, {
      rows: { [N]: [draft()] },
      on: { [`POST ${N}/7/aksi/ajukan`]: () => draft({ status: 'diajukan', tahapAktif: 'prodi', version: 5 }) },
    });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/magang/pendaftaran'));
    expect(server.callsTo('POST', `${N}/7/aksi/ajukan`)[0]?.body).toEqual({ version: 3 });
    expect(readDraft(draftKey(userAs('HA02').id, path, '7'))).toBeNull();
    const done = await screen.findByRole('dialog', { name: 'Berhasil !' });
    expect(within(done).getByText('Pendaftaran diajukan.')).toBeTruthy();
    await user.click(within(done).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
