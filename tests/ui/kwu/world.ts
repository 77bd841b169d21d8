import { registry as product } from '../../../resources/index.ts';
import { createRegistry } from '../../../resources/kit/index.ts';
import { areaKwu } from '../../../resources/kwu/index.ts';
import type { UsahaMilik, UsahaSaya } from '../../../resources/kwu/usahaSaya.ts';
import { eligible, ids, masters, N } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import type { Handlers } from '../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../support/renderAdmin.tsx';

/** The product with KWU, whether it is registered already or not. */
const registry = product.find('kwu/kelompok')
  ? product
  : createRegistry(
      [...product.resources, ...areaKwu.resources],
      [...product.screens, ...areaKwu.screens],
      [...product.programmes, ...areaKwu.programmes],
    );

openEveryArea();

export const idUsaha = '01900000-0000-7000-8000-0000000000f1';
export const idDaftar = '01900000-0000-7000-8000-0000000000f2';

export const member = (nama: string, over: object = {}) => ({
  idPendaftarMbkm: nama,
  npm: '22081010001',
  nama,
  prodi: 'Informatika',
  jabatan: 'Anggota',
  divisi: null,
  statusAnggota: 'bergabung',
  saya: false,
  ...over,
});

/** A group of the caller's, still being formed. */
export const usaha = (over: Partial<UsahaMilik> = {}): UsahaMilik => ({
  id: idUsaha,
  version: 4,
  jenis: 'kelompok',
  nama: 'Lereng Muda',
  namaUsaha: 'Kopi Lereng Arjuna',
  kategori: 'makanan_minuman',
  tahap: 'awal',
  programEksternal: 'internal',
  status: 'draf',
  idPeriode: ids.periode,
  periode: 'Semester Genap 2026/2027',
  idProgram: ids.program,
  kodeGabung: 'K7M2QX',
  dpl: null,
  memimpin: true,
  catatan: null,
  ukuranMin: 3,
  ukuranMaks: 5,
  minProdi: 2,
  daftarUlangSelesai: '2026-12-20',
  profil: null,
  kurang: [],
  syarat: [],
  anggota: [member('Galih Prasetyo', { jabatan: 'Ketua', saya: true })],
  ...over,
});

export const own = (kelompok: UsahaMilik | null, over: Partial<UsahaSaya> = {}): UsahaSaya => ({
  idPendaftarMbkm: kelompok ? idDaftar : null,
  status: kelompok ? 'draf' : null,
  kelompok,
  undangan: [],
  ...over,
});

/** KWU as a role, with the period's rules and the answers that every page asks for. */
export const openKwu = (path: string, { rows, on, ...options }: WorldOptions = {}) =>
  renderAdmin(path, {
    registry,
    sebagai: 'HA02',
    ...options,
    rows: {
      ...masters(),
      'master/jenis-mbkm': [{ id: ids.jenis, kode: 'kwu', nama: 'KWU', aktif: true }],
      [N]: [],
      'kwu/pengaturan': [
        {
          id: 'aturan',
          version: 1,
          idPeriode: ids.periode,
          tanggalBuka: '2020-01-01',
          tanggalTutup: '2199-01-01',
          ukuranMin: 3,
          ukuranMaks: 5,
          minProdi: 2,
          izinkanMandiri: true,
          tanggalMulai: '2199-02-01',
        },
      ],
      ...rows,
    },
    on: { 'GET v4/kwu/pendaftaran-kwu/syarat': eligible, ...(on satisfies Handlers | undefined) },
  });
