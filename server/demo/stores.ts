import type { RowData } from '../platform/database/db.ts';
import { type Employee, staffNames } from './employees.ts';
import { idOf } from './ids.ts';
import { officeAddress } from './places.ts';
import { random } from './random.ts';

const store = (kode: string, nama: string, jenis: string, kapasitas: number) => ({ kode, nama, jenis, kapasitas });

/** Where equipment for KKN, stock of student businesses, and paper files are kept (docs/domain/10 §2.3). */
const stores = [
  store('perlengkapan_kkn', 'Gudang Perlengkapan KKN', 'logistik', 120),
  store('stok_usaha', 'Gudang Stok Wirausaha Mahasiswa', 'inventaris', 45),
  store('arsip_mbkm', 'Ruang Arsip Tim MBKM', 'arsip', 30),
];

/** The stores, kept by one of the office's staff. */
export const storeRows = (staff: readonly Employee[]): RowData[] =>
  stores.map(({ kode, nama, jenis, kapasitas }) => ({
    id: idOf('master/gudang', kode),
    kode,
    nama,
    jenis,
    kapasitas,
    aktif: true,
    alamat: officeAddress(random(`gudang:${kode}`)),
    idPenanggungJawab: staff.find(person => person.nama === staffNames.timmbkm)?.id ?? null,
  }));
