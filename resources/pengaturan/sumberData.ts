import { requiredIf } from '../checkHelpers.ts';
import {
  all,
  allow,
  boolean,
  choice,
  datetime,
  integer,
  json,
  type Message,
  type Row,
  resource,
  text,
  url,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { mappingError } from '../sinkronisasi/sourceFields.ts';
import { addressFault } from './alamatLuar.ts';
import { pengaturanMessages } from './messages.ts';

/** Message about an invalid address of a source. */
function addressProblem(address: string | null | undefined): Message | undefined {
  const fault = addressFault(address);
  if (!fault) return undefined;
  return fault === 'password' ? pengaturanMessages.noPassword : pengaturanMessages.https;
}

/** Variables of the server that may hold a source's key; any other would travel to whatever address stands beside it. */
export const keyVariable = /^(SIAMIK|SILATURAHMI|NEO_FEEDER)_[A-Z0-9_]+$/;

/** Mode of a source (docs/domain/10 §3.5). */
export type ModeSumber = NonNullable<Row<typeof sumberData>['mode']>;

/** Whoever synchronises may ask a source whether it is there; only Super Admin changes it. */
const tester = allow(all, ['export', 'action']);

/** Systems outside: `silaturahmi`, `siamik` and `neo-feeder` (docs/domain/10 §2.1, §3.5, §3.14). */
export const sumberData = resource({
  name: 'pengaturan/sumber-data',
  label: 'Sumber Data Eksternal',
  withheldFromSystems: true,
  stays: 'all',
  fields: {
    kode: text(20, { required: true, unique: true, fixed: true }),
    nama: text(80, { required: true }),
    mode: choice(
      { belum: 'Belum dihubungkan', contoh: 'Contoh', http: 'HTTP' },
      { required: true, default: 'belum', help: 'Contoh menjawab dari data portal, dan hanya ada pada portal contoh.' },
    ),
    baseUrl: url({ label: 'Alamat' }),
    namaVariabelKunci: text(60, {
      label: 'Nama kunci akses di server',
      pattern: [keyVariable, pengaturanMessages.keyName],
      help: 'Nama kunci di pengaturan server. Kuncinya sendiri tidak disimpan di sini.',
    }),
    timeoutDetik: integer(1, 60, { required: true, default: 15, label: 'Batas waktu (detik)' }),
    ukuranHalaman: integer(50, 2000, { required: true, default: 500 }),
    pemetaan: json({ help: 'Kolom sumber → kolom portal.' }),
    aktif: boolean({ default: true }),
    statusTerakhir: text(200, { readOnly: true }),
    diperiksaPada: datetime({ readOnly: true }),
  },
  columns: ['nama', 'mode', 'baseUrl', 'statusTerakhir', 'diperiksaPada', 'aktif'],
  small: true,
  sort: ['kode'],
  access: {
    [role.superAdmin]: allow(all, ['update', 'export', 'action']),
    [role.timMbkm]: tester,
    [role.bakpk]: tester,
  },
  check: row => {
    const address = addressProblem(row.baseUrl);
    const mapping = mappingError(row.pemetaan);
    return {
      ...requiredIf(row.mode === 'http', row.baseUrl, 'baseUrl'),
      ...(address ? { baseUrl: address } : {}),
      ...(mapping ? { pemetaan: mapping } : {}),
    };
  },
});
