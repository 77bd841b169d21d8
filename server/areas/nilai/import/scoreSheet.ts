import { decimal, digitsOf, longtext, type Programme, type Registry, text } from '../../../../resources/kit/index.ts';
import { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import type { JenisPenilai } from '../../../../resources/nilai/penilai.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import type { SheetToWrite } from '../../../platform/documents/spreadsheet/write.ts';
import type { ImportField } from '../../../platform/engine/import/columns.ts';
import { type Headings, headingsOf } from '../../../platform/engine/import/headings.ts';
import { componentsOf, type Komponen } from '../weights.ts';

/** The spreadsheet of one assessor's scores: a student a row, a component a column. */
export interface ScoreSheet {
  components: readonly Komponen[];
  /** Named by what they hold: npm, nama, kelompok, catatan, and components by their id. */
  fields: readonly ImportField[];
  headings: Headings;
}

/** Name and group are there for people; the number finds the student. */
const known = [
  {
    name: 'npm',
    field: text(20, { required: true, label: 'NPM', aliases: mahasiswa.fields.npm.aliases, storedAs: digitsOf }),
    required: true,
  },
  { name: 'nama', field: text(260, { label: 'Nama' }), required: false },
  { name: 'kelompok', field: text(400, { label: 'Kelompok' }), required: false },
] as const;

export async function scoreSheet(
  on: Queryable,
  registry: Registry,
  programme: Programme,
  jenis: JenisPenilai,
): Promise<ScoreSheet> {
  const components = await componentsOf(on, programme.kinds[0], jenis);
  const fields = [
    ...known.map(column => ({ ...column, label: column.field.label ?? column.name })),
    ...components.map(({ id, nama }) => ({
      name: id,
      field: decimal(5, 2, { min: 0, max: 100, label: nama }),
      label: nama,
      required: false,
    })),
    {
      name: 'catatan',
      field: longtext({ label: 'Catatan', aliases: ['Keterangan', 'Ket'] }),
      label: 'Catatan',
      required: false,
    },
  ];
  return { components, fields, headings: headingsOf({ fields: {}, label: '', alsoCalled: [] }, fields, registry) };
}

/** A member who can still be graded, as the template lists them. */
export interface ToGrade {
  npm: string;
  nama: string;
  kelompok: string;
}

/** The template: everybody who still can be graded, with empty cells for the scores. */
export const scoreTemplate = (
  { components, fields }: ScoreSheet,
  called: string,
  members: readonly ToGrade[],
): SheetToWrite[] => [
  {
    name: `Nilai ${called}`.slice(0, 31),
    columns: fields.map(({ name, label, field }) => ({
      heading: label,
      kind: field.kind === 'decimal' ? 'decimal' : 'text',
      width: name === 'kelompok' ? 44 : name === 'nama' ? 30 : 16,
    })),
    rows: [members.map(one => [one.npm, one.nama, one.kelompok, ...components.map(() => null), null])],
  },
  {
    name: 'Petunjuk',
    columns: [
      { heading: 'Kolom', kind: 'text', width: 32 },
      { heading: 'Isian', kind: 'text', width: 80 },
    ],
    rows: [
      [
        ['NPM', 'Wajib. Mahasiswa dicari menurut NPM; nama dan kelompok tidak dibaca.'],
        ...components.map(({ nama, bobot, tingkat }) => [
          nama,
          `0 sampai 100, bobot ${bobot}%. ${tingkat === 'kelompok' ? 'Sama untuk semua anggota kelompok.' : ''} Kosong = tidak diubah.`,
        ]),
        ['Catatan', 'Wajib bila nilai kelompok seorang anggota berbeda dari anggota lain.'],
      ],
    ],
  },
];
