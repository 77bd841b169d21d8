import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { masters, N, registration } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { stubUpload } from '../support/upload.ts';

/** The mapping of courses of the host to own ones, with the syllabus of each (docs/domain/50 §1.8). */

openEveryArea();

const A = 'magang/matkul-paket-konversi-terpilih-awal';
const id = '01900000-0000-7000-8000-0000000000c1';
const kaitan = 'Capaian kuliah ini sama dengan mata kuliah kami.';

const view = () => ({
  pendaftar: {
    id,
    version: 3,
    npm: '22081',
    namaMahasiswa: 'Ani Lestari',
    status: 'disetujui',
    statusKonversi: 'belum',
    catatanTerakhir: null,
    idPaketKonversi: null,
    totalSksDiajukan: null,
    totalSksDiakui: null,
  },
  paket: [
    {
      id: 'paket-1',
      kode: 'PKT-IF',
      nama: 'Paket Outbound',
      deskripsi: null,
      batas: { min: 2, maks: 20, asal: 'semester' },
      matkul: [
        {
          id: 'row-A',
          idMatkul: 'mk-A',
          kode: 'IFA',
          nama: 'Matkul A',
          sks: 3,
          wajib: false,
          adalahMatkulKkn: false,
          capaian: null,
          diKrs: true,
          hurufLulus: null,
          dikonversiPada: null,
        },
      ],
    },
  ],
  pemetaan: { selisihSks: 1, bersamaPendaftaran: false },
  aksi: ['statusKonversi/ajukan'],
  bolehPilih: true,
  sampai: null,
  tertutup: null,
  krs: { status: 'ada', total: 18, batas: 20 },
  transkrip: 'ada',
  awal: [],
  akhir: [],
  nilai: { skala: [], bobot: { mitra: 0, dosen: 0, tim: 0 } },
});

const open = async () => {
  const world = renderAdmin(`/pertukaran-mahasiswa/outbound/krs/matkul?id=${id}`, {
    sebagai: 'HA02',
    rows: {
      ...masters(),
      [N]: [registration('1', { id, status: 'disetujui', statusKonversi: 'belum', kodeJenisMbkm: 'outbound' })],
    },
    on: { [`GET ${A}/pilihan`]: view, [`POST ${A}/bulk`]: view },
  });
  await world.user.click(await screen.findByRole('checkbox', { name: 'Matkul A' }));
  const fill = async (name: string, text: string) => {
    await world.user.click(await screen.findByRole('textbox', { name: `${name} untuk Matkul A` }));
    await world.user.paste(text);
  };
  await fill('Kode MK PT tujuan', 'CS101');
  await fill('Mata kuliah PT tujuan', 'Data Structures');
  await fill('SKS PT tujuan', '3');
  await world.user.click(screen.getByRole('textbox', { name: 'Kaitan Matkul A dengan kegiatan' }));
  await world.user.paste(kaitan);
  return { ...world, file: screen.getByLabelText('Berkas Silabus Matkul A') };
};

test('silabus diunggah pada mata kuliahnya dan tersimpan bersama pemetaannya', async () => {
  stubUpload({ id: 'berkas-1', namaAsli: 'silabus.pdf', ukuran: 20 });
  const { user, server, file } = await open();
  await user.upload(file, new File(['%PDF-1.4'], 'silabus.pdf', { type: 'application/pdf' }));
  await screen.findByText(/silabus\.pdf/);
  await user.click(screen.getByRole('button', { name: /^Simpan/ }));
  await waitFor(() =>
    expect(server.callsTo('POST', `${A}/bulk`)[0]?.body).toMatchObject({
      idPendaftarMbkm: id,
      idPaketKonversi: 'paket-1',
      version: 3,
      items: [
        {
          idMatkulPaketKonversi: 'row-A',
          alasan: kaitan,
          kodeMatkulAsal: 'CS101',
          sksAsal: 3,
          namaMatkulAsal: 'Data Structures',
          satuanAsal: 'sks',
          berkasSilabus: 'berkas-1',
        },
      ],
    }),
  );
});

test('silabus yang terlalu besar ditolak di tempatnya, dan tidak dikirim', async () => {
  const { user, file } = await open();
  const sent = vi.fn();
  vi.stubGlobal('XMLHttpRequest', sent);
  await user.upload(file, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'besar.pdf', { type: 'application/pdf' }));
  await screen.findByText(/2 MB/, { selector: '[role=alert], .Mui-error' });
  expect(sent).not.toHaveBeenCalled();
});
