import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LangkahUsulan } from '../../../resources/kkn/papan.ts';
import type { Step } from '../../../src/areas/kkn/papan/boardState.ts';
import { type Handlers, Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// The screen that is opened below: fetched before the test, not in its time.
import '../../../src/areas/kkn/papan/DistributionPage.tsx';
import '../../../src/areas/kkn/papan/ProposalBoard.tsx';

const person = (id: string, prodi: string, jenisKelamin: 'L' | 'P') => ({
  idPendaftarMbkm: id,
  npm: id,
  nama: `Orang ${id}`,
  jenisKelamin,
  sks: 110,
  prodi,
  fakultas: 'Fakultas Teknik',
  khusus: false,
  pilihan: [],
  bersediaJadiKetua: id === 'b',
});

const people = [
  person('a', 'Sipil', 'L'),
  person('b', 'Sipil', 'P'),
  person('c', 'Kimia', 'L'),
  person('d', 'Kimia', 'P'),
];

interface World {
  version: number;
  groups: Record<string, string[]>;
  left: string[];
  /** Names of others who have the board open. */
  others: string[];
  /** Changes since version 3. */
  steps: LangkahUsulan[];
}

/** The server of these tests: two groups of two; three of one study programme break a rule. */
function board() {
  const world: World = {
    version: 3,
    groups: { 'U-01': ['a', 'b'], 'U-02': ['c', 'd'] },
    left: [],
    others: [],
    steps: [],
  };
  const move = (oleh: string, who: string, to: string | null) => {
    for (const [key, members] of Object.entries(world.groups)) world.groups[key] = members.filter(id => id !== who);
    world.left = world.left.filter(id => id !== who);
    if (to) world.groups[to]?.push(who);
    else world.left.push(who);
    world.version += 1;
    world.steps.push({ oleh, orang: [who], kelompok: [] });
  };
  const group = (kunci: string) => {
    const anggota = world.groups[kunci] ?? [];
    const of = people.filter(({ idPendaftarMbkm }) => anggota.includes(idPendaftarMbkm));
    const women = of.filter(({ jenisKelamin }) => jenisKelamin === 'P').length;
    const pelanggaran = anggota.length > 2 ? [{ aturan: 'ukuran_lebih', pesan: 'Anggota 3 orang, maksimal 2.' }] : [];
    const komposisi = { L: of.length - women, P: women, fakultas: { 'Fakultas Teknik': of.length }, prodi: {} };
    return { kunci, idDesa: null, idDpl: null, idKetua: null, anggota, komposisi, pelanggaran };
  };
  const short = () => ({
    id: 'u1',
    version: world.version,
    idGelombang: 'w1',
    benih: 'abc',
    status: 'draf',
    kemajuan: 100,
    skor: 7,
    pesan: null,
    dibuat: '2026-11-21T03:00:00Z',
  });
  const changed = () => ({
    id: 'u1',
    version: world.version,
    skor: 107,
    dapatDiurungkan: 1,
    kelompok: Object.keys(world.groups).map(group),
    tidakTertempatkan: world.left.map(idPendaftarMbkm => ({ idPendaftarMbkm, alasan: 'Dikeluarkan dari kelompok.' })),
  });
  const path = 'v3/kkn/mengatur-kelompok/usulan';
  const on: Handlers = {
    [`GET ${path}`]: () => [short()],
    [`GET ${path}/u1`]: () => ({
      ...short(),
      ...changed(),
      skor: 7,
      dapatDiurungkan: 0,
      peserta: people,
      desa: [],
      dpl: [],
      peringatan: [],
    }),
    [`PUT ${path}/u1/pindah`]: ({ body }) => {
      const step = body as Step & { version: number };
      if (step.version !== world.version)
        return new Reply(409, {
          message: 'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.',
          version: world.version,
        });
      if (!('idPendaftarMbkm' in step)) return new Reply(422, { message: 'tidak dipakai' });
      move('Saya', step.idPendaftarMbkm, step.keKelompok);
      return changed();
    },
    [`POST ${path}/u1/buka`]: ({ body }) => {
      const { sejak } = body as { sejak: number };
      const { version, others: orang } = world;
      const perubahan = sejak === version ? null : { ...changed(), langkah: world.steps.slice(sejak - 3) };
      return { status: 'draf', version, orang, perubahan };
    },
    [`POST ${path}/u1/terapkan`]: () => ({ kelompokDibuat: 2 }),
  };
  return { on, world, move };
}

const wave = { id: 'w1', nama: 'Gelombang Uji', status: 'pembagian', tanggalBerangkat: '2027-01-01', version: 1 };

function openBoard(on: Handlers) {
  // happy-dom lays nothing out; the columns in view are those that fit into the box.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1200 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 700 });
  return renderAdmin('/kkn/membuat-kelompok?idGelombang=w1', {
    sebagai: 'HA03',
    rows: { 'kkn/gelombang': [wave] },
    on,
  });
}

const column = (name: RegExp) => screen.findByRole('region', { name });

describe('/kkn/membuat-kelompok untuk Tim MBKM', () => {
  test('dengan tombol: Spasi mengangkat, panah memilih kelompok, Enter menaruh; pelanggaran tampil dengan kata', async () => {
    const { user, server } = openBoard(board().on);
    const first = await column(/^U-01/);
    const card = within(first).getByRole('listitem', { name: /^Orang a/ });
    card.focus();
    await user.keyboard(' {ArrowRight}{Enter}');
    const second = await column(/^U-02/);
    expect(await within(second).findByRole('listitem', { name: /^Orang a/ })).toBeTruthy();
    expect(await within(second).findByText('Anggota 3 orang, maksimal 2.')).toBeTruthy();
    expect(await screen.findByText('Skor 107')).toBeTruthy();
    expect(screen.getByText('0 terbaik: 1 kelompok kelebihan anggota.')).toBeTruthy();
    expect(server.callsTo('PUT', 'v3/kkn/mengatur-kelompok/usulan/u1/pindah').map(({ body }) => body)).toEqual([
      { version: 3, idPendaftarMbkm: 'a', keKelompok: 'U-02' },
    ]);

    await user.click(screen.getByRole('button', { name: 'Terapkan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terapkan usulan' });
    await user.click(within(dialog).getByRole('button', { name: 'Terapkan' }));
    expect(await within(dialog).findByText('Catatan wajib diisi.')).toBeTruthy();
    expect(server.callsTo('POST', 'v3/kkn/mengatur-kelompok/usulan/u1/terapkan')).toHaveLength(0);
    await user.type(within(dialog).getByRole('textbox', { name: /Catatan/ }), 'Permintaan desa');
    await user.click(within(dialog).getByRole('button', { name: 'Terapkan' }));
    await waitFor(() =>
      expect(server.callsTo('POST', 'v3/kkn/mengatur-kelompok/usulan/u1/terapkan')[0]?.body).toEqual({
        version: 4,
        abaikanPelanggaran: true,
        catatan: 'Permintaan desa',
      }),
    );
  });

  test('Esc mengembalikan; lewat menu orang dikeluarkan dan berada di Belum mendapat kelompok', async () => {
    const { user, server } = openBoard(board().on);
    const first = await column(/^U-01/);
    within(first)
      .getByRole('listitem', { name: /^Orang b/ })
      .focus();
    await user.keyboard(' {ArrowRight}{Escape}');
    expect(within(await column(/^U-01/)).getByRole('listitem', { name: /^Orang b/ })).toBeTruthy();
    expect(await column(/^Belum mendapat kelompok: tidak ada/)).toBeTruthy();
    expect(server.callsTo('PUT', 'v3/kkn/mengatur-kelompok/usulan/u1/pindah')).toHaveLength(0);
    await user.click(within(first).getByRole('button', { name: 'Pindahkan Orang b' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keluarkan dari kelompok' }));
    expect(await column(/^Belum mendapat kelompok 1 orang/)).toBeTruthy();
  });

  test('yang juga membuka papan disebut, dan yang dipindahkannya tiba dengan tanda', async () => {
    const { on, world, move } = board();
    world.others = ['Sari Dewi'];
    openBoard(on);
    expect(await screen.findByText('Juga membuka papan ini: Sari Dewi.')).toBeTruthy();
    move('Sari Dewi', 'c', 'U-01');
    // The page comes into view again: it asks at once.
    window.dispatchEvent(new Event('visibilitychange'));
    const first = await column(/^U-01/);
    expect(await within(first).findByRole('listitem', { name: /^Orang c, .*dipindahkan Sari Dewi$/ })).toBeTruthy();
    expect(screen.getByText('Sari Dewi memindahkan Orang c ke U-01.')).toBeTruthy();
    expect(within(first).getByText('Anggota 3 orang, maksimal 2.')).toBeTruthy();
  });

  test('bertabrakan: papan menampilkan keadaan baru dan menyebut yang belum tersimpan; yang lain dikirim lagi', async () => {
    const { on, world, move } = board();
    const { user, server } = openBoard(on);
    const lifted = async (group: RegExp, who: RegExp) => {
      within(await column(group))
        .getByRole('listitem', { name: who })
        .focus();
      await user.keyboard(' {ArrowRight}{Enter}');
    };
    await column(/^U-01/);
    await screen.findByText('Hanya Anda yang membuka papan ini.');
    move('Sari Dewi', 'a', null);
    await lifted(/^U-01/, /^Orang a/);
    expect(await screen.findByText(/Belum tersimpan: Orang a ke U-02\./)).toBeTruthy();
    expect(within(await column(/^Belum mendapat kelompok 1 orang/)).getByText('Orang a')).toBeTruthy();
    expect(world.left).toEqual(['a']);

    move('Sari Dewi', 'c', 'U-01');
    await lifted(/^U-01/, /^Orang b/);
    expect(await within(await column(/^U-02/)).findByRole('listitem', { name: /^Orang b/ })).toBeTruthy();
    await waitFor(() => expect(world.groups).toEqual({ 'U-01': ['c'], 'U-02': ['d', 'b'] }));
    expect(await within(await column(/^U-01/)).findByRole('listitem', { name: /^Orang c/ })).toBeTruthy();
    expect(screen.queryByText(/Belum tersimpan/)).toBeNull();
    const versions = server
      .callsTo('PUT', 'v3/kkn/mengatur-kelompok/usulan/u1/pindah')
      .map(({ body }) => (body as { version: number }).version);
    expect(versions).toEqual([3, 4, 5]);
  });
});
