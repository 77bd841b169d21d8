import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RancanganFormulir } from '../../../resources/formulir/panggilan.ts';
import { type Form, newQuestion, type QuestionKind } from '../../../resources/kit/form/definition.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { stubUpload } from '../support/upload.ts';

import '../../../src/areas/formulir/susun/BuilderTab.tsx';
import '../../../src/platform/ui/show/ResourceShow.tsx';

openEveryArea();

const id = '0195b1c0-1111-7111-8111-111111111111';
const row = {
  id,
  version: 3,
  judul: 'Pendataan',
  keterangan: null,
  audiens: ['HA02'],
  pembaca: [],
  tanggalBuka: null,
  tanggalTutup: null,
  dapatDiubah: false,
  nomorVersi: 1,
  status: 'rilis',
};
const form: Form = {
  sections: [
    {
      id: 'bagian_1',
      title: '',
      help: '',
      repeat: null,
      when: null,
      questions: [
        { ...newQuestion('motor', 'yesno'), label: 'Punya motor?' },
        { ...newQuestion('plat', 'text'), label: 'Nomor polisi' },
      ],
    },
  ],
};
const stored: RancanganFormulir = {
  version: 5,
  rancangan: form,
  terbit: form,
  versi: [{ nomor: 1, namaUser: 'Sri', waktu: '2026-11-20T03:00:00Z' }],
  jawaban: 7,
  terjawab: { motor: 7, plat: 4 },
};
const draft = `formulir/formulir/${id}/rancangan`;
const release = `formulir/formulir/${id}/aksi/rilis`;

const opened = (first: RancanganFormulir = stored, status = 'rilis') => {
  let now = first;
  return renderAdmin(`/pengaturan/formulir/${id}/show?tab=pertanyaan`, {
    sebagai: 'HA03',
    rows: { 'formulir/formulir': [{ ...row, status }] },
    on: {
      [`GET ${draft}`]: () => now,
      [`PUT ${draft}`]: ({ body }: { body: unknown }) => {
        const sent = body as { rancangan: Form };
        now = { ...now, version: now.version + 1, rancangan: sent.rancangan };
        return now;
      },
      [`POST ${release}`]: () => ({ ...row, version: 4, nomorVersi: 2 }),
    },
  });
};
const sentForm = (server: ReturnType<typeof opened>['server']) => {
  const body = server.callsTo('PUT', draft)[0]?.body;
  return body as { version: number; rancangan: Form };
};

