// @module-tag semua: opens whatever the buttons of each screen open, in three states: some 40 s on a quiet machine.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { bahasaPilihan } from '../../../resources/pengaturan/bahasa.ts';
import type { BacaanKrs } from '../../../resources/pertukaran/bacaanKrs.ts';
import { allRoles } from '../../../resources/roles.ts';
import { untranslated } from '../../support/indonesian.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { type Handlers, Reply } from '../support/fakeApi.ts';
import { filledRows, nonsense } from '../support/filledRows.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** Every screen of those who read English, with what its buttons open, without a word of Indonesian (docs/domain/50 §4). */

openEveryArea();

const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-roledescription'] as const;

/** All that the page says, to eyes and ears. */
function said(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap(element => [
    ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent ?? ''),
    ...attributes.map(name => element.getAttribute(name) ?? ''),
  ]);
}

/** Until what it says stays the same. */
async function settled(): Promise<void> {
  let before = '';
  let same = 0;
  await waitFor(() => {
    const now = document.body.textContent ?? '';
    same = now === before && !document.querySelector('[role=progressbar]:not([aria-valuenow])') ? same + 1 : 0;
    before = now;
    expect(same).toBeGreaterThan(2);
  });
}

const kelas = {
  idMkInbound: 'k',
  kodeMk: nonsense,
  namaMk: nonsense,
  sks: 3,
  kelas: 'A',
  moda: 'daring',
  urutHari: 1,
  hari: 'Senin',
  jamMulai: '08:00:00',
  jamSelesai: '10:00:00',
  ruang: null,
  dosen: null,
};
const mahasiswa = {
  id: 'm',
  npm: 'IN1',
  nama: nonsense,
  kampus: nonsense,
  prodi: nonsense,
  dosenWali: null,
  status: 'disetujui',
  prodiAsal: nonsense,
  nimAsal: '1',
};
const masaStudi = {
  id: 'pertukaran-masa-studi-0',
  nama: nonsense,
  batasSks: 20,
  minSks: 2,
  krsMulai: '2026-01-01',
  krsSelesai: '2026-12-31',
  kodePeriode: '20261',
};
const P = 'v2/pertukaran-mahasiswa';
/** What who goes abroad has: a registration that waits for its transcript, and a package to choose from. */
const going = (detail: object) => ({
  id: 'mbkm-pendaftar-program-mbkm-0',
  version: 1,
  status: 'berjalan',
  statusKonversi: 'disetujui',
  statusReviewNilai: null,
  ...detail,
});
const sent = { id: 'd', idPendaftarMbkm: 'p', npm: '1', namaMahasiswa: nonsense, statusKhs: 'belum', berkasKhs: null };
const matkul = {
  id: 'x',
  kode: nonsense,
  nama: nonsense,
  sks: 3,
  wajib: true,
  hurufLulus: null,
  dikonversi: false,
  diKrs: false,
};
const paket = {
  pendaftar: {
    id: 'mbkm-pendaftar-program-mbkm-0',
    version: 1,
    status: 'disetujui',
    statusKonversi: 'belum',
    catatanTerakhir: null,
    idPaketKonversi: 'k',
    totalSksDiajukan: null,
    totalSksDiakui: null,
  },
  paket: [
    {
      id: 'k',
      kode: nonsense,
      nama: nonsense,
      deskripsi: null,
      matkul: [matkul],
      batas: { min: 2, maks: 20, asal: 'semester' },
    },
  ],
  pemetaan: { selisihSks: 1, bersamaPendaftaran: false },
  aksi: ['ajukan'],
  bolehPilih: true,
  sampai: null,
  tertutup: null,
  krs: null,
  transkrip: 'ada',
  awal: [],
  akhir: [],
  nilai: { skala: [], bobot: { mitra: 0, dosen: 0, tim: 0 } },
};
const packages = 'magang/matkul-paket-konversi-terpilih-awal';
const out = `${P}/krs-mhs-upn-outbond`;
const wrong = () => new Reply(500, { statusCode: 500, code: 'internal', message: 'Something went wrong.' });
const own: Handlers = {
  [`GET ${packages}/pilihan`]: () => paket,
  [`GET ${out}`]: () => ({ total: 1, jumlah: {} }),
  [`GET ${out}/saya`]: () => going({ outbound: sent }),
  [`GET ${out}/matkul`]: () => paket,
  [`GET ${P}/permadi`]: () => ({ total: 1, jumlah: {} }),
  [`GET ${P}/permadi/saya`]: () => going({ permadi: sent }),
  [`GET ${P}/permadi/matkul`]: () => paket,
  // What is sent and printed here is refused, by an English sentence as the server says it.
  [`GET ${P}/krs/cetak`]: wrong,
  'GET v2/mhs-luar-upn/cetak-khs': wrong,
  [`PUT ${P}/krs/ajukan`]: wrong,
  [`POST ${P}/krs`]: wrong,
  [`DELETE ${P}/krs/:id`]: wrong,
  [`GET ${P}/krs`]: (): BacaanKrs => ({
    mahasiswa,
    masaStudi,
    terbuka: true,
    alasan: null,
    header: {
      id: 'h',
      version: 1,
      status: 'revisi',
      totalSks: 3,
      tanggalAjukan: '2026-11-01T00:00:00Z',
      tanggalSetuju: null,
      catatan: nonsense,
    },
    rows: [{ ...kelas, id: 'r', version: 1, linkDaring: 'https://x.example', kuota: 3, terisi: 1 }],
  }),
  [`GET ${P}/krs/tersedia`]: () => [
    { ...kelas, kuota: 3, sisaKursi: 2, bentrokDengan: null, sudahDiambil: false, prodi: nonsense },
    { ...kelas, idMkInbound: 'k2', kuota: 3, sisaKursi: 0, bentrokDengan: null, sudahDiambil: false, prodi: nonsense },
    {
      ...kelas,
      idMkInbound: 'k3',
      kuota: 3,
      sisaKursi: 1,
      bentrokDengan: nonsense,
      sudahDiambil: false,
      prodi: nonsense,
      urutHari: null,
      hari: null,
      jamMulai: null,
      jamSelesai: null,
    },
    { ...kelas, idMkInbound: 'k4', kuota: 3, sisaKursi: 1, bentrokDengan: null, sudahDiambil: true, prodi: nonsense },
  ],
  [`GET ${P}/krs/khs`]: () => ({
    mahasiswa,
    masaStudi,
    totalSks: 6,
    sksLulus: 3,
    ips: 3.5,
    ipkProgram: 3.5,
    belumDinilai: 1,
    rows: [
      {
        id: 'a',
        idKrsDetail: 'a',
        kodeMk: nonsense,
        namaMk: nonsense,
        sks: 3,
        nilaiAkhir: 80,
        nilaiHuruf: 'A',
        nilaiMutu: 4,
        status: 'final',
        final: true,
      },
      {
        id: 'b',
        kodeMk: `${nonsense}2`,
        idKrsDetail: 'b',
        namaMk: nonsense,
        sks: 3,
        nilaiAkhir: null,
        nilaiHuruf: null,
        nilaiMutu: null,
        status: 'draf',
        final: false,
      },
    ],
  }),
  [`GET ${P}/krs/studi`]: () =>
    ['draf', 'diajukan', 'disetujui', 'revisi'].map((statusKrs, i) => ({
      idMhsInbound: 'm',
      idMasaStudi: `pertukaran-masa-studi-${i}`,
      masaStudi: nonsense,
      npm: 'IN1',
      nama: nonsense,
      kampus: nonsense,
      prodi: nonsense,
      statusKrs,
      status: 'berjalan',
      sksDiambil: 12,
      sksLulus: 6,
      mkFinal: 2,
      mkTotal: 4,
      ips: 3,
    })),
};

