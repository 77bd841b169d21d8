import { type Access, boolean, type Fields, integer, type Resource, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

const common = () => ({
  kode: text(20, {
    required: true,
    unique: masterMessages.codeTaken,
    case: 'lower',
    pattern: [/^[a-z0-9_]+$/i, masterMessages.codeLetters],
  }),
  nama: text(150, { required: true, unique: masterMessages.nameTaken }),
});
const tail = () => ({
  keterangan: text(500),
  urut: integer(0, 9999, { default: 0, label: 'Urutan' }),
  aktif: boolean({ default: true }),
  bawaan: boolean({ readOnly: true }),
});

interface CodeList<F extends Fields> {
  name: string;
  endpoint?: string;
  label: string;
  /** Fields beyond the common ones. */
  fields: F;
  /** The extra fields worth a list column and a filter. */
  shown?: readonly (keyof F & string)[];
  /** Extra lookup columns. */
  lookup?: readonly (keyof F & string)[];
  public?: boolean;
  access?: Access;
  /** Its rows are examples of things rather than kinds of them (`stays` of a resource). */
  things?: true;
}

type CommonFields = ReturnType<typeof common> & ReturnType<typeof tail>;

/** A code list: kode, nama, keterangan, urut, aktif, and what is its own (docs/domain/10 §2.3). */
export function codeList<const F extends Fields>(short: CodeList<F>): Resource<CommonFields & F> {
  const fields: CommonFields & F = { ...common(), ...short.fields, ...tail() };
  const own = short.shown ?? [];
  return resource<CommonFields & F>({
    name: short.name,
    endpoint: short.endpoint,
    label: short.label,
    ...(short.things ? {} : { stays: 'all' }),
    fields,
    columns: ['urut', 'kode', 'nama', ...own, 'aktif'],
    filters: [...own, 'aktif'],
    search: ['kode', 'nama'],
    small: true,
    sort: ['urut', 'nama'],
    key: ['kode'],
    access: short.access ?? { [role.timMbkm]: write() },
    lookup: { columns: ['kode', 'nama', ...(short.lookup ?? [])], public: short.public },
    builtIn: { field: 'bawaan', message: masterMessages.builtIn, lockedFields: ['kode'] },
    sortable: true,
  });
}

/** A list fixed by law or calendar: read only, nothing to edit (docs/domain/10 §2.3 hari, jenis-matkul). */
export const fixedList = (name: string, label: string, endpoint?: string) =>
  resource({
    name,
    endpoint,
    label,
    stays: 'all',
    fields: {
      kode: text(2, { required: true, unique: true }),
      nama: text(60, { required: true, unique: true }),
      urut: integer(1, 99, { required: true, label: 'Urutan' }),
    },
    columns: ['kode', 'nama'],
    search: ['kode', 'nama'],
    small: true,
    sort: ['urut'],
    key: ['kode'],
    access: {},
    lookup: { columns: ['kode', 'nama'] },
    serverOnly: true,
  });