describe('the builder of a form', () => {
  test('adds a question by the menu, moves one by keys, and shows both as they are answered', async () => {
    const { user, server } = opened();
    await user.click(await screen.findByRole('button', { name: 'Tambah pertanyaan di Bagian 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pilihan tunggal' }));
    await user.type(await screen.findByRole('textbox', { name: /^Pertanyaan/ }), 'Bahasa');
    await user.type(screen.getByRole('textbox', { name: 'Pilihan 1' }), 'Jawa{Enter}Madura');
    const preview = screen.getByRole('region', { name: 'Pratinjau' });
    expect(await within(preview).findByRole('radio', { name: 'Jawa' })).toBeTruthy();
    screen.getByRole('button', { name: 'Pindahkan Nomor polisi' }).focus();
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(server.callsTo('PUT', draft)).toHaveLength(1));
    const { version, rancangan } = sentForm(server);
    const [section] = rancangan.sections;
    expect(version).toBe(5);
    expect(section?.questions.map(({ label }) => label)).toEqual(['Nomor polisi', 'Punya motor?', 'Bahasa']);
    expect(section?.questions[2]?.choices.map(({ label }) => label)).toEqual(['Jawa', 'Madura']);
  });

  test('says what a release does to the answers before it is released', async () => {
    const { user, server } = opened();
    await user.click(await screen.findByRole('button', { name: 'Hapus Nomor polisi' }));
    await user.click(screen.getByRole('button', { name: 'Rilis perubahan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rilis perubahan' });
    expect(within(dialog).getByText(/Sudah ada 7 jawaban/)).toBeTruthy();
    expect(within(dialog).getByText(/4 jawaban tetap tersimpan/)).toBeTruthy();
    expect(server.callsTo('POST', release)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Rilis' }));
    await waitFor(() => expect(server.callsTo('POST', release)[0]?.body).toEqual({ version: 3 }));
    expect(server.callsTo('PUT', draft)).toHaveLength(1);
  });

  test('shows what an XLSForm loses before it is taken, takes it unsaved, and gives back what was there', async () => {
    stubUpload({
      rancangan: {
        sections: [{ ...form.sections[0], questions: [{ ...newQuestion('usia', 'integer'), label: 'Usia' }] }],
      },
      catatan: [{ lembar: 'survey', baris: 7, kolom: 'type', pesan: 'Hitungan tidak diambil.' }],
      jumlahCatatan: 1,
    });
    const { user, server } = opened();
    await screen.findByRole('button', { name: 'Impor XLSForm' });
    await user.upload(screen.getByLabelText('Berkas XLSForm'), new File(['x'], 'survei.xlsx'));
    const dialog = await screen.findByRole('dialog', { name: 'Impor XLSForm' });
    expect(within(dialog).getByText('Lembar survey, baris 7, kolom type')).toBeTruthy();
    expect(within(dialog).getByText(/menggantikan 2 pertanyaan/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Pakai 1 pertanyaan' }));
    expect(await screen.findByRole('button', { name: 'Usia' })).toBeTruthy();
    expect(server.callsTo('PUT', draft)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Kembalikan' }));
    expect(screen.getByRole('button', { name: 'Punya motor?' })).toBeTruthy();
  });

  test('stands alone with its release while it is open, before the first one and after', async () => {
    const { user } = opened({ ...stored, terbit: null, versi: [], jawaban: 0, terjawab: {} }, 'draf');
    const own = await within(await screen.findByRole('tabpanel')).findByRole('button', { name: 'Rilis' });
    expect(screen.getAllByRole('button', { name: /^Rilis/ })).toEqual([own]);
    await user.click(screen.getByRole('tab', { name: 'Data' }));
    await screen.findByRole('tabpanel', { name: 'Data' });
    const above = await screen.findByRole('button', { name: /^Rilis/ });
    expect(screen.getByRole('tabpanel').contains(above)).toBe(false);
  });

  test('says which files a question takes beside its own help', async () => {
    const asks = (kind: QuestionKind, label: string) => ({
      ...newQuestion(kind, kind),
      label,
      help: `Bantuan ${label}`,
    });
    const questions = [asks('document', 'Akta'), asks('picture', 'Foto'), asks('signature', 'Tanda')];
    const [section] = form.sections;
    opened({ ...stored, rancangan: { sections: section ? [{ ...section, questions }] : [] } });
    const preview = within(await screen.findByRole('region', { name: 'Pratinjau' }));
    for (const words of ['Bantuan Akta', 'Bantuan Foto', 'Bantuan Tanda'])
      expect(await preview.findByText(words)).toBeTruthy();
    expect(preview.getByText(/^PDF, DOCX, XLSX, .+, maksimal 10 MB/)).toBeTruthy();
    expect(preview.getByText(/^JPG, .+, maksimal 10 MB/)).toBeTruthy();
    expect(preview.getByText(/PNG, maksimal 1 MB\.$/)).toBeTruthy();
  });

  test('leads to what is not finished instead of releasing it', async () => {
    const { user, server } = opened();
    await user.click(await screen.findByRole('button', { name: 'Tambah pertanyaan di Bagian 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Teks singkat' }));
    await user.click(screen.getByRole('button', { name: 'Rilis perubahan' }));
    expect(await screen.findByText('1 isian perlu diperbaiki sebelum dirilis.')).toBeTruthy();
    expect(screen.getByText('Wajib diisi.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsTo('PUT', draft)).toHaveLength(0);
  });
});