const findings: string[] = [];
/** What the fake server says of calls that it has no answer for. */
const fakeAnswers: ReadonlySet<string> = new Set(['Alamat API tidak ditemukan.', 'Data tidak ditemukan.']);
const look = (where: string) => {
  const texts = said().filter(text => !fakeAnswers.has(text.trim()));
  findings.push(...untranslated(texts).map(text => `${where}: ${text}`));
};

/** Every role that may choose English, with the screens of its own; `bahasa.test.tsx` has those that all roles share. */
const screens = allRoles
  .filter(role => bahasaPilihan(role).includes('en'))
  .flatMap(role =>
    registry.screens
      .filter(({ roles, pattern, byRole }) => roles[role] && (byRole?.[role]?.pattern ?? pattern) !== 'redirect')
      .filter(({ path }) => path.startsWith('/pertukaran-mahasiswa/') || path === '/master/bank-dokumen')
      .map(({ path, resources: [resource = ''] }) => ({
        role,
        path: path.replace(':id', `${resource.replace('/', '-')}-0`),
      })),
  );

test.each(screens)('$role $path', async ({ role, path }) => {
  window.print = () => undefined;
  for (const [state, more] of Object.entries({
    filled: { rows: filledRows(registry, role), on: own },
    empty: { on: { ...own, [`GET ${P}/krs/tersedia`]: () => [], [`GET ${P}/krs/studi`]: () => [] } },
    failed: {
      on: Object.fromEntries(
        [...Object.keys(own), ...registry.resources.map(r => `GET ${r.endpoint}`)].map(key => [
          key,
          () => new Reply(500, { statusCode: 500, code: 'internal', message: 'Something went wrong.' }),
        ]),
      ) as Handlers,
    },
  })) {
    const { router } = renderAdmin(path, { sebagai: role, user: { bahasa: 'en' }, ...more });
    await screen.findAllByRole('heading', { level: 1 });
    await settled();
    look(`${role} ${path} ${state}`);
    const names = () => [
      ...document.querySelectorAll<HTMLElement>('main button, main [role=tab], main [role=combobox], main tbody tr'),
    ];
    const seen = new Set<string>();
    for (let guard = 0; guard < 40; guard++) {
      const next = names().find(one => !seen.has(labelOf(one)) && !one.hasAttribute('disabled'));
      if (!next) break;
      const label = labelOf(next);
      seen.add(label);
      fireEvent.mouseDown(next);
      fireEvent.click(next);
      await settled();
      look(`${role} ${path} ${state} > ${label}`);
      for (const dialog of document.querySelectorAll<HTMLElement>('[role=dialog], [role=menu], [role=listbox]')) {
        const inner = [...dialog.querySelectorAll<HTMLElement>('button[type=submit]')][0];
        if (inner) {
          fireEvent.click(inner);
          await settled();
          look(`${role} ${path} ${state} > ${label} > submit`);
        }
      }
      const top = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].at(-1);
      if (top) {
        fireEvent.keyDown(top, { key: 'Escape' });
        await settled();
      }
      if (router.state.location.pathname !== path) {
        await router.navigate(path);
        await settled();
      }
    }
    cleanup();
  }
});
const labelOf = (one: HTMLElement) =>
  (one.tagName === 'TR' ? 'row' : (one.getAttribute('aria-label') ?? one.textContent ?? '')).replace(/\d+/g, '#');

test('no Indonesian', () => {
  expect([...new Set(findings)]).toEqual([]);
});
