import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pdfOfJpeg } from '../../../../src/platform/patterns/upload/photoToPdf.ts';
import { UploadField } from '../../../../src/platform/patterns/upload/UploadField.tsx';
import { fileProblem } from '../../../../src/platform/patterns/upload/useUpload.ts';
import { createI18nProvider } from '../../../../src/platform/providers/i18nProvider.ts';

interface Sent {
  key: string | undefined;
  form: FormData;
  request: FakeRequest;
}
const sent: Sent[] = [];
const words = createI18nProvider();

/** XMLHttpRequest of which a test says how it ends. */
class FakeRequest {
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onerror?: () => void;
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  private headers: Record<string, string> = {};
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  send(form: FormData) {
    sent.push({ key: this.headers['idempotency-key'], form, request: this });
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

const target = { resource: 'magang/pendaftar-magang', field: 'berkasCv', types: ['pdf'], maxMb: 5 };
const pdf = (size = 20) => new File(['x'.repeat(size)], 'cv.pdf', { type: 'application/pdf' });

function Slot({ locked }: { locked?: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <CoreAdminContext i18nProvider={words}>
      <UploadField target={target} label="CV" required value={value} onChange={setValue} locked={locked} />
      <output>{value ?? 'kosong'}</output>
    </CoreAdminContext>
  );
}
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Berkas CV'), { target: { files: [file] } });

describe('an upload', () => {
  test('tells how far it is, and keeps the id of the stored file', async () => {
    render(<Slot />);
    await choose(pdf());
    await screen.findByRole('progressbar', { name: 'Mengunggah CV' });
    sent[0]?.request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    expect(await screen.findByText(/50%/)).toBeTruthy();
    expect(sent[0]?.form.get('field')).toBe('berkasCv');
    sent[0]?.request.answer(201, { id: 'berkas-1', namaAsli: 'cv.pdf', ukuran: 20 });
    expect(await screen.findByText('berkas-1')).toBeTruthy();
    // One act in sight, the others in a menu.
    expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual([
      'Lihat CV',
      'Aksi untuk CV',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Aksi untuk CV' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
    expect(await screen.findByText('kosong')).toBeTruthy();
  });

  test('that was interrupted is sent again under the same key', async () => {
    const user = userEvent.setup();
    render(<Slot />);
    await choose(pdf());
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.request.onerror?.();
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    sent[1]?.request.onerror?.();
    await screen.findByText('Unggahan terputus. Berkas belum terkirim.');
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(sent).toHaveLength(3);
    });
    expect(sent[2]?.key).toBe(sent[0]?.key);
  });

  test('that the server refuses says why', async () => {
    render(<Slot />);
    await choose(pdf());
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.request.answer(422, { statusCode: 422, message: 'Tipe berkas tidak diizinkan. Gunakan: PDF.' });
    expect(await screen.findByText('Tipe berkas tidak diizinkan. Gunakan: PDF.')).toBeTruthy();
  });

  test('of what a phone chose as a photo and is none is judged like any file', async () => {
    const media = (query: string) => ({
      matches: query.includes('coarse'),
      addEventListener() {},
      removeEventListener() {},
    });
    vi.stubGlobal('matchMedia', media);
    render(<Slot />);
    const camera = await screen.findByLabelText('Kamera CV');
    fireEvent.change(camera, { target: { files: [pdf()] } });
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.change(camera, { target: { files: [new File(['x'], 'video.mp4', { type: 'video/mp4' })] } });
    expect(await screen.findByText(/^Tipe berkas tidak diizinkan/)).toBeTruthy();
    vi.unstubAllGlobals();
  });

  test('is not begun for a file that cannot be right', () => {
    expect(fileProblem(new File([], 'cv.pdf'), target)).toBe('Berkas kosong.');
    expect(fileProblem(new File(['x'], 'cv.exe'), target)).toMatch(/^Tipe berkas tidak diizinkan/);
    expect(fileProblem(pdf(), { ...target, maxMb: 0.00001 })).toMatch(/^Ukuran berkas maksimal/);
    expect(fileProblem(pdf(), target)).toBeNull();
  });

  test('is not offered once the document is verified', () => {
    render(<Slot locked />);
    expect(screen.queryByRole('button', { name: /Pilih berkas/ })).toBeNull();
  });
});

test('a photo becomes a page of a PDF', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
  const bytes = new Uint8Array(await pdfOfJpeg({ bytes: jpeg, width: 200, height: 100 }).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  expect(text.startsWith('%PDF-1.4')).toBe(true);
  expect(text).toContain('/Width 200 /Height 100');
  const xref = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(xref, xref + 4)).toBe('xref');
  const first = Number(/xref\n0 6\n.*\n(\d{10})/.exec(text)?.[1]);
  expect(text.slice(first, first + 7)).toBe('1 0 obj');
});
